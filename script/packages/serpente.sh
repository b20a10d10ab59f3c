#!/bin/sh
# What the package puts into /usr/bin. The program is in the folder of games, which is not in the PATH of root.
exec /usr/games/serpente "$@"
