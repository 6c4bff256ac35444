import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { createImageDownloads } from '../../gateway/relay/image-downloads.js';
import { openCatalog } from '../../subgraphs/catalog/catalog.js';
import { manualClock } from '../kit/manual-clock.js';
import { testKeys } from '../kit/test-keys.js';

// A worker on images in a process of its own, to be killed: it says when it is ready, and once it is told to, works until no image waits.

/** What the worker is started with. */
export interface DownloadOrders {
  readonly database: DatabaseLocation;
  readonly blobs: string;
  readonly at: string;
}

const { database, blobs, at } = JSON.parse(process.argv[2] ?? '') as DownloadOrders;
const clock = manualClock(at);
const [ids, log] = [uuidV7Ids(clock), createLog('silent')];
const catalog = await openCatalog({
  database, clock, ids, log, blobs: folderBlobs(blobs), wakeRelay: () => undefined, allowLoopbackWebhooks: true, keys: testKeys,
});
const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['catalog', localSubgraph(catalog)]]));
process.on('disconnect', () => { process.exit(); });
const told = once(process, 'message');
process.send?.('ready');
await told;
await createImageDownloads({ call: graph.call, clock, ids, log }).drain();
await catalog.close();
process.disconnect();
