#!/bin/sh
# test/kit/fetch-mysql.sh FOLDER: MySQL 8.4, server and client, of Ubuntu 26.04 with the libraries they need, unpacked into FOLDER and started by FOLDER/bin/mysqld and
# FOLDER/bin/mysql; nothing of the machine is changed. For PORTICO_TEST_SERVER=mysql where no package of MySQL is to be had. Needs mmdebstrap (Debian).
set -eu
[ $# = 1 ] || { echo "Usage: $0 FOLDER" >&2; exit 2; }
mkdir -p "$1/bin"
folder=$(cd "$1" && pwd)
mmdebstrap --variant=extract --include=ubuntu-archive-keyring trixie "$folder/keys" http://deb.debian.org/debian
mirror=http://archive.ubuntu.com/ubuntu
mmdebstrap --variant=extract --include=mysql-server-core,mysql-client-core --keyring="$folder/keys/usr/share/keyrings/ubuntu-archive-keyring.gpg" \
  resolute "$folder/root" "deb $mirror resolute main" "deb $mirror resolute-updates main"
for program in sbin/mysqld bin/mysql; do
  options=
  [ "$program" = bin/mysql ] || options='--basedir="$usr" --lc-messages-dir="$usr/share/mysql"'
  cat >"$folder/bin/${program#*/}" <<SCRIPT
#!/bin/sh
usr='$folder/root/usr'
exec "\$usr/lib64/ld-linux-x86-64.so.2" --library-path "\$usr/lib/x86_64-linux-gnu" "\$usr/$program" "\$@" $options
SCRIPT
  chmod +x "$folder/bin/${program#*/}"
done
"$folder/bin/mysqld" --version
