import type { Instant } from '#kernel/clock.js';
import type { LocationCalendar } from '../calendars/calendar.js';
import { changedCalendar, type GivenCalendar } from '../calendars/given-calendar.js';
import type { Holidays } from '../calendars/holidays.js';
import { calendarAt, type Logistics } from '../calendars/logistics.js';
import { checkedPolicies, type GivenPolicy } from '../calendars/save-service-policies.js';
import { checkedTransitTimes, type GivenTransitTime } from '../calendars/save-transit-times.js';
import type { Location } from '../inventory/location.js';
import type { OrdersDeps } from '../orders-deps.js';

/** What is tried in place of what was saved; what is left out stays. */
interface Change {
  readonly calendar?: { readonly location: Location; readonly given: GivenCalendar } | undefined;
  /** All of them, in place of those there are. */
  readonly transitTimes?: readonly GivenTransitTime[] | null | undefined;
  readonly policies?: readonly GivenPolicy[] | null | undefined;
  /** The holidays of this time and of the years after it are needed. */
  readonly from: Instant;
}

/** What delivery would be planned by with a change; BAD_INPUT for transit times and policies that could not be saved. */
export async function changedLogistics({ ids, logistics }: OrdersDeps, before: Logistics, { calendar, transitTimes, policies, from }: Change): Promise<Logistics> {
  const nextId = (): string => ids.next();
  return {
    ...before,
    ...(calendar && await changedDays(logistics, before, { ...calendar, from })),
    ...(transitTimes && { transitTimes: checkedTransitTimes(transitTimes, { carriers: before.carriers, nextId }) }),
    ...(policies && { policies: checkedPolicies(policies, nextId) }),
  };
}

async function changedDays(logistics: OrdersDeps['logistics'], before: Logistics, { location, given, from }: NonNullable<Change['calendar']> & Pick<Change, 'from'>): Promise<Pick<Logistics, 'calendars' | 'isHoliday'>> {
  const calendar = changedCalendar(calendarAt(location, before), given);
  const observed = await observedHolidays(logistics, calendar, from);
  return { calendars: new Map([...before.calendars, [location.id, calendar]]), isHoliday: (...day) => before.isHoliday(...day) ?? observed(...day) };
}

const observedHolidays = (logistics: OrdersDeps['logistics'], { holidays }: LocationCalendar, from: Instant): Promise<Holidays> =>
  (holidays === null ? Promise.resolve(() => undefined) : logistics.holidaysOf(holidays.countryCode, from, holidays.region));
