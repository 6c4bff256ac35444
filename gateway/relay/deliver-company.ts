import { isAway } from '#contract/is-away.js';
import type { Backoff } from '#kernel/backoff.js';
import type { Log } from '#kernel/log.js';
import { mayBeTheEvents, reasonOf } from './failures.js';
import type { CompanyEvents, ParkedEvent, RelayedEvent } from './route.js';

/** How far a company's events got. */
export interface Outcome {
  readonly done: readonly string[];
  readonly parked: readonly ParkedEvent[];
  /** Whether the company has to wait now. */
  readonly waits: boolean;
  /** Why no follower could be reached. */
  readonly away?: unknown;
}

interface Parts {
  readonly project: (batch: CompanyEvents) => Promise<unknown>;
  readonly kindOf: (event: RelayedEvent) => string | undefined;
  readonly companies: Backoff<number>;
  readonly isStopped: () => boolean;
  readonly log: Pick<Log, 'error'>;
}

/** An event that failed so often (for more than two minutes) is passed over: the waits before were 1, 2, 4 … 64 seconds. */
const PATIENCE = 8;
/** Where so many of a kind fail, none of them is to blame. */
const MOST_OF_A_KIND = 20;

interface Failed {
  readonly event: RelayedEvent;
  readonly error: unknown;
}

/**
 * Delivers a company's events in their order, as far as they can be. The event that fails is found by halving, and the others before it
 * are delivered; it is tried again after its backoff, and those behind it wait. When it keeps failing they go past it, and once one of its own kind
 * got through, the event itself is to blame and is set aside. While none does, a follower is, and what fails waits.
 */
export function companyDelivery(parts: Parts): (batch: CompanyEvents) => Promise<Outcome> {
  const { companies } = parts;
  const failing = new Map<number, string>();
  const recovered = (companyId: number): void => {
    companies.succeeded(companyId);
    failing.delete(companyId);
  };
  const streakOf = ({ companyId, id }: RelayedEvent, error: unknown): number => {
    if (failing.get(companyId) !== id) companies.forget(companyId); // another event failed before: this one starts anew
    failing.set(companyId, id);
    return companies.failed(companyId, error, { about: { event: id } });
  };
  return async ({ companyId, events }) => {
    const unreadable = setAside(parts, events.filter(({ payload }) => payload === null).map((event) => ({ event, error: new Error('Its payload cannot be read') })));
    const readable = events.filter(({ payload }) => payload !== null);
    const { count, error } = await asFarAsPossible(parts, companyId, readable);
    const [before, stuck, behind] = [readable.slice(0, count).map(({ id }) => id), readable[count], readable.slice(count + 1)];
    if (!stuck) recovered(companyId);
    if (!stuck || error === undefined) return { done: before, parked: unreadable, waits: false };
    if (isAway(error)) return { done: before, parked: unreadable, waits: false, away: error };
    const failures = streakOf(stuck, error);
    if (failures < PATIENCE || !mayBeTheEvents(error)) return { done: before, parked: unreadable, waits: true };
    const past = await goPast(parts, { event: stuck, error }, behind);
    const aside = setAside(parts, past.toBlame);
    if (aside.length > 0) recovered(companyId);
    return { done: [...before, ...past.done], parked: [...unreadable, ...aside], waits: aside.length === 0 };
  };
}

/** How many events were delivered from the first on, and why the next was not; no reason when the relay was stopped. */
async function asFarAsPossible(parts: Parts, companyId: number, events: readonly RelayedEvent[]): Promise<{ readonly count: number; readonly error?: unknown }> {
  if (events.length === 0) return { count: 0 };
  try {
    await parts.project({ companyId, events });
    return { count: events.length };
  } catch (error) {
    if (events.length === 1 || isAway(error)) return { count: 0, error };
  }
  const half = Math.ceil(events.length / 2);
  const first = parts.isStopped() ? { count: 0 } : await asFarAsPossible(parts, companyId, events.slice(0, half));
  if (first.count < half || parts.isStopped()) return first;
  const second = await asFarAsPossible(parts, companyId, events.slice(half));
  return { ...second, count: half + second.count };
}

/** Deliver the events behind a failing one, each by itself, until one of its kind gets through; those of the kind that failed before are to blame then. */
async function goPast({ project, kindOf, isStopped }: Parts, stuck: Failed, behind: readonly RelayedEvent[]): Promise<{ readonly done: readonly string[]; readonly toBlame: readonly Failed[] }> {
  const done: string[] = [];
  const failed = [stuck];
  const isOfItsKind = (event: RelayedEvent): boolean => kindOf(event) === kindOf(stuck.event);
  for (const event of behind) {
    if (isStopped() || failed.length > MOST_OF_A_KIND) break;
    const error = await errorOf(project({ companyId: event.companyId, events: [event] }));
    if (error) {
      if (!mayBeTheEvents(error.reason)) break;
      failed.push({ event, error: error.reason });
      continue;
    }
    done.push(event.id);
    if (isOfItsKind(event)) return { done, toBlame: failed.filter((one) => isOfItsKind(one.event)) };
  }
  return { done, toBlame: [] };
}

const errorOf = (work: Promise<unknown>): Promise<{ readonly reason: unknown } | undefined> => work.then(() => undefined, (reason: unknown) => ({ reason }));

const setAside = ({ log }: Parts, failed: readonly Failed[]): ParkedEvent[] => failed.map(({ event: { companyId, id, type }, error }) => {
  log.error({ company: companyId, event: id, type, err: error }, 'An event cannot be relayed and is set aside; those behind it go on');
  return { id, reason: reasonOf(error) };
});
