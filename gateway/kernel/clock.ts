/** The source of time; production passes the system clock, tests one they set. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** An instant as it is stored and answered: ISO 8601, UTC, milliseconds (`2026-11-21T09:30:00.000Z`). Sorts as text. */
export type Instant = string;

/** The current time as an {@link Instant}. */
export const instant = (clock: Clock): Instant => clock.now().toISOString();

/** The {@link Instant} some milliseconds before the current time. */
export const ago = (clock: Clock, milliseconds: number): Instant => new Date(clock.now().getTime() - milliseconds).toISOString();

/** An {@link Instant} moved by a number of milliseconds, forwards or backwards. */
export const shift = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) + milliseconds).toISOString();
