import { randomInt } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { alone } from '#kit/handler.js';
import { subgraphServer } from '#subgraph-kit/subgraph-server.js';
import { createSender } from '../../shims/webhooks/sender.js';
import { testDatabase } from '../kit/database.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../kit/identity.js';
import { parsed } from '../kit/parsed.js';
import { openReceiver, type Received } from '../subgraphs/webhooks/receiver.js';
import { SENDER_KEYS } from './sender-orders.js';
import { startSender, type SenderProcess } from './sender-process.js';

const MINUTES = 180_000;
const LEASE = 60_000;
const DEADLINE_MILLISECONDS = 50_000; // less than the lease, and long enough for a slow machine
const BEGUN = Date.parse('2026-11-21T09:30:00.000Z');
const KILLS = Number(process.env['PORTICO_TEST_KILLS'] ?? 5);
const PER_KILL = 30;
const CONNECTIONS = 3;
const MOST_BEFORE_A_KILL = 40;
const MOST_MILLISECONDS_LATER = 12;

const at = (turned: number): string => new Date(BEGUN + turned).toISOString();
const eventId = (place: number): string => `018f0000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const idOf = ({ headers }: Received): string => String(headers['x-service-webhook-id']);
const bodyOf = (place: number): string => JSON.stringify({ id: eventId(place), place });

/** A queue with as many events as are named, for each of some connections with one receiver. */
async function fill(location: DatabaseLocation, { url, events, connections }: { url: string; events: number; connections: number }): Promise<{ identity: TestIdentity; company: number }> {
  const identity = await testIdentity(at(0), location, { allowLoopbackWebhooks: true });
  const company = await identity.company('Lume');
  for (let made = 0; made < connections; made += 1) await identity.connect(company, { kind: 'COMMERCE', name: `ERP ${String(made)}`, warehouseId: null, webhookUrl: url });
  const messages = Array.from({ length: events }, (_, place) => ({ eventId: eventId(place), type: 'order.created', body: bodyOf(place), kind: 'COMMERCE', scope: 'orders:read' }));
  const { enqueueDeliveries } = await identity.run('mutation E($input: EnqueueDeliveriesInput!) { enqueueDeliveries(input: $input) }', { input: { companyId: company, messages } }, system(company));
  expect(enqueueDeliveries).toBe(events * connections);
  return { identity, company };
}

/** Sends what is due in this process: only a sender that is killed needs one of its own. */
async function drained(location: DatabaseLocation, turned: number): Promise<void> {
  const { subgraph, call, clock } = await testIdentity(at(turned), location, { allowLoopbackWebhooks: true });
  await createSender({ call, clock, ids: uuidV7Ids(clock), log: createLog('silent'), resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: DEADLINE_MILLISECONDS }).drain();
  await subgraph.close();
}

/** State and number of attempts of every delivery. */
async function stored(identity: TestIdentity, company: number): Promise<{ state: string; attempts: readonly { readonly number: number }[] }[]> {
  const all = [];
  for (let after: string | null = null; ;) {
    const { deliveries: { nodes, pageInfo } } = await identity.run('query L($after: String) { deliveries(first: 200, after: $after) { nodes { state attempts { number status delivered startedAt } } pageInfo { hasNextPage endCursor } } }', { after }, staffOf(company));
    all.push(...nodes);
    if (!pageInfo.hasNextPage) return all;
    after = pageInfo.endCursor;
  }
}

const counted = (received: readonly Received[], nameOf = idOf): number[] => {
  const times = new Map<string, number>();
  for (const one of received) times.set(nameOf(one), (times.get(nameOf(one)) ?? 0) + 1);
  return [...times.values()];
};

describe('a sender that is killed', () => {
  let database: DatabaseLocation;
  beforeEach(() => { database = testDatabase('identity'); });

  test.each([['before', ['1', '2']], ['after', ['1']]] as const)('%s its attempt is stored: the receiver gets the event with one id, in attempts %j, and the log shows each [REL-R8 ADHJ]', async (dies, attempts) => {
    const receiver = await openReceiver();
    const { identity: filled, company } = await fill(database, { url: receiver.url, events: 1, connections: 1 });
    await filled.subgraph.close();
    await (await startSender({ queue: { database }, at: at(0), dies })).died;
    await drained(database, LEASE - 1);
    expect(receiver.received).toHaveLength(1);
    await drained(database, LEASE);
    expect(receiver.received.map((one) => [idOf(one), one.headers['x-service-attempt'], one.body])).toEqual(attempts.map((number) => [eventId(0), number, bodyOf(0)]));
    const identity = await testIdentity(at(LEASE), database, { allowLoopbackWebhooks: true });
    const logged = attempts.map((number, place) => (place === attempts.length - 1 ? { number: Number(number), status: 204, delivered: true, startedAt: at(place * LEASE) } : { number: Number(number), status: null, delivered: false, startedAt: at(place * LEASE) }));
    expect(await stored(identity, company)).toMatchObject([{ state: 'DELIVERED', attempts: logged }]);
    await identity.subgraph.close();
    await receiver.close();
  });

  test(`${String(KILLS)} times at random moments loses nothing, and sends again with the same id what it had not stored`, async () => {
    const events = KILLS * PER_KILL / CONNECTIONS;
    let onReceived = (): void => undefined;
    const receiver = await openReceiver((response) => { response.writeHead(204).end(); onReceived(); });
    const { identity: filled, company } = await fill(database, { url: receiver.url, events, connections: CONNECTIONS });
    await filled.subgraph.close();
    let turned = 0;
    const killAtRandom = async (sender: SenderProcess): Promise<void> => {
      let left = randomInt(MOST_BEFORE_A_KILL);
      await Promise.race([new Promise<void>((resolve) => { onReceived = () => { left -= 1; if (left < 0) resolve(); }; }), sender.drained]);
      await delay(randomInt(MOST_MILLISECONDS_LATER));
      sender.kill();
      await sender.died;
    };
    for (let kill = 0; kill < KILLS; kill += 1, turned += LEASE) await killAtRandom(await startSender({ queue: { database }, at: at(turned) }));
    await drained(database, turned);
    const times = counted(receiver.received);
    const twice = receiver.received.length - events * CONNECTIONS;
    expect([times.length, times.every((count) => count >= CONNECTIONS)]).toEqual([events, true]);
    expect(twice).toBeGreaterThan(0);
    if (process.env['PORTICO_TEST_KILLS'] !== undefined) process.stdout.write(`${String(KILLS)} kills, ${String(events * CONNECTIONS)} deliveries, ${String(twice)} sent again\n`);
    expect(receiver.received.every((one) => one.body.includes(`"${idOf(one)}"`))).toBe(true);
    expect(Math.max(...counted(receiver.received, (one) => `${idOf(one)} ${String(one.headers['x-service-attempt'])}`))).toBe(CONNECTIONS); // no connection gets one number twice
    const identity = await testIdentity(at(turned), database, { allowLoopbackWebhooks: true });
    const deliveries = await stored(identity, company);
    expect([deliveries.length, deliveries.filter(({ state, attempts }) => state === 'DELIVERED' && attempts.length > 0 && attempts.every(({ number }, place) => number === place + 1)).length]).toEqual([events * CONNECTIONS, events * CONNECTIONS]);
    await identity.subgraph.close();
    await receiver.close();
  }, KILLS * MINUTES);
});

test('two senders in two processes share one queue: each delivery is sent by one of them, once [REL-R12 ADHJ]', async () => {
  const [events, connections, mostPerConnection] = [100, 6, 12];
  const kept: ServerResponse[] = [];
  let bothSend = false;
  const receiver = await openReceiver((response) => {
    kept.push(response);
    bothSend ||= kept.length > connections * mostPerConnection; // more than one sender has in progress
    if (bothSend) for (const one of kept.splice(0)) one.writeHead(204).end();
  });
  const { identity, company } = await fill(testDatabase('identity'), { url: receiver.url, events, connections });
  const runner = localSubgraph(identity.subgraph);
  const server = createServer(alone(subgraphServer({ name: 'identity', keys: SENDER_KEYS, clock: identity.clock, run: (query, variables, context) => runner.prepare(parsed(query))(variables, context) })));
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const queue = { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql` };
  const senders = await Promise.all([startSender({ queue, at: at(0), waits: true }), startSender({ queue, at: at(0), waits: true })]);
  for (const sender of senders) sender.go(); // both are up: neither's first sendings grow old while the other starts
  const shares = await Promise.all(senders.map(({ drained }) => drained));
  expect(receiver.received).toHaveLength(events * connections);
  expect([counted(receiver.received).length, counted(receiver.received).every((times) => times === connections)]).toEqual([events, true]);
  expect(shares.every((share) => share > 0)).toBe(true);
  expect((await stored(identity, company)).every(({ state, attempts }) => state === 'DELIVERED' && attempts.length === 1)).toBe(true);
  await new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); });
  await identity.subgraph.close();
  await receiver.close();
});
