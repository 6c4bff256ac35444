import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { relayLease, type RelayLease } from '../../../gateway/relay/relay-lease.js';
import { testDialect } from '../../kit/database.js';
import { testIdentity, type TestIdentity } from '../../kit/identity.js';

const SECOND = 1000;

// An embedded database has one process by design: there two workers reach it through that one.
const [here, there] = [await testIdentity(), testDialect === 'mysql' ? 'its own' : undefined];
const elsewhere: TestIdentity = there === undefined ? here : await testIdentity('2026-03-10T08:00:00.000Z', here.location);
afterAll(() => Promise.all([...new Set([here.subgraph, elsewhere.subgraph])].map((subgraph) => subgraph.close())));

const later = (milliseconds: number): void => { for (const clock of new Set([here.clock, elsewhere.clock])) clock.turn(milliseconds); };
const log = { debug: () => undefined, info: () => undefined } as never;
let taken: string[] = [];
beforeEach(() => { taken = []; });

const lease = (whose: string, at: TestIdentity = here, call: Call = at.call): RelayLease => relayLease({ call, clock: at.clock, log, onTaken: () => { taken.push(whose); } });
const held = (...leases: readonly RelayLease[]): readonly boolean[] => leases.map((one) => one.isHeld());

test('of two processes one relays, and the other goes on when it stops', async () => {
  const [one, other] = [lease('one'), lease('other', elsewhere)];
  await Promise.all([one.claim(), other.claim()]);
  expect(held(one, other).filter(Boolean)).toHaveLength(1);
  const [holder, waiting] = one.isHeld() ? [one, other] : [other, one];
  for (let renewal = 0; renewal < 5; renewal += 1) {
    later(2 * SECOND);
    await holder.claim();
    await waiting.claim();
    expect(held(holder, waiting)).toEqual([true, false]);
  }
  await holder.stop();
  await waiting.claim();
  expect(held(holder, waiting)).toEqual([false, true]);
  expect(taken.toSorted()).toEqual(['one', 'other']);
  await waiting.stop();
});

test('what a killed process held is taken six seconds after its last renewal', async () => {
  const [killed, other] = [lease('killed'), lease('other', elsewhere)];
  await killed.claim();
  later(5999);
  await other.claim();
  expect(held(killed, other)).toEqual([true, false]);
  later(1);
  await other.claim();
  expect(other.isHeld()).toBe(true);
  await killed.claim(); // it only stood still, and hears of the other
  expect(held(killed, other)).toEqual([false, true]);
  await other.stop();
});

test('while identity cannot be asked the lease stays where it was', async () => {
  let isAway = false;
  const one = lease('one', here, (operation, variables, context) => (isAway ? Promise.reject(new Failure('UNAVAILABLE', 'away')) : here.call(operation, variables, context)));
  await one.claim();
  isAway = true;
  later(60 * SECOND);
  await one.claim();
  expect(one.isHeld()).toBe(true);
  isAway = false;
  await one.stop();
  expect(one.isHeld()).toBe(false);
});

test('a process that does not hold the lease reads no outbox', async () => {
  const [one, other] = [lease('one'), lease('other', elsewhere)];
  await one.claim();
  await other.claim();
  const asked: string[] = [];
  const relay = (whose: string, { isHeld }: RelayLease) => createRelay({
    call: here.call, clock: here.clock, log, isHeld,
    routes: [{ source: 'identity', pending: () => { asked.push(whose); return Promise.resolve([]); }, relayed: () => Promise.resolve(0), park: () => Promise.resolve(0) }],
  });
  const [first, second] = [relay('one', one), relay('other', other)];
  await Promise.all([first.drain(), second.drain()]);
  expect(asked).toEqual(['one']);
  first.wake('orders');
  await first.drain();
  expect(asked).toEqual(['one', 'one']); // the drain looks at every outbox; the commit of another subgraph had no look of its own
  await one.stop();
});
