/** Where the time comes from; production passes the system clock, tests one they turn by hand. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** An instant as the project stores and answers it: ISO 8601, UTC, milliseconds (`2026-11-21T09:30:00.000Z`). Sorts as text. */
export type Instant = string;

/** The clock's present as an {@link Instant}. */
export const instant = (clock: Clock): Instant => clock.now().toISOString();

/** An {@link Instant} moved by a number of milliseconds, forwards or backwards. */
export const shift = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) + milliseconds).toISOString();
