import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { testDialect } from '../../kit/database.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const CLAIM = 'mutation Claim($input: ClaimCallInput!) { claimCall(input: $input) { outcome callId commandId owner } }';
const FINISH = 'mutation Finish($input: FinishCallInput!) { finishCall(input: $input) { stored answer { status body } } }';
const KEEP = 'mutation Keep($input: KeepProcessInput!) { keepProcess(input: $input) }';
const END = 'mutation End($id: ID!) { endProcess(id: $id) }';
const CLOSE = 'mutation Close { closeAbandonedCalls }';
const RECORD = 'query Record($requestId: ID!) { callRecord(requestId: $requestId) { outcome status durationMs answerBody } }';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;
const connectionId = '018f0000-0000-7000-8000-00000000dddd';
const id = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [ONE, TWO] = [id(1), id(2)];

let identity: TestIdentity;
let companyId: number;
let requests = 1000;
let keys = 0;

beforeEach(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
});
afterEach(() => identity.subgraph.close());

const keep = (process: string, input: Readonly<Record<string, unknown>> = {}) => identity.run(KEEP, { input: { id: process, embedded: false, isFirst: false, ...input } });
const nextKey = (): string => `key-${String(keys += 1)}`;
const claim = async (key: string, input: Readonly<Record<string, unknown>> = {}) => {
  const requestId = id(requests += 1);
  const { claimCall } = await identity.run(CLAIM, {
    input: {
      companyId, requestId, connectionId, surface: 'fulfillment', operation: 'AcceptOrder', method: 'POST', path: '/orders/1/accept', address: '192.0.2.1',
      key, fingerprint: 'f1', requestHeaders: '{}', processId: ONE, ...input,
    },
  });
  return { ...claimCall, requestId } as { outcome: string; callId: string; commandId: string; owner: string; requestId: string };
};
const finish = async ({ callId, owner }: { callId: string; owner: string }): Promise<boolean> => (await identity.run(FINISH, {
  input: { companyId, callId, owner, status: 200, headers: '{}', body: 'done', durationMs: 12, keep: true },
})).finishCall.stored;
const close = async (): Promise<number> => (await identity.run(CLOSE)).closeAbandonedCalls;
const outcome = async (requestId: string) => (await identity.run(RECORD, { requestId }, staffOf(companyId))).callRecord;

describe('the key of a call whose process has stopped', () => {
  it('passes to the same request at once when the process unregistered, with its command id', async () => {
    await keep(ONE);
    const key = nextKey();
    const first = await claim(key);
    expect((await claim(key)).outcome).toBe('IN_PROGRESS');
    expect(await identity.run(END, { id: ONE })).toEqual({ endProcess: true });
    const second = await claim(key, { processId: TWO });
    expect(second).toMatchObject({ outcome: 'RUN', commandId: first.commandId });
    expect(await finish(first)).toBe(false);
    expect(await outcome(first.requestId)).toMatchObject({ outcome: 'ABANDONED', status: null });
  });

  it('stays while its process sends heartbeats, and for 20 seconds after the last one', async () => {
    const key = nextKey();
    await keep(ONE);
    const first = await claim(key);
    for (let beats = 0; beats < 6; beats += 1) {
      identity.clock.turn(15 * SECOND);
      await keep(ONE);
    }
    identity.clock.turn(20 * SECOND);
    expect((await claim(key)).outcome).toBe('IN_PROGRESS');
    identity.clock.turn(1);
    expect(await claim(key)).toMatchObject({ outcome: 'RUN', commandId: first.commandId });
  });

  it('passes to a different request only after two minutes, so that it does not overtake a command that may still commit', async () => {
    const key = nextKey();
    await claim(key);
    expect((await claim(key, { fingerprint: 'f2' })).outcome).toBe('REUSED');
    identity.clock.turn(2 * MINUTE + 1);
    expect((await claim(key, { fingerprint: 'f2' })).outcome).toBe('RUN');
  });

  it('is kept for its two minutes when the process is unknown', async () => {
    const key = nextKey();
    await claim(key, { processId: null });
    expect((await claim(key)).outcome).toBe('IN_PROGRESS');
  });

  it('passes to the same request while others claim keys of finished calls', async () => {
    const [done, gone] = [nextKey(), nextKey()];
    await keep(ONE);
    await finish(await claim(done));
    await claim(gone);
    await identity.run(END, { id: ONE });
    const outcomes = await Promise.all([done, gone, done].map((key) => claim(key, { processId: TWO })));
    expect(outcomes.map((claimed) => claimed.outcome)).toEqual(['REPLAY', 'RUN', 'REPLAY']);
  });

  it('passes to one of 50 concurrent equal claims', async () => {
    const key = nextKey();
    await keep(TWO);
    await claim(key);
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => claim(key, { processId: TWO })))).map((claimed) => claimed.outcome);
    expect(outcomes.filter((one) => one === 'RUN')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'IN_PROGRESS')).toHaveLength(49);
  });
});

