import { randomBytes } from 'node:crypto';
import type { Principal } from '#contract/principal.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { testDatabase } from '../../kit/database.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const LOG = 'mutation Log($input: LogCallInput!) { logCall(input: $input) }';
const CLAIM = 'mutation Claim($input: ClaimCallInput!) { claimCall(input: $input) { outcome callId owner answer { body } } }';
const FINISH = 'mutation Finish($input: FinishCallInput!) { finishCall(input: $input) { stored answer { status body } } }';
const LIST = 'query C { calls(first: 500) { nodes { operation requestBody answerBody } } }';
const HOUR = 3_600_000;
const KIBIBYTE = 1024;
const LIMIT = 64 * KIBIBYTE;
const connectionId = '018f0000-0000-7000-8000-00000000dddd';
const requestId = '018f0000-0000-7000-8000-00000000bbbb';

let identity: TestIdentity;
let companyId: number;

beforeEach(async () => {
  identity = await testIdentity('2026-03-10T08:10:00.000Z', testDatabase('identity'), { callLogBytes: LIMIT });
  companyId = await identity.company('Casa Verde');
});
afterEach(() => identity.subgraph.close());

/** Text that does not get smaller when deflated. */
const noise = (kibibytes: number): string => randomBytes(kibibytes * KIBIBYTE).toString('base64');
const log = (operation: string, bodies: { requestBody?: string; answerBody?: string }, company = companyId) => identity.run(LOG, {
  input: {
    requestId, companyId: company, connectionId, surface: 'fulfillment', operation, method: 'POST', path: '/orders', address: '192.0.2.1', status: 200, durationMs: 5,
    requestHeaders: '{}', answerHeaders: '{}', ...bodies,
  },
});
const purge = async (): Promise<number> => (await identity.run('mutation P { purgeCalls }')).purgeCalls;
const calls = async (company = companyId): Promise<{ operation: string; requestBody: string | null; answerBody: string | null }[]> =>
  (await identity.run(LIST, {}, staffOf(company))).calls.nodes.toReversed();
const operations = async (company = companyId) => (await calls(company)).map(({ operation }) => operation);
/** Where calls without a key are read. */
const held = () => {
  const { identity: { database, callDatabases } } = identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext;
  return callDatabases.at(-1) ?? database;
};
const stored = async (): Promise<number> =>
  (await held().query<{ bytes: number | null }>('SELECT SUM(OCTET_LENGTH(content)) AS bytes FROM call_body WHERE company_id = ?', [companyId]))[0]?.bytes ?? 0;

test('a log within its maximum size is not trimmed', async () => {
  await log('first', { requestBody: noise(20) });
  identity.clock.turn(5 * HOUR);
  await log('second', { requestBody: noise(20) });
  expect(await purge()).toBe(0);
  expect(await operations()).toEqual(['first', 'second']);
});

test('the oldest hours of a log beyond its maximum size are removed with their calls and bodies', async () => {
  for (const operation of ['eight', 'nine', 'ten', 'eleven', 'twelve']) {
    await log(operation, { requestBody: noise(30), answerBody: 'the same' });
    identity.clock.turn(HOUR);
  }
  expect(await purge()).toBeGreaterThanOrEqual(3);
  expect((await operations()).at(-1)).toBe('twelve');
  expect(await operations()).not.toContain('eight');
  expect(await stored()).toBeLessThan(LIMIT);
  expect((await calls()).every(({ requestBody, answerBody }) => requestBody !== null && answerBody === 'the same')).toBe(true);
  expect(await purge()).toBe(0);
});

test('the last calls before a quiet time are removed too, but not those of the current hour', async () => {
  await log('old', { requestBody: noise(100) });
  identity.clock.turn(30 * HOUR);
  await log('new', { requestBody: noise(100) });
  expect(await purge()).toBe(1);
  expect([await operations(), await stored() < 110 * KIBIBYTE]).toEqual([['new'], true]);
  identity.clock.turn(2 * HOUR);
  expect([await purge(), await operations(), await stored()]).toEqual([1, [], 0]);
});

test('each company has its own maximum size', async () => {
  const other = await identity.company('Nordlys');
  await log('mine', { requestBody: noise(100) });
  await log('theirs', { requestBody: noise(10) }, other);
  identity.clock.turn(3 * HOUR);
  await purge();
  expect([await operations(), await operations(other)]).toEqual([[], ['theirs']]);
});

test('a key is kept for its 48 hours with its response, however large the log is, and is then removed like any call', async () => {
  const claim = async () => (await identity.run(CLAIM, {
    input: {
      companyId, requestId, connectionId, surface: 'fulfillment', operation: 'keyed', method: 'POST', path: '/orders/1/accept', address: '192.0.2.1',
      key: 'k1', fingerprint: 'f1', requestHeaders: '{}', requestBody: 'asked',
    },
  })).claimCall;
  const answer = noise(100);
  const { callId, owner } = await claim();
  await identity.run(FINISH, { input: { companyId, callId, owner, status: 200, headers: '{}', body: answer, durationMs: 12, keep: true } });
  await log('beside', { answerBody: noise(100), requestBody: 'asked' });
  identity.clock.turn(47 * HOUR);
  expect([await purge(), await operations()]).toEqual([1, ['keyed']]);
  expect(await claim()).toMatchObject({ outcome: 'REPLAY', answer: { body: answer } });
  expect((await calls())[0]).toMatchObject({ requestBody: 'asked' });
  identity.clock.turn(2 * HOUR);
  expect([await purge(), await operations(), await stored()]).toEqual([1, [], 0]);
});

test('an hour that has ended is measured once and never read again', async () => {
  for (let hours = 0; hours < 6; hours += 1) {
    await log('call', { requestBody: 'x' });
    identity.clock.turn(HOUR);
  }
  const database = held();
  const { query } = database;
  let sums = 0;
  Object.assign(database, { query: (sql: string, parameters: readonly string[]) => {
    sums += sql.includes('SUM(') && parameters[0] as unknown === companyId ? 1 : 0;
    return query(sql, parameters);
  } });
  await purge();
  const first = sums;
  sums = 0;
  await purge();
  Object.assign(database, { query });
  expect([first, sums]).toEqual([2 * 8, 2 * 2]); // from the hour before the first to the current one; then the last and the current one
});

test('for unknown callers only the beginning of the path is stored, without headers and bodies', async () => {
  const stranger: Principal = { kind: 'system', companyId: 0, actor: 'fulfillment', scopes: ['system'] };
  await identity.run(LOG, {
    input: {
      requestId, companyId: 0, surface: 'fulfillment', method: 'POST', path: `/orders?key=SECRET&${'x'.repeat(9000)}`, address: '192.0.2.1', status: 401, durationMs: 5,
      requestHeaders: '{"x":"1"}', answerHeaders: '{"y":"2"}', requestBody: noise(10), answerBody: noise(10),
    },
  }, stranger);
  const [row] = await held().query<Record<string, string | null>>('SELECT path, status, address, request_headers, answer_headers, request_body, answer_body FROM calls WHERE company_id = 0');
  expect(row).toEqual({
    path: `/orders?key=[redacted]&${'x'.repeat(177)}`, status: 401, address: '192.0.2.1', request_headers: '{}', answer_headers: '{}', request_body: null, answer_body: null,
  });
  expect(await held().query('SELECT hash FROM call_body')).toEqual([]);
});
