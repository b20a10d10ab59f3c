speech-lost = Speech cannot be reached. The game goes on in text.
