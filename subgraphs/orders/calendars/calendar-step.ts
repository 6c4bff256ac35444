import type { Day } from '#kernel/day.js';
import type { WallTime, Weekday } from './weekday.js';

/** Why nobody works on a day. */
export type DayOff =
  | { readonly kind: 'DAY_OFF'; readonly day: Day; readonly weekday: Weekday }
  | { readonly kind: 'HOLIDAY'; readonly day: Day; readonly countryCode: string; readonly region: string | null; readonly name: string }
  | { readonly kind: 'CLOSURE'; readonly day: Day; readonly reason: string | null };

/** A decision that moved a date, for those who are told why it is what it is. */
export type CalendarStep =
  | DayOff
  /** Placed at or after the cutoff of a working day. */
  | { readonly kind: 'CUTOFF_PASSED'; readonly day: Day; readonly cutoff: WallTime }
  /** Stock arrives on a later day than that of the order. */
  | { readonly kind: 'ARRIVAL'; readonly day: Day }
  /** Working days of the location, and those that the policy adds. */
  | { readonly kind: 'PREPARATION'; readonly days: number }
  | { readonly kind: 'EXTRA_DAYS'; readonly days: number }
  /** No more leaves on the day. */
  | { readonly kind: 'FULL'; readonly day: Day }
  /** Working days of the destination, and those that the policy adds. */
  | { readonly kind: 'TRANSIT'; readonly minDays: number; readonly maxDays: number }
  | { readonly kind: 'BUFFER_DAYS'; readonly days: number };

/** Is given each decision in the order they are made. */
export type NoteStep = (step: CalendarStep) => void;
