import type { Check, Problem } from './check.js';
import type { ServerFacts, ServerReading } from './read-servers.js';

/** Of a product's four subgraphs each process has up to ten connections to each. */
const CONNECTIONS = 10;
const LEAST_PACKET = 16_777_216;
/** Older ones lack what statements use; between the two nobody has tried it. */
const VERSIONS = { mariadb: { least: [10, 5], tried: [10, 11] }, mysql: { least: [8, 0], tried: [8, 4] } } as const;

/** The servers of the databases, and how they are set. */
export const checkServers: Check = {
  name: 'database servers',
  bad: 'none of the hosts of a database answers; MySQL before 8.0 or MariaDB before 10.5; `sql_mode` is not strict (text that is too long would be cut off) or has `NO_BACKSLASH_ESCAPES`; the default engine is not InnoDB',
  warns: 'one of several hosts does not answer; MySQL before 8.4 or MariaDB before 10.11, on which it was not tried; `max_allowed_packet` below 16 MB; `innodb_flush_log_at_trx_commit` is not 1 (on a single server); fewer connections than one process may open',
  remedy: 'See that each host of PORTICO_DB runs and that the account may come from here.',
  look: async ({ servers }) => {
    const readings = await servers();
    return { found: readings.length === 0 ? 'none: the databases are embedded' : readings.map(({ place, facts }) => `${place} is ${facts?.version ?? ''}`).join(', '), problems: problemsOfServers(readings) };
  },
};

/** What is wrong with hosts of databases. */
export function problemsOfServers(readings: readonly ServerReading[]): Problem[] {
  return readings.flatMap((reading) => {
    if (reading.facts) return problemsOfFacts(reading, reading.facts);
    const hasOther = readings.some(({ subgraphs, facts }) => facts !== undefined && subgraphs.some((name) => reading.subgraphs.includes(name)));
    return [{ state: hasOther ? 'WARN' : 'BAD', found: `${reading.place} does not answer: ${reading.failure ?? ''}` } as const];
  });
}

function problemsOfFacts({ place, hosts, subgraphs }: ServerReading, { version, variables }: ServerFacts): Problem[] {
  const set = (name: string): string => variables.get(name) ?? '';
  const isSingle = hosts === 1 && !['ON', '1'].includes(set('wsrep_on'));
  const wrong = (isWrong: boolean, problem: Problem): Problem[] => (isWrong ? [{ ...problem, found: `${place}: ${problem.found}` }] : []);
  const modes = set('sql_mode').split(',');
  return [
    ...problemsOfVersion(version).flatMap((problem) => wrong(true, problem)),
    ...wrong(!modes.includes('STRICT_TRANS_TABLES') && !modes.includes('STRICT_ALL_TABLES'), { state: 'BAD', found: 'sql_mode is not strict', remedy: 'Add STRICT_TRANS_TABLES to sql_mode.' }),
    ...wrong(modes.includes('NO_BACKSLASH_ESCAPES'), { state: 'BAD', found: 'sql_mode has NO_BACKSLASH_ESCAPES', remedy: 'Remove it from sql_mode.' }),
    ...wrong(set('default_storage_engine').toLowerCase() !== 'innodb', { state: 'BAD', found: `the default engine is ${set('default_storage_engine')}, without transactions`, remedy: 'Set default_storage_engine=InnoDB.' }),
    ...wrong(Number(set('max_allowed_packet')) < LEAST_PACKET, { state: 'WARN', found: `max_allowed_packet is ${set('max_allowed_packet')}`, remedy: 'Set max_allowed_packet to 16 MB at least.' }),
    ...wrong(isSingle && set('innodb_flush_log_at_trx_commit') !== '1', { state: 'WARN', found: `innodb_flush_log_at_trx_commit is ${set('innodb_flush_log_at_trx_commit')}: answered writes may be lost with the machine`, remedy: 'Set innodb_flush_log_at_trx_commit=1.' }),
    ...wrong(Number(set('max_connections')) < CONNECTIONS * subgraphs.length, { state: 'WARN', found: `max_connections is ${set('max_connections')}, and one process may open ${String(CONNECTIONS * subgraphs.length)}`, remedy: 'Raise max_connections: ten for each subgraph of each process.' }),
  ];
}

function problemsOfVersion(version: string): Problem[] {
  const isMariadb = version.includes('MariaDB');
  const [name, { least, tried }] = isMariadb ? ['MariaDB', VERSIONS.mariadb] : ['MySQL', VERSIONS.mysql];
  const [major = 0, minor = 0] = version.replace(/^5\.5\.5-/, '').split('.').map((part) => Number.parseInt(part, 10));
  const isBefore = ([wantedMajor, wantedMinor]: readonly [number, number]): boolean => major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
  if (isBefore(least)) return [{ state: 'BAD', found: `it is ${name} ${version}`, remedy: `Use ${name} ${least.join('.')} or newer.` }];
  return isBefore(tried) ? [{ state: 'WARN', found: `it is ${name} ${version}, on which the product was not tried`, remedy: `Use ${name} ${tried.join('.')} or newer.` }] : [];
}
