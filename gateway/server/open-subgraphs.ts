import { SUBGRAPHS, type Config, type DatabaseLocation, type SubgraphName } from '#kernel/config.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import type { DeploymentKeys } from './deployment-keys.js';
import { StartFailure } from './start-failure.js';
import type { SubgraphRegistry } from './subgraph-registry.js';

/** What the subgraphs of a process are opened with. */
export interface OpenSubgraphs {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly keys: DeploymentKeys;
  readonly registry: SubgraphRegistry;
  readonly wakeRelay: () => void;
}

/** Open the subgraphs this process runs, side by side; when one fails the others are closed again. */
export async function openSubgraphs(parts: OpenSubgraphs): Promise<ReadonlyMap<SubgraphName, Subgraph>> {
  const names = SUBGRAPHS.filter((name) => parts.config.services.includes(name));
  const attempts = await Promise.allSettled(names.map((name) => open(name, parts)));
  const opened = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  const failed = attempts.find((attempt) => attempt.status === 'rejected');
  if (failed) {
    await Promise.allSettled(opened.map((subgraph) => subgraph.close()));
    throw failed.reason;
  }
  return new Map(opened.map((subgraph) => [subgraph.name, subgraph]));
}

async function open(name: SubgraphName, { config, keys, registry, ...deps }: OpenSubgraphs): Promise<Subgraph> {
  const openSubgraph = await registry[name]();
  const database = config.databases[name];
  return openSubgraph({ ...deps, database, keys: keys.of(name), allowLoopbackWebhooks: config.allowLoopbackWebhooks }).catch((error: unknown) => {
    throw new StartFailure(`${named(name, database)}: ${reason(error)}`, { cause: error });
  });
}

/** Names the setting and the place, never the password in it. */
function named(name: SubgraphName, database: DatabaseLocation): string {
  if (database.kind === 'sqlite') return `PORTICO_DATA: the ${name} database ${database.file}`;
  const { hostname, port, pathname } = new URL(database.url);
  return `PORTICO_DB or PORTICO_${name.toUpperCase()}_DB: the ${name} database at ${hostname}:${port || '3306'}${pathname}`;
}

/** The driver's own words are the innermost ones. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  return 'code' in error && typeof error.code === 'string' && error.message.trim() === '' ? error.code : error.message.split('\n')[0] ?? error.name;
}
