import { Counter, Gauge, type Registry } from 'prom-client';
import { Failure } from '#contract/failure.js';

/** Why a subscription ended: its receiver left, was too slow, may not listen any more, or this process stops. */
export type EndReason = 'left' | 'slow' | 'access' | 'stopped';

/** The subscriptions that are open in this process. */
export interface SubscriptionSlots {
  /** Take one for a person; throws RATE_LIMITED or UNAVAILABLE. Answers how to give it back, which only the first call does: without a reason where it never began. */
  readonly take: (person: string) => (reason?: EndReason) => void;
}

/** One for each tab of the console, and some for programs. */
export const MOST_OF_A_PERSON = 10;
/** Five hundred were measured to cost 5 MB, and 4 % of a core for the checks of their sessions. */
const MOST_OF_A_PROCESS = 1000;
const RETRY_SECONDS = 30;

/** Counts subscriptions of people and of this process. */
export function subscriptionSlots(registry: Registry, most = MOST_OF_A_PROCESS): SubscriptionSlots {
  const open = new Map<string, number>();
  const total = (): number => [...open.values()].reduce((sum, count) => sum + count, 0);
  new Gauge({ name: 'portico_subscriptions', help: 'Open subscriptions of people in this process.', registers: [registry], collect() { this.set(total()); } });
  const ended = new Counter({ name: 'portico_subscriptions_ended_total', help: 'Subscriptions that ended, by reason: left (the receiver went), slow (it took too little), access (its session or permission is over) or stopped (the process stops).', labelNames: ['reason'], registers: [registry] });
  return {
    take: (person) => {
      const own = open.get(person) ?? 0;
      if (own >= MOST_OF_A_PERSON) throw new Failure('RATE_LIMITED', `You have ${String(MOST_OF_A_PERSON)} subscriptions open, which is the most; close one first`, { limit: MOST_OF_A_PERSON, retryAfterSeconds: RETRY_SECONDS });
      if (total() >= most) throw new Failure('UNAVAILABLE', 'This process has as many subscriptions open as it can; try again in a moment', { retryAfterSeconds: RETRY_SECONDS });
      open.set(person, own + 1);
      let isTaken = true;
      return (reason) => {
        if (!isTaken) return;
        isTaken = false;
        if (reason !== undefined) ended.inc({ reason });
        const left = (open.get(person) ?? 1) - 1;
        if (left > 0) open.set(person, left);
        else open.delete(person);
      };
    },
  };
}
