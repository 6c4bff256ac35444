import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { dayPlus } from '#kernel/day.js';
import type { LocationCalendar } from '../../../../subgraphs/orders/calendars/calendar.js';
import { deliveryWindow } from '../../../../subgraphs/orders/calendars/delivery-window.js';
import { planDeparture, type DeparturePlan } from '../../../../subgraphs/orders/calendars/plan-departure.js';
import { readyForPickup } from '../../../../subgraphs/orders/calendars/ready-for-pickup.js';
import { WEEKDAYS } from '../../../../subgraphs/orders/calendars/weekday.js';

const SECOND = 1000;
const [FIRST, LAST] = ['2026-02-01', '2028-03-15'] as const;
const NEVER = '9999-12-31';

const instantArb = fc.integer({ min: Date.parse(FIRST) / SECOND, max: Date.parse(LAST) / SECOND }).map((seconds) => new Date(seconds * SECOND).toISOString());
/** Half of the days are around a change of clocks, a leap day or the end of a year. */
const dayArb = fc.oneof(
  fc.integer({ min: 0, max: 900 }).map((days) => dayPlus(FIRST, days)),
  fc.tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2026-12-31', '2028-02-29'), fc.integer({ min: -4, max: 4 })).map(([day, days]) => dayPlus(day, days)));
const momentArb = fc.oneof(instantArb, fc.tuple(dayArb, fc.integer({ min: 0, max: 86_399 })).map(([day, second]) => new Date(Date.parse(day) + second * SECOND).toISOString()));
const closureArb = fc.tuple(dayArb, fc.nat(10)).map(([from, days]) => ({ from, to: dayPlus(from, days), reason: null }));
const cutoffArb = fc.constantFrom(null, '00:00', '00:30', '01:30', '02:30', '03:00', '12:00', '17:45', '23:59', '24:00');
const hoursArb = fc.record({ weekday: fc.constantFrom(...WEEKDAYS), opens: fc.constantFrom('00:00', '02:30', '09:00', '10:00'), closes: fc.constantFrom('13:00', '19:30', '24:00') });

const calendarArb = fc.record({
  workingDays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }), holidays: fc.constantFrom(null, { countryCode: 'IT', region: null }), closures: fc.array(closureArb, { maxLength: 3 }),
  preparationDays: fc.nat(4), cutoff: cutoffArb, openingHours: fc.array(hoursArb, { minLength: 1, maxLength: 8 }), pickupMinutes: fc.nat(900),
}).map(({ cutoff, ...calendar }): LocationCalendar => ({ ...calendar, methods: { STANDARD: { cutoff, dailyCapacity: null }, EXPRESS: { cutoff: null, dailyCapacity: null } } }));

/** A situation: all that a plan is made of but the instant. */
const placeArb = fc.record({
  calendar: calendarArb, timeZone: fc.constantFrom('Europe/Rome', 'Europe/London', 'Europe/Lisbon', 'Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kolkata', 'America/Santiago', 'America/Havana'),
  notBefore: fc.option(dayArb), extraDays: fc.nat(3), full: fc.array(dayArb, { maxLength: 30 }), holidays: fc.array(dayArb, { maxLength: 30 }),
});
type Place = typeof placeArb extends fc.Arbitrary<infer Value> ? Value : never;

const nameIn = (holidays: readonly string[]) => (...[, , day]: readonly [string, string | null, string]): string | undefined => (holidays.includes(day) ? 'Holiday' : undefined);

const planAt = (from: string, { calendar, timeZone, notBefore, extraDays, full, holidays }: Place): DeparturePlan | undefined =>
  planDeparture({ calendar, timeZone, type: 'STANDARD', from, notBefore, extraDays, isFull: (day) => full.includes(day), isHoliday: nameIn(holidays) });

const shipsOn = (from: string, place: Place): string => planAt(from, place)?.shipsOn ?? NEVER;

/** Whatever the place and the moment; a change of it never makes an order leave earlier. */
const neverHastens = (change: (place: Place, day: string, days: number) => Place): void => {
  fc.assert(fc.property(placeArb, momentArb, fc.tuple(fc.nat(30), fc.nat(5)), (...[place, from, [ahead, days]]) => {
    const before = shipsOn(from, place);
    const day = dayPlus(before === NEVER ? from.slice(0, 10) : before, -Math.min(ahead, 10)); // of days that count
    expect(shipsOn(from, change(place, day, days)) >= before).toBe(true);
  }), { seed: 7, numRuns: 500 });
};

test('nothing leaves earlier than it is ordered, or on its day after the cutoff', () => {
  fc.assert(fc.property(placeArb, momentArb, (...[place, from]) => {
    const [plan, { cutoff }] = [planAt(from, place), place.calendar.methods.STANDARD];
    const local = DateTime.fromISO(from, { zone: place.timeZone });
    const today = local.toFormat('yyyy-MM-dd');
    const isLate = cutoff !== null && cutoff !== '24:00' && local.toFormat('HH:mm') >= cutoff;
    fc.pre(plan !== undefined);
    expect(isLate ? plan.processedOn > today : plan.processedOn >= today).toBe(true);
    expect([plan.processedOn >= (place.notBefore ?? ''), plan.shipsOn >= plan.processedOn]).toEqual([true, true]);
  }), { seed: 7, numRuns: 1_000 });
});

