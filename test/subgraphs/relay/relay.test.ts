import { createRelay } from '../../../gateway/relay/relay.js';
import { manualClock } from '../../kit/manual-clock.js';
import { eventsOf, fakeGraph } from './fake-graph.js';


function setUp() {
  const graph = fakeGraph();
  const clock = manualClock();
  const logged: string[] = [];
  const note = (level: string) => (facts: { of: unknown }) => {
    logged.push(`${level} ${String(facts.of)}`);
  };
  const relay = createRelay({ call: graph.call, clock, log: { warn: note('warn'), info: note('info') } as never });
  return { graph, clock, logged, relay };
}

const appliedIds = ({ applied }: ReturnType<typeof fakeGraph>, companyId: number) => (applied.get(companyId) ?? []).map(({ id }) => id);
const deliveries = ({ calls }: ReturnType<typeof fakeGraph>) => calls.filter(({ name }) => name === 'ProjectCatalogEvents');
const refuse = (companyId: number) => (variables: Record<string, unknown>) => {
  if ((variables['input'] as { companyId: number }).companyId === companyId) throw new Error('The orders subgraph is unavailable');
};

test('events reach the subgraph that follows in their order, one call a company, and are marked relayed', async () => {
  const { graph, relay } = setUp();
  graph.pending.push(...eventsOf(1, 1, 2, 3), ...eventsOf(2, 1));
  await relay.drain();
  expect(appliedIds(graph, 1)).toEqual(['1-1', '1-2', '1-3']);
  expect(appliedIds(graph, 2)).toEqual(['2-1']);
  expect(graph.pending).toEqual([]);
  expect(deliveries(graph).map(({ variables }) => variables)).toEqual([
    { input: { companyId: 1, events: eventsOf(1, 1, 2, 3).map(({ companyId: _companyId, ...event }) => event) } },
    { input: { companyId: 2, events: eventsOf(2, 1).map(({ companyId: _companyId, ...event }) => event) } },
  ]);
  expect(deliveries(graph).map(({ context }) => [context.principal, context.via])).toEqual([
    [{ kind: 'system', companyId: 1, actor: 'relay', scopes: ['system'] }, 'relay'],
    [{ kind: 'system', companyId: 2, actor: 'relay', scopes: ['system'] }, 'relay'],
  ]);
});

test('more than a page of events keeps its order', async () => {
  const { graph, relay } = setUp();
  const numbers = Array.from({ length: 1200 }, (_, index) => index);
  graph.pending.push(...eventsOf(1, ...numbers));
  await relay.drain();
  expect(appliedIds(graph, 1)).toEqual(numbers.map((number) => `1-${String(number)}`));
});

test('events whose mark was lost are delivered again and applied once', async () => {
  const { graph, clock, logged, relay } = setUp();
  graph.pending.push(...eventsOf(1, 1, 2));
  graph.broken.set('CatalogEventsRelayed', () => {
    throw new Error('The catalog is unavailable');
  });
  await relay.drain();
  expect(graph.pending).toHaveLength(2);
  graph.broken.clear();
  clock.turn(1000);
  await relay.drain();
  expect(deliveries(graph)).toHaveLength(2);
  expect(appliedIds(graph, 1)).toEqual(['1-1', '1-2']);
  expect(graph.pending).toEqual([]);
  expect(logged).toEqual(['warn the outbox', 'info the outbox']);
});

test('a company that fails delays no other and loses nothing, even with a full page of its events first', async () => {
  const { graph, clock, relay } = setUp();
  const many = Array.from({ length: 600 }, (_, index) => index);
  graph.pending.push(...eventsOf(1, ...many), ...eventsOf(2, 1, 2));
  graph.broken.set('ProjectCatalogEvents', refuse(1));
  await relay.drain();
  expect(appliedIds(graph, 2)).toEqual(['2-1', '2-2']);
  expect(graph.pending).toHaveLength(600);
  graph.broken.clear();
  clock.turn(1000);
  await relay.drain();
  expect(appliedIds(graph, 1)).toEqual(many.map((number) => `1-${String(number)}`));
});

test('a company that keeps failing is retried less and less often, its new events wait behind the old, and each streak is logged once', async () => {
  const { graph, clock, logged, relay } = setUp();
  graph.pending.push(...eventsOf(1, 1));
  graph.broken.set('ProjectCatalogEvents', refuse(1));
  const triesUntil = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await relay.drain();
      clock.turn(1000);
    }
    return deliveries(graph).length;
  };
  expect(await triesUntil(1)).toBe(1);
  expect(await triesUntil(14)).toBe(4); // at 0, 1, 3 and 7 seconds
  graph.pending.push(...eventsOf(1, 2));
  expect(await triesUntil(1)).toBe(6); // at 15 seconds: both, and then the first alone, which fails
  graph.broken.clear();
  clock.turn(300_000);
  await relay.drain();
  expect(appliedIds(graph, 1)).toEqual(['1-1', '1-2']);
  expect(logged).toEqual(['warn 1', 'info 1']);
  graph.broken.set('ProjectCatalogEvents', refuse(1));
  graph.pending.push(...eventsOf(1, 3));
  await relay.drain();
  expect(logged).toEqual(['warn 1', 'info 1', 'warn 1']);
});

test('an unavailable subgraph delays no other subgraph\'s events', async () => {
  const { graph, logged, relay } = setUp();
  graph.pending.push(...eventsOf(1, 1));
  graph.broken.set('OrdersOutbox', () => {
    throw new Error('away');
  });
  await relay.drain();
  await relay.drain();
  expect(graph.pending).toEqual([]);
  expect(logged).toEqual(['warn the outbox']);
  expect(graph.calls.filter(({ name }) => name === 'OrdersOutbox')).toHaveLength(1);
});

test('two drains never run at the same time, and events written during one are delivered by it', async () => {
  const { graph, relay } = setUp();
  graph.pending.push(...eventsOf(1, 1));
  const first = relay.drain();
  relay.wake();
  const second = relay.drain();
  await new Promise(setImmediate);
  graph.pending.push(...eventsOf(1, 2));
  relay.wake();
  await Promise.all([first, second]);
  expect(graph.mostAtOnce()).toBe(1);
  expect(graph.pending).toEqual([]);
  graph.pending.push(...eventsOf(1, 3));
  await relay.drain();
  expect(appliedIds(graph, 1)).toEqual(['1-1', '1-2', '1-3']);
});

test('a started relay polls every second until it is stopped', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const { graph, relay } = setUp();
  graph.pending.push(...eventsOf(1, 1));
  relay.start();
  relay.start();
  jest.advanceTimersByTime(999);
  expect(graph.calls).toEqual([]);
  jest.advanceTimersByTime(1);
  await relay.stop();
  expect(graph.pending).toEqual([]);
  const seen = graph.calls.length;
  jest.advanceTimersByTime(5000);
  expect(graph.calls).toHaveLength(seen);
  jest.useRealTimers();
});
