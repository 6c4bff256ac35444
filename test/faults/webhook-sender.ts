import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { remoteSubgraph } from '#client/remote-subgraph.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import { createSender } from '../../shims/webhooks/sender.js';
import { openIdentity } from '../../subgraphs/identity/identity.js';
import { manualClock } from '../kit/manual-clock.js';
import { testKeys } from '../kit/test-keys.js';
import { around } from './around.js';
import { SENDER_KEYS, type SenderOrders, type SenderWords } from './sender-orders.js';

// A sender in a process of its own, to be killed: it sends what is due and reports when nothing is.

const DEADLINE_MILLISECONDS = 50_000; // less than the lease, and long enough for a slow machine
const { queue, at, dies, waits } = JSON.parse(process.argv[2] ?? '') as SenderOrders;
const clock = manualClock(at);
const ids = uuidV7Ids(clock);
const log = createLog('silent');

const reach = async (): Promise<SubgraphRunner> => {
  if ('url' in queue) return remoteSubgraph({ name: 'identity', url: queue.url, keys: SENDER_KEYS, clock });
  const keys = testKeys;
  return localSubgraph(await openIdentity({ database: queue.database, clock, ids, log, keys, wakeRelay: () => undefined, allowLoopbackWebhooks: true }));
};
const send = (words: SenderWords): void => { process.send?.(words); };
const isStoring = (operation: string): boolean => operation.startsWith('RecordAttempt');
const die = (): void => { process.kill(process.pid, 'SIGKILL'); };

let recorded = 0;
const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', await reach()]]));
const call = around(graph.call, {
  before: (operation) => { if (dies === 'before' && isStoring(operation)) die(); },
  after: (operation) => {
    if (dies === 'after' && isStoring(operation)) die();
    if (isStoring(operation)) recorded += 1;
  },
});
const sender = createSender({ call, clock, ids, log, resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: DEADLINE_MILLISECONDS });
process.on('disconnect', () => { process.exit(); });
send('up');
if (waits === true) await once(process, 'message');
await sender.drain();
send({ recorded });
