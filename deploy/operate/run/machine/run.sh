#!/bin/sh
# Runs a command of the portal with the settings of a kind of process, as systemd reads them, and as its user. A shell
# would read them in another way: a blank or a $ in a value means something to it.
#   sudo /opt/portal/run api doctor
set -eu
at=/opt/portal/deploy/operate/run
case "${1:-} ${2:-}" in
'api doctor' | 'gateway doctor' | 'api staff' | 'api data' | 'api messages' | 'migrate audit') ;;
*)
  echo '✗ Write api doctor, gateway doctor, api staff …, api data …, api messages … or migrate audit ….' >&2
  exit 2
  ;;
esac
kind=$1
command=$2
shift 2
exec systemd-run --quiet --collect --pty --pipe --property="User=portal-$kind" \
  --property=EnvironmentFile=/etc/portal/portal.env --property="EnvironmentFile=/etc/portal/$kind.env" \
  --property="WorkingDirectory=$at" /opt/portal/node "dist/$command-process.js" "$@"
