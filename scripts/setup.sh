# Sourced by ./play and ./test: makes .venv in the checkout and keeps it equal to the lock files.
#
#   setup run    what playing needs
#   setup test   what the tests need as well
#   setup fast   what compiling the engine needs
#   setup research, setup cluster   what caravela.research needs, and Ray
#   setup peers  the other engines that `caravela bench` can measure beside this one
#
# The work is done once; a stamp in .venv remembers the lock files it was done for.

say() { printf '%s\n' "$*" >&2; }
stop() { say "caravela: $*"; exit 1; }

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if command -v "$name" >/dev/null 2>&1 \
            && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return 0
        fi
    done
    return 1
}

make_venv() {
    python=$(find_python) || stop "Python 3.11 or newer is needed and was not found; install it, or name it: PYTHON=/path/to/python3 $0"
    "$python" -c 'import venv, ensurepip' 2>/dev/null \
        || stop "this Python ($python) lacks the venv module; on Debian or Ubuntu: apt-get install python3-venv"
    say "caravela: making .venv with $("$python" --version 2>&1)"
    "$python" -m venv --clear .venv || stop "could not make .venv; is this folder writable?"
}

# Two set-ups at once would undo each other's work, so the second waits for the first. The lock is on an open file: it
# ends with whoever holds it, however that ends.
take_turn() {
    python=$(find_python) || return 0
    (: >> .setup.lock) 2>/dev/null || return 0
    exec 9>> .setup.lock
    if ! "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null; then
        say "caravela: another set-up is at work in this folder; waiting for it"
        "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)' || return 0
    fi
}
end_turn() { exec 9>&-; }

pip_install() {
    if ! .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-input "$@" >.venv/setup.log 2>&1; then
        tail -n 15 .venv/setup.log >&2
        return 1
    fi
}

setup() {
    wanted=$1
    stamp=.venv/caravela-$wanted.stamp
    now=$(cat requirements/run.txt "requirements/$wanted.txt" pyproject.toml | cksum)
    is_set_up && return 0
    take_turn
    if ! is_set_up; then
        .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || make_venv
        say "caravela: installing the locked packages of requirements/$wanted.txt (once)"
        pip_install --require-hashes -r "requirements/$wanted.txt" \
            || stop "the packages could not be installed; check the network and run this again"
        pip_install --no-deps --no-build-isolation --editable . \
            || stop "caravela itself could not be installed into .venv; remove .venv and run this again"
        printf '%s' "$now" > "$stamp"
    fi
    end_turn
}

is_set_up() {
    [ -x .venv/bin/python ] && [ -x .venv/bin/caravela ] && [ "$(cat "$stamp" 2>/dev/null)" = "$now" ]
}

# The compiled engine, beside the sources: again only when they have changed. Where it cannot be compiled, a sentence says why.
setup_engine() {
    .venv/bin/python scripts/compile.py --check || return 1
    setup fast
    .venv/bin/python scripts/compile.py 2>.venv/compile.log >&2 \
        || { grep -E 'error' .venv/compile.log >&2 || tail -n 15 .venv/compile.log >&2; say "caravela: the engine could not be compiled; .venv/compile.log has it all"; return 1; }
    tail -n 1 .venv/compile.log >&2
}

# The browser client: built with the Node of .venv into src/caravela/server/static, again only when web/ has changed.
setup_client() {
    built=src/caravela/server/static
    now=$(git ls-files -s web 2>/dev/null | cksum; find web -type f -not -path 'web/node_modules/*' -exec cksum {} + | LC_ALL=C sort | cksum)
    is_built && return 0
    take_turn
    if ! is_built; then
        say "caravela: building the client (once)"
        export NODE_USE_SYSTEM_CA=1 PATH="$PWD/.venv/bin:$PATH"
        (cd web && npm ci --no-audit --no-fund --loglevel=error && npm run --silent build) >.venv/client.log 2>&1 \
            || { tail -n 15 .venv/client.log >&2; stop "the client could not be built; check the network and run this again"; }
        printf '%s' "$now" > .venv/caravela-client.stamp
    fi
    end_turn
}

is_built() {
    [ -f "$built/index.html" ] && [ "$(cat .venv/caravela-client.stamp 2>/dev/null)" = "$now" ]
}

# A browser for the tests: Chromium as it is; else Debian's package where we may install it; else a build from npm in .venv.
setup_browser() {
    for name in ${CHROMIUM:-chromium chromium-browser google-chrome google-chrome-stable}; do
        if command -v "$name" >/dev/null 2>&1; then
            CARAVELA_CHROMIUM=$(command -v "$name")
            export CARAVELA_CHROMIUM
            return 0
        fi
    done
    [ -z "${CHROMIUM:-}" ] || stop "there is no browser called '$CHROMIUM'; leave CHROMIUM unset and one is found or installed"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "caravela: installing Chromium for the browser tests (once)"
        if (apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium) >.venv/browser.log 2>&1; then
            setup_browser
            return 0
        fi
    fi
    setup_npm_browser
}

setup_npm_browser() {
    home=$PWD/.venv/browser
    if [ ! -x "$home/chromium" ]; then
        say "caravela: installing a Chromium into .venv for the browser tests (once)"
        mkdir -p "$home"
        export NODE_USE_SYSTEM_CA=1 PATH="$PWD/.venv/bin:$PATH"
        (cd "$home" && npm install --no-audit --no-fund --no-package-lock --loglevel=error @sparticuz/chromium@153.0.0 \
            && TMPDIR="$home" node --input-type=module -e "import c from '@sparticuz/chromium'; await c.executablePath()") >.venv/browser.log 2>&1 \
            || { tail -n 5 .venv/browser.log >&2; stop "the browser tests need Chromium, which could not be installed; install it, or name it: CHROMIUM=/path/to/chromium ./test"; }
        printf '<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>\n' "$home/fonts" "$home/fonts-cache" > "$home/fonts/fonts.conf"
    fi
    CARAVELA_CHROMIUM=$home/chromium FONTCONFIG_PATH=$home/fonts
    export CARAVELA_CHROMIUM FONTCONFIG_PATH
}

# nginx for the test of the documented block: as it is, or Debian's where root is in a container. Elsewhere the package
# would start a service, so there its test is left out; ./test says which.
setup_nginx() {
    for name in nginx /usr/sbin/nginx /usr/local/sbin/nginx; do
        if command -v "$name" >/dev/null 2>&1; then
            CARAVELA_NGINX=$(command -v "$name")
            export CARAVELA_NGINX
            return 0
        fi
    done
    if [ "$(id -u)" = 0 ] && [ ! -d /run/systemd/system ] && command -v apt-get >/dev/null 2>&1 && [ ! -e .venv/nginx.log ]; then
        say "caravela: installing nginx for the test of its settings (once)"
        if (apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends nginx-light) >.venv/nginx.log 2>&1; then
            setup_nginx
        fi
    fi
}
