import { sha256 } from '#kernel/crypto.js';
import type { Principal } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { firstIdAt } from '../../../subgraphs/identity/calls/call.js';
import { DELIVERY, DELIVERY_ATTEMPT } from '../../../subgraphs/identity/deliveries/delivery.table.js';
import { EMAIL_RECIPIENT, SENT_EMAIL } from '../../../subgraphs/identity/emails/sent-email.table.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { MAIL } from '../../../subgraphs/identity/mails/mail.table.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const CLAIM = `mutation Claim($input: ClaimCallInput!) { claimCall(input: $input) {
  outcome callId commandId owner expiresAt answer { status headers body } } }`;
const FINISH = 'mutation Finish($input: FinishCallInput!) { finishCall(input: $input) { stored answer { status body } } }';
const LOG = 'mutation Log($input: LogCallInput!) { logCall(input: $input) }';
const RECORD = `query Record($requestId: ID!) { callRecord(requestId: $requestId) {
  requestId connectionId surface operation method path address status durationMs startedAt requestHeaders requestBody answerHeaders answerBody } }`;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let identity: TestIdentity;
let companyId: number;
let connectionId: string;
let keys = 0;

beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
  connectionId = (await identity.connect(companyId, { kind: 'FULFILLMENT' })).connection.id;
});
afterAll(() => identity.subgraph.close());

const caller = (company = companyId, connection = connectionId): Principal =>
  ({ kind: 'connection', companyId: company, connectionId: connection, actor: 'WMS', scopes: ['fulfillment:write'] });
const nextKey = (): string => `key-${String(keys += 1)}`;
const claim = async (key: string, input: Readonly<Record<string, unknown>> = {}, as = caller()) => (await identity.run(CLAIM, {
  input: {
    requestId: '018f0000-0000-7000-8000-00000000aaaa', connectionId, surface: 'fulfillment', operation: 'AcceptOrder', method: 'POST',
    path: '/orders/1/accept', address: '192.0.2.1', key, fingerprint: 'f1', requestHeaders: '{}', requestBody: '{"a":1}', ...input,
  },
}, as)).claimCall;
const finish = async ({ callId, owner }: { callId: string; owner: string }, input: Readonly<Record<string, unknown>> = {}): Promise<boolean> => (await identity.run(FINISH, {
  input: { callId, owner, status: 200, headers: '{"content-type":"application/json"}', body: '{"data":"é€😀"}', durationMs: 12, keep: true, ...input },
}, caller())).finishCall.stored;
const log = (input: Readonly<Record<string, unknown>>, as = caller()) => identity.run(LOG, {
  input: {
    requestId: '018f0000-0000-7000-8000-00000000bbbb', companyId, connectionId, surface: 'fulfillment', operation: 'Ping', method: 'GET', path: '/ping',
    address: '192.0.2.1', status: 200, durationMs: 5, requestHeaders: '{}', answerHeaders: '{}', ...input,
  },
}, as);

