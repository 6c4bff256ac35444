import { isUnavailable } from '#contract/is-unavailable.js';
import type { Backoff } from '#kernel/backoff.js';
import type { Log } from '#kernel/log.js';
import { mayBeTheEventsFault, reasonOf } from './failures.js';
import type { CompanyEvents, ParkedEvent, RelayedEvent } from './route.js';

/** The result of delivering a company's events. */
export interface Outcome {
  readonly done: readonly string[];
  readonly parked: readonly ParkedEvent[];
  /** Whether the company's events are in backoff. */
  readonly waits: boolean;
  /** The error of a follower that is unavailable. */
  readonly unavailable?: unknown;
}

interface Parts {
  readonly project: (batch: CompanyEvents) => Promise<unknown>;
  readonly kindOf: (event: RelayedEvent) => string | undefined;
  readonly companies: Backoff<number>;
  readonly isStopped: () => boolean;
  readonly log: Pick<Log, 'error'>;
}

/** After so many failures (more than two minutes) an event is skipped: the waits before were 1, 2, 4 … 64 seconds. */
const MOST_FAILURES = 8;
/** Where so many events of a kind fail, the fault is not in the events. */
const MOST_OF_A_KIND = 20;

interface Failed {
  readonly event: RelayedEvent;
  readonly error: unknown;
}

/**
 * Delivers a company's events in order, as far as possible. The failing event is found by halving, and the events before it
 * are delivered; it is retried after its backoff, and those behind it wait. When it keeps failing, those behind it are delivered without it; once one
 * of its kind succeeds, the fault is in the event, which is set aside. While none succeeds, the fault is in a follower, and the failing events wait.
 */
export function companyDelivery(parts: Parts): (batch: CompanyEvents) => Promise<Outcome> {
  const { companies } = parts;
  const failing = new Map<number, string>();
  const recovered = (companyId: number): void => {
    companies.succeeded(companyId);
    failing.delete(companyId);
  };
  const streakOf = ({ companyId, id }: RelayedEvent, error: unknown): number => {
    if (failing.get(companyId) !== id) companies.forget(companyId); // another event failed before: a new streak begins
    failing.set(companyId, id);
    return companies.failed(companyId, error, { about: { event: id } });
  };
  return async ({ companyId, events }) => {
    const unreadable = setAside(parts, events.filter(({ payload }) => payload === null).map((event) => ({ event, error: new Error('Its payload cannot be read') })));
    const readable = events.filter(({ payload }) => payload !== null);
    const { count, error } = await deliverInOrder(parts, companyId, readable);
    const [before, stuck, behind] = [readable.slice(0, count).map(({ id }) => id), readable[count], readable.slice(count + 1)];
    if (!stuck) recovered(companyId);
    if (!stuck || error === undefined) return { done: before, parked: unreadable, waits: false };
    if (isUnavailable(error)) return { done: before, parked: unreadable, waits: false, unavailable: error };
    const failures = streakOf(stuck, error);
    if (failures < MOST_FAILURES || !mayBeTheEventsFault(error)) return { done: before, parked: unreadable, waits: true };
    const past = await deliverPast(parts, { event: stuck, error }, behind);
    const aside = setAside(parts, past.faulty);
    if (aside.length > 0) recovered(companyId);
    return { done: [...before, ...past.done], parked: [...unreadable, ...aside], waits: aside.length === 0 };
  };
}

/** How many events were delivered, and the error of the next one; no error when the relay was stopped. */
async function deliverInOrder(parts: Parts, companyId: number, events: readonly RelayedEvent[]): Promise<{ readonly count: number; readonly error?: unknown }> {
  if (events.length === 0) return { count: 0 };
  try {
    await parts.project({ companyId, events });
    return { count: events.length };
  } catch (error) {
    if (events.length === 1 || isUnavailable(error)) return { count: 0, error };
  }
  const half = Math.ceil(events.length / 2);
  const first = parts.isStopped() ? { count: 0 } : await deliverInOrder(parts, companyId, events.slice(0, half));
  if (first.count < half || parts.isStopped()) return first;
  const second = await deliverInOrder(parts, companyId, events.slice(half));
  return { ...second, count: half + second.count };
}

/** Deliver the events behind a failing one, each by itself, until one of its kind succeeds; the events of that kind that failed are then set aside. */
async function deliverPast({ project, kindOf, isStopped }: Parts, stuck: Failed, behind: readonly RelayedEvent[]): Promise<{ readonly done: readonly string[]; readonly faulty: readonly Failed[] }> {
  const done: string[] = [];
  const failed = [stuck];
  const isOfItsKind = (event: RelayedEvent): boolean => kindOf(event) === kindOf(stuck.event);
  for (const event of behind) {
    if (isStopped() || failed.length > MOST_OF_A_KIND) break;
    const error = await errorOf(project({ companyId: event.companyId, events: [event] }));
    if (error) {
      if (!mayBeTheEventsFault(error.reason)) break;
      failed.push({ event, error: error.reason });
      continue;
    }
    done.push(event.id);
    if (isOfItsKind(event)) return { done, faulty: failed.filter((one) => isOfItsKind(one.event)) };
  }
  return { done, faulty: [] };
}

const errorOf = (work: Promise<unknown>): Promise<{ readonly reason: unknown } | undefined> => work.then(() => undefined, (reason: unknown) => ({ reason }));

const setAside = ({ log }: Parts, failed: readonly Failed[]): ParkedEvent[] => failed.map(({ event: { companyId, id, type }, error }) => {
  log.error({ company: companyId, event: id, type, err: error }, 'An event cannot be relayed and is set aside; those behind it go on');
  return { id, reason: reasonOf(error) };
});
