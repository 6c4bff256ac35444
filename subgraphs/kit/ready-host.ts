import type { Connection, RowDataPacket } from 'mysql2';
import type { ServerLocation } from '#kernel/server-urls.js';
import { schemaNameOf } from './schema-name-of.js';
import { serverAccess } from './server-access.js';

/** No host of a database can be written at the moment. */
export class NoReadyHost extends Error {
  override readonly name = 'NoReadyHost';
  readonly code = 'POOL_NONEONLINE';
}

/** What a host says of itself. */
interface HostState {
  readonly url: string;
  /** Why it cannot be written. */
  readonly problem?: string;
  /** It gives its state to a joining node at the moment, and may be blocked by that. */
  readonly isDonor: boolean;
  /** Connections of this account to the schema, of all processes. */
  readonly connections: number;
}

const ANSWER_MILLISECONDS = 1500;
/** After the end of a node its group needs seconds to agree on that; whoever waits then is answered at once afterwards. */
const CAUGHT_UP_MILLISECONDS = 5000;
const VARIABLES = "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('wsrep_on', 'read_only', 'super_read_only', 'innodb_read_only')";
const STATUS = "SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_local_state')";
const CONNECTIONS = 'SELECT COUNT(*) AS connections FROM information_schema.processlist WHERE db = ?';
/** Until it has been applied here, what the cluster committed before, everywhere, is not read past. */
const WAIT_FOR_OTHERS = 'SET SESSION wsrep_sync_wait = 1';
const DONOR = '2';
const OFF: ReadonlySet<unknown> = new Set([undefined, 'OFF', '0']);

/**
 * The host to write: the one that is written now while it can be, else the one that most processes write, else the first in the list. All are asked at once;
 * a node of Galera is ready once it has applied everything that was committed before on others. Rejects with NoReadyHost.
 */
export async function readyHost(urls: readonly string[], written?: string): Promise<string> {
  const states = await Promise.all(urls.map(stateOf));
  const ready = states.filter(({ problem }) => problem === undefined);
  const best = ready.find(({ url }) => url === written) ?? ready.toSorted((one, other) => Number(one.isDonor) - Number(other.isDonor) || other.connections - one.connections)[0];
  if (!best) throw new NoReadyHost(`no host can be written: ${states.map(({ url, problem = '' }) => `${new URL(url).host} (${problem})`).join(', ')}`);
  return best.url;
}

/** The URL of the host of a location on which a connection for a moment is opened. */
export const readyUrl = ({ url, others = [] }: ServerLocation): Promise<string> =>
  (others.length === 0 ? Promise.resolve(url) : readyHost([url, ...others]));

async function stateOf(url: string): Promise<HostState> {
  const { createConnection } = await import('mysql2'); // loaded only by those who have such a server
  const target = new URL(url);
  target.pathname = '/'; // the schema may not be there yet
  const connection = createConnection({ ...serverAccess(target.toString()), connectTimeout: CAUGHT_UP_MILLISECONDS });
  try {
    return await toldBy(connection, url);
  } catch (error) {
    return { url, problem: error instanceof Error ? error.message : String(error), isDonor: false, connections: 0 };
  } finally {
    connection.destroy();
  }
}

type Named = ReadonlyMap<unknown, unknown>;

async function toldBy(connection: Connection, url: string): Promise<HostState> {
  const failed = new Promise<never>((_resolve, reject) => connection.once('error', reject));
  failed.catch(() => undefined);
  const rows = (sql: string, ...parameters: string[]): Promise<RowDataPacket[]> => Promise.race([failed, new Promise<RowDataPacket[]>((resolve, reject) => {
    connection.query<RowDataPacket[]>(sql, parameters, (error, found) => { if (error) reject(error); else resolve(found); });
  })]);
  const named = async (sql: string): Promise<Named> => new Map((await rows(sql)).map(({ Variable_name: name, Value: value }) => [name, value]));
  const [variables, status] = await inTime(Promise.all([named(VARIABLES), named(STATUS)]), ANSWER_MILLISECONDS);
  const isGalera = !OFF.has(variables.get('wsrep_on'));
  const problem = problemOf(variables, isGalera ? status.get('wsrep_ready') : 'ON');
  if (problem !== undefined) return { url, problem, isDonor: false, connections: 0 };
  const [, [counted]] = await inTime(Promise.all([isGalera ? rows(WAIT_FOR_OTHERS) : [], rows(CONNECTIONS, schemaNameOf(url))]), CAUGHT_UP_MILLISECONDS);
  return { url, isDonor: isGalera && status.get('wsrep_local_state') === DONOR, connections: Number(counted?.['connections'] ?? 0) };
}

function problemOf(variables: Named, wsrepReady: unknown): string | undefined {
  if (wsrepReady !== 'ON') return 'it is not ready in its cluster';
  return ['read_only', 'super_read_only', 'innodb_read_only'].every((name) => OFF.has(variables.get(name))) ? undefined : 'it is read-only';
}

async function inTime<T>(asked: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => { reject(new Error('it does not answer')); }), milliseconds); // after a pause of this process an answer that has arrived is read first
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => undefined); // it ends with its connection
  }
}