describe('a claimed key', () => {
  it('runs once among 50 concurrent equal claims', async () => {
    const key = nextKey();
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => claim(key)))).map(({ outcome }) => outcome as string).sort();
    expect(outcomes).toEqual([...Array.from({ length: 49 }, () => 'IN_PROGRESS'), 'RUN']);
  });

  it('has a lease of two minutes', async () => {
    expect(await claim(nextKey())).toEqual({
      outcome: 'RUN', callId: expect.any(String), commandId: expect.any(String), owner: expect.any(String),
      expiresAt: new Date(identity.clock.now().getTime() + 2 * MINUTE).toISOString(), answer: null,
    });
  });

  it('replays its response to the byte for 48 hours and is then free again [REL-R6 ADH]', async () => {
    const key = nextKey();
    const first = await claim(key);
    expect(await finish(first)).toBe(true);
    identity.clock.turn(48 * HOUR - 1);
    expect(await claim(key)).toEqual({
      outcome: 'REPLAY', callId: first.callId, commandId: null, owner: null, expiresAt: null,
      answer: { status: 200, headers: '{"content-type":"application/json"}', body: '{"data":"é€😀"}' },
    });
    identity.clock.turn(1);
    const afresh = await claim(key, { fingerprint: 'f2' });
    expect(afresh.outcome).toBe('RUN');
    expect(afresh.commandId).not.toBe(first.commandId);
  });

  it('replays a response without a body', async () => {
    const key = nextKey();
    await finish(await claim(key), { status: 204, body: '' });
    expect((await claim(key)).answer).toEqual({ status: 204, headers: '{"content-type":"application/json"}', body: '' });
  });

  it('is refused to a different request while it runs and after its response', async () => {
    const key = nextKey();
    const first = await claim(key);
    expect((await claim(key, { fingerprint: 'f2' })).outcome).toBe('REUSED');
    await finish(first);
    expect((await claim(key, { fingerprint: 'f2' })).outcome).toBe('REUSED');
  });

  it('is separate for each connection and case-sensitive', async () => {
    const key = nextKey();
    await claim(key);
    const other = await identity.connect(companyId, { kind: 'FULFILLMENT' });
    expect((await claim(key, { connectionId: other.connection.id }, caller(companyId, other.connection.id))).outcome).toBe('RUN');
    expect((await claim(key.toUpperCase())).outcome).toBe('RUN');
  });

  it('of up to 255 characters is distinguished from one that differs at the end', async () => {
    expect((await claim(`${'k'.repeat(254)}a`)).outcome).toBe('RUN');
    expect((await claim(`${'k'.repeat(254)}b`)).outcome).toBe('RUN');
  });
});

describe('a call that takes longer than two minutes', () => {
  it('is taken over only then, by a call that repeats its command', async () => {
    const key = nextKey();
    const first = await claim(key);
    identity.clock.turn(2 * MINUTE);
    expect((await claim(key)).outcome).toBe('IN_PROGRESS');
    identity.clock.turn(1);
    const second = await claim(key);
    expect(second).toMatchObject({ outcome: 'RUN', commandId: first.commandId });
    expect(second.callId).not.toBe(first.callId);
    expect(second.owner).not.toBe(first.owner);
  });

  it('cannot finish once it was taken over', async () => {
    const key = nextKey();
    const first = await claim(key);
    identity.clock.turn(2 * MINUTE + 1);
    const second = await claim(key);
    expect(await finish(first, { body: 'late' })).toBe(false);
    expect((await claim(key)).outcome).toBe('IN_PROGRESS');
    expect(await finish(second, { body: 'in time' })).toBe(true);
    expect((await claim(key)).answer.body).toBe('in time');
    expect(await finish(second, { body: 'again' })).toBe(false);
  });

  it('is taken over by one of 50 concurrent claims', async () => {
    const key = nextKey();
    await claim(key);
    identity.clock.turn(2 * MINUTE + 1);
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => claim(key)))).map(({ outcome }) => outcome as string);
    expect(outcomes.filter((outcome) => outcome === 'RUN')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'IN_PROGRESS')).toHaveLength(49);
  });

  it('passes its key to a different request with a new command id', async () => {
    const key = nextKey();
    const first = await claim(key);
    identity.clock.turn(2 * MINUTE + 1);
    const other = await claim(key, { fingerprint: 'f2' });
    expect(other.outcome).toBe('RUN');
    expect(other.commandId).not.toBe(first.commandId);
  });
});

describe('a response that is not stored for retries', () => {
  it('frees the key at once, and the command id stays the same', async () => {
    const key = nextKey();
    const first = await claim(key);
    expect(await finish(first, { status: 503, keep: false })).toBe(true);
    const second = await claim(key);
    expect(second).toMatchObject({ outcome: 'RUN', commandId: first.commandId });
    await finish(second);
    expect((await claim(key)).outcome).toBe('REPLAY');
  });
});

