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

# In a terminal, by single keys.
mkfifo --mode=666 /tmp/keys
as_ada "TERM=xterm script --quiet --flush --command 'serpente play --players 2 --bots easy --seed 4 --lang en --speech off --sound off' /tmp/seen" \
    </tmp/keys >/dev/null &
playing=$!
exec 4>/tmp/keys
sees() {
    local tries
    for ((tries = 0; tries < 600; tries++)); do
        ! grep -qF "$1" /tmp/seen 2>/dev/null || return 0
        sleep 0.2
    done
    fail "No \"$1\" in the terminal: $(cat /tmp/seen)"
}
sees 'You have 7 tiles'
printf e >&4
sees 'Tiles: you 7'
printf '\003' >&4
sees 'Goodbye.'
exec 4>&-
wait $playing
! grep -F 'after Enter' /tmp/seen || fail "The terminal passes on no single keys."

# Without a sound card the program works in text.
as_ada 'timeout 60 serpente speech --lang en' >/tmp/told || fail "$(cat /tmp/told)"

# Only the user's own files stay.
quietly apt-get purge --yes serpente
as_ada 'ls .local/share/serpente/*' >/tmp/hers || fail "Her match is gone."
rm -rf /home/ada/.local /home/ada/.config /home/ada/.cache
# Packages installed as dependencies are removed, too.
quietly apt-get autoremove --purge --yes
list >/tmp/after
diff /tmp/before /tmp/after || fail "It left a trace."
