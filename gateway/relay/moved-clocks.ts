import type { RelayedEvent } from './route.js';

/** The event of a sandbox whose clock was moved. */
export const MOVED = 'company.clock_moved';

/** How far the clock of the company is ahead by now, in milliseconds, where it was moved. */
export const movedClock = (events: readonly RelayedEvent[]): number | undefined =>
  events.filter(({ type }) => type === MOVED).map(({ payload }) => (payload as { readonly aheadMilliseconds: number }).aheadMilliseconds).at(-1);
