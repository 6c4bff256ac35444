import { createHmac } from 'node:crypto';
import { openOutside, type Outside } from './outside.js';

/** Every attempt at an event that happened at 09:30:00. */
const ATTEMPTS = ['09:30:00', '09:30:30', '09:31:30', '09:33:30', '09:37:30', '09:45:30', '10:01:30', '10:33:30'];
const SECOND = 1000;
const HOUR = 3_600_000;

describe('a webhook', () => {
  let out: Outside;
  beforeEach(async () => { out = await openOutside(); });
  afterEach(() => out.close());

  const now = (): string => out.clock.now().toISOString().slice(11, 19);
  const alerts = async () => (await out.asStaff('query { alerts { nodes { type subject message } } }', {})).alerts.nodes;

  /** How a warehouse and an integration are given a receiver, and what they are sent of a new order. */
  const RECEIVERS = {
    'of a warehouse': { type: 'order.ready', connect: (url: string) => out.warehouse('MI1', url) },
    'of an integration': { type: 'order.created', connect: async (url: string) => {
      const id = await out.integration('ERP', { url });
      await out.activate(id);
      return id;
    } },
  };

  it.each(['of a warehouse', 'of an integration'] as const)('%s is tried eight times, each at its second and not before, then no more, and the merchant is alerted once [W-SEND-4] [W-SEND-5] [W-SEND-6] [REL-R9 AD]', async (whose) => {
    const seen: string[] = [];
    const receiver = await out.listen((response) => { seen.push(now()); response.writeHead(503).end(); });
    const { type, connect } = RECEIVERS[whose];
    const id = await connect(receiver.url);
    await out.place('#1', [['MUG', 1]]);
    await out.settle();
    for (const wait of [30, 60, 120, 240, 480, 960, 1920]) {
      out.clock.turn((wait - 1) * SECOND);
      const due = seen.length;
      await out.settle();
      expect([seen.length, await alerts()]).toEqual([due, []]);
      out.clock.turn(SECOND);
      await out.settle();
    }
    await out.relay.drain();
    expect(seen).toEqual(ATTEMPTS);
    for (let hour = 0; hour < 3; hour += 1) {
      out.clock.turn(HOUR);
      await out.settle();
    }
    expect(seen).toEqual(ATTEMPTS);
    expect(await alerts()).toEqual([{ type: 'WEBHOOK_GIVEN_UP', subject: id, message: `A webhook of type ${type} was given up after 8 attempts: The receiver answered 503` }]);
    const times = receiver.received.map(({ headers }) => [headers['x-service-attempt'], new Date(Number(/t=(\d+),/.exec(String(headers['x-service-signature']))?.[1]) * SECOND).toISOString().slice(11, 19)]);
    expect(times).toEqual(ATTEMPTS.map((time, index) => [String(index + 1), time]));
    expect(new Set(receiver.received.map(({ headers, body }) => `${String(headers['x-service-webhook-id'])} ${String(JSON.parse(body).id)} ${body}`)).size).toBe(1);
    expect(receiver.received[0]?.headers['x-service-webhook-id']).toBe(JSON.parse(receiver.received[0]?.body ?? '').id);
  });

  it.each([200, 299])('is delivered with the first answer %d [W-SEND-2]', async (status) => {
    const answers = [500, 302, status];
    const receiver = await out.listen((response) => { response.writeHead(answers.shift() ?? 500).end('ignored'); });
    await out.warehouse('MI1', receiver.url);
    await out.place('#1', [['MUG', 1]]);
    await out.settle();
    for (let hour = 0; hour < 4; hour += 1) {
      out.clock.turn(HOUR);
      await out.settle();
    }
    expect(receiver.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3']);
    expect(await alerts()).toEqual([]);
  });

  it('of a draft is not sent, also not later [W-SEND-7] [REL-R11 D]', async () => {
    const receiver = await out.listen();
    const id = await out.integration('ERP', { url: receiver.url });
    await out.place('#1', [['MUG', 1]]);
    await out.settle();
    await out.activate(id);
    out.clock.turn(HOUR);
    await out.settle();
    expect(receiver.words()).toEqual([]);
    await out.place('#2', [['MUG', 1]]);
    await out.settle();
    expect(receiver.words()).toEqual(['order.created #2 in_fulfillment']);
  });

  it('is signed with the current secret of its connection: the previous one no longer verifies [REL-S3 D]', async () => {
    const receiver = await out.listen((response) => { response.writeHead(receiver.received.length === 1 ? 500 : 204).end(); });
    const id = await out.integration('ERP', { url: receiver.url });
    await out.activate(id);
    const rotate = async (): Promise<string> => String((await out.asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { webhookSecret } }', { id })).rotateConnection.webhookSecret);
    const before = await rotate();
    await out.place('#1', [['MUG', 1]]);
    await out.settle();
    const after = await rotate();
    out.clock.turn(30 * SECOND);
    await out.settle();
    const verdicts = receiver.received.map(({ headers, body }) => [before, after].map((secret) => {
      const [, time = '', signature = ''] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-service-signature'])) ?? [];
      return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === signature;
    }));
    expect(verdicts).toEqual([[true, false], [false, true]]);
  });

  it('of a paused connection is not sent, also not later, even as a retry [W-SEND-7] [REL-R11 A]', async () => {
    const answers = [500];
    const receiver = await out.listen((response) => { response.writeHead(answers.shift() ?? 204).end(); });
    const id = await out.warehouse('MI1', receiver.url);
    await out.place('#1', [['MUG', 1]]);
    await out.settle();
    expect(receiver.words()).toEqual(['order.ready #1']);
    await out.pause(id);
    await out.place('#2', [['MUG', 1]]);
    out.clock.turn(HOUR);
    await out.settle();
    await out.activate(id);
    out.clock.turn(HOUR);
    await out.settle();
    expect(receiver.words()).toEqual([]);
    expect(await alerts()).toEqual([]);
    await out.place('#3', [['MUG', 1]]);
    await out.settle();
    expect(receiver.words()).toEqual(['order.ready #3']);
    const { deliveries } = await out.asStaff('query D { deliveries { nodes { type state attempts { number } } } }', {});
    expect(deliveries.nodes).toEqual([
      { type: 'order.ready', state: 'DELIVERED', attempts: [{ number: 1 }] }, { type: 'order.ready', state: 'SUPPRESSED', attempts: [] },
      { type: 'order.ready', state: 'SUPPRESSED', attempts: [{ number: 1 }] },
    ]);
  });
});