test('it is worked on and leaves on working days, and none that is full', () => {
  fc.assert(fc.property(placeArb, momentArb, (...[place, from]) => {
    const plan = planAt(from, place);
    fc.pre(plan !== undefined);
    for (const day of [plan.processedOn, plan.shipsOn]) {
      expect(place.calendar.workingDays).toContain(WEEKDAYS[DateTime.fromISO(day).weekday - 1]);
      expect(place.calendar.closures.filter(({ from: first, to }) => first <= day && day <= to)).toEqual([]);
      expect(place.calendar.holidays && place.holidays.includes(day)).not.toBe(true);
    }
    expect(place.full).not.toContain(plan.shipsOn);
  }), { seed: 7, numRuns: 500 });
});

test('what is ordered later never leaves earlier', () => {
  fc.assert(fc.property(placeArb, momentArb, fc.nat(5 * 86_400), (...[place, from, seconds]) => {
    const later = new Date(Date.parse(from) + seconds * SECOND).toISOString();
    const [plan, after] = [shipsOn(from, place), shipsOn(later, place)];
    expect(after >= plan).toBe(true);
  }), { seed: 7, numRuns: 1_000 });
});

test('one more holiday never hastens', () => { neverHastens((place, day) => ({ ...place, holidays: [...place.holidays, day] })); });
test('one more closure never hastens', () => { neverHastens((place, day, days) => ({ ...place, calendar: { ...place.calendar, closures: [...place.calendar.closures, { from: day, to: dayPlus(day, days), reason: null }] } })); });
test('one more full day never hastens', () => { neverHastens((place, day) => ({ ...place, full: [...place.full, day] })); });
test('more preparation never hastens', () => { neverHastens((place, _, days) => ({ ...place, calendar: { ...place.calendar, preparationDays: place.calendar.preparationDays + days } })); });
test('more extra days never hasten', () => { neverHastens((place, _, days) => ({ ...place, extraDays: place.extraDays + days })); });
test('a later arrival never hastens', () => { neverHastens((place, day, days) => ({ ...place, notBefore: dayPlus(place.notBefore ?? day, days) })); });

test('until the time that is said an order leaves on the same day, and not after it', () => {
  fc.assert(fc.property(placeArb, momentArb, (...[given, from]) => {
    const place = { ...given, notBefore: null };
    const plan = planAt(from, place);
    fc.pre(plan !== undefined && plan.orderBy !== null);
    expect(plan.orderBy > from).toBe(true);
    const before = new Date(Date.parse(plan.orderBy) - SECOND).toISOString();
    expect(before < from ? plan.shipsOn : shipsOn(before, place)).toBe(plan.shipsOn);
    expect(shipsOn(plan.orderBy, place) > plan.shipsOn).toBe(true);
  }), { seed: 7, numRuns: 1_000 });
});

test('a delivery comes on working days of its destination, the last not before the first, and as many after departure as the carrier takes', () => {
  fc.assert(fc.property(dayArb, fc.tuple(fc.nat(6), fc.nat(6), fc.nat(3)), fc.array(dayArb, { maxLength: 60 }), (...[day, [minDays, more, bufferDays], holidays]) => {
    const window = deliveryWindow({ shipsOn: day, countryCode: 'IT', transit: { minDays, maxDays: minDays + more }, bufferDays, isHoliday: nameIn(holidays) });
    fc.pre(window !== undefined);
    const isWorked = (one: string): boolean => DateTime.fromISO(one).weekday <= 5 && !holidays.includes(one);
    const after = (last: string): number => Array.from({ length: 60 }, (_, index) => dayPlus(day, index + 1)).filter((one) => one <= last && isWorked(one)).length;
    expect([isWorked(window.from), isWorked(window.to), window.from <= window.to]).toEqual([true, true, true]);
    if (minDays > 0) expect([after(window.from), after(window.to)]).toEqual([minDays, minDays + more + bufferDays]);
  }), { seed: 7, numRuns: 500 });
});

test('a later order is never ready earlier, and each is ready while the store is open', () => {
  fc.assert(fc.property(placeArb, momentArb, fc.nat(3 * 86_400), (...[{ calendar, timeZone, holidays }, from, seconds]) => {
    const ready = (at: string): string => readyForPickup({ calendar, timeZone, from: at, isHoliday: nameIn(holidays) }) ?? NEVER;
    const first = ready(from);
    expect([first >= from, ready(new Date(Date.parse(from) + seconds * SECOND).toISOString()) >= first]).toEqual([true, true]);
    if (first === NEVER) return;
    const local = DateTime.fromISO(first, { zone: timeZone });
    const open = calendar.openingHours.filter(({ weekday, opens, closes }) => weekday === WEEKDAYS[local.weekday - 1] && opens <= local.toFormat('HH:mm') && local.toFormat('HH:mm') < closes);
    expect(open).not.toEqual([]);
  }), { seed: 7, numRuns: 500 });
});
