import { dayPlus } from '#kernel/day.js';
import { DateTime } from 'luxon';
import * as fc from 'fast-check';
import { instantAt, localTime } from '../../../../subgraphs/orders/calendars/local-time.js';
import { plannedYears } from '../../../../subgraphs/orders/calendars/planned-years.js';
import { weekdayOf } from '../../../../subgraphs/orders/calendars/weekday-of.js';

test.each([
  ['in winter', 'Europe/Rome', '2026-11-24T11:00:00.000Z', '2026-11-24', 'TUESDAY', '12:00'],
  ['in summer', 'Europe/Rome', '2026-06-30T11:00:59.999Z', '2026-06-30', 'TUESDAY', '13:00'],
  ['on the next day', 'Europe/Rome', '2026-12-31T23:00:00.000Z', '2027-01-01', 'FRIDAY', '00:00'],
  ['a millisecond before it', 'Europe/Rome', '2026-12-31T22:59:59.999Z', '2026-12-31', 'THURSDAY', '23:59'],
  ['before clocks are set forward', 'Europe/Rome', '2026-03-29T00:59:59.999Z', '2026-03-29', 'SUNDAY', '01:59'],
  ['after it', 'Europe/Rome', '2026-03-29T01:00:00.000Z', '2026-03-29', 'SUNDAY', '03:00'],
  ['before clocks are set back', 'Europe/Rome', '2026-10-25T00:59:59.999Z', '2026-10-25', 'SUNDAY', '02:59'],
  ['after it, once more', 'Europe/Rome', '2026-10-25T01:00:00.000Z', '2026-10-25', 'SUNDAY', '02:00'],
  ['with half an hour', 'Asia/Kolkata', '2026-11-24T18:30:00.000Z', '2026-11-25', 'WEDNESDAY', '00:00'],
  ['on the other side of the earth', 'Pacific/Honolulu', '2026-11-24T09:59:00.000Z', '2026-11-23', 'MONDAY', '23:59'],
  ['in UTC', 'UTC', '2028-02-29T00:00:00.000Z', '2028-02-29', 'TUESDAY', '00:00'],
] as const)('the local time %s', (...[, zone, at, day, weekday, time]) => {
  expect(localTime(zone, at)).toEqual({ day, weekday, time });
});

test.each([
  ['in winter', 'Europe/Rome', '2026-11-24', '12:00', '2026-11-24T11:00:00.000Z'],
  ['in summer', 'Europe/Rome', '2026-06-30', '12:00', '2026-06-30T10:00:00.000Z'],
  ['at midnight', 'Europe/Rome', '2026-11-24', '00:00', '2026-11-23T23:00:00.000Z'],
  ['at the end of a day', 'Europe/Rome', '2026-11-24', '24:00', '2026-11-24T23:00:00.000Z'],
  ['at the end of a year', 'Europe/Rome', '2026-12-31', '24:00', '2026-12-31T23:00:00.000Z'],
  ['that Rome leaves out', 'Europe/Rome', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['that Rome leaves out, a minute before its end', 'Europe/Rome', '2026-03-29', '02:59', '2026-03-29T01:00:00.000Z'],
  ['after what Rome leaves out', 'Europe/Rome', '2026-03-29', '03:01', '2026-03-29T01:01:00.000Z'],
  ['that Rome has twice', 'Europe/Rome', '2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
  ['that Rome has twice, a minute before its end', 'Europe/Rome', '2026-10-25', '02:59', '2026-10-25T00:59:00.000Z'],
  ['after what Rome has twice', 'Europe/Rome', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['that London leaves out', 'Europe/London', '2026-03-29', '01:00', '2026-03-29T01:00:00.000Z'],
  ['that Lisbon has twice', 'Europe/Lisbon', '2026-10-25', '01:59', '2026-10-25T00:59:00.000Z'],
  ['of half an hour that Lord Howe leaves out', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
  ['of a midnight that Santiago leaves out', 'America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00:00.000Z'],
  ['of a day that begins once though its midnight is shown before', 'America/Santiago', '2026-04-04', '24:00', '2026-04-05T04:00:00.000Z'],
  ['of a day that Apia left out', 'Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00:00.000Z'],
] as const)('the instant of a time %s', (...[, zone, day, time, expected]) => {
  expect(instantAt(zone, day, time)).toBe(expected);
});

const ZONES = ['Europe/Rome', 'Europe/London', 'Europe/Lisbon', 'Atlantic/Azores', 'America/New_York', 'America/St_Johns', 'America/Havana', 'America/Santiago', 'Africa/Cairo', 'Africa/Casablanca', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC'] as const;
const MINUTE = 60_000;
const minute = fc.integer({ min: Date.parse('2025-01-01') / MINUTE, max: Date.parse('2029-01-01') / MINUTE });

test('another library shows the same time at any minute of four years', () => {
  fc.assert(fc.property(fc.constantFrom(...ZONES), minute, (...[zone, at]) => {
    const iso = new Date(at * MINUTE).toISOString();
    const { day, time, weekday } = localTime(zone, iso);
    expect(`${day} ${time} ${weekday}`).toBe(DateTime.fromISO(iso, { zone, locale: 'en' }).toFormat('yyyy-MM-dd HH:mm cccc').replace(/[A-Z][a-z]+$/, (name) => name.toUpperCase()));
  }), { seed: 1, numRuns: 2_000 });
});

test('the instant of what clocks show is that instant, or an earlier one at which they showed it', () => {
  fc.assert(fc.property(fc.constantFrom(...ZONES), minute, (...[zone, at]) => {
    const iso = new Date(at * MINUTE).toISOString();
    const shown = localTime(zone, iso);
    const found = instantAt(zone, shown.day, shown.time);
    expect(found <= iso).toBe(true);
    expect(localTime(zone, found)).toEqual(shown);
  }), { seed: 1, numRuns: 2_000 });
});

test('days are counted over months, leap days and years, and backwards', () => {
  expect([dayPlus('2028-02-28', 1), dayPlus('2028-02-28', 2), dayPlus('2026-02-28', 1), dayPlus('2026-12-31', 1), dayPlus('2027-01-01', -1), dayPlus('2026-11-24', 400), dayPlus('2026-11-24', 0)])
    .toEqual(['2028-02-29', '2028-03-01', '2026-03-01', '2027-01-01', '2026-12-31', '2027-12-29', '2026-11-24']);
});

test('each day has its weekday', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2028-02-29'].map(weekdayOf))
    .toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY', 'TUESDAY']);
});

test('holidays are wanted of the year of the place, and as far ahead as a plan goes', () => {
  expect([plannedYears('2026-01-01T05:00:00.000Z'), plannedYears('2026-01-02T05:00:00.000Z'), plannedYears('2026-12-31T23:30:00.000Z')]).toEqual([[2025, 2026, 2027, 2028], [2025, 2026, 2027, 2028], [2026, 2027, 2028, 2029]]);
});
