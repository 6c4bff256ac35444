import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { createProductImports } from '../../gateway/relay/product-imports.js';
import { openCatalog } from '../../subgraphs/catalog/catalog.js';
import { manualClock } from '../kit/manual-clock.js';
import { testKeys } from '../kit/test-keys.js';
import { answering } from './answering.js';

// A worker on imports in a process of its own, to be killed: it says when it is ready, and once it is told to, works until no import waits.

/** What the worker is started with. */
export interface ImportOrders {
  readonly database: DatabaseLocation;
  readonly blobs: string;
  readonly at: string;
  /** The file to which the stock that it sets is appended: a line for each call. */
  readonly stock: string;
}

const { database, blobs, at, stock } = JSON.parse(process.argv[2] ?? '') as ImportOrders;
const clock = manualClock(at);
const ids = uuidV7Ids(clock);
const log = createLog('silent');
const catalog = await openCatalog({
  database, clock, ids, log, blobs: folderBlobs(blobs), wakeRelay: () => undefined, keys: testKeys,
  setStock: ({ command }, entries) => {
    appendFileSync(stock, `${JSON.stringify({ command: command?.id, entries: entries.map(({ sku, location, available }) => [sku, location, available]) })}\n`);
    return Promise.resolve(entries.map(({ location, available }) => ({ locationCode: location, status: 'UPDATED' as const, available, onHand: available, problem: null })));
  },
});
const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['catalog', localSubgraph(catalog)]]));
process.on('disconnect', () => { process.exit(); });
const told = once(process, 'message');
process.send?.('ready');
await told;
await createProductImports({ call: answering(graph.call, { ConnectionScopes: { connectionScopes: ['catalog:write'] } }), clock, ids, log }).drain();
process.disconnect();
