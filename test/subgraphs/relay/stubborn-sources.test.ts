import type { Route } from '../../../gateway/relay/route.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { manualClock } from '../../kit/manual-clock.js';
import { until } from '../../kit/until.js';
import { eventsOf } from './fake-graph.js';
import { unavailable, fakeRoute, idsOf } from './fake-route.js';

const quiet = { warn: () => undefined, info: () => undefined, error: () => undefined } as never;
const call = () => Promise.reject(new Error('nothing is called'));

/** A relay that has nothing left to wait for settles within these turns. */
const turns = async (most = 2000): Promise<void> => {
  for (let turn = 0; turn < most; turn += 1) await new Promise(setImmediate);
};

test('a source that returns the events of excluded companies does not make the relay spin', async () => {
  const fake = fakeRoute();
  const events = eventsOf(1, ...Array.from({ length: 500 }, (_, at) => at + 1)); // a whole page
  Object.assign(fake.route, { pending: async () => { fake.counts.looks += 1; await new Promise(setImmediate); return events; } } satisfies Partial<Route>);
  fake.fake.refuses = () => { throw new Error('no'); };
  await fake.relay.drain();
  const { looks, tries } = fake.counts;
  expect(looks).toBe(2);
  for (let wake = 0; wake < 100; wake += 1) {
    fake.relay.wake();
    await turns(5);
  }
  expect(fake.counts.tries).toBe(tries);
  fake.clock.turn(1000);
  await fake.relay.drain();
  expect(fake.counts.tries).toBe(2 * tries);
  await fake.relay.stop();
});

test('a drain ends when marking events as relayed changes nothing', async () => {
  const fake = fakeRoute({ relayed: () => Promise.resolve(0) });
  fake.add(1, 1, 2);
  await fake.relay.drain();
  expect(fake.counts.looks).toBe(1);
});

test('a relay stops soon, however much is left', async () => {
  const fake = fakeRoute();
  let number = 0;
  Object.assign(fake.route, { pending: async () => { fake.counts.looks += 1; await new Promise(setImmediate); number += 1; return eventsOf(1, number); }, relayed: () => Promise.resolve(1) } satisfies Partial<Route>);
  const drained = fake.relay.drain();
  await turns(20);
  const before = fake.counts.looks;
  expect(before).toBeGreaterThan(1);
  await Promise.all([fake.relay.stop(), drained]);
  expect(fake.counts.looks).toBeLessThanOrEqual(before + 1);
  const after = fake.counts.looks;
  fake.relay.wake();
  await fake.relay.drain();
  await turns(20);
  expect(fake.counts.looks).toBe(after);
});

test('a relay that is stopped while it searches a failing event leaves the rest unchanged', async () => {
  const fake = fakeRoute();
  fake.add(1, 1, 2, 3, 4, 5, 6, 7, 8);
  fake.fake.refuses = ({ id }) => {
    if (id !== '1-8') return;
    void fake.relay.stop();
    throw new Error('no');
  };
  await fake.relay.drain();
  expect([fake.delivered, fake.pending.length, fake.counts.tries]).toEqual([[], 8, 1]);
});

test('a subgraph that is back is noticed within a second, however long it was unavailable', async () => {
  const fake = fakeRoute();
  fake.add(1, 1);
  fake.fake.reads = unavailable;
  await fake.pass(600);
  fake.fake.reads = () => undefined;
  await fake.pass(1);
  expect(fake.delivered).toEqual(idsOf(1, 1));
  expect(fake.logged).toEqual(['warn the outbox', 'info the outbox']);
});

test('so is a following subgraph, and the companies get no backoff meanwhile', async () => {
  const fake = fakeRoute();
  fake.add(1, 1, 2);
  fake.add(2, 1);
  fake.fake.refuses = unavailable;
  await fake.pass(600);
  fake.fake.refuses = () => undefined;
  await fake.pass(1);
  expect(fake.delivered.toSorted()).toEqual([...idsOf(1, 1, 2), ...idsOf(2, 1)]);
  expect([fake.parked, fake.logged]).toEqual([[], ['warn the outbox', 'info the outbox']]);
});

test('an outbox that does not answer delays no other', async () => {
  const fake = fakeRoute();
  const hangs: Route = { source: 'catalog', pending: () => new Promise(() => undefined), relayed: () => Promise.resolve(0), park: () => Promise.resolve(0) };
  const relay = createRelay({ call, clock: manualClock(), log: quiet, routes: [hangs, fake.route] });
  relay.wake();
  await turns(10);
  fake.add(1, 1);
  relay.wake();
  await until(() => Promise.resolve(fake.delivered.length > 0 ? true : undefined));
  expect(fake.delivered).toEqual(idsOf(1, 1));
});

test('commits that follow each other soon are looked for once at once, and once more behind the last', async () => {
  const fake = fakeRoute();
  fake.add(1, 1);
  fake.relay.wake();
  await turns(10);
  expect([fake.counts.looks, fake.delivered]).toEqual([1, idsOf(1, 1)]);
  for (let at = 2; at <= 20; at += 1) {
    fake.add(1, at);
    fake.relay.wake();
  }
  await until(() => Promise.resolve(fake.delivered.length === 20 ? true : undefined));
  expect(fake.counts.looks).toBe(2);
  await fake.relay.stop();
});
