import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { Registry } from 'prom-client';
import { createLog } from '#kernel/log.js';
import { systemClock } from '#kernel/clock.js';
import { changeFeed, type Follower } from '../../../gateway/server/changes/change-feed.js';
import { readPosition } from '../../../gateway/server/changes/change-position.js';
import { eventStream } from '../../../gateway/server/changes/event-stream.js';
import { peopleSubscriptions } from '../../../gateway/server/changes/people-subscriptions.js';
import { AuthenticateStaffDocument } from '../../../gateway/server/operations/authenticate-staff.generated.js';
import { CountWrongCredentialDocument } from '../../../gateway/server/operations/count-wrong-credential.generated.js';
import { holderOf } from '../../../gateway/server/people/admit-people.js';
import { registeredTexts } from '../../../gateway/server/people/operation-texts.js';
import { tellChanges } from '../../../gateway/server/changes/tell-changes.js';
import { subscriptionSlots } from '../../../gateway/server/changes/subscription-slots.js';
import { fakeCall } from '../../kit/fake-call.js';
import { until } from '../../kit/until.js';

const log = createLog('silent');

describe('the slots of subscriptions', () => {
  it('are at most as many as a process takes, whoever asks, and each comes back once', async () => {
    const registry = new Registry();
    const slots = subscriptionSlots(registry, 2);
    const back = slots.take('1 ada');
    slots.take('2 bo');
    expect(() => slots.take('3 cy')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 30 } }));
    back('left');
    back('left');
    slots.take('3 cy')();
    expect(() => { slots.take('1 ada'); slots.take('1 ada'); }).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
    const text = await registry.metrics();
    expect([/^portico_subscriptions (\d+)$/m.exec(text)?.[1], /^portico_subscriptions_ended_total\{reason="left"\} (\d+)$/m.exec(text)?.[1]]).toEqual(['2', '1']);
  });
});

