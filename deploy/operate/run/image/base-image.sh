#!/bin/sh
# Makes a base for the Dockerfile (NODE_IMAGE) from a Debian mirror and npm, where no registry of images is reached.
# Needs debootstrap, buildah, npm, and root.
#   base-image.sh <name> [<Debian mirror>]
set -eu
name=$1
mirror=${2:-http://deb.debian.org/debian}
node_package=$(cd "$(dirname "$0")/../../cli/bootstrap/node" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/root" "$mirror" > "$folder/log" 2>&1 || {
  tail -n 20 "$folder/log" >&2
  exit 1
}
rm -rf "$folder"/root/var/cache/apt "$folder"/root/var/lib/apt/lists

# Node's binary is a package of npm, whose lock file has its hash.
cp "$node_package"/package*.json "$folder"
npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error
binary=$(echo "$folder"/node_modules/node-linux-*/bin/node)
install -D -m 755 "$binary" "$folder/root/usr/local/bin/node"
install -D -m 644 "$(dirname "$binary")/../LICENSE" "$folder/root/usr/local/LICENSE"
npm install --global --prefix "$folder/root/usr/local" --no-audit --no-fund --loglevel=error npm@11

container=$(buildah from scratch)
buildah add --quiet "$container" "$folder/root" /
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --quiet --rm "$container" "$name"
