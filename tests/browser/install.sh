#!/usr/bin/env bash
# Installs what the browser tests need and is missing: Debian's packages, and the npm packages of the lock file.
set -euo pipefail
cd "$(dirname "$0")"

missing=()
need() { command -v "$1" >/dev/null || missing+=("$2"); }
need chromium chromium
need java default-jre-headless
need pdftotext poppler-utils
need node nodejs
need npm npm
need msgfmt gettext
need python3 python3
python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv)
# A letter of each script that a language of the site uses has to be printable.
fc-list ':lang=ru' 2>/dev/null | grep -q . || missing+=(fonts-dejavu-core fontconfig)

if ((${#missing[@]})); then
    as_root=()
    ((EUID == 0)) || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi

# Anew only where the lock file has changed since.
if ! cmp -s package-lock.json node_modules/.installed; then
    npm ci --no-progress
    cp package-lock.json node_modules/.installed
fi

# compare-locales, Mozilla's check of translations; the Translate Toolkit, which reads and writes XLIFF.
if ! [ -x python/bin/compare-locales ] || ! [ -x python/bin/xliff2po ]; then
    rm -rf python
    python3 -m venv python
    python/bin/pip install --quiet --disable-pip-version-check 'compare-locales==9.0.5' 'translate-toolkit==3.20.4'
fi
