# shellcheck shell=bash
# Run by script/dist as root in a minimal Debian: installs, tries and removes the package. Fails with a message if something is wrong.
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

fail() {
    echo "$*" >&2
    exit 1
}

as_ada() {
    su --login ada --command "$1"
}

# in_background NAME COMMAND: runs it as the user, until `ends NAME`.
in_background() {
    # Otherwise the shell would give it an empty input.
    as_ada "echo \$\$ >$1.pid; exec $2" <&0 &
}

ends() {
    kill "$(cat "/home/ada/$1.pid")"
    rm "/home/ada/$1.pid"
}

# Lists all files, except the records of the package manager.
list() {
    find / -xdev \( -path /proc -o -path /tmp -o -path /var/cache -o -path /var/lib/apt -o -path /var/log -o -path /run \
        -o -path '/var/lib/dpkg/statoverride*' \) -prune -o -print | sort
}

quietly() {
    "$@" >/tmp/log 2>&1 || { tail -5 /tmp/log >&2; fail "It failed: $*"; }
}

quietly apt-get update
list >/tmp/before
quietly apt-get install --yes /tmp/serpente.deb

# The program is found and prints its version; its documentation can be read.
as_ada 'serpente version' | grep -q '^serpente [0-9]' || fail "It does not start."
# Root's shell does not look for games.
env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root serpente version |
    grep -q '^serpente [0-9]' || fail "Root's shell does not find it."
as_ada 'man serpente' >/tmp/page
for told in 'SERPENTE(6)' '--seed N' 'serpente resume'; do
    grep -qF -- "$told" /tmp/page || fail "The manual does not tell $told."
done
man --warnings --encoding=UTF-8 --local-file /usr/share/man/man6/serpente.6.gz 2>&1 >/dev/null | grep . && fail "The manual is not well-formed."
desktop-file-validate /usr/share/applications/serpente.desktop || fail "The desktop entry is not well-formed."
completed=$(bash -c '. /usr/share/bash-completion/completions/serpente
    COMP_WORDS=(serpente re) COMP_CWORD=1; _serpente; echo "${COMPREPLY[*]}"
    COMP_WORDS=(serpente play --see) COMP_CWORD=2; _serpente; echo "${COMPREPLY[*]}"')
[ "$completed" = $'resume replay review\n--seed' ] || fail "bash completes: $completed"
# The folder in a user's PATH, which is not in root's.
completed=$(as_ada "fish --command 'complete --do-complete \"serpente re\"'" | cut -f1 | sort | tr '\n' ' ')
[ "$completed" = 'replay resume review ' ] || fail "fish completes: $completed"
zsh -n /usr/share/zsh/vendor-completions/_serpente || fail "zsh does not understand its completions."

# A user plays a round.
coproc PLAY { as_ada 'serpente play --players 2 --bots easy --seed 4 --lang en --speech off --sound off'; }
exec 3<&"${PLAY[0]}" 4>&"${PLAY[1]}"
while read -r -t 120 line <&3; do
    echo "$line"
    case $line in
    # The key came too soon after a change of the table. Another key comes first, since one that is pressed twice may be held down.
    'Enter again to do it.') keys=(z enter) ;;
    'Space again to do it.') keys=(c space) ;;
    *'does not fit.' | *'Nothing fits.') keys=() ;;
    *'You open:'* | *'Your turn. L'* | *'You draw '*) keys=(z enter) ;;
    *'Space to draw.'*) keys=(space) ;;
    *'left?'*) keys=(d) ;;
    *'next round.'*) keys=(q enter) ;;
    *) keys=() ;;
    esac
    [ ${#keys[@]} -eq 0 ] || printf '%s\n' "${keys[@]}" >&4
done >/tmp/told
exec 3<&- 4>&-
for told in 'You have 7 tiles' 'next round.'; do
    grep -qF "$told" /tmp/told || fail "$(cat /tmp/told)"
done
[ "$(tail -1 /tmp/told)" = 'Goodbye.' ] || fail "$(cat /tmp/told)"

# Waits until a file has this text.
sees() {
    local file=$1 text=$2 tries
    for ((tries = 0; tries < 900; tries++)); do
        ! grep -qF "$text" "$file" 2>/dev/null || return 0
        sleep 0.2
    done
    fail "No \"$text\" in $file: $(cat "$file")"
}

# In a terminal, by single keys, and with a voice: a stand-in for the speech daemon prints what it is given.
touch /tmp/spoken
as_ada 'mkdir -p run/speech-dispatcher'
in_background daemon 'perl /tmp/daemon.pl run/speech-dispatcher/speechd.sock' >/tmp/spoken
mkfifo --mode=666 /tmp/keys
as_ada "TERM=xterm XDG_RUNTIME_DIR=~/run script --quiet --flush --command 'serpente play --players 2 --bots easy --seed 4 --lang en --speech on --sound off' /tmp/seen" \
    </tmp/keys >/dev/null &
playing=$!
exec 4>/tmp/keys
for all in /tmp/seen /tmp/spoken; do sees $all 'You have 7 tiles'; done
printf e >&4
for all in /tmp/seen /tmp/spoken; do sees $all 'Tiles: you 7'; done
printf '\003' >&4
sees /tmp/seen 'Goodbye.'
exec 4>&-
wait $playing
ends daemon
! grep -F 'after Enter' /tmp/seen || fail "The terminal passes on no single keys."

# A parlour with three friends, by lines.
in_background House 'serpente parlour --listen 127.0.0.1:7399 --no-mdns --data ~/parlour --name House --lang en' >/tmp/House 2>&1
sees /tmp/House 'House is open'
# press NAME KEY...
press() {
    printf '%s\n' "${@:2}" >"/tmp/$1-keys"
}
for friend in Ada Bo Cy; do
    mkfifo --mode=666 "/tmp/$friend-keys"
    # Each at a machine of their own: otherwise they would be one person in three windows.
    in_background $friend "env XDG_DATA_HOME=/home/ada/machines/$friend serpente join 127.0.0.1:7399 --name $friend --lang en --speech off --sound off" \
        <>"/tmp/$friend-keys" >"/tmp/$friend" 2>&1
    sees "/tmp/$friend" 'Tables at House.'
    if [ $friend = Ada ]; then
        press Ada home enter
        sees /tmp/Ada 'Open: Salotto'
        press Ada home enter
        sees /tmp/Ada 'computer players'
    else
        press $friend home enter
        sees /tmp/Ada "$friend sits"
    fi
done
# The first entry gives the fourth chair to a computer player, then it begins the match.
press Ada home enter
sees /tmp/Ada 'Dario sits down.'
press Ada home enter
for friend in Ada Bo Cy; do sees "/tmp/$friend" 'You have 7 tiles'; done
for one in Ada Bo Cy House; do ends $one; done
sees /tmp/House 'All tables are kept.'
wait

# Without a sound card the program works in text.
as_ada 'timeout 60 serpente speech --lang en' >/tmp/told || fail "$(cat /tmp/told)"

# Only the user's own files stay.
quietly apt-get purge --yes serpente
as_ada 'ls .local/share/serpente/*' >/tmp/hers || fail "Her match is gone."
rm -rf /home/ada/{.local,.config,.cache,run,parlour,machines}
# Packages installed as dependencies are removed, too.
quietly apt-get autoremove --purge --yes
list >/tmp/after
diff /tmp/before /tmp/after || fail "It left a trace."
