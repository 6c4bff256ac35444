import { usualCalendar, type LocationCalendar } from '../../../../subgraphs/orders/calendars/calendar.js';
import type { CalendarStep } from '../../../../subgraphs/orders/calendars/calendar-step.js';
import { deliveryWindow } from '../../../../subgraphs/orders/calendars/delivery-window.js';
import type { Holidays } from '../../../../subgraphs/orders/calendars/holidays.js';
import { planDeparture, type Departing } from '../../../../subgraphs/orders/calendars/plan-departure.js';

const NAMES: Readonly<Record<string, string>> = { '2026-12-08': 'Immaculate Conception', '2026-12-25': 'Christmas Day' };
const isHoliday: Holidays = (...[, , day]) => NAMES[day];

function stepsOf(calendar: Partial<LocationCalendar>, order: Partial<Departing>): readonly CalendarStep[] {
  const steps: CalendarStep[] = [];
  planDeparture({
    calendar: { ...usualCalendar('IT'), ...calendar }, timeZone: 'Europe/Rome', type: 'STANDARD', from: '2026-12-04T08:00:00.000Z', notBefore: null, extraDays: 0, isFull: () => false, isHoliday,
    note: (step) => { steps.push(step); }, ...order,
  });
  return steps;
}

test('what leaves at once is explained by nothing', () => {
  expect(stepsOf({}, {})).toEqual([]);
});

test('each day that is skipped has its reason, in the order of the days', () => {
  const closures = [{ from: '2026-12-09', to: '2026-12-10', reason: 'Stocktaking' }];
  expect(stepsOf({ closures }, { from: '2026-12-04T11:00:00.000Z', isFull: (day) => day === '2026-12-07' })).toEqual([
    { kind: 'CUTOFF_PASSED', day: '2026-12-04', cutoff: '12:00' },
    { kind: 'DAY_OFF', day: '2026-12-05', weekday: 'SATURDAY' },
    { kind: 'DAY_OFF', day: '2026-12-06', weekday: 'SUNDAY' },
    { kind: 'FULL', day: '2026-12-07' },
    { kind: 'HOLIDAY', day: '2026-12-08', countryCode: 'IT', region: null, name: 'Immaculate Conception' },
    { kind: 'CLOSURE', day: '2026-12-09', reason: 'Stocktaking' },
    { kind: 'CLOSURE', day: '2026-12-10', reason: 'Stocktaking' },
  ]);
});

test('preparation and extra days come before the days they skip', () => {
  expect(stepsOf({ preparationDays: 1 }, { extraDays: 2 })).toEqual([
    { kind: 'PREPARATION', days: 1 },
    { kind: 'EXTRA_DAYS', days: 2 },
    { kind: 'DAY_OFF', day: '2026-12-05', weekday: 'SATURDAY' },
    { kind: 'DAY_OFF', day: '2026-12-06', weekday: 'SUNDAY' },
    { kind: 'HOLIDAY', day: '2026-12-08', countryCode: 'IT', region: null, name: 'Immaculate Conception' },
  ]);
});

test('stock that arrives later is the reason, and not the cutoff of today', () => {
  expect(stepsOf({}, { from: '2026-12-04T11:00:00.000Z', notBefore: '2026-12-13' })).toEqual([
    { kind: 'ARRIVAL', day: '2026-12-13' },
    { kind: 'DAY_OFF', day: '2026-12-13', weekday: 'SUNDAY' },
  ]);
});

test('stock that has arrived is none', () => {
  expect(stepsOf({}, { notBefore: '2026-12-04' })).toEqual([]);
});

test('a day off has no cutoff', () => {
  expect(stepsOf({}, { from: '2026-12-06T15:00:00.000Z' })).toEqual([{ kind: 'DAY_OFF', day: '2026-12-06', weekday: 'SUNDAY' }]);
});

test('a delivery is explained by transit, the days of the policy and the days that are skipped', () => {
  const steps: CalendarStep[] = [];
  deliveryWindow({ shipsOn: '2026-12-24', countryCode: 'IT', transit: { minDays: 1, maxDays: 1 }, bufferDays: 1, isHoliday, note: (step) => { steps.push(step); } });
  expect(steps).toEqual([
    { kind: 'TRANSIT', minDays: 1, maxDays: 1 },
    { kind: 'BUFFER_DAYS', days: 1 },
    { kind: 'HOLIDAY', day: '2026-12-25', countryCode: 'IT', region: null, name: 'Christmas Day' },
    { kind: 'DAY_OFF', day: '2026-12-26', weekday: 'SATURDAY' },
    { kind: 'DAY_OFF', day: '2026-12-27', weekday: 'SUNDAY' },
  ]);
});
