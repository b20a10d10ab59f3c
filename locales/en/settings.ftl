speech-on = Speech on
