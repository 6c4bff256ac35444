import type { Principal } from '#contract/principal.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { testDialect } from '../../kit/database.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const onSqlite = testDialect === 'sqlite' ? test : test.skip; // with so few rows MariaDB reads the table

const FIELDS = 'kind id name error failingSince attempts nextAttemptAt';
const schedules = [{ profile: 'standard', waits: [30_000, 60_000] }];
const eventId = (index: number): string => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;

let identity: TestIdentity;
let company: number;
beforeEach(async () => {
  identity = await testIdentity('2026-11-21T09:30:00.000Z');
  company = await identity.company('Lume');
});
afterEach(() => identity.subgraph.close());

const failed = async (list: string, as: Principal = staffOf(company), first = 50) => (await identity.run(`query F($first: Int!) { ${list}(first: $first) { ${FIELDS} } }`, { first }, as))[list];
const connect = () => identity.connect(company, { kind: 'FULFILLMENT', webhookUrl: 'https://hooks.example.com/a' });
const enqueue = (...indexes: readonly number[]) => identity.run('mutation E($input: EnqueueDeliveriesInput!) { enqueueDeliveries(input: $input) }', {
  input: { companyId: company, messages: indexes.map((index) => ({ eventId: eventId(index), type: `order.t${String(index)}`, body: '{}', kind: 'FULFILLMENT', warehouseId: eventId(1) })) } }, system(company));

/** Every due delivery is tried: those of a listed type fail, with a reason. */
async function attempt(failure: string, failing: readonly number[]): Promise<void> {
  const startedAt = identity.clock.now().toISOString();
  const { claimDeliveries } = await identity.run('mutation C($input: ClaimDeliveriesInput!) { claimDeliveries(input: $input) { deliveryId eventId retryAfterMs token url companyId } }', { input: { most: 100, perDestination: 100, schedules } });
  const input = (claimDeliveries as { eventId: string }[]).map(({ eventId: event, ...claimed }) => {
    const delivered = !failing.some((index) => event === eventId(index));
    return { ...claimed, startedAt, durationMs: 5, delivered, status: delivered ? 200 : null, failure: delivered ? null : failure, requestHeaders: '{}', answerHeaders: null, answerBody: null };
  });
  await identity.run('mutation R($input: [RecordAttemptInput!]!) { recordAttempts(input: $input) }', { input });
}

test('lists webhooks that fail with the last error, since when, how often and when they are tried again, until they are delivered', async () => {
  await connect();
  await enqueue(1, 2, 3);
  expect(await failed('failedDeliveries')).toEqual([]);
  await attempt('connection refused', [1, 2]);
  identity.clock.turn(30_000);
  await attempt('status 500', [1, 2]);
  const retried = { kind: 'WEBHOOK', id: expect.any(String), error: 'status 500', failingSince: '2026-11-21T09:30:00.000Z', attempts: 2, nextAttemptAt: '2026-11-21T09:31:30.000Z' };
  expect(await failed('failedDeliveries')).toEqual([{ ...retried, name: 'order.t2' }, { ...retried, name: 'order.t1' }]);
  identity.clock.turn(60_000);
  await attempt('status 500', [2]);
  expect(await failed('failedDeliveries')).toEqual([{ ...retried, name: 'order.t2', attempts: 3, nextAttemptAt: null }]);
});

test('lists as many as are asked for, newest first, of this company alone', async () => {
  await connect();
  await enqueue(1, 2, 3);
  await attempt('no', [1, 2, 3]);
  const names = async (first: number) => (await failed('failedDeliveries', staffOf(company), first)).map(({ name }: { name: string }) => name);
  expect([await names(500), await names(3), (await names(2)).length]).toEqual([['order.t3', 'order.t2', 'order.t1'], ['order.t3', 'order.t2', 'order.t1'], 2]);
  expect(await failed('failedDeliveries', staffOf(company + 1))).toEqual([]);
});

onSqlite('finds the failed deliveries of a receiver by an index, however many were delivered', async () => {
  await connect();
  const database = databaseOfSubgraph(identity.subgraph);
  const statements = await readStatements(database, () => failed('failedDeliveries'));
  const plans = await Promise.all(statements.filter(({ sql }) => sql.includes('FROM delivery ')).map(({ sql, parameters }) => stepsOf(database, sql, parameters)));
  expect(plans).toEqual(Array.from({ length: 4 }, () => ['SEARCH delivery USING INDEX delivery_state (company_id=? AND connection_id=? AND state=?)']));
});

test('lists mails that were given up or are retried, without recipient and content', async () => {
  await identity.run('mutation M($input: QueueTestMailInput!) { queueTestMail(input: $input) }', { input: { to: 'ada@example.test', language: 'en' } }, system(company));
  const attemptMail = async (outcome: string): Promise<void> => {
    const { claimMails: [mail] } = await identity.run('mutation { claimMails(most: 5) { companyId id token } }');
    await identity.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', { input: { ...mail, outcome, failure: 'REFUSED_550' } });
  };
  expect(await failed('failedMails')).toEqual([]);
  await attemptMail('FAILED');
  const mail = { kind: 'MAIL', id: expect.any(String), name: 'test', error: 'REFUSED_550', failingSince: '2026-11-21T09:30:00.000Z', attempts: 1, nextAttemptAt: '2026-11-21T09:31:00.000Z' };
  expect(await failed('failedMails')).toEqual([mail]);
  identity.clock.turn(60_000);
  await attemptMail('REFUSED');
  expect(await failed('failedMails')).toEqual([{ ...mail, attempts: 2, nextAttemptAt: null }]);
  expect(await failed('failedMails', staffOf(company + 1))).toEqual([]);
});

test('lists events that were set aside, with the reason', async () => {
  await connect();
  const database = databaseOfSubgraph(identity.subgraph);
  const [event] = await database.query<{ id: string; type: string; stamp: string }>('SELECT id, type, stamp FROM outbox WHERE company_id = ? ORDER BY stamp, place', [company]);
  await identity.run('mutation P($events: [ParkedEventInput!]!) { identityEventsParked(events: $events) }', { events: [{ id: event?.id, reason: 'No such order' }] });
  expect(await failed('identityFailedEvents')).toEqual([{ kind: 'EVENT', id: event?.id, name: event?.type, error: 'No such order', failingSince: event?.stamp, attempts: null, nextAttemptAt: null }]);
  expect(await failed('identityFailedEvents', staffOf(company + 1))).toEqual([]);
});

test.each(['failedDeliveries', 'failedMails', 'identityFailedEvents'])('%s needs the permission to manage the company, and serves 1 to 500', async (list) => {
  await expect(failed(list, staffOf(company, ['company.read', 'commerce.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  await expect(failed(list, staffOf(company), 501)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { first: ['must be 1 to 500'] } });
});
