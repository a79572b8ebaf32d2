#!/bin/sh
# Puts the built processes, their units and nginx's files where systemd and nginx look for them. Run again it is an update:
# what an installation has set in /etc/portal and in nginx's settings stays. Nothing is started.
#   npm run build && sudo env "PATH=$PATH" machine/install.sh
# DESTDIR puts everything below another folder, and then no user is made.
set -eu
umask 022
run=$(cd "$(dirname "$0")/.." && pwd)
root=$(cd "$run/../../.." && pwd)
to=${DESTDIR:-}
opt=$to/opt/portal

node=$(command -v node) && "$node" -e 'process.exit(parseInt(process.versions.node) >= 24 ? 0 : 1)' || {
  echo '✗ Node 24 is needed: put its folder into PATH.' >&2
  exit 1
}
[ -f "$run/dist/gateway-process.js" ] || {
  echo '✗ Nothing is built: npm run build' >&2
  exit 1
}

# A process that runs has the old file open: each file is written beside it and takes its place at once.
put() { # <mode> <from> <to>
  install -D -m "$1" "$2" "$3.new"
  mv -f "$3.new" "$3"
}
put_folder() { # <folder below the root>
  (cd "$root/$1" && find . -type f -not -path '*/testing/*') | while read -r file; do
    put 644 "$root/$1/$file" "$opt/$1/$file"
  done
}
once() { # <mode> <from> <to>
  [ -e "$3" ] || put "$@"
}

put 755 "$(readlink -f "$node")" "$opt/node"
put 755 "$run/machine/run.sh" "$opt/run"
put 644 "$run/package.json" "$opt/deploy/operate/run/package.json"
put_folder deploy/operate/run/dist
put_folder deploy/operate/database/migrations
put_folder deploy/delivery/renderer/src/process

units=$to/etc/systemd/system
for unit in "$run"/machine/systemd/portal*.service "$run"/machine/systemd/portal.target; do
  put 644 "$unit" "$units/$(basename "$unit")"
done
for unit in portal-migrate.service portal-api@.service portal-gateway@.service; do
  put 644 "$run/machine/systemd/confined.conf" "$units/$unit.d/confined.conf"
done
put 644 "$run/machine/systemd/portal.sysusers" "$to/etc/sysusers.d/portal.conf"
once 644 "$run/machine/systemd/journald@portal.conf" "$to/etc/systemd/journald@portal.conf"
once 644 "$run/machine/portal-front.logrotate" "$to/etc/logrotate.d/portal-front"

first=
[ -e "$to/etc/portal/api.env" ] || first=yes
for name in portal migrate api gateway; do
  once 600 "$run/machine/settings/$name.env" "$to/etc/portal/$name.env"
done
if [ "$first" ]; then
  random() { head -c 32 /dev/urandom | "$@" | tr -d '\n'; }
  hex() { od -An -v -tx1 | tr -d ' '; }
  secret=$(random hex)
  sed -i "s|^API_SECRET=$|API_SECRET=$secret|; s|^DATA_KEY=$|DATA_KEY=$(random base64)|" "$to/etc/portal/api.env"
  sed -i "s|^API_SECRET=$|API_SECRET=$secret|; s|^GATEWAY_KEY=$|GATEWAY_KEY=$(random base64)|; s|^PLATFORM_TOKEN=$|PLATFORM_TOKEN=$(random hex)|" "$to/etc/portal/gateway.env"
fi

for name in 00-portal https loopback; do
  put 644 "$run/nginx/servers/$name.conf" "$to/etc/nginx/conf.d/$name.conf"
done
for file in "$run"/nginx/portal/*.conf; do
  put 644 "$file" "$to/etc/nginx/portal/$(basename "$file")"
done
once 644 "$run/nginx/settings/machine.conf" "$to/etc/nginx/portal/settings.conf"
install -d -m 750 "$to/var/log/portal-front"

if [ -z "$to" ]; then
  systemd-sysusers
  systemctl daemon-reload
fi
echo 'installed. Its settings: /etc/portal/*.env and /etc/nginx/portal/settings.conf'
