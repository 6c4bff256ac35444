import { readFileSync } from 'node:fs';
import type { Clock, MovedClock } from '#kernel/clock.js';
import { companyClocks } from '#kernel/company-clocks.js';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog, type Log } from '#kernel/log.js';
import type { Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import type { Database } from '#subgraph-kit/database.js';
import type { OpenKeys, Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { locationConnection } from '../../gateway/server/location-connection.js';
import { repeatCallOnSurfaces } from '../../gateway/server/repeat-call.js';
import { showOrderOnSurfaces } from '../../gateway/server/show-order.js';
import { connectionKind } from '../../gateway/server/connection-kind.js';
import { mappedCodes } from '../../gateway/server/mapped-codes.js';
import { catalogExists } from '../../gateway/server/catalog-exists.js';
import { siteExists } from '../../gateway/server/site-exists.js';
import { findLocationId } from '../../gateway/server/find-location-id.js';
import { findCatalogKeys } from '../../gateway/server/find-catalog-keys.js';
import { readShopperRecords } from '../../gateway/server/read-shopper-records.js';
import { readSizeEvidence } from '../../gateway/server/read-size-evidence.js';
import { readWorkplace } from '../../gateway/server/read-workplace.js';
import { productFiles } from '../../gateway/server/product-files/open-product-file.js';
import { setStock } from '../../gateway/server/set-stock.js';
import { subgraphRegistry, type OpenSubgraph } from '../../gateway/server/subgraph-registry.js';
import { checkedLeaves } from './checked-leaves.js';
import { testDatabase } from './database.js';
import { testKeys } from './test-keys.js';
import { temporaryFolder } from './temporary-folder.js';
import { createMigrated } from './migrated-copy.js';
import { noted } from './noted-operations.js';
import { parsed } from './parsed.js';

/** Which subgraphs to open, and options. */
export interface GraphSettings extends Partial<Pick<SubgraphDeps, 'findLocationId' | 'siteExists' | 'resolveHost' | 'catalogUrl' | 'commerceUrl' | 'allowLoopbackWebhooks' | 'callLogBytes' | 'registrationsAnHour' | 'appRedirects'>> {
  readonly subgraphs: readonly SubgraphName[];
  readonly log?: Log;
  readonly databaseOf?: (name: SubgraphName) => DatabaseLocation;
  readonly keysOf?: (name: SubgraphName) => OpenKeys;
  /** Opens a subgraph with additions to the product's. */
  readonly openers?: Readonly<Partial<Record<SubgraphName, OpenSubgraph>>>;
}

/** The project itself, for a company or none. */
export const systemOf = (companyId = 0, actor = 'test'): Principal => ({ kind: 'system', companyId, actor, scopes: ['system'] });

/** Benches open the graph as the product does. */
const isTest = process.env['JEST_WORKER_ID'] !== undefined;

/** The graph over some subgraphs, each on an empty database of its own unless others are named. */
export async function openGraph<C extends Clock>(clock: C, { subgraphs, log = createLog('silent'), databaseOf = testDatabase, keysOf = () => testKeys, openers = {}, ...settings }: GraphSettings) {
  const ids = uuidV7Ids(clock);
  const ask: Call = (...asked) => graph.call(...asked);
  const blobs = folderBlobs(temporaryFolder());
  const clocks = companyClocks(clock);
  const deps = {
    clock: clocks, clockMoved: async (moved: MovedClock) => { clocks.know([moved]); return Promise.resolve(); }, knowClocks: clocks.know, ids, log, wakeRelay: () => undefined, openProductFile: productFiles(clock), blobs, setStock: setStock(ask), findLocationId: findLocationId(ask), catalogExists: catalogExists(ask), siteExists: siteExists(ask), locationConnection: locationConnection(ask), showOrder: showOrderOnSurfaces({ call: ask, clock, log }), repeatCall: repeatCallOnSurfaces({ call: ask, clock, ids, log, trustedProxies: [] }), connectionKind: connectionKind(ask), mappedCodes: mappedCodes(ask), findCatalogKeys: findCatalogKeys(ask), readSizeEvidence: readSizeEvidence(ask), readShopperRecords: readShopperRecords(ask), readWorkplace: readWorkplace(ask),
    resolveHost: () => Promise.reject(new Error('Tests ask no name server')), ...settings,
  };
  const opened = new Map<SubgraphName, Subgraph>();
  for (const name of subgraphs) {
    const database = databaseOf(name);
    if (isTest) await createMigrated(name, database);
    opened.set(name, await (openers[name] ?? await subgraphRegistry[name]())({ ...deps, keys: keysOf(name), database }));
  }
  const graph = noted(createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([...opened].map(([name, subgraph]) => [name, localSubgraph(subgraph, isTest ? checkedLeaves(subgraph.schema) : undefined)]))));
  const subgraph = (name: SubgraphName): Subgraph => {
    const found = opened.get(name);
    if (!found) throw new Error(`${name} is not open`);
    return found;
  };
  return {
    clock, knowClocks: clocks.know, ids, log, blobs, subgraph, call: graph.call, prepare: graph.prepare,
    /** Runs an operation as a principal and answers its data; rejects with the Failure. */
    run: (operation: string, variables: object, principal: Principal): Promise<any> => graph.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' }), // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
    database: (name: SubgraphName): Database => databaseOfSubgraph(subgraph(name)),
    callDatabases: (): readonly Database[] => callDatabasesOf(subgraph('identity')),
    close: async (): Promise<void> => { for (const one of opened.values()) await one.close(); },
  };
}

/** An open graph. */
export type OpenGraph = Awaited<ReturnType<typeof openGraph>>;

interface Held { readonly database: Database; readonly callDatabases?: readonly Database[] }

/** The database behind a subgraph. */
export const databaseOfSubgraph = (subgraph: Subgraph): Database => heldBy(subgraph).database;

/** The databases with the call log: the identity subgraph's own, and on SQLite the one of the calls without a key. */
export const callDatabasesOf = (identity: Subgraph): readonly Database[] => heldBy(identity).callDatabases ?? [];

function heldBy(subgraph: Subgraph): Held {
  const context = subgraph.context({ principal: systemOf(), requestId: 'r-1', via: 'test' }) as Held & { readonly deps?: Held; readonly identity?: Held };
  return context.deps ?? context.identity ?? context;
}
