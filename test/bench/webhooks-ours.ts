import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'graphql';
import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { createSender } from '../../shims/webhooks/sender.js';
import { EnqueueDeliveriesDocument } from '../../shims/webhooks/operations/enqueue-deliveries.generated.js';
import { openIdentity } from '../../subgraphs/identity/identity.js';
import { benchKeys } from './bench-keys.js';
import type { SendingOrders, SendingTold } from './sending.js';

// The product's side of the bench of webhooks: identity and the sender in one process, as `npm start` runs them. Each receiver is one warehouse's.

const { database, urls, batches } = JSON.parse(process.argv[2] ?? '{}') as SendingOrders;
const DEADLINE_MILLISECONDS = 10_000;
const ids = uuidV7Ids(systemClock);
const log = createLog('error');
const identity = await openIdentity({ database, clock: systemClock, ids, log, keys: benchKeys, wakeRelay: () => undefined, allowLoopbackWebhooks: true });
const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(identity)]]));
const system = (companyId: number): Principal => ({ kind: 'system', companyId, actor: 'bench', scopes: ['system'] });
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of any shape
const run = (operation: string, variables: object, principal: Principal): Promise<any> => graph.call<unknown, object>(parse(operation), variables, { principal, requestId: 'bench', via: 'bench' });

const companyId = Number((await run('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: 'Bench' } }, system(0))).createCompany.id);
const staff: Principal = { kind: 'staff', companyId, actor: 'bench', userId: 'bench', scopes: [], permissions: ALL_PERMISSIONS };
const warehouseOf = (place: number): string => `018f0000-0000-7000-8000-${String(place).padStart(12, '0')}`;
for (const [place, url] of urls.entries()) {
  const { createConnection: { connection: { id } } } = await run('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id } } }',
    { input: { kind: 'FULFILLMENT', name: `W${String(place)}`, warehouseId: warehouseOf(place), webhookUrl: url } }, staff);
  await run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id }, staff);
}

const sender = createSender({ call: graph.call, clock: systemClock, ids, log, resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: DEADLINE_MILLISECONDS });
const enqueue = async (receivers: readonly number[]): Promise<void> => {
  const messages = receivers.map((place) => {
    const event = { id: ids.next(), type: 'order.ready', created_at: systemClock.now().toISOString(), data: { order_id: ids.next(), order_number: '#1042' } };
    return { eventId: event.id, type: event.type, body: JSON.stringify(event), kind: 'FULFILLMENT' as const, warehouseId: warehouseOf(place), scope: null };
  });
  await graph.call(EnqueueDeliveriesDocument, { input: { companyId, messages } }, { principal: system(companyId), requestId: 'bench', via: 'bench' });
  sender.wake();
};

const tell = (told: SendingTold): void => { process.send?.(told); };
process.on('disconnect', () => { process.exit(); });
const told = (): SendingTold => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return { ended: true, peakMegabytes: Math.round(maxRSS / 1024), cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 - cpuAtStart };
};
process.on('message', () => { void sender.drain().then(() => { tell(told()); }); });
sender.start();
const { user, system: ofSystem } = process.cpuUsage();
const cpuAtStart = (user + ofSystem) / 1e6;
tell({ begun: true });
for (const { receivers, waitMilliseconds } of batches) {
  await enqueue(receivers);
  if (waitMilliseconds > 0) await delay(waitMilliseconds);
}
