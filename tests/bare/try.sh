#!/usr/bin/env bash
# Runs both commands of the README on a machine that has only Node and Git, which a clone needs: a Debian made by
# mmdebstrap, first as an ordinary user, then as root, who may install a browser. Needs Debian, root and mmdebstrap;
# takes as long as the commands.
#
#   npm run test:bare                  makes the machine in a temporary folder
#   npm run test:bare -- folder root   in a folder that stays, and only as this user
#
# apt, npm and certificates are set up as on this machine, and Node is this machine's own.
set -euo pipefail
cd "$(dirname "$0")/../.."
project=$PWD
folder=${1:-$(mktemp --directory)}
users=("${@:2}")
# A failed run keeps its folder and logs.
[ $# -gt 0 ] || trap '[ $? != 0 ] || rm -rf --one-file-system "$folder"' EXIT
[ "${#users[@]}" -gt 0 ] || users=(somebody root)
root=$folder/root
port=4399
node=$(command -v node)
# Under npm, `node` is the project's own, which a bare machine does not have.
case $node in *node_modules*) node=/usr/bin/node ;; esac
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")

if [ ! -e "$root/usr/bin/apt-get" ]; then
  mkdir -p "$folder"
  apt-config dump | grep '^Acquire::' > "$folder/apt.conf" || true
  mmdebstrap --variant=apt --include=ca-certificates,git --aptopt="$folder/apt.conf" --setup-hook='mkdir -p "$1/etc/ssl"' \
    "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root"
  cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
  cp -a /etc/ssl/certs "$root/etc/ssl/"
  for path in /usr/share/ca-certificates /usr/local/share/ca-certificates /usr/etc/npmrc; do
    if [ -e "$path" ]; then mkdir -p "$root$(dirname "$path")" && cp -a "$path" "$root$(dirname "$path")/"; fi
  done
  cp -L "$node" "$root/usr/bin/node"
  mkdir -p "$root/usr/lib/node_modules"
  cp -a "$npm" "$root/usr/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
  chroot "$root" useradd --create-home somebody
fi

# npm passes its scripts the folders of this machine's user for cache, settings and project: they differ there.
mapfile -t passed < <(env | grep -iE '^(npm_config_|https?_proxy=|no_proxy=|NODE_EXTRA_CA_CERTS=|SSL_CERT_)' |
  grep -viE '^npm_config_(cache|(user|global)config|((local|global)_)?prefix|init_module|node_gyp|nodedir|npm_version|user_agent)=' || true)

# Runs a line of shell in the clone of a user, in processes of its own.
as() {
  local user=$1 line=$2 home
  home=$([ "$user" = root ] && echo /root || echo "/home/$user")
  unshare --mount --pid --fork --kill-child bash -c '
    mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc"
    exec chroot --userspec="$2" "$1" "${@:4}" bash -c "cd ~/site && $3"' bash \
    "$root" "$user" "$line" env -i HOME="$home" PATH=/usr/sbin:/usr/bin:/sbin:/bin PORT=$port "${passed[@]}"
}

lines=()
note() { lines+=("$1"); echo "$1"; }
failed=0

clone() {
  local home=$1 user=$2
  rm -rf "$root$home/site"
  git clone --quiet "$project" "$root$home/site"
  if [ -e ~/.npmrc ]; then cp ~/.npmrc "$root$home/.npmrc"; fi
  chroot "$root" chown -R "$user:" "$home"
}

try_start() {
  local user=$1 log=$folder/$1-start.log started=$SECONDS child background status=0
  as "$user" 'exec npm start' > "$log" 2>&1 &
  child=$!
  background=$child
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/"; do
    kill -0 "$child" 2> /dev/null || { tail -20 "$log"; note "$user: npm start ended before the first page"; failed=1; return; }
    sleep 0.5
  done
  note "$user: npm start showed the first page after $((SECONDS - started)) s"
  if grep -qE 'npm (warn|error)|EBADENGINE' "$log"; then note "$user: npm start shows warnings of npm"; failed=1; fi
  # The child of this shell's own copy is unshare, which passes no signals on; its child, as process 1, is npm.
  for _ in 1 2; do child=$(tr -d ' ' < "/proc/$child/task/$child/children"); done
  kill -TERM "$child"
  wait "$background" || status=$?
  if curl --silent --output /dev/null "http://127.0.0.1:$port/"; then note "$user: the server stays after SIGTERM"; failed=1; fi
  note "$user: npm start ended on SIGTERM with $status"
}

try_test() {
  local user=$1 log=$folder/$1-test.log status=0
  as "$user" 'npm test' > "$log" 2>&1 || status=$?
  note "$user: npm test ended with $status"
  if [ "$user" = root ]; then
    [ "$status" = 0 ] || failed=1
  else
    # Everything else runs before the browser tests, which report what they lack.
    note "$user: $(grep -o 'The browser tests miss .*' "$log" || echo 'no sentence says what is missing')"
    if [ "$status" = 0 ] || ! grep -q 'The browser tests miss' "$log"; then failed=1; fi
  fi
}

for user in "${users[@]}"; do
  clone "$([ "$user" = root ] && echo /root || echo "/home/$user")" "$user"
  try_start "$user"
  try_test "$user"
done

printf '\n%s\n' "Node $(chroot "$root" node --version), $(. "$root/etc/os-release" && echo "$PRETTY_NAME"), nothing else:"
printf '%s\n' "${lines[@]}"
exit "$failed"