describe('a position that somebody made up', () => {
  it.each(['9999-12-31T23:59:59-01:00', '0000-01-01T00:00:00+01:00'])('leads to no time that a subgraph could not read, for which all who listen would wait: %s', (at) => {
    expect(() => readPosition(Buffer.from(JSON.stringify([['orders', at, 0]])).toString('base64url'))).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('a subscription', () => {
  afterEach(() => { jest.useRealTimers(); });

  const staff = { kind: 'staff', companyId: 1, actor: 'ada', scopes: [], permissions: ['commerce.read'] } as const;
  let counted = 0;
  const call = fakeCall([
    [AuthenticateStaffDocument, () => ({ authenticateStaff: null, blockedSeconds: null })],
    [CountWrongCredentialDocument, () => {
      counted += 1;
      return { countWrongCredential: true };
    }],
  ]);
  const admission = { call, addressOf: () => '192.0.2.1', issuer: 'https://auth.example', limiter: { take: () => Promise.reject(new Error('not asked')) } } as never;
  const message = () => new IncomingMessage(new Socket());

  it('of a caller who left before it began holds no slot', async () => {
    const registry = new Registry();
    let followed = 0;
    const feed = { follow: () => { followed += 1; return () => undefined; }, wake: () => undefined, stop: () => undefined };
    const { handler } = peopleSubscriptions({ admission, texts: registeredTexts(), feed, slots: subscriptionSlots(registry), clock: systemClock });
    const request = Object.assign(message(), { method: 'POST', headers: { accept: 'text/event-stream' }, body: { query: 'subscription { changes { kind } }' } });
    const response = Object.assign(new ServerResponse(request), { locals: { people: { call: { principal: staff, requestId: 'r-1', via: 'graphql' } } } });
    response.destroy();
    await handler(request as unknown as Request, response as unknown as Response, () => { throw new Error('passed on'); });
    expect([followed, /^portico_subscriptions (\d+)$/m.exec(await registry.metrics())?.[1]]).toEqual([0, '0']);
  });

  it('is checked once at a time, however long that takes', () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance', 'Date'] });
    let checks = 0;
    const never = new Promise<never>(() => undefined);
    const subscription = { check: () => { checks += 1; return never; }, end: () => undefined, onSlow: () => undefined } as never;
    void tellChanges({ response: new ServerResponse(message()), results: (async function* () { yield await never; })(), subscription, open: new Set(), onEnd: () => undefined, unfollow: () => undefined });
    jest.advanceTimersByTime(60_000);
    expect(checks).toBe(1);
  });

  it('whose token was revoked presents no wrong one when it is looked at again: it would block all who share its address', async () => {
    const held = { request: Object.assign(message(), { headers: { authorization: 'Bearer pst_revoked' } }), requestId: 'r-1' };
    await expect(holderOf(admission, { ...held, isAgain: true })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(counted).toBe(0);
    await expect(holderOf(admission, held)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(counted).toBe(1);
  });
});

describe('a stream of events', () => {
  afterEach(() => { jest.useRealTimers(); });

  it('says every fifteen seconds that it lives, and nothing once its receiver is gone', async () => {
    let response: ServerResponse | undefined;
    const sockets: Socket[] = [];
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance', 'Date'] });
    const server = createServer((request, opened) => {
      response = opened;
      sockets.push(request.socket);
      eventStream(opened);
    });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    const answer = await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const read = async (length: number): Promise<string> => {
      while (text.length < length) text += (await reader.read()).value ?? '';
      return text;
    };
    expect(await read(3)).toBe(':\n\n');
    jest.advanceTimersByTime(30_000);
    expect(await read(9)).toBe(':\n\n:\n\n:\n\n');
    await reader.cancel();
    await until(() => Promise.resolve(response?.destroyed === true || undefined));
    const written = sockets[0]?.bytesWritten;
    jest.advanceTimersByTime(60_000);
    expect([sockets[0]?.bytesWritten, response?.writableLength]).toEqual([written, 0]);
    expect(written).toBeGreaterThan(0);
    server.closeAllConnections();
    await new Promise((resolve) => { server.close(resolve); });
  });
});

describe('what follows the outboxes', () => {
  const follower = (taken: string[], sequence?: string): Follower => ({
    companyId: 1, sources: ['orders'], positionIn: () => (sequence === undefined ? undefined : { sequence, index: 0 }), take: (source, { events }) => { taken.push(`${source} ${String(events.length)}`); },
  });

  it('reads each position of a company once for all who are there, and nothing for nobody', async () => {
    const asked: unknown[] = [];
    const feed = changeFeed({ log, polls: false, read: (source, { after }) => {
      asked.push([source, after]);
      return Promise.resolve([...after as { companyId: number }[]].map(({ companyId }) => ({ companyId, sequence: '2026-11-30T10:00:00.000Z', index: 0, events: [] })));
    } });
    feed.wake('orders');
    const taken: string[] = [];
    const stops = [follower(taken), follower(taken), follower(taken, '2026-11-30T09:00:00.000Z')].map((one) => feed.follow(one));
    await until(() => Promise.resolve(taken.length >= 4 || undefined));
    expect(asked.slice(0, 2)).toEqual([['orders', [{ companyId: 1 }]], ['orders', [{ companyId: 1 }, { companyId: 1, sequence: '2026-11-30T09:00:00.000Z', index: 0 }]]]);
    for (const stop of stops) stop();
    const before = asked.length;
    feed.wake('orders');
    feed.wake('catalog');
    expect(asked.length).toBe(before);
    feed.stop();
  });

  it('tries again after a failure', async () => {
    let failures = 0;
    const feed = changeFeed({ log, polls: false, read: () => {
      failures += 1;
      return failures === 1 ? Promise.reject(new Error('away')) : Promise.resolve([{ companyId: 1, sequence: '2026-11-30T10:00:00.000Z', index: 0, events: [] }]);
    } });
    const taken: string[] = [];
    feed.follow(follower(taken));
    await until(() => Promise.resolve(taken.length > 0 || undefined));
    expect([failures, taken]).toEqual([2, ['orders 0']]);
    feed.stop();
  });
});
