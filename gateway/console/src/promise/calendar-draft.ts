import type { SaveLocationCalendarInput, ShippingType, Weekday } from '#contract/schema.generated.js';
import { WEEKDAYS } from './promise-search.js';
import type { LocationRules } from './use-rules.js';

type Calendar = LocationRules['calendar'];

/** A calendar as it is entered: numbers and what may be absent are texts. */
export interface CalendarDraft {
  readonly workingDays: readonly Weekday[];
  readonly holidaysCountry: string;
  readonly holidaysRegion: string;
  readonly closures: readonly { readonly from: string; readonly to: string; readonly reason: string }[];
  readonly preparationDays: string;
  readonly methods: readonly { readonly method: ShippingType; readonly cutoff: string; readonly dailyCapacity: string }[];
  readonly openingHours: readonly { readonly weekday: Weekday; readonly opens: string; readonly closes: string }[];
  readonly pickupMinutes: string;
}

/** The draft that a stored calendar begins as. */
export const calendarDraft = ({ workingDays, holidays, closures, preparationDays, methods, openingHours, pickupMinutes }: Calendar): CalendarDraft => ({
  workingDays, holidaysCountry: holidays?.countryCode ?? '', holidaysRegion: holidays?.region ?? '', closures: closures.map(({ from, to, reason }) => ({ from, to, reason: reason ?? '' })), preparationDays: String(preparationDays),
  methods: methods.map(({ method, cutoff, dailyCapacity }) => ({ method, cutoff: cutoff ?? '', dailyCapacity: dailyCapacity === null ? '' : String(dailyCapacity) })), openingHours: openingHours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })), pickupMinutes: String(pickupMinutes),
});

/** What is sent of a draft. */
export const calendarInput = (location: string, { workingDays, holidaysCountry, holidaysRegion, closures, preparationDays, methods, openingHours, pickupMinutes }: CalendarDraft): SaveLocationCalendarInput => ({
  location, workingDays: [...workingDays], holidays: holidaysCountry === '' ? null : { countryCode: holidaysCountry, region: textOrNull(holidaysRegion) },
  closures: closures.map(({ from, to, reason }) => ({ from, to: to === '' ? from : to, reason: textOrNull(reason) })), preparationDays: Number(preparationDays),
  methods: methods.map(({ method, cutoff, dailyCapacity }) => ({ method, cutoff: textOrNull(cutoff), dailyCapacity: dailyCapacity === '' ? null : Number(dailyCapacity) })), openingHours: [...openingHours], pickupMinutes: Number(pickupMinutes),
});

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A calendar as it is compared: what it is about has a name of its own, whatever its place. */
export const comparedCalendar = ({ workingDays, holidays, closures, preparationDays, methods, openingHours, pickupMinutes }: Calendar): object => ({
  workingDays, holidays, preparationDays, pickupMinutes,
  closures: Object.fromEntries(closures.map(({ from, to, reason }) => [`${from} – ${to}`, reason ?? '✓'])),
  methods: Object.fromEntries(methods.map(({ method, cutoff, dailyCapacity }) => [method, { cutoff, dailyCapacity }])),
  openingHours: Object.fromEntries(WEEKDAYS.map((day) => [day, openingHours.filter(({ weekday }) => weekday === day).map(({ opens, closes }) => `${opens}–${closes}`)])),
});
