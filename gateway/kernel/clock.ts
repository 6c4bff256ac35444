/** The clock of a company that is ahead of the machine's. */
export interface MovedClock {
  readonly companyId: number;
  readonly aheadMilliseconds: number;
}

/** The source of time; production passes the system clock, tests one they set. */
export interface Clock {
  now(): Date;
  /** The clock by which a company lives, where some have clocks of their own. */
  of?(companyId: number): Clock;
  /** The clocks that are ahead: that of a company, or of company 0 all of them. */
  moved?(companyId: number): readonly MovedClock[];
  /** From now on these clocks are so far ahead; the others stay as they are. None goes back. */
  know?(moved: readonly MovedClock[]): void;
  /** Of a clock that is ahead: the machine's. */
  readonly machine?: Clock;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The clock by which a company lives: that of a sandbox may be ahead of the machine's. */
export const clockOf = (clock: Clock, companyId: number): Clock => clock.of?.(companyId) ?? clock;

/** The machine's clock, which leases, deadlines and credentials go by. */
export const machineClock = (clock: Clock): Clock => clock.machine ?? clock;

/** An instant as it is stored and answered: ISO 8601, UTC, milliseconds (`2026-11-21T09:30:00.000Z`). Sorts as text. */
export type Instant = string;

/** The current time as an {@link Instant}. */
export const instant = (clock: Clock): Instant => clock.now().toISOString();

/** The {@link Instant} some milliseconds before the current time. */
export const ago = (clock: Clock, milliseconds: number): Instant => new Date(clock.now().getTime() - milliseconds).toISOString();

/** An {@link Instant} moved by a number of milliseconds, forwards or backwards. */
export const shift = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) + milliseconds).toISOString();
