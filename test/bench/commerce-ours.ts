import { readFileSync } from 'node:fs';
import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import { operationsOfSurface } from '#kit/serve-surface.js';
import { serveSurface } from '#kit/serve-surface.js';
import { surface as commerce } from '../../shims/commerce/surface.js';
import { openIdentity } from '../../subgraphs/identity/identity.js';
import { openOrders } from '../../subgraphs/orders/orders.js';
import { benchKeys } from './bench-keys.js';
import { measured } from './measured.js';

// The commerce API itself, as a process that tells its CPU time.

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
const common = { clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('error'), keys: benchKeys, wakeRelay: () => undefined };
const identity = await openIdentity({ ...common, database: databases.identity });
const orders = await openOrders({ ...common, database: databases.orders });
const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(identity)], ['orders', localSubgraph(orders)]]));
for (const operation of [...pipelineOperations, ...operationsOfSurface(commerce)]) graph.prepare(operation);
const limiter = await openLimiter(undefined, common.log);
measured(alone(serveSurface(commerce, { call: graph.call, clock: systemClock, ids: common.ids, log: common.log, limiter, trustedProxies: [] })));
