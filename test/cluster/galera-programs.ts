import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const INSTALL = 'on Debian and Ubuntu: apt-get install mariadb-server galera-4 rsync';

const found = (name: string, paths: readonly string[]): string => {
  const path = paths.find((one) => existsSync(one));
  if (path === undefined) throw new Error(`${name} is not installed; ${INSTALL}`);
  return path;
};
const program = (name: string): string => found(name, FOLDERS.map((folder) => join(folder, name)));

/** The server. */
export const SERVER = program('mariadbd');
/** What makes the files of a new server. */
export const INSTALLER = program('mariadb-install-db');
/** Galera itself. */
export const PROVIDER = found('Galera', PROVIDERS);
program('rsync'); // moves the state to a new node

/** Who runs the nodes: this user, or as root the one that the package made, because the daemon of rsync writes as nobody when root starts it. */
export const ACCOUNT = userInfo().uid === 0 ? 'mysql' : userInfo().username;
