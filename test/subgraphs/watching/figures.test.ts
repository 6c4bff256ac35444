import { createMetrics } from '../../../gateway/server/metrics.js';
import { keptFor } from '../../../gateway/server/watching/kept-for.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { system, testIdentity } from '../../kit/identity.js';
import { manualClock } from '../../kit/manual-clock.js';
import { watchedPortico } from '../../kit/watched-portico.js';

const usesServer = 'PORTICO_DB' in databaseSettings();
const valueOf = (figures: string, series: string): number => {
  const line = figures.split('\n').find((one) => one.startsWith(`${series} `));
  if (line === undefined) throw new Error(`No ${series} among the figures`);
  return Number(line.slice(series.length));
};

describe('the figures of the queues', () => {
  it('say how long the longest waiting event has waited for the relay', async () => {
    const clock = manualClock();
    const metrics = createMetrics(clock);
    metrics.countOutbox('orders', () => Promise.resolve({ waiting: 3, parked: 0, since: clock.now().getTime() - 45_000 }));
    metrics.countOutbox('catalog', () => Promise.resolve({ waiting: 0, parked: 0 }));
    const figures = await metrics.registry.metrics();
    expect(valueOf(figures, 'portico_relay_lag_seconds{subgraph="orders"}')).toBe(45);
    expect(valueOf(figures, 'portico_relay_lag_seconds{subgraph="catalog"}')).toBe(0);
  });

  it('know since when the longest waiting mail and webhook are due', async () => {
    const identity = await testIdentity('2026-11-21T09:30:00.000Z');
    const company = await identity.company('Lume');
    const due = async () => (await identity.run('{ dueWork { deliveriesSince mailsSince } }')).dueWork as object;
    expect(await due()).toEqual({ deliveriesSince: null, mailsSince: null });
    await identity.run('mutation Q($input: QueueTestMailInput!) { queueTestMail(input: $input) }', { input: { to: 'ada@example.org', language: 'en' } }, system(company));
    identity.clock.turn(60_000);
    await identity.connect(company, { kind: 'FULFILLMENT', webhookUrl: 'https://hooks.example.com/a' });
    const message = { eventId: '018f0000-0000-7000-8000-000000000009', type: 'order.ready', body: '{}', kind: 'FULFILLMENT', warehouseId: '018f0000-0000-7000-8000-000000000001' };
    expect((await identity.run('mutation E($input: EnqueueDeliveriesInput!) { enqueueDeliveries(input: $input) }', { input: { companyId: company, messages: [message] } }, system(company))).enqueueDeliveries).toBe(1);
    identity.clock.turn(30_000);
    expect(await due()).toEqual({ deliveriesSince: '2026-11-21T09:31:00.000Z', mailsSince: '2026-11-21T09:30:00.000Z' });
    await identity.subgraph.close();
  });

  it('say how long each queue has waited, and keep what a queue was last whose subgraph is away', async () => {
    const metrics = createMetrics();
    let imports: () => Promise<number> = () => Promise.resolve(70);
    metrics.countQueue('imports', () => imports());
    metrics.countQueue('publications', () => Promise.resolve(0));
    const waits = async (queue: string): Promise<number> => valueOf(await metrics.registry.metrics(), `portico_queue_due_seconds{queue="${queue}"}`);
    expect([await waits('imports'), await waits('publications')]).toEqual([70, 0]);
    imports = () => Promise.reject(new Error('away'));
    expect(await waits('imports')).toBe(70);
  });

  it('are read once for several readers within some seconds, and again after a failure', async () => {
    const clock = manualClock();
    let reads = 0;
    const read = keptFor(5000, clock, () => {
      reads += 1;
      return reads === 2 ? Promise.reject(new Error('away')) : Promise.resolve(reads);
    });
    expect([await read(), await read()]).toEqual([1, 1]);
    clock.turn(5000);
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe(3);
  });
});

describe('the figures of a process', () => {
  let watched: Awaited<ReturnType<typeof watchedPortico>>;
  beforeAll(async () => { watched = await watchedPortico(); });
  afterAll(() => watched.portico.stop());

  it('say how long the longest waiting work of each queue has been due', async () => {
    const figures = await watched.metrics();
    expect(['webhooks', 'mails', 'publications', 'imports', 'jobs'].map((queue) => [queue, valueOf(figures, `portico_queue_due_seconds{queue="${queue}"}`) < 5])).toEqual(['webhooks', 'mails', 'publications', 'imports', 'jobs'].map((queue) => [queue, true]));
  });

  it('count calls whose key was sent before', async () => {
    const before = await watched.metrics();
    const order = (name: string) => JSON.stringify({ external_id: name, lines: [] });
    const send = (body: string) => watched.send('/orders', { method: 'POST', body, headers: { 'idempotency-key': 'k-1' } });
    for (const body of [order('one'), order('one'), order('two')]) await send(body);
    const after = await watched.metrics();
    const added = (outcome: string): number => valueOf(after, `portico_repeated_keys_total{outcome="${outcome}"}`) - (before.includes(`portico_repeated_keys_total{outcome="${outcome}"}`) ? valueOf(before, `portico_repeated_keys_total{outcome="${outcome}"}`) : 0);
    expect([added('replayed'), added('conflict')]).toEqual([1, 1]);
  });

  it('say how long transactions waited', async () => {
    expect(valueOf(await watched.metrics(), `portico_database_wait_seconds_count{of="${usesServer ? 'pool' : 'writer'}"}`)).toBeGreaterThan(0);
  });

  it('say how large each database is and how much room is left', async () => {
    const figures = await watched.metrics();
    const bytes = (database: string): number => (usesServer ? ['data'] : ['data', 'wal']).reduce((sum, part) => sum + valueOf(figures, `portico_database_bytes{database="${database}",part="${part}"}`), 0);
    for (const database of ['identity', 'orders', 'catalog', 'content']) expect(bytes(database)).toBeGreaterThan(100_000);
    expect(figures.includes('portico_database_bytes{database="call_log",part="wal"}')).toBe(!usesServer);
    expect(valueOf(figures, 'portico_disk_free_bytes{folder="data"}')).toBeGreaterThan(1_000_000);
    expect(valueOf(figures, 'portico_disk_minimum_bytes')).toBe(200_000_000);
  });

  it('name the release', async () => {
    expect(await watched.metrics()).toContain(`portico_build_info{version="0.1.0",node="${process.version}"} 1`);
  });

  it('name no company, and have few series each', async () => {
    const series = (await watched.metrics()).split('\n').filter((line) => line.startsWith('portico_') && !line.includes('_bucket{'));
    expect(series.filter((line) => line.includes('company'))).toEqual([]);
    expect(series.length).toBeLessThan(1000);
  });
});
