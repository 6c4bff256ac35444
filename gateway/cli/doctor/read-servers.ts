import type { Clock } from '#kernel/clock.js';
import { SUBGRAPHS, type Config, type SubgraphName } from '#kernel/config.js';
import type { ServerLocation } from '#kernel/server-urls.js';
import { rowsOnServer } from '#subgraph-kit/keeping/create-schema.js';
import { inTime } from './in-time.js';

/** What a host of a database says of itself. */
export interface ServerFacts {
  readonly version: string;
  readonly variables: ReadonlyMap<string, string>;
  /** How far its clock is ahead of ours, and by how much that may be wrong. */
  readonly aheadMilliseconds: number;
  readonly uncertainMilliseconds: number;
  /** Its statements that gave the account its rights. */
  readonly grants: readonly string[];
}

/** A host of the databases of some subgraphs; with `failure` where it does not answer. */
export interface ServerReading {
  readonly place: string;
  readonly subgraphs: readonly SubgraphName[];
  /** The schemas there. */
  readonly urls: readonly string[];
  /** How many hosts the setting names. */
  readonly hosts: number;
  readonly facts?: ServerFacts;
  readonly failure?: string;
}

const DEADLINE_MILLISECONDS = 6000;
const READ = ['version', 'sql_mode', 'max_allowed_packet', 'default_storage_engine', 'innodb_flush_log_at_trx_commit', 'wsrep_on', 'max_connections', 'read_only'] as const;

/** Ask each host of the databases once; none where all are embedded. */
export function readServers(config: Pick<Config, 'databases'>, clock: Clock): Promise<readonly ServerReading[]> {
  return Promise.all(placesOf(config).map((place) => inTime(factsOf(place.urls[0] ?? '', clock), DEADLINE_MILLISECONDS).then(
    (facts) => ({ ...place, facts }), (error: unknown) => ({ ...place, failure: error instanceof Error ? error.message : String(error) }))));
}

type Place = Pick<ServerReading, 'place' | 'subgraphs' | 'urls' | 'hosts'>;

/** Each host once for each account. */
function placesOf({ databases }: Pick<Config, 'databases'>): Place[] {
  const places = new Map<string, Place>();
  const add = (name: SubgraphName, url: string, hosts: number): void => {
    const { hostname, port, username } = new URL(url);
    const place = `${hostname}:${port || '3306'}`;
    const { subgraphs, urls } = places.get(`${username}@${place}`) ?? { subgraphs: [], urls: [] };
    places.set(`${username}@${place}`, { place, hosts, subgraphs: [...subgraphs, name], urls: [...urls, url] });
  };
  for (const name of SUBGRAPHS) {
    const location = databases[name];
    const urls = location.kind === 'mysql' ? urlsOf(location) : [];
    for (const url of urls) add(name, url, urls.length);
  }
  return [...places.values()];
}

const urlsOf = ({ url, others = [] }: ServerLocation): readonly string[] => [url, ...others];

async function factsOf(url: string, clock: Clock): Promise<ServerFacts> {
  const named = await rowsOnServer<{ Variable_name: string; Value: string }>(url, `SHOW GLOBAL VARIABLES WHERE Variable_name IN (${READ.map((name) => `'${name}'`).join()})`);
  const variables = new Map(named.map(({ Variable_name: name, Value: value }) => [name, value]));
  const before = clock.now().getTime();
  const [row] = await rowsOnServer<{ at: string }>(url, 'SELECT CAST(UTC_TIMESTAMP(3) AS CHAR) AS at');
  const tookMilliseconds = clock.now().getTime() - before;
  const grants = await rowsOnServer<Record<string, string>>(url, 'SHOW GRANTS');
  return {
    version: variables.get('version') ?? '', variables,
    aheadMilliseconds: Date.parse(`${(row?.at ?? '').replace(' ', 'T')}Z`) - before - tookMilliseconds / 2, uncertainMilliseconds: tookMilliseconds / 2,
    grants: grants.flatMap((grant) => Object.values(grant)),
  };
}
