import { SUBGRAPHS, type Config, type SubgraphName } from '#kernel/config.js';
import { callLogFile } from '#kernel/call-log-file.js';
import type { Clock } from '#kernel/clock.js';
import type { ClockMoved, KnowClocks } from '#kernel/company-clocks.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Blobs } from '#subgraph-kit/blobs/blobs.js';
import type { CatalogExists, FindCatalogKeys, ConnectionKindOf, LocationConnection, FindLocationId, MappedCodes, OpenProductFile, ReadShopperRecords, ReadSizeEvidence, ReadWorkplace, SetStock, SiteExists, Subgraph } from '#subgraph-kit/subgraph.js';
import type { RepeatCall } from '#subgraph-kit/repeat-call.js';
import type { ShowOrder } from '#subgraph-kit/show-order.js';
import { protectDatabase } from './data-folder.js';
import type { DatabaseKeys } from './database-keys.js';
import { unopened } from './database-words.js';
import type { DeploymentKeys } from './deployment-keys.js';
import type { SubgraphRegistry } from './subgraph-registry.js';

/** The dependencies of a process's subgraphs. */
export interface OpenSubgraphs {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly keys: Pick<DeploymentKeys, 'origin'>;
  readonly databaseKeys: DatabaseKeys;
  readonly registry: SubgraphRegistry;
  readonly wakeRelay: (source: SubgraphName) => void;
  readonly findLocationId: FindLocationId;
  readonly catalogExists: CatalogExists;
  readonly siteExists: SiteExists;
  readonly setStock: SetStock;
  readonly locationConnection: LocationConnection;
  readonly showOrder: ShowOrder;
  readonly repeatCall: RepeatCall;
  readonly connectionKind: ConnectionKindOf;
  readonly mappedCodes: MappedCodes;
  readonly findCatalogKeys: FindCatalogKeys;
  readonly readSizeEvidence: ReadSizeEvidence;
  readonly readShopperRecords: ReadShopperRecords;
  readonly readWorkplace: ReadWorkplace;
  readonly clockMoved: ClockMoved;
  readonly knowClocks: KnowClocks;
  readonly openProductFile: OpenProductFile;
  readonly blobs: Blobs;
}

/** Open the subgraphs of this process concurrently; when one fails the others are closed. */
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

async function open(name: SubgraphName, { config, keys, databaseKeys, registry, wakeRelay, ...deps }: OpenSubgraphs): Promise<Subgraph> {
  const openSubgraph = await registry[name]();
  const database = config.databases[name];
  if (database.kind === 'sqlite') for (const file of [database.file, ...(name === 'identity' ? [callLogFile(database.file)] : [])]) protectDatabase(file);
  return openSubgraph({ ...deps, wakeRelay: () => { wakeRelay(name); }, database, keys: databaseKeys.opener(name), allowLoopbackWebhooks: config.allowLoopbackWebhooks, callLogBytes: config.callLogBytes, registrationsAnHour: config.registrationsAnHour, appRedirects: config.appRedirects, authUrl: config.urls.auth, graphqlUrl: config.urls.graphql, catalogUrl: config.urls.catalog, brainUrl: config.urls.brain, commerceUrl: config.urls.commerce }).catch((error: unknown) => {
    throw unopened(name, database, { error, keyOrigin: keys.origin });
  });
}