// An embedded database has one process by design; on a database server a process cannot know that another one ended.
describe('a process that starts on an embedded database', () => {
  it(`replaces earlier processes (${testDialect})`, async () => {
    const key = nextKey();
    await keep(ONE, { embedded: true, isFirst: true });
    await claim(key);
    await keep(TWO, { embedded: true });
    expect((await claim(key, { processId: TWO })).outcome).toBe('IN_PROGRESS');
    await keep(TWO, { embedded: true, isFirst: true });
    expect((await claim(key, { processId: TWO })).outcome).toBe(testDialect === 'sqlite' ? 'RUN' : 'IN_PROGRESS');
  });

  it('does not replace processes that reach it remotely', async () => {
    const key = nextKey();
    await keep(ONE);
    await claim(key);
    await keep(TWO, { embedded: true, isFirst: true });
    expect((await claim(key, { processId: TWO })).outcome).toBe('IN_PROGRESS');
  });
});

describe('abandoned calls', () => {
  it('are closed in every company and keep their command id for the key\'s next claim', async () => {
    const key = nextKey();
    const lost = await claim(key);
    expect(await outcome(lost.requestId)).toEqual({ outcome: 'RUNNING', status: null, durationMs: null, answerBody: null });
    expect(await close()).toBe(1);
    expect(await close()).toBe(0);
    expect(await outcome(lost.requestId)).toEqual({ outcome: 'ABANDONED', status: null, durationMs: null, answerBody: null });
    const again = await claim(key, { processId: TWO });
    expect(again).toMatchObject({ outcome: 'RUN', commandId: lost.commandId });
    expect(await finish(again)).toBe(true);
    expect(await outcome(again.requestId)).toMatchObject({ outcome: 'ANSWERED', status: 200 });
  });

  it('are those that ran twice as long as allowed, even while their process sends heartbeats', async () => {
    const lost = await claim(nextKey(), { processId: null });
    identity.clock.turn(4 * MINUTE);
    await keep(ONE);
    const young = await claim(nextKey());
    expect(await close()).toBe(0);
    identity.clock.turn(1);
    expect(await close()).toBe(1);
    expect([await outcome(lost.requestId), await outcome(young.requestId)]).toMatchObject([{ outcome: 'ABANDONED' }, { outcome: 'RUNNING' }]);
  });

  it('are found after days without a sweep, and behind calls that were swept before', async () => {
    await finish(await claim(nextKey()));
    const first = await claim(nextKey());
    identity.clock.turn(3 * DAY);
    expect(await close()).toBe(1);
    const second = await claim(nextKey());
    identity.clock.turn(2 * DAY);
    expect(await close()).toBe(1);
    expect([await outcome(first.requestId), await outcome(second.requestId)]).toMatchObject([{ outcome: 'ABANDONED' }, { outcome: 'ABANDONED' }]);
  });

  it('can still be finished by a process that was only suspended, unless a retry was first', async () => {
    const [slow, late] = [await claim('slow'), await claim('late')];
    await close();
    expect((await claim('late', { processId: TWO })).outcome).toBe('RUN');
    expect([await finish(slow), await finish(late)]).toEqual([true, false]);
    expect(await outcome(slow.requestId)).toMatchObject({ outcome: 'ANSWERED', status: 200, answerBody: 'done' });
  });

  it('are closed by the system only', async () => {
    await expect(identity.run(CLOSE, {}, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(identity.run(END, { id: ONE }, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(identity.run(KEEP, { input: { id: ONE, embedded: false, isFirst: true } }, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('do not keep rows of stopped processes for longer than a day', async () => {
    await keep(ONE);
    identity.clock.turn(DAY + 1);
    await close();
    const { identity: { database } } = identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext;
    expect(await database.query('SELECT id FROM serving_process')).toEqual([]);
  });
});
