import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '#kernel/clock.js';
import { createLog } from '#kernel/log.js';
import { createSender } from '../../shims/webhooks/sender.js';
import { EnqueueDeliveriesDocument } from '../../shims/webhooks/operations/enqueue-deliveries.generated.js';
import { openCompany } from '../kit/company.js';
import { openGraph, systemOf } from '../kit/open-graph.js';
import type { SendingOrders, SenderMessage } from './sending.js';

// The product's side of the bench of webhooks: identity and the sender in one process, as `npm start` runs them. Each receiver is one warehouse's.

const { database, urls, batches } = JSON.parse(process.argv[2] ?? '{}') as SendingOrders;
const DEADLINE_MILLISECONDS = 10_000;
const { call, ids, log, run } = await openGraph(systemClock, { subgraphs: ['identity'], log: createLog('error'), databaseOf: () => database, allowLoopbackWebhooks: true, findLocationId: (_, id) => Promise.resolve(id) });
const { company: companyId, connect } = await openCompany({ run }, 'Bench');
const warehouseOf = (place: number): string => `018f0000-0000-7000-8000-${String(place).padStart(12, '0')}`;
for (const [place, url] of urls.entries()) await connect('FULFILLMENT', { name: `W${String(place)}`, warehouseId: warehouseOf(place), webhookUrl: url });

const sender = createSender({ call, clock: systemClock, ids, log, resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: DEADLINE_MILLISECONDS });
const enqueue = async (receivers: readonly number[]): Promise<void> => {
  const messages = receivers.map((place) => {
    const event = { id: ids.next(), type: 'order.ready', created_at: systemClock.now().toISOString(), data: { order_id: ids.next(), order_number: '#1042' } };
    return { eventId: event.id, type: event.type, body: JSON.stringify(event), kind: 'FULFILLMENT' as const, warehouseId: warehouseOf(place), scope: null };
  });
  await call(EnqueueDeliveriesDocument, { input: { companyId, messages } }, { principal: systemOf(companyId, 'bench'), requestId: 'bench', via: 'bench' });
  sender.wake();
};

const send = (message: SenderMessage): void => { process.send?.(message); };
process.on('disconnect', () => { process.exit(); });
const figures = (): SenderMessage => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return { ended: true, peakMegabytes: Math.round(maxRSS / 1024), cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 - cpuAtStart };
};
process.on('message', () => { void sender.drain().then(() => { send(figures()); }); });
sender.start();
const { user, system: ofSystem } = process.cpuUsage();
const cpuAtStart = (user + ofSystem) / 1e6;
send({ begun: true });
for (const { receivers, waitMilliseconds } of batches) {
  await enqueue(receivers);
  if (waitMilliseconds > 0) await delay(waitMilliseconds);
}
