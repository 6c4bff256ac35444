import { Failure } from '#contract/failure.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import type { ParkedEvent, RelayedEvent, Route } from '../../../gateway/relay/route.js';
import { manualClock } from '../../kit/manual-clock.js';
import { eventsOf } from './fake-graph.js';

/** The failure of a subgraph that cannot be reached. */
export const unavailable = (): never => { throw new Failure('UNAVAILABLE', 'away'); };

/** A relay over one outbox in memory whose follower can be made to fail. */
export function fakeRoute(more: Partial<Route> = {}) {
  const clock = manualClock();
  const pending: RelayedEvent[] = [];
  const delivered: string[] = [];
  const parked: ParkedEvent[] = [];
  const logged: string[] = [];
  const counts = { looks: 0, tries: 0 };
  const fake = {
    /** Thrown for a batch with this event in it. */
    refuses: (_event: RelayedEvent): void => undefined,
    /** Thrown when the outbox is read. */
    reads: (): void => undefined,
  };
  const take = (ids: readonly string[]): number => {
    const before = pending.length;
    pending.splice(0, before, ...pending.filter(({ id }) => !ids.includes(id)));
    return before - pending.length;
  };
  const route: Route = {
    source: 'orders',
    pending: async (_run, { first, except }) => {
      counts.looks += 1;
      await new Promise(setImmediate);
      fake.reads();
      return pending.filter(({ companyId }) => !except.includes(companyId)).slice(0, first);
    },
    relayed: (_run, ids) => Promise.resolve(take(ids)),
    park: (_run, events) => {
      parked.push(...events);
      return Promise.resolve(take(events.map(({ id }) => id)));
    },
    project: async (_run, { events }) => {
      counts.tries += 1;
      await new Promise(setImmediate);
      events.forEach((event) => { fake.refuses(event); });
      delivered.push(...events.map(({ id }) => id));
    },
    ...more,
  };
  const log = Object.fromEntries(['warn', 'info', 'error'].map((level) => [level, (facts: { of?: unknown; event?: unknown }) => { logged.push(`${level} ${String(facts.event ?? facts.of)}`); }]));
  const relay = createRelay({ call: () => Promise.reject(new Error('nothing is called')), clock, log: log as never, routes: [route] });
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      await relay.drain();
      clock.turn(1000);
    }
    await relay.drain();
  };
  return { clock, route, relay, pending, delivered, parked, logged, counts, fake, pass, add: (...events: Parameters<typeof eventsOf>) => pending.push(...eventsOf(...events)) };
}

/** The ids of some events of a company. */
export const idsOf = (companyId: number, ...numbers: number[]): string[] => eventsOf(companyId, ...numbers).map(({ id }) => id);
