import type { OpeningHours } from '../../../../../subgraphs/orders/calendars/calendar.js';
import type { Weekday } from '../../../../../subgraphs/orders/calendars/weekday.js';
import { TO_SATURDAY, WEEK } from './departure-case.js';

/** An order that is to be collected. */
export interface PickupCase {
  readonly title: string;
  /** Europe/Rome unless it says otherwise. */
  readonly zone?: string;
  /** IT unless it says otherwise. */
  readonly observes?: string | null;
  readonly closed?: readonly (readonly [from: string, to: string])[];
  /** Monday to Saturday, 10 to 19, unless it says otherwise. */
  readonly hours?: readonly OpeningHours[];
  /** 120 unless it says otherwise. */
  readonly minutes?: number;
  /** In UTC, as what is expected. */
  readonly at: string;
  readonly expected: string | undefined;
}

const on = (days: readonly Weekday[], ...hours: readonly (readonly [opens: string, closes: string])[]): readonly OpeningHours[] => days.flatMap((weekday) => hours.map(([opens, closes]) => ({ weekday, opens, closes })));
const BREAK = on(TO_SATURDAY, ['09:00', '13:00'], ['15:00', '19:00']);

/** Counted by hand; in Rome it is an hour later than UTC in winter and two in summer; 24 November 2026 is a Tuesday. */
export const PICKUP_CASES: readonly PickupCase[] = [
  { title: 'two hours later', at: '2026-11-24T10:00', expected: '2026-11-24T12:00' },
  { title: 'what is ordered at night is begun when the store opens', at: '2026-11-24T02:00', expected: '2026-11-24T11:00' },
  { title: 'what is ordered half an hour before it opens too', at: '2026-11-24T08:30', expected: '2026-11-24T11:00' },
  { title: 'what is ordered when it opens', at: '2026-11-24T09:00', expected: '2026-11-24T11:00' },
  { title: 'what is not ready in the evening is in the morning', at: '2026-11-24T17:00', expected: '2026-11-25T10:00' },
  { title: 'what is ready a second before the store closes', at: '2026-11-24T15:59:59', expected: '2026-11-24T17:59:59' },
  { title: 'what is ready when it closes can be collected when it opens', at: '2026-11-24T16:00', expected: '2026-11-25T09:00' },
  { title: 'what is ordered after it has closed', at: '2026-11-24T19:00', expected: '2026-11-25T11:00' },
  { title: 'what is begun on Saturday evening is ready on Monday', at: '2026-11-28T17:00', expected: '2026-11-30T10:00' },
  { title: 'what is ordered on Sunday', at: '2026-11-29T11:00', expected: '2026-11-30T11:00' },
  { title: 'over a holiday', at: '2026-12-07T17:30', expected: '2026-12-09T10:30' },
  { title: 'over a holiday of the region', zone: 'Europe/Berlin', observes: 'DE BY', at: '2026-06-03T16:30', expected: '2026-06-05T09:30' },
  { title: 'on a holiday of which the store knows nothing', observes: null, at: '2026-12-25T10:00', expected: '2026-12-25T12:00' },
  { title: 'on a day that is open though no orders leave', at: '2026-11-28T10:00', expected: '2026-11-28T12:00' },
  { title: 'over a closure', closed: [['2026-11-25', '2026-11-26']], at: '2026-11-24T17:00', expected: '2026-11-27T10:00' },
  { title: 'over a break at noon', hours: BREAK, at: '2026-11-24T11:00', expected: '2026-11-24T15:00' },
  { title: 'what is ordered in the break', hours: BREAK, at: '2026-11-24T13:00', expected: '2026-11-24T16:00' },
  { title: 'what is ready when the break begins', hours: BREAK, at: '2026-11-24T10:00', expected: '2026-11-24T14:00' },
  { title: 'hours in another order', hours: [...BREAK].reverse(), at: '2026-11-24T11:00', expected: '2026-11-24T15:00' },
  { title: 'hours that touch', hours: on(WEEK, ['10:00', '13:00'], ['13:00', '19:00']), at: '2026-11-24T10:00', expected: '2026-11-24T12:00' },
  { title: 'hours that overlap count once', hours: on(WEEK, ['10:00', '13:00'], ['12:00', '14:00']), at: '2026-11-24T10:30', expected: '2026-11-24T12:30' },
  { title: 'a store that opens on Sunday', hours: [...on(TO_SATURDAY, ['10:00', '19:00']), ...on(['SUNDAY'], ['10:00', '14:00'])], at: '2026-11-28T17:30', expected: '2026-11-29T10:30' },
  { title: 'without preparation', minutes: 0, at: '2026-11-24T10:00', expected: '2026-11-24T10:00' },
  { title: 'without preparation, at night', minutes: 0, at: '2026-11-24T21:00', expected: '2026-11-25T09:00' },
  { title: 'without preparation, when the store closes', minutes: 0, at: '2026-11-24T18:00', expected: '2026-11-25T09:00' },
  { title: 'twenty opening hours are two days and two hours', minutes: 1200, at: '2026-11-24T09:00', expected: '2026-11-26T11:00' },
  { title: 'over midnight where the store never closes', hours: on(WEEK, ['00:00', '24:00']), at: '2026-11-23T22:30', expected: '2026-11-24T00:30' },
  { title: 'over the hour that clocks leave out', hours: on(WEEK, ['00:00', '24:00']), at: '2026-03-29T00:30', expected: '2026-03-29T02:30' },
  { title: 'over the hour that comes twice', hours: on(WEEK, ['00:00', '24:00']), at: '2026-10-25T00:30', expected: '2026-10-25T02:30' },
  { title: 'from a Saturday of summer time to a Monday of winter time', at: '2026-10-24T16:00', expected: '2026-10-26T10:00' },
  { title: 'London', zone: 'Europe/London', observes: 'GB', at: '2026-11-24T11:00', expected: '2026-11-24T13:00' },
  { title: 'Auckland', zone: 'Pacific/Auckland', observes: 'NZ', at: '2026-11-23T21:00', expected: '2026-11-23T23:00' },
  { title: 'a store that never opens', hours: [], at: '2026-11-24T10:00', expected: undefined },
  { title: 'a store that is closed for years', closed: [['2026-11-24', '2028-12-31']], at: '2026-11-24T10:00', expected: undefined },
];
