review-empty = Non è stato ancora detto niente.
