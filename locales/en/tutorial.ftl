tutorial-welcome = Welcome. This round teaches the keys.
