import type { LocationCalendar } from '../../../../subgraphs/orders/calendars/calendar.js';
import { deliveryWindow } from '../../../../subgraphs/orders/calendars/delivery-window.js';
import { holidayCalendars } from '../../../../subgraphs/orders/calendars/holiday-calendars.js';
import type { Holidays } from '../../../../subgraphs/orders/calendars/holidays.js';
import { planDeparture, type DeparturePlan } from '../../../../subgraphs/orders/calendars/plan-departure.js';
import { readyForPickup } from '../../../../subgraphs/orders/calendars/ready-for-pickup.js';
import { DELIVERY_CASES, type DeliveryCase } from './cases/delivery-cases.js';
import type { DepartureCase } from './cases/departure-case.js';
import { DEPARTURE_CASES } from './cases/departure-cases.js';
import { HOLIDAY_CASES } from './cases/holiday-cases.js';
import { PICKUP_CASES, type PickupCase } from './cases/pickup-cases.js';

const calendars = holidayCalendars();
let isHoliday: Holidays;
beforeAll(async () => {
  const observed = [...DEPARTURE_CASES, ...HOLIDAY_CASES, ...PICKUP_CASES].flatMap(({ observes = 'IT' }) => observedOf(observes) ?? []);
  isHoliday = await calendars.of([...observed, ...DELIVERY_CASES.map(({ to }) => ({ countryCode: to, region: null }))], [2025, 2026, 2027, 2028]);
});
afterAll(() => calendars.close());

const instantOf = (time: string): string => new Date(`${time}Z`).toISOString();

function observedOf(observes: string | null): LocationCalendar['holidays'] {
  const [countryCode, region = null] = observes?.split(' ') ?? [];
  return countryCode === undefined ? null : { countryCode, region };
}

const WORKING_DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

function calendarOf({ observes = 'IT', works = WORKING_DAYS, closed = [], cutoff = '12:00', express = cutoff ?? undefined, prepare = 0 }: Omit<DepartureCase, 'title' | 'at' | 'expected'>): LocationCalendar {
  return {
    workingDays: works, holidays: observedOf(observes), closures: closed.map(([from, to]) => ({ from, to, reason: null })), preparationDays: prepare,
    methods: { STANDARD: { cutoff, dailyCapacity: null }, EXPRESS: { cutoff: express ?? null, dailyCapacity: null } },
    openingHours: [...WORKING_DAYS, 'SATURDAY' as const].map((weekday) => ({ weekday, opens: '10:00', closes: '19:00' })), pickupMinutes: 120,
  };
}

function planned(one: DepartureCase): DeparturePlan | undefined {
  const { zone = 'Europe/Rome', type = 'STANDARD', extra = 0, at, arrives = null, full = [] } = one;
  return planDeparture({ calendar: calendarOf(one), timeZone: zone, type, from: instantOf(at), notBefore: arrives, extraDays: extra, isFull: (day) => full === 'ALWAYS' || full.includes(day), isHoliday });
}

function plan(expected: DepartureCase['expected']): DeparturePlan | undefined {
  if (!expected) return undefined;
  const [processedOn, shipsOn, orderBy] = expected;
  return { processedOn, shipsOn, orderBy: orderBy === null ? null : instantOf(orderBy) };
}

describe('when it leaves', () => {
  test.each([...DEPARTURE_CASES, ...HOLIDAY_CASES].map((one) => [one.title, one] as const))('%s', (_, one: DepartureCase) => {
    expect(planned(one)).toEqual(plan(one.expected));
  });
});

describe('when it is delivered', () => {
  test.each(DELIVERY_CASES.map((one) => [one.title, one] as const))('%s', (_, { to, ships, days: [minDays, maxDays, bufferDays = 0], expected }: DeliveryCase) => {
    expect(deliveryWindow({ shipsOn: ships, countryCode: to, transit: { minDays, maxDays }, bufferDays, isHoliday })).toEqual(expected && { from: expected[0], to: expected[1] });
  });
});

describe('when it can be collected', () => {
  test.each(PICKUP_CASES.map((one) => [one.title, one] as const))('%s', (_, { zone = 'Europe/Rome', observes = 'IT', closed = [], hours, minutes = 120, at, expected }: PickupCase) => {
    const usual = calendarOf({ observes, closed });
    const calendar = { ...usual, openingHours: hours ?? usual.openingHours, pickupMinutes: minutes };
    expect(readyForPickup({ calendar, timeZone: zone, from: instantOf(at), isHoliday })).toBe(expected && instantOf(expected));
  });
});
