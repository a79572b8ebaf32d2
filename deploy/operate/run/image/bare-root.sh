#!/bin/sh
# Lays out the root of the image in a folder: Node, the libraries that it loads, their licences, certificates, the user
# of the processes, and the empty folder for what a gateway keeps. There is no shell and no other program in it. Node has
# the time zones inside.
#   bare-root.sh <folder>
set -eu
to=$1
node=$(readlink -f "$(command -v node)")

install -D -m 755 "$node" "$to/usr/local/bin/node"
install -D -m 644 "$(dirname "$node")/../LICENSE" "$to/usr/share/doc/node/copyright"

ldd "$node" | grep -o '/[^ ]*' | while read -r library; do
  install -D -m 755 "$(readlink -f "$library")" "$to$library"
  # Debian knows a library by the place that it was installed to, which is below /usr or is not.
  package=$(dpkg -S "$library" 2>/dev/null || dpkg -S "/usr$library" 2>/dev/null || dpkg -S "$(readlink -f "$library")")
  package=${package%%:*}
  install -D -m 644 "/usr/share/doc/$package/copyright" "$to/usr/share/doc/$package/copyright"
done

certificates=/etc/ssl/certs/ca-certificates.crt
[ ! -f "$certificates" ] || install -D -m 644 "$certificates" "$to$certificates"

install -d -m 755 "$to/etc"
echo 'portal:x:65532:65532::/kept:/sbin/nologin' > "$to/etc/passwd"
echo 'portal:x:65532:' > "$to/etc/group"
install -d -m 1777 "$to/tmp"
# A volume for KEEP_DIR takes its owner from here.
install -d -m 0700 -o 65532 -g 65532 "$to/kept"
