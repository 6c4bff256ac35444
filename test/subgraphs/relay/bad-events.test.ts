import { Failure } from '#contract/failure.js';
import { fakeRoute, idsOf } from './fake-route.js';

const refuse = (...ids: readonly string[]) => ({ id }: { id: string }): void => {
  if (ids.includes(id)) throw new Failure('INTERNAL', 'Internal error', {}, { cause: new TypeError(`${id} makes no sense`) });
};

test('an event that cannot be delivered delays neither those before it nor another company\'s', async () => {
  const { relay, delivered, pending, fake, logged, add } = fakeRoute();
  add(1, 1, 2, 3, 4, 5);
  add(2, 1, 2);
  fake.refuses = refuse('1-4');
  await relay.drain();
  expect(delivered.toSorted()).toEqual([...idsOf(1, 1, 2, 3), ...idsOf(2, 1, 2)]);
  expect(pending.map(({ id }) => id)).toEqual(idsOf(1, 4, 5));
  expect(logged).toEqual(['warn 1-4']);
});

test('one that keeps failing is set aside with its reason as soon as those behind it succeed, and they stay in order', async () => {
  const { delivered, pending, parked, fake, logged, add, pass, counts } = fakeRoute();
  add(1, 1, 2, 3, 4);
  fake.refuses = refuse('1-2');
  await pass(126);
  expect([delivered, parked]).toEqual([['1-1'], []]);
  await pass(2);
  expect(delivered).toEqual(idsOf(1, 1, 3, 4));
  expect(parked).toEqual([{ id: '1-2', reason: '1-2 makes no sense' }]);
  expect(pending).toEqual([]);
  expect(logged).toEqual(['warn 1-2', 'error 1-2', 'info 1']);
  expect(counts.tries).toBeLessThan(30);
});

test('several bad events in a row are set aside together', async () => {
  const { delivered, parked, fake, add, pass } = fakeRoute();
  add(1, 1, 2, 3, 4, 5);
  fake.refuses = refuse('1-1', '1-2', '1-4');
  await pass(128);
  expect([delivered, parked.map(({ id }) => id)]).toEqual([['1-3'], ['1-1', '1-2']]);
  await pass(128);
  expect([delivered, parked.map(({ id }) => id)]).toEqual([['1-3', '1-5'], ['1-1', '1-2', '1-4']]);
});

test('while nothing succeeds, however long, nothing is set aside: the fault is not in the events', async () => {
  const { delivered, parked, fake, add, pass } = fakeRoute();
  add(1, 1, 2, 3);
  add(2, 1, 2);
  fake.refuses = refuse(...idsOf(1, 1, 2, 3), ...idsOf(2, 1, 2));
  await pass(7200);
  expect([delivered, parked]).toEqual([[], []]);
  fake.refuses = () => undefined;
  await pass(300);
  expect(delivered.toSorted()).toEqual([...idsOf(1, 1, 2, 3), ...idsOf(2, 1, 2)]);
});

test.each(['CONFLICT', 'FORBIDDEN', 'UNAUTHENTICATED', 'RATE_LIMITED'] as const)('an event that fails with %s waits, and is never set aside', async (code) => {
  const { parked, fake, add, pass } = fakeRoute();
  add(1, 1, 2);
  fake.refuses = ({ id }) => { if (id === '1-1') throw new Failure(code, 'no'); };
  await pass(1000);
  expect(parked).toEqual([]);
});

test('events of other kinds are delivered past one that keeps failing, which is set aside once one of its own kind succeeds', async () => {
  const { delivered, parked, pending, fake, add, pass } = fakeRoute({ kindOf: ({ type }) => type });
  add(1, 1, 2, 3);
  pending.splice(0, 1, { ...pending[0]!, type: 'order.placed' });
  fake.refuses = ({ type }) => { if (type === 'order.placed') throw new Error('no'); };
  await pass(3600);
  expect([delivered, parked]).toEqual([idsOf(1, 2, 3), []]);
  add(1, 4);
  pending.splice(1, 1, { ...pending[1]!, type: 'order.placed' });
  await pass(3600);
  expect([delivered, parked]).toEqual([idsOf(1, 2, 3), []]);
  fake.refuses = refuse('1-1');
  await pass(300);
  expect([delivered, parked]).toEqual([idsOf(1, 2, 3, 4), [{ id: '1-1', reason: '1-1 makes no sense' }]]);
});

test('a failing event without others behind it is only retried less and less often', async () => {
  const { parked, fake, add, pass, counts } = fakeRoute();
  add(1, 1);
  fake.refuses = refuse('1-1');
  await pass(3600);
  expect(parked).toEqual([]);
  expect(counts.tries).toBeLessThan(25); // at 0, 1, 3, 7 … 255 seconds, then every five minutes
});

test('an event that cannot be read is set aside at once, and delays nothing', async () => {
  const { relay, delivered, parked, pending, add, logged } = fakeRoute();
  add(1, 1, 2, 3);
  pending.splice(1, 1, { ...pending[1]!, payload: null });
  await relay.drain();
  expect(delivered).toEqual(idsOf(1, 1, 3));
  expect(parked).toEqual([{ id: '1-2', reason: 'Its payload cannot be read' }]);
  expect([pending, logged]).toEqual([[], ['error 1-2']]);
});
