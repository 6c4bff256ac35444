import { daysOf, lastOfPeriod, periodsOf } from '../../../gateway/kernel/period.js';
import { mondayOf } from '../../../subgraphs/orders/figures/monday-of.js';

test('a range is put together of months, tens of days and days, each day once', () => {
  expect(periodsOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual(['2026-11']);
  expect(periodsOf({ from: '2026-10-28', to: '2026-12-12' })).toEqual(['2026-10-28', '2026-10-29', '2026-10-3', '2026-11', '2026-12-0', '2026-12-10', '2026-12-11', '2026-12-12']);
  expect(periodsOf({ from: '2026-02-10', to: '2026-02-28' })).toEqual(['2026-02-1', '2026-02-2']);
  expect(periodsOf({ from: '2028-02-20', to: '2028-02-28' })).toEqual(['2028-02-20', '2028-02-21', '2028-02-22', '2028-02-23', '2028-02-24', '2028-02-25', '2028-02-26', '2028-02-27', '2028-02-28']);
  expect(periodsOf({ from: '2026-11-05', to: '2026-11-05' })).toEqual(['2026-11-05']);
});

test('of a range every day is in exactly one period, and a year has at most 32', () => {
  for (const [from, length] of [['2026-01-02', 365], ['2026-01-11', 364], ['2027-12-21', 366], ['2028-02-29', 30], ['2026-05-31', 1], ['2026-03-02', 60]] as const) {
    const days = daysOf({ from, to: new Date(Date.parse(from) + (length - 1) * 86_400_000).toISOString().slice(0, 10) });
    const periods = periodsOf({ from, to: days.at(-1) ?? '' });
    expect([from, days.filter((day) => periods.filter((period) => day.startsWith(period)).length !== 1)]).toEqual([from, []]);
    expect(periods.length).toBeLessThanOrEqual(32);
  }
});

test('periods that are not over by a day are taken by day', () => {
  expect(periodsOf({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-20')).toEqual(['2026-11-0', '2026-11-1', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']);
});

test('a period ends with its last day, and a week begins on its Monday', () => {
  expect(['2026-02', '2028-02', '2026-02-2', '2026-04-3', '2026-05-3', '2026-11-0', '2026-11-09'].map(lastOfPeriod)).toEqual(['2026-02-28', '2028-02-29', '2026-02-28', '2026-04-30', '2026-05-31', '2026-11-09', '2026-11-09']);
  expect(['2026-11-22', '2026-11-23', '2027-01-01'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-12-28']);
});
