# Sourced by ./test: which tests are meant, and what they need.

# Whether the tests in these arguments visit the table with a browser. Without a path they are all tests.
need_browser() {
    paths=
    for argument in "$@"; do
        path=${argument%%::*} path=${path#./} path=${path%/}
        case $path in
            tests | tests/web*) return 0 ;;
        esac
        [ ! -e "$path" ] || paths="$paths $path"
    done
    [ -z "$paths" ]
}

# Whether these arguments ask for one process: a single test, a debugger, or a number of their own.
alone() {
    for argument in "$@"; do
        case $argument in
            *::* | -n* | --numprocesses* | -s | --pdb | --collect-only | --co) return 0 ;;
        esac
    done
    return 1
}

# What is new or different since the branch left main, committed or not.
changed_files() {
    base=$(git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main 2>/dev/null || git rev-parse HEAD)
    { git diff --name-only --diff-filter=d "$base"; git ls-files --others --exclude-standard; } | LC_ALL=C sort -u
}

# The tests of some files, by name: those of core/match.py are tests/core/test_match.py, or else all of tests/core.
# A changed file with tests or doctests of its own is one of them. Browsers are not quick, so tests/web stays out.
tests_of() {
    for file in "$@"; do
        part=$(dirname "${file#src/caravela/}") name=$(basename "$file" .py)
        case $file in
            tests/web/*) ;;
            tests/*/test_*.py) echo "$file" ;;
            tests/support/*) exist "tests/games/$name" ;;
            *.md) echo tests/docs ;;
            hatch_build.py) echo tests/command/test_wheel.py ;;
            scripts/compile.py) echo tests/workshop/test_compile.py ;;
            src/caravela/workshop/conformance/*) ;;
            src/caravela/cli/*) echo tests/command ;;
            src/caravela/__init__.py) echo "$file tests/package" ;;
            src/caravela/games/*/*) part=$(echo "$part" | cut -d/ -f1-2); exist "tests/$part/test_$name.py" "tests/$part" ;;
            src/caravela/*/*.py) echo "$file"; exist "tests/${part%%/*}/test_$name.py" "tests/${part%%/*}" ;;
            src/caravela/*.py) echo "$file"; exist "tests/$name" ;;
        esac
    done | tr ' ' '\n' | LC_ALL=C sort -u
}

# The first of these paths that there is.
exist() {
    for path in "$@"; do
        if [ -e "$path" ]; then echo "$path"; return; fi
    done
}
