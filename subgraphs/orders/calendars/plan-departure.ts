import type { Instant } from '#kernel/clock.js';
import { dayPlus, type Day } from '#kernel/day.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { LocationCalendar } from './calendar.js';
import type { NoteStep } from './calendar-step.js';
import type { Holidays } from './holidays.js';
import { instantAt, localTime } from './local-time.js';
import type { WallTime } from './weekday.js';
import { firstWorkingDay, locationDayOff, MOST_DAYS, workingDayAfter, type WorkingDays } from './working-days.js';

/** What a departure is planned for. */
export interface Departing {
  readonly calendar: LocationCalendar;
  /** Of the location. */
  readonly timeZone: string;
  readonly type: ShippingType;
  /** When it is ordered. */
  readonly from: Instant;
  /** The local day on which what is ordered arrives; null for what is there. */
  readonly notBefore: Day | null;
  /** Working days that the policy adds. */
  readonly extraDays: number;
  /** Whether nothing more leaves on a day. */
  readonly isFull: (day: Day) => boolean;
  readonly isHoliday: Holidays;
  readonly note?: NoteStep;
}

/** When something leaves a location (document 2, G, rule 2). */
export interface DeparturePlan {
  readonly processedOn: Day;
  readonly shipsOn: Day;
  /** The cutoff before which an order leaves on this day; null where the method has none. */
  readonly orderBy: Instant | null;
}

/** Plan the departure of what is ordered at an instant; undefined where it does not leave within 400 days. */
export function planDeparture(order: Departing): DeparturePlan | undefined {
  const { calendar, isHoliday, note } = order;
  const today = localTime(order.timeZone, order.from).day;
  const days: WorkingDays = { dayOff: (day) => locationDayOff(calendar, isHoliday, day), last: dayPlus(today, MOST_DAYS), note };
  const processedOn = firstWorkingDay(startDay(order, today), days);
  return processedOn === undefined ? undefined : departureOf(processedOn, order, days);
}

/** The day from which on somebody can work on an order. */
function startDay(order: Departing, today: Day): Day {
  const { notBefore, note } = order;
  if (notBefore !== null && notBefore > today) {
    note?.({ kind: 'ARRIVAL', day: notBefore });
    return notBefore;
  }
  const cutoff = missedCutoff(order, today);
  if (cutoff === undefined) return today;
  note?.({ kind: 'CUTOFF_PASSED', day: today, cutoff });
  return dayPlus(today, 1);
}

/** The cutoff of a working day that an order does not come before. */
function missedCutoff({ calendar, type, timeZone, from, isHoliday }: Departing, today: Day): WallTime | undefined {
  const { cutoff } = calendar.methods[type];
  const isMissed = cutoff !== null && from >= instantAt(timeZone, today, cutoff) && locationDayOff(calendar, isHoliday, today) === undefined;
  return isMissed ? cutoff : undefined;
}

/** When it leaves, worked on from a working day on. */
function departureOf(processedOn: Day, order: Departing, days: WorkingDays): DeparturePlan | undefined {
  const { calendar, timeZone, type, extraDays } = order;
  noteDays(order);
  const leaving = firstFreeDay(workingDayAfter(processedOn, calendar.preparationDays + extraDays, days), order, days);
  if (!leaving) return undefined;
  const { cutoff } = calendar.methods[type];
  const orderDay = workingDayAfter(processedOn, leaving.pushed, { ...days, note: undefined }) ?? processedOn; // worked on then, it leaves on the same day
  return { processedOn, shipsOn: leaving.day, orderBy: cutoff === null ? null : instantAt(timeZone, orderDay, cutoff) };
}

function noteDays({ calendar: { preparationDays }, extraDays, note }: Departing): void {
  if (preparationDays > 0) note?.({ kind: 'PREPARATION', days: preparationDays });
  if (extraDays > 0) note?.({ kind: 'EXTRA_DAYS', days: extraDays });
}

/** The first working day from one on that is not full, and how many were. */
function firstFreeDay(from: Day | undefined, { isFull, note }: Departing, days: WorkingDays): { readonly day: Day; readonly pushed: number } | undefined {
  let [day, pushed] = [from, 0];
  for (; day !== undefined && isFull(day); pushed += 1) {
    note?.({ kind: 'FULL', day });
    day = workingDayAfter(day, 1, days);
  }
  return day === undefined ? undefined : { day, pushed };
}