describe('another caller', () => {
  it('cannot finish a call it does not own', async () => {
    const { callId } = await claim(nextKey());
    expect(await finish({ callId, owner: '018f0000-0000-7000-8000-00000000cccc' })).toBe(false);
  });

  it('cannot claim keys of another connection, and people cannot claim any', async () => {
    await expect(claim(nextKey(), {}, caller(companyId, 'another'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(claim(nextKey(), {}, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(log({ companyId: companyId + 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the call log', () => {
  const record = async (requestId: string, company = companyId) => (await identity.run(RECORD, { requestId }, staffOf(company))).callRecord;

  it('shows people a call in full, with credentials redacted', async () => {
    const requestId = '018f0000-0000-7000-8000-000000000101';
    await log({
      requestId, method: 'POST', path: '/orders?key=SECRET1&limit=5', address: '::ffff:192.0.2.9', status: 422, requestBody: '{"sku":"ß"}', answerBody: 'nein',
      requestHeaders: '{"Authorization":"Bearer SECRET2","x-api-key":"SECRET3","accept":"*/*"}', answerHeaders: '{"set-cookie":"SECRET4"}',
    });
    expect(await record(requestId)).toEqual({
      requestId, connectionId, surface: 'fulfillment', operation: 'Ping', method: 'POST', path: '/orders?key=[redacted]&limit=5', address: '192.0.2.9',
      status: 422, durationMs: 5, startedAt: new Date(identity.clock.now().getTime() - 5).toISOString(),
      requestHeaders: '{"Authorization":"[redacted]","x-api-key":"[redacted]","accept":"*/*"}', requestBody: '{"sku":"ß"}',
      answerHeaders: '{"set-cookie":"[redacted]"}', answerBody: 'nein',
    });
  });

  it('has keyed calls with their responses, and abandoned ones without', async () => {
    const key = nextKey();
    const requestId = '018f0000-0000-7000-8000-000000000102';
    await claim(key, { requestId });
    expect(await record(requestId)).toMatchObject({ status: null, answerBody: null, requestBody: '{"a":1}' });
    identity.clock.turn(2 * MINUTE + 1);
    const requestId2 = '018f0000-0000-7000-8000-000000000103';
    await finish(await claim(key, { requestId: requestId2 }), { status: 201 });
    expect(await record(requestId)).toMatchObject({ status: null });
    expect(await record(requestId2)).toMatchObject({ status: 201, durationMs: 12, answerBody: '{"data":"é€😀"}' });
  });

  it('shows no calls of another company', async () => {
    const other = await identity.company('Nordlys');
    const requestId = '018f0000-0000-7000-8000-000000000104';
    await log({ requestId });
    await expect(record(requestId, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(identity.run('query C { calls { nodes { id } } }', {}, staffOf(companyId, []))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await identity.run('query C { calls { nodes { id } } }', {}, staffOf(other))).calls.nodes).toEqual([]);
  });

  it('accepts calls of unknown callers', async () => {
    const surface: Principal = { kind: 'system', companyId: 0, actor: 'fulfillment', scopes: ['system'] };
    expect(await log({ companyId: 0, connectionId: null, operation: null, status: 401 }, surface)).toEqual({ logCall: true });
  });

  it('takes the hash of a response that it stored within the hour in place of the response, and asks for any other', async () => {
    const [company, stranger] = [await identity.company('Polled'), await identity.company('Other')];
    const callOf = (requestId: string, response: Readonly<Record<string, unknown>>, companyOf = company) =>
      log({ requestId, companyId: companyOf, connectionId: null, ...response }, { kind: 'system', companyId: companyOf, actor: 'commerce', scopes: ['system'] });
    const [answerBody, answerBodyHash] = ['{"orders":[]}', sha256('{"orders":[]}')];
    const [first, second, third] = ['018f0000-0000-7000-8000-000000000121', '018f0000-0000-7000-8000-000000000122', '018f0000-0000-7000-8000-000000000123'];
    expect(await callOf(first, { answerBodyHash })).toEqual({ logCall: false });
    await expect(record(first, company)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await callOf(first, { answerBody, answerBodyHash })).toEqual({ logCall: true });
    expect(await callOf(second, { answerBodyHash })).toEqual({ logCall: true });
    expect([(await record(first, company)).answerBody, (await record(second, company)).answerBody]).toEqual([answerBody, answerBody]);
    expect(await callOf(third, { answerBodyHash }, stranger)).toEqual({ logCall: false });
    identity.clock.turn(HOUR);
    expect(await callOf(third, { answerBodyHash })).toEqual({ logCall: false });
  });

  it('is read newest first, filtered and page by page', async () => {
    identity.clock.turn(MINUTE);
    const other = (await identity.connect(companyId, { kind: 'FULFILLMENT' })).connection.id;
    const from = identity.clock.now().toISOString();
    for (const [operation, status] of [['A', 200], ['B', 404], ['C', 200]] as const) {
      await log({ operation, status, connectionId: other }, caller(companyId, other));
      identity.clock.turn(SECOND);
    }
    const list = async (filter: Readonly<Record<string, unknown>>, after: string | null = null) => (await identity.run(
      'query C($filter: CallFilter, $after: String) { calls(filter: $filter, first: 2, after: $after) { nodes { operation } pageInfo { hasNextPage endCursor } } }',
      { filter, after }, staffOf(companyId))).calls;
    const first = await list({ connectionId: other });
    expect(first).toMatchObject({ nodes: [{ operation: 'C' }, { operation: 'B' }], pageInfo: { hasNextPage: true } });
    expect(await list({ connectionId: other }, first.pageInfo.endCursor)).toMatchObject({ nodes: [{ operation: 'A' }], pageInfo: { hasNextPage: false } });
    expect((await list({ connectionId: other, status: 404 })).nodes).toEqual([{ operation: 'B' }]);
    expect((await list({ operation: 'C', from })).nodes).toEqual([{ operation: 'C' }]);
    const second = new Date(Date.parse(from) + SECOND).toISOString();
    expect((await list({ connectionId: other, from: second })).nodes).toEqual([{ operation: 'C' }, { operation: 'B' }]);
    expect((await list({ connectionId: other, to: second })).nodes).toEqual([{ operation: 'A' }]);
    await expect(list({}, first.pageInfo.endCursor)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(list({ connectionId: 'none' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.connectionId': [expect.stringContaining('is not known')] } });
    await expect(list({ from: second, to: from })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.to': ['must not be before from'] } });
    await identity.run('mutation D($id: ID!) { deleteConnection(id: $id) { id } }', { id: other }, staffOf(companyId));
    expect((await list({ connectionId: other })).nodes).toHaveLength(2);
  });

  it('accepts 200 concurrent calls, each with its own row', async () => {
    const company = await identity.company('Busy');
    const connection = (await identity.connect(company, { kind: 'COMMERCE' })).connection.id;
    const own = caller(company, connection);
    await Promise.all(Array.from({ length: 200 }, (_, index) => log({ companyId: company, connectionId: connection, operation: `op${String(index)}`, answerBody: 'same' }, own)));
    const { calls } = await identity.run('query C { calls(first: 500) { nodes { operation answerBody } } }', {}, staffOf(company));
    expect(calls.nodes).toHaveLength(200);
    expect(new Set(calls.nodes.map(({ operation }: { operation: string }) => operation)).size).toBe(200);
    expect(calls.nodes.every(({ answerBody }: { answerBody: string }) => answerBody === 'same')).toBe(true);
  });

  it('is kept thirty days, and a body as long as a call uses it', async () => {
    const company = await identity.company('Old');
    const connection = (await identity.connect(company, { kind: 'COMMERCE' })).connection.id;
    const own = caller(company, connection);
    const logged = (requestId: string, bodies: Readonly<Record<string, unknown>>) => log({ companyId: company, connectionId: connection, requestId, ...bodies }, own);
    await logged('018f0000-0000-7000-8000-000000000201', { answerBody: 'shared', requestBody: 'only old' });
    identity.clock.turn(20 * DAY);
    await logged('018f0000-0000-7000-8000-000000000202', { answerBody: 'shared' });
    identity.clock.turn(11 * DAY);
    expect((await identity.run('mutation P { purgeCalls }')).purgeCalls).toBeGreaterThanOrEqual(1);
    await expect(record('018f0000-0000-7000-8000-000000000201', company)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await record('018f0000-0000-7000-8000-000000000202', company)).toMatchObject({ answerBody: 'shared' });
    identity.clock.turn(30 * DAY);
    expect(await identity.run('mutation P { purgeCalls }')).toEqual({ purgeCalls: 1 });
    await expect(identity.run('mutation P { purgeCalls }', {}, staffOf(company))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('goes with deliveries, e-mails and mails of that age, some hundred in a transaction', async () => {
    const { identity: { database } } = identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext;
    const company = await identity.company('Sent');
    const at = identity.clock.now().toISOString();
    const id = (number: number): string => firstIdAt(at).replace(/.{12}$/, String(number).padStart(12, '0'));
    const some = Array.from({ length: 501 }, (_, number) => id(number));
    const ended = { company_id: company, created_at: at, finished_at: at };
    await database.inTransaction(async (transaction) => {
      await transaction.insert(DELIVERY, some.map((one) => ({ ...ended, id: one, destination_id: id(0), connection_id: null, event_id: one, type: 't', body: '{}', state: 'DELIVERED' as const, attempts: 1, round_start: 0, due_at: null, claim_token: null })));
      await transaction.insert(DELIVERY_ATTEMPT, some.map((one) => ({ company_id: company, delivery_id: one, number: 1, started_at: at, duration_ms: 1, url: 'u', delivered: 1, status: 200, failure: null, request_headers: '{}', answer_headers: null, answer_body: null })));
      await transaction.insert(MAIL, [...some, id(501)].map((one, number) => ({ ...ended, id: one, template: 'TEST' as never, language: 'en' as const, sealed: null, state: 'SENT' as const, attempts: 1, due_at: null, claim_token: null, failure: null, finished_at: number === 501 ? null : at })));
      await transaction.insert(SENT_EMAIL, some.map((one) => ({ company_id: company, id: one, sender: 'a', sender_name: '', reply_to: null, subject: 's', sent_by: 'ada', created_at: at })));
      await transaction.insert(EMAIL_RECIPIENT, some.map((one) => ({ company_id: company, email_id: one, position: 0, kind: 'TO' as never, email: 'b', mail_id: one })));
    });
    const left = async (): Promise<number[]> => Promise.all(['delivery', 'delivery_attempt', 'mail', 'sent_email', 'email_recipient'].map(async (table) =>
      (await database.query<{ total: number }>(`SELECT COUNT(*) AS total FROM ${table} WHERE company_id = ?`, [company]))[0]?.total ?? 0));
    const purged = async (): Promise<number> => {
      const { inTransaction } = database;
      let most = 0;
      Object.assign(database, { inTransaction: (work: (transaction: Transaction) => Promise<unknown>) => inTransaction(async (transaction) => {
        const result = await work(transaction);
        if (typeof result === 'number') most = Math.max(most, result);
        return result;
      }) });
      await identity.run('mutation P { purgeCalls }').finally(() => { Object.assign(database, { inTransaction }); });
      return most;
    };
    identity.clock.turn(30 * DAY);
    await purged();
    expect(await left()).toEqual([501, 501, 502, 501, 501]);
    identity.clock.turn(1);
    expect([await purged(), await left()]).toEqual([500, [0, 0, 1, 0, 0]]); // a mail that waits stays
  });
});
