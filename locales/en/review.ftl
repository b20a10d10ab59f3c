review-empty = Nothing has been said yet.
