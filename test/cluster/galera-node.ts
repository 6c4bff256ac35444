import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { until } from '../kit/until.js';
import { ACCOUNT, INSTALLER, PROVIDER, SERVER } from './galera-programs.js';

/** Where a node of a cluster lives; four ports of its own: clients, the group, and the two kinds of state transfer. */
export interface NodePlace {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  /** The addresses of the whole group. */
  readonly group: string;
}

/** One node of a cluster, which tests kill, pause and start again. */
export interface GaleraNode {
  readonly name: string;
  readonly url: string;
  rows<Row>(sql: string): Promise<Row[]>;
  /** Resolves once the node has everything and serves. */
  synced(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Start again after a kill, from where its files are; it gets what it missed from another node. */
  restart(): Promise<void>;
  /** SIGSTOP: connections stay open and nothing is answered, as when the network is gone. */
  pause(): void;
  resume(): void;
  /** The end of its log. */
  log(): string;
}

const FOUNDER = '--wsrep-new-cluster';
/** Short, so that a node that is gone is given up soon: databases.md says what production sets. */
const PROVIDER_OPTIONS = 'gcache.size=128M;evs.keepalive_period=PT0.5S;evs.inactive_check_period=PT0.5S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT4S;evs.install_timeout=PT4S';

const optionsOf = ({ name, folder, port, group }: NodePlace): string[] => [
  '--no-defaults', `--datadir=${join(folder, 'data')}`, `--user=${ACCOUNT}`, `--socket=${join(folder, 'socket')}`, `--pid-file=${join(folder, 'pid')}`, `--log-error=${join(folder, 'error.log')}`,
  '--bind-address=127.0.0.1', `--port=${String(port)}`, '--skip-name-resolve', '--max-connections=300', '--character-set-server=utf8mb4',
  '--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--innodb-buffer-pool-size=128M', '--innodb-stats-persistent=0', '--innodb-autoinc-lock-mode=2', '--binlog-format=ROW',
  '--wsrep-on=ON', `--wsrep-provider=${PROVIDER}`, '--wsrep-cluster-name=portico-test', `--wsrep-cluster-address=gcomm://${group}`, `--wsrep-node-name=${name}`,
  '--wsrep-node-address=127.0.0.1', '--wsrep-sst-method=rsync', `--wsrep-sst-receive-address=127.0.0.1:${String(port + 3)}`,
  `--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${String(port + 1)};ist.recv_addr=127.0.0.1:${String(port + 2)};${PROVIDER_OPTIONS}`,
];

/** Make the files of the first node; the others get theirs from it. */
export function install({ folder }: NodePlace): void {
  execFileSync(INSTALLER, ['--no-defaults', `--datadir=${join(folder, 'data')}`, `--user=${ACCOUNT}`, '--auth-root-authentication-method=normal', '--skip-test-db'], { stdio: 'pipe' });
}

/** Start a node; the first one founds the cluster. */
export function startNode(place: NodePlace, isFounder = false): GaleraNode {
  const log = (): string => (existsSync(join(place.folder, 'error.log')) ? readFileSync(join(place.folder, 'error.log'), 'utf8').split('\n').slice(-40).join('\n') : '');
  let child = launched(place, isFounder ? [FOUNDER] : []);
  const rows = <Row>(sql: string): Promise<Row[]> => asRoot(place, sql);
  process.once('exit', () => { child.kill('SIGKILL'); });
  const synced = async (): Promise<void> => {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`${place.name} ended:\n${log()}`);
      const [state] = await rows<{ Value: string }>("SHOW STATUS LIKE 'wsrep_local_state_comment'").catch(() => []);
      return state?.Value === 'Synced' || undefined;
    });
  };
  return {
    name: place.name, url: `mysql://portico:portico@127.0.0.1:${String(place.port)}/`, rows, synced, log,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async restart() {
      child = launched(place, positionOf(place));
      await synced();
    },
    pause: () => { child.kill('SIGSTOP'); },
    resume: () => { child.kill('SIGCONT'); },
  };
}

const launched = (place: NodePlace, more: readonly string[]): ChildProcess => spawn(SERVER, [...optionsOf(place), ...more], { stdio: 'ignore', detached: true });

/** Where the files of a killed node are: with that it gets what it missed alone, as Debian's start script has it. */
function positionOf(place: NodePlace): readonly string[] {
  const { stderr } = spawnSync(SERVER, [...optionsOf(place).filter((option) => !option.startsWith('--log-error')), '--wsrep-recover'], { encoding: 'utf8' });
  const position = /Recovered position: (\S+)/.exec(stderr)?.[1];
  return position === undefined ? [] : [`--wsrep-start-position=${position}`];
}

const CONNECT_MILLISECONDS = 1000;

async function asRoot<Row>({ folder }: NodePlace, sql: string): Promise<Row[]> {
  const connection = await createConnection({ socketPath: join(folder, 'socket'), user: 'root', connectTimeout: CONNECT_MILLISECONDS });
  try {
    return (await connection.query<RowDataPacket[]>(sql))[0] as Row[];
  } finally {
    connection.destroy();
  }
}
