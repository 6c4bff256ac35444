import type { ShippingType } from '../routing/shipping-type.js';
import type { Closure, LocationCalendar, MethodTimes, OpeningHours } from './calendar.js';
import { WEEKDAYS, type Weekday } from './weekday.js';

/** Public holidays as they are given. */
export interface GivenHolidays {
  readonly countryCode: string;
  readonly region?: string | null | undefined;
}

/** The times of a method as they are given; what is left out stays, null is none. */
export interface GivenMethod {
  readonly method: ShippingType;
  readonly cutoff?: string | null | undefined;
  readonly dailyCapacity?: number | null | undefined;
}

/** What of a calendar changes; what is left out stays as it is. */
export interface GivenCalendar {
  readonly workingDays?: readonly Weekday[] | null | undefined;
  /** Null where the location works on public holidays. */
  readonly holidays?: GivenHolidays | null | undefined;
  readonly closures?: readonly (Omit<Closure, 'reason'> & { readonly reason?: string | null | undefined })[] | null | undefined;
  readonly preparationDays?: number | null | undefined;
  readonly methods?: readonly GivenMethod[] | null | undefined;
  readonly openingHours?: readonly OpeningHours[] | null | undefined;
  readonly pickupMinutes?: number | null | undefined;
}

/** A calendar after a change. */
export const changedCalendar = (before: LocationCalendar, given: GivenCalendar): LocationCalendar => ({
  ...changedDays(before, given),
  preparationDays: given.preparationDays ?? before.preparationDays,
  methods: { ...before.methods, ...Object.fromEntries((given.methods ?? []).map((method) => [method.method, changedMethod(before.methods[method.method], method)])) },
  openingHours: given.openingHours?.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })).toSorted(byTime) ?? before.openingHours,
  pickupMinutes: given.pickupMinutes ?? before.pickupMinutes,
});

const changedDays = (before: LocationCalendar, { workingDays, holidays, closures }: GivenCalendar): Pick<LocationCalendar, 'workingDays' | 'holidays' | 'closures'> => ({
  workingDays: workingDays ? WEEKDAYS.filter((day) => workingDays.includes(day)) : before.workingDays,
  holidays: holidays === undefined ? before.holidays : holidays && { countryCode: holidays.countryCode.toUpperCase(), region: textOrNull(holidays.region) },
  closures: closures?.map(({ from, to, reason }) => ({ from, to, reason: textOrNull(reason) })).toSorted((one, other) => compared(one.from + one.to, other.from + other.to)) ?? before.closures,
});

const changedMethod = (before: MethodTimes, { cutoff, dailyCapacity }: GivenMethod): MethodTimes => ({
  cutoff: cutoff === undefined ? before.cutoff : cutoff,
  dailyCapacity: dailyCapacity === undefined ? before.dailyCapacity : dailyCapacity,
});

const byTime = (one: OpeningHours, other: OpeningHours): number => WEEKDAYS.indexOf(one.weekday) - WEEKDAYS.indexOf(other.weekday) || compared(one.opens, other.opens);

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
