#!/bin/sh
# Installs coordgraph from a release: its commands, man pages and completions.
#
# usage: install.sh [--from ADDRESS|FOLDER] [--version VERSION] [--prefix FOLDER] [--bundle]
#
# --from     where the files of `make dist` are; COORDGRAPH_URL by default
# --version  the version; by default the only one there
# --prefix   where to install; ~/.local by default
# --bundle   also installs the artifact bundle, for `swift package flow-diagrams`
set -eu

from=${COORDGRAPH_URL:-}
version=
prefix=$HOME/.local
bundle=false
fail() {
  echo "install.sh: $1" >&2
  exit 2
}
while [ $# -gt 0 ]; do
  case "$1" in
  --from | --version | --prefix)
    [ $# -gt 1 ] || fail "$1 needs a value."
    case "$1" in
    --from) from=$2 ;;
    --version) version=$2 ;;
    --prefix) prefix=$2 ;;
    esac
    shift 2
    ;;
  --bundle)
    bundle=true
    shift
    ;;
  *) fail "unknown argument '$1'. Pass --from, --version, --prefix or --bundle." ;;
  esac
done
[ -n "$from" ] || fail "nowhere to install from. Pass --from ADDRESS, or set COORDGRAPH_URL."

platform=$(uname -m)-$(uname | tr '[:upper:]' '[:lower:]')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fetch() { # NAME
  case "$from" in
  https://* | http://*) curl -fsSL --retry 3 -o "$work/$1" "$from/$1" ;;
  *) cp "${from#file://}/$1" "$work/$1" ;;
  esac || fail "can't get $1 from $from. Is there a release for $platform?"
}

verify() { # NAME
  grep " $1\$" "$work/$sums" >"$work/sum" || fail "$sums has no line for $1."
  (cd "$work" && if command -v sha256sum >/dev/null; then sha256sum -c sum; else
    shasum -a 256 -c sum
  fi) >/dev/null 2>&1 || fail "the checksum of $1 is not the one in $sums. Download it again."
}

sums=SHA256SUMS-$platform
fetch "$sums"
if [ -z "$version" ]; then
  found=$(sed -n "s/.* coordgraph-\(.*\)-$platform\.tar\.gz\$/\1/p" "$work/$sums")
  case "$(echo "$found" | grep -c .)" in
  1) version=$found ;;
  0) fail "$sums names no tarball." ;;
  *) fail "there are several versions at $from. Pass one with --version." ;;
  esac
fi
name=coordgraph-$version-$platform
fetch "$name.tar.gz"
verify "$name.tar.gz"
tar -xzf "$work/$name.tar.gz" -C "$work"
mkdir -p "$prefix"
cp -R "$work/$name/bin" "$work/$name/share" "$prefix/"
echo "Installed coordgraph $version into $prefix/bin."
case ":$PATH:" in
*":$prefix/bin:"*) ;;
*) echo "Add it to the path: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac

if $bundle; then
  fetch "$name.artifactbundle.tar.gz"
  verify "$name.artifactbundle.tar.gz"
  mkdir -p "$prefix/share/coordgraph"
  rm -rf "$prefix/share/coordgraph/coordgraph.artifactbundle"
  tar -xzf "$work/$name.artifactbundle.tar.gz" -C "$prefix/share/coordgraph"
  echo "For swift package flow-diagrams:"
  echo "  export COORDGRAPH_BUNDLE=\"$prefix/share/coordgraph/coordgraph.artifactbundle\""
fi
