import type { Day } from '#kernel/day.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { WallTime, Weekday } from './weekday.js';

/** Hours in which customers can collect at a location; a day may have several. */
export interface OpeningHours {
  readonly weekday: Weekday;
  readonly opens: WallTime;
  readonly closes: WallTime;
}

/** Days on which a location does not work, the last one included. */
export interface Closure {
  readonly from: Day;
  readonly to: Day;
  readonly reason: string | null;
}

/** The public holidays a location observes. */
export interface ObservedHolidays {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The region as the source of holidays names it: `BY` of DE; null for those of the whole country. */
  readonly region: string | null;
}

/** When orders of one shipping method leave. */
export interface MethodTimes {
  /** Orders placed before this time of a working day are worked on that day; null until the day ends. */
  readonly cutoff: WallTime | null;
  /** Fulfillment orders that can leave on one day; null for any number. */
  readonly dailyCapacity: number | null;
}

/** When a location works (document 2, G, rule 2). */
export interface LocationCalendar {
  readonly workingDays: readonly Weekday[];
  /** Null where it works on public holidays. */
  readonly holidays: ObservedHolidays | null;
  readonly closures: readonly Closure[];
  /** Working days between the day an order is worked on and the day it leaves. */
  readonly preparationDays: number;
  readonly methods: Readonly<Record<ShippingType, MethodTimes>>;
  /** By weekday and time; of no day where customers cannot collect. */
  readonly openingHours: readonly OpeningHours[];
  /** Opening minutes until what was ordered can be collected. */
  readonly pickupMinutes: number;
}

const UNTIL_NOON: MethodTimes = { cutoff: '12:00', dailyCapacity: null };

const WORKING_DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const satisfies readonly Weekday[];

/** The calendar of a location that has none of its own: Monday to Friday without its country's public holidays, orders until noon the same day; open Monday to Saturday, 10 to 19. */
export const usualCalendar = (countryCode: string): LocationCalendar => ({
  workingDays: WORKING_DAYS,
  holidays: { countryCode, region: null },
  closures: [],
  preparationDays: 0,
  methods: { STANDARD: UNTIL_NOON, EXPRESS: UNTIL_NOON },
  openingHours: [...WORKING_DAYS, 'SATURDAY' as const].map((weekday) => ({ weekday, opens: '10:00', closes: '19:00' })),
  pickupMinutes: 120,
});
