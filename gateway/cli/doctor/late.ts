import type { Clock, Instant } from '#kernel/clock.js';
import type { Patient } from './patient.js';

const LATE_MILLISECONDS = 300_000;
const MINUTE = 60_000;
/** Longer than a process that has just started needs to begin its work. */
const SECOND_LOOK_MILLISECONDS = 7000;

/** Whether something has waited for more than five minutes. */
export const isLate = (clock: Clock, since: Instant | null | undefined): boolean => since != null && clock.now().getTime() - Date.parse(since) > LATE_MILLISECONDS;

/** How long, for people. */
export const minutesSince = (clock: Clock, since: Instant): string => `${String(Math.round((clock.now().getTime() - Date.parse(since)) / MINUTE))} minutes`;

/** What is read, or, where it shows something late, what is read a moment later: a process that has just started after a pause is at work by then. */
export async function twice<T>({ pause }: Pick<Patient, 'pause'>, read: () => Promise<T>, showsLate: (seen: T) => boolean): Promise<T> {
  const seen = await read();
  if (!showsLate(seen)) return seen;
  await pause(SECOND_LOOK_MILLISECONDS);
  return read();
}
