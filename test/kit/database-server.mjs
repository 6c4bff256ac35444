import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { quickFolder } from './quick-folder.mjs';

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const START_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 100;

/** The servers that the tests run on: MariaDB, and MySQL where PORTICO_TEST_SERVER says so. `installation` is what makes a folder of data, `settings` what only this server knows. */
const SERVERS = {
  mariadb: {
    server: 'mariadbd', client: 'mariadb', installer: 'mariadb-install-db', installation: ['--auth-root-authentication-method=normal', '--skip-test-db'], settings: [],
    remedy: 'on Debian and Ubuntu: apt-get install mariadb-server',
  },
  mysql: {
    server: 'mysqld', client: 'mysql', installer: 'mysqld', installation: ['--initialize-insecure'], settings: ['--mysqlx=OFF', '--secure-file-priv=NULL', '--skip-log-bin', '--performance-schema=OFF'],
    remedy: 'where no package is to be had: test/kit/fetch-mysql.sh FOLDER, then PATH=FOLDER/bin:$PATH',
  },
};

/** Start a private server in a temporary folder, below another one than usual and with further settings if any; answers its address, how to kill it and start it again, and how to end and remove it. */
export async function startDatabaseServer({ settings = [], parent = quickFolder() } = {}) {
  const kind = kindOfServer();
  const [server, installer, client] = [kind.server, kind.installer, kind.client].map((name) => program(name, kind));
  const port = await freePort(); // first: from the folder to the server nothing waits, so no signal finds one without the other
  const folder = mkdtempSync(join(parent, 'portico-server-'));
  try {
    return await startIn(folder, { server, installer, installation: kind.installation, client, port, settings: [...kind.settings, ...settings] });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function kindOfServer() {
  const { PORTICO_TEST_SERVER: name = 'mariadb' } = process.env;
  if (!Object.hasOwn(SERVERS, name)) throw new Error(`PORTICO_TEST_SERVER is one of ${Object.keys(SERVERS).join(', ')}, not ${name}`);
  return SERVERS[name];
}

async function startIn(folder, { server, installer, installation, client, port, settings }) {
  const [data, socket, log] = ['data', 'socket', 'error.log'].map((name) => join(folder, name));
  const asUser = `--user=${userInfo().username}`;
  execFileSync(installer, ['--no-defaults', `--datadir=${data}`, asUser, ...installation], { stdio: 'pipe' });
  const begin = () => spawn(server, [
    '--no-defaults', `--datadir=${data}`, asUser, `--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`, `--log-error=${log}`,
    '--bind-address=127.0.0.1', `--port=${port}`, '--skip-name-resolve', '--max-connections=500',
    '--innodb-flush-log-at-trx-commit=0', '--sync-binlog=0', '--innodb-doublewrite=0', '--innodb-buffer-pool-size=256M', '--character-set-server=utf8mb4', ...settings,
  ], { stdio: 'ignore', detached: true }); // in its own group: a Ctrl-C reaches the tests first, then us
  let child = begin();
  const kill = () => killed(child);
  const stop = stopper(folder, { kill, killNow: () => child.kill('SIGKILL') });
  try {
    await answering({ client, socket, child, log });
    sql(client, socket, "CREATE USER portico@'127.0.0.1' IDENTIFIED BY 'portico'; GRANT ALL ON *.* TO portico@'127.0.0.1'");
    sql(client, socket, "CREATE USER IF NOT EXISTS root@'127.0.0.1'; GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION"); // MariaDB makes it
  } catch (error) {
    await stop();
    throw error;
  }
  const start = async () => {
    child = begin();
    await answering({ client, socket, child, log });
  };
  return { url: `mysql://portico:portico@127.0.0.1:${port}/portico`, kill, start, stop };
}

function program(name, { remedy }) {
  const found = [...(process.env.PATH ?? '').split(':'), ...PLACES].map((place) => join(place, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed; ${remedy}`);
  return found;
}

const sql = (client, socket, text) => execFileSync(client, ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute', text], { stdio: 'pipe' });

async function answering({ client, socket, child, log }) {
  for (let waited = 0; waited < START_MILLISECONDS; waited += POLL_MILLISECONDS) {
    if (child.exitCode !== null) break;
    try {
      sql(client, socket, 'SELECT 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    }
  }
  throw new Error(`The database server did not start:\n${existsSync(log) ? execFileSync('tail', ['-n', '20', log], { encoding: 'utf8' }) : ''}`);
}

function killed(child) {
  const ended = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return ended;
}

/** Ends the server and removes its folder, also when this process ends first; the data is worth nothing, so it need not end in order. */
function stopper(folder, { kill, killNow }) {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const onExit = () => { killNow(); remove(); };
  process.once('exit', onExit);
  return async () => {
    await kill();
    process.off('exit', onExit);
    remove();
  };
}

const freePort = () => new Promise((resolve, reject) => {
  const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
