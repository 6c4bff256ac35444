import { instant } from '#kernel/clock.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { testDialect } from '../../kit/database.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';

const onSqlite = testDialect === 'sqlite' ? it : it.skip; // with so few rows MariaDB sorts instead of using the index

const ENQUEUE = 'mutation E($input: EnqueueDeliveriesInput!) { enqueueDeliveries(input: $input) }';
const CLAIM = 'mutation C($input: ClaimDeliveriesInput!) { claimDeliveries(input: $input) { deliveryId eventId attempt retryAfterMs token url secret companyId body } }';
const RECORD = 'mutation R($input: [RecordAttemptInput!]!) { recordAttempts(input: $input) }';
const LIST = 'query L { deliveries { nodes { id eventId type state dueAt attempts { number delivered status failure durationMs } } } }';
const schedules = [{ profile: 'standard', waits: [30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000] }];
const DUE = 5000;
const ROOM = { most: 256, perDestination: 12 };
const warehouseId = '018f0000-0000-7000-8000-000000000001';
const eventId = (index: number): string => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;

describe('the delivery queue', () => {
  let identity: TestIdentity;
  let company: number;
  beforeEach(async () => {
    identity = await testIdentity('2026-11-21T09:30:00.000Z');
    company = await identity.company('Lume');
  });
  afterEach(() => identity.subgraph.close());

  const connect = (input: object = {}) => identity.connect(company, { kind: 'FULFILLMENT', webhookUrl: 'https://hooks.example.com/a', ...input });
  const message = (index: number, more: object = {}) => ({ eventId: eventId(index), type: 'order.ready', body: `{"n":${String(index)}}`, kind: 'FULFILLMENT', warehouseId, ...more });
  const enqueue = async (...messages: object[]) => (await identity.run(ENQUEUE, { input: { companyId: company, messages } }, system(company))).enqueueDeliveries;
  const claim = async (input: object = {}) => (await identity.run(CLAIM, { input: { most: 100, perDestination: 100, schedules, ...input } })).claimDeliveries as { deliveryId: string; eventId: string; attempt: number; retryAfterMs: number | null; token: string; url: string; secret: string; companyId: number }[];
  const record = async ({ companyId, deliveryId, token, url, retryAfterMs }: { companyId: number; deliveryId: string; token: string; url: string; retryAfterMs: number | null }, status: number | null) =>
    (await identity.run(RECORD, { input: [{
      companyId, deliveryId, token, url, retryAfterMs, startedAt: '2026-11-21T09:30:00.000Z', durationMs: 5, delivered: status === 200, status, failure: status === 200 ? null : 'no', requestHeaders: '{}', answerHeaders: null, answerBody: null,
    }] })).recordAttempts[0];
  const list = async () => (await identity.run(LIST, {}, staffOf(company))).deliveries.nodes;
  const asStaff = (operation: string, variables: object) => identity.run(operation, variables as Record<string, unknown>, staffOf(company));

  it('accepts an event once for each connection that may receive it', async () => {
    await connect();
    await connect({ warehouseId: '018f0000-0000-7000-8000-000000000002' });
    await connect({ kind: 'COMMERCE', scopes: ['orders:read'] });
    await connect({ webhookUrl: null });
    const events = [message(1), message(2, { kind: 'COMMERCE', warehouseId: null, scope: 'orders:read' }), message(3, { kind: 'COMMERCE', warehouseId: null, scope: 'returns:read' })];
    expect(await enqueue(...events)).toBe(2);
    expect(await enqueue(...events)).toBe(0);
  });

  it('shows the last of the attempts recorded together, in whatever order they are reported', async () => {
    const { connection: { id } } = await connect();
    await enqueue(message(1), message(2), message(3));
    const claimed = await claim();
    const noted = ['2026-11-21T09:30:02.000Z', '2026-11-21T09:30:03.000Z', '2026-11-21T09:30:01.000Z'].map((startedAt, at) => ({
      companyId: company, deliveryId: claimed[at]?.deliveryId, token: claimed[at]?.token, url: 'https://hooks.example.com/a', startedAt, durationMs: 5, delivered: false, status: 500, failure: startedAt, requestHeaders: '{}',
    }));
    await identity.run(RECORD, { input: noted });
    expect((await asStaff('query H($id: ID!) { webhookHealth(connectionId: $id) { lastFailure lastFailedAt } }', { id })).webhookHealth).toEqual({ lastFailure: '2026-11-21T09:30:03.000Z', lastFailedAt: '2026-11-21T09:30:03.000Z' });
  });

  it('gives a delivery to one claimer, with its secret, and to another when the lease ends', async () => {
    const { webhookSecret } = await connect();
    await enqueue(message(1));
    const [first] = await claim();
    expect(first).toMatchObject({ eventId: eventId(1), attempt: 1, url: 'https://hooks.example.com/a', secret: webhookSecret });
    expect(await claim()).toEqual([]);
    identity.clock.turn(60_000);
    const [second] = await claim();
    expect(second).toMatchObject({ eventId: eventId(1), attempt: 2 });
    expect(await record(first as never, 200)).toBe(false);
    expect(await record(second as never, 200)).toBe(true);
    expect(await list()).toMatchObject([{ state: 'DELIVERED', dueAt: null, attempts: [
      { number: 1, delivered: false, status: null, failure: 'The outcome is unknown: the process that sent this stopped before it recorded one', durationMs: 60_000 },
      { number: 2, delivered: true, status: 200, failure: null, durationMs: 5 },
    ] }]);
  });

  it('of 5,000 that are due gives none to two claimers that claim at once until there is nothing left [REL-R12 ADHJ]', async () => {
    await connect();
    for (let from = 0; from < DUE; from += 500) await enqueue(...Array.from({ length: 500 }, (_, index) => message(from + index)));
    const claimer = async (): Promise<string[]> => {
      const claimed: string[] = [];
      for (;;) {
        const more = await claim({ most: 1000, perDestination: 1000 });
        if (more.length === 0) return claimed;
        claimed.push(...more.map(({ deliveryId }) => deliveryId));
      }
    };
    const ids = (await Promise.all([claimer(), claimer()])).flat();
    expect([ids.length, new Set(ids).size]).toEqual([DUE, DUE]);
  });

  it('gives up after eight attempts, publishes an event, and recovers them on request', async () => {
    const { connection: { id } } = await connect();
    await enqueue(message(1));
    for (const wait of [30, 60, 120, 240, 480, 960, 1920, 0]) {
      const [claimed] = await claim();
      await record(claimed as never, 500);
      identity.clock.turn(wait * 1000 - 1);
      expect(await claim()).toEqual([]);
      identity.clock.turn(1);
    }
    expect(await list()).toMatchObject([{ state: 'GIVEN_UP', dueAt: null }]);
    const { identityOutbox: events } = await identity.run('query { identityOutbox(first: 100) { type payload } }');
    expect(events.filter(({ type }: { type: string }) => type === 'delivery.given_up')).toMatchObject([{ payload: { connectionId: id, eventId: eventId(1), attempts: 8 } }]);
    const recovered = (since: string) => asStaff('mutation R($input: RecoverDeliveriesInput!) { recoverDeliveries(input: $input) }', { input: { connectionId: id, since } });
    expect([await recovered(instant(identity.clock)), await claim()]).toEqual([{ recoverDeliveries: 0 }, []]);
    expect(await recovered('2026-11-21T09:00:00Z')).toEqual({ recoverDeliveries: 1 });
    expect(await claim()).toMatchObject([{ eventId: eventId(1), attempt: 9 }]);
  });

  it('suppresses deliveries of a paused connection for good', async () => {
    const { connection: { id } } = await connect();
    await enqueue(message(1));
    await asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id });
    await enqueue(message(2));
    await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
    expect(await claim()).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'SUPPRESSED' }, { state: 'SUPPRESSED' }]);
  });

  it('suppresses deliveries of a removed connection', async () => {
    const { connection: { id } } = await connect();
    await enqueue(message(1));
    await asStaff('mutation D($id: ID!) { deleteConnection(id: $id) { id } }', { id });
    expect(await claim()).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'SUPPRESSED', dueAt: null }]);
  });

  it('stores attempts that end together, successful or failed, each under its own claim', async () => {
    const { connection: { id } } = await connect();
    await enqueue(message(1), message(2), message(3));
    const [first, second, third] = await claim() as [never, never, never];
    const foreign = { ...(third as object), token: eventId(9) } as never;
    expect(await Promise.all([record(first, 200), record(second, 503), record(foreign, 200), record(first, 200)])).toEqual([true, true, false, false]);
    expect((await list()).map(({ eventId: event, state, attempts }: { eventId: string; state: string; attempts: object[] }) => [event, state, attempts.length]))
      .toEqual([[eventId(3), 'WAITING', 0], [eventId(2), 'WAITING', 1], [eventId(1), 'DELIVERED', 1]]);
    expect(await asStaff('query H($id: ID!) { webhookHealth(connectionId: $id) { lastFailure lastFailedAt lastDeliveredAt } }', { id }))
      .toEqual({ webhookHealth: { lastFailure: 'no', lastFailedAt: '2026-11-21T09:30:00.000Z', lastDeliveredAt: '2026-11-21T09:30:00.000Z' } });
  });

  const databaseOf = () => (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity.database;
  const spoil = (column: string, value: string, id: string) => databaseOf().inTransaction((transaction) => transaction.execute(`UPDATE connection SET ${column} = ? WHERE id = ?`, [value, id]));
  const events = async (type: string) => (await identity.run('query { identityOutbox(first: 500) { companyId type payload } }')).identityOutbox.filter((event: { type: string }) => event.type === type);

  it.each([['is of another key', 'other.AAAA'], ['was tampered with', 'test.AAAA'], ['is nothing', '']])('a secret that %s fails its own deliveries alone: each is a failed attempt, and the merchant is to be alerted', async (...[, sealed]) => {
    const [broken, healthy] = [await connect(), await connect()];
    const other = await identity.company('Other');
    await identity.connect(other, { kind: 'FULFILLMENT', webhookUrl: 'https://hooks.example.com/b' });
    await enqueue(message(1), message(2));
    await identity.run(ENQUEUE, { input: { companyId: other, messages: [message(3)] } }, system(other));
    await spoil('webhook_secret', sealed, broken.connection.id);
    const claimed = await claim(ROOM);
    expect(claimed.map(({ companyId, eventId: event, secret }) => [companyId, event, secret === healthy.webhookSecret])).toEqual([[company, eventId(1), true], [company, eventId(2), true], [other, eventId(3), false]]);
    const failure = 'The webhook secret cannot be read; rotate the credentials of this connection';
    const { nodes } = (await asStaff('query L($id: ID!) { deliveries(filter: {connectionId: $id}) { nodes { eventId state dueAt attempts { number delivered status failure } } } }', { id: broken.connection.id })).deliveries;
    expect(nodes).toEqual([2, 1].map((index) => ({ eventId: eventId(index), state: 'WAITING', dueAt: '2026-11-21T09:30:30.000Z', attempts: [{ number: 1, delivered: false, status: null, failure }] })));
    expect(await events('delivery.unprepared')).toEqual([{ companyId: company, type: 'delivery.unprepared', payload: expect.objectContaining({ connectionId: broken.connection.id, attempts: 1, failure }) }]);
  });

  it('a delivery that cannot be prepared is retried by the schedule, sent once the credentials were rotated, and given up otherwise', async () => {
    const { connection: { id } } = await connect();
    await enqueue(message(1));
    await spoil('webhook_secret', '', id);
    expect(await claim()).toEqual([]);
    const { rotateConnection: { webhookSecret } } = await asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { webhookSecret } }', { id });
    expect(await claim()).toEqual([]);
    identity.clock.turn(30_000);
    const [claimed] = await claim();
    expect(claimed).toMatchObject({ eventId: eventId(1), attempt: 2, secret: webhookSecret });
    await record(claimed as never, 500);
    await spoil('webhook_secret', '', id);
    for (let wait = 0; wait < 7; wait += 1) {
      identity.clock.turn(3_600_000);
      expect(await claim()).toEqual([]);
    }
    expect(await list()).toMatchObject([{ state: 'GIVEN_UP' }]);
    expect(await events('delivery.given_up')).toMatchObject([{ payload: { connectionId: id, attempts: 8 } }]);
  });

  it('a claim ends even if no delivery of the queue can be sent', async () => {
    const { connection: { id } } = await connect();
    await enqueue(...Array.from({ length: 60 }, (_, index) => message(index)));
    await spoil('webhook_secret', '', id);
    expect(await claim({ most: 2, perDestination: 2 })).toEqual([]);
    const [waiting] = await databaseOf().query<{ total: number }>('SELECT COUNT(*) AS total FROM delivery WHERE attempts = 0');
    expect(Number(waiting?.total)).toBe(20);
  });

  it('a connection with unreadable settings or scopes does not stop webhooks of others', async () => {
    const [spoilt, healthy] = [await connect({ kind: 'COMMERCE', scopes: ['orders:read'], warehouseId: null }), await connect({ kind: 'COMMERCE', scopes: ['orders:read'], warehouseId: null })];
    await spoil('scopes', '["orders', spoilt.connection.id);
    await spoil('settings', '{', spoilt.connection.id);
    expect(await enqueue(message(1, { kind: 'COMMERCE', warehouseId: null, scope: 'orders:read' }), message(2, { kind: 'COMMERCE', warehouseId: null, scope: null }))).toBe(3);
    expect((await claim(ROOM)).map(({ eventId: event, secret }) => [event, secret === healthy.webhookSecret]).toSorted()).toEqual([[eventId(1), true], [eventId(2), false], [eventId(2), true]]);
  });

  it('pings a receiver and resends one delivery under its id', async () => {
    const { connection: { id } } = await connect();
    const { pingWebhook: ping } = await asStaff('mutation P($id: ID!) { pingWebhook(connectionId: $id) { id eventId type state } }', { id });
    expect(ping).toMatchObject({ type: 'ping', state: 'WAITING' });
    await record((await claim())[0] as never, 200);
    await asStaff('mutation R($id: ID!) { resendDelivery(id: $id) { id } }', { id: ping.id });
    expect(await claim()).toMatchObject([{ eventId: ping.eventId, attempt: 2 }]);
    expect(await asStaff('query H($id: ID!) { webhookHealth(connectionId: $id) { waiting delivered givenUp suppressed lastFailure lastDeliveredAt } }', { id }))
      .toEqual({ webhookHealth: { waiting: 1, delivered: 0, givenUp: 0, suppressed: 0, lastFailure: null, lastDeliveredAt: '2026-11-21T09:30:00.000Z' } });
  });

  it('refuses people a list by a connection that the company neither has nor had, and by a range that ends before it begins', async () => {
    const { connection: { id } } = await connect();
    const filtered = async (filter: object) => (await asStaff('query L($filter: DeliveryFilter) { deliveries(filter: $filter) { nodes { id } } }', { filter })).deliveries.nodes;
    const unknown = { code: 'BAD_INPUT', details: { 'filter.connectionId': ['is not known: connections lists those of your company'] } };
    expect(await filtered({ connectionId: id })).toEqual([]);
    await expect(filtered({ connectionId: eventId(9) })).rejects.toMatchObject(unknown);
    await expect(identity.run('query L($id: ID!) { deliveries(filter: {connectionId: $id}) { nodes { id } } }', { id }, staffOf(await identity.company('Other')))).rejects.toMatchObject(unknown);
    await expect(filtered({ from: '2026-11-22T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.to': ['must not be before from'] } });
    await enqueue(message(1));
    await asStaff('mutation D($id: ID!) { deleteConnection(id: $id) { id } }', { id });
    expect(await filtered({ connectionId: id })).toHaveLength(1); // what was sent to a removed connection can still be looked up
  });

  onSqlite('lists a connection\'s in order from an index, however few of the company\'s they are', async () => {
    const { connection: { id } } = await connect();
    const { identity: { database } } = identity.subgraph.context({ principal: staffOf(company), requestId: 'r-1', via: 'test' }) as IdentityContext;
    const statements = await readStatements(database, () => asStaff('query L($id: ID!) { deliveries(filter: {connectionId: $id}) { nodes { id } } }', { id }));
    const plans = await Promise.all(statements.filter(({ sql }) => sql.includes('FROM delivery ')).map(({ sql, parameters }) => stepsOf(database, sql, parameters)));
    expect(plans).toEqual([['SEARCH delivery USING INDEX delivery_listed (company_id=? AND connection_id=?)']]);
  });
});
