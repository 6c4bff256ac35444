import { keptRecurrence, nextDue, type SubmittedRecurrence } from '../../../subgraphs/content/knowledge/recurrence.js';

/** Days of a rule, each the next of the one before. */
function days(rule: SubmittedRecurrence, first: string, { count = 4, notBefore = '2000-01-01' } = {}): string[] {
  const kept = keptRecurrence(rule, first);
  const found = [first];
  for (let day = nextDue(kept, first, notBefore); day !== undefined && found.length < count; day = nextDue(kept, day, notBefore)) found.push(day);
  return found.slice(1);
}

test('every so many days, over the ends of months and years and the hours that clocks leave out', () => {
  expect(days({ frequency: 'DAILY' }, '2026-03-28')).toEqual(['2026-03-29', '2026-03-30', '2026-03-31']);
  expect(days({ frequency: 'DAILY', interval: 3 }, '2027-12-29')).toEqual(['2028-01-01', '2028-01-04', '2028-01-07']);
});

test('on days of every so many weeks, which begin on Monday', () => {
  expect(days({ frequency: 'WEEKLY' }, '2026-03-11')).toEqual(['2026-03-18', '2026-03-25', '2026-04-01']);
  expect(days({ frequency: 'WEEKLY', weekdays: ['SUNDAY', 'MONDAY', 'FRIDAY'] }, '2026-03-11')).toEqual(['2026-03-13', '2026-03-15', '2026-03-16']);
  expect(days({ frequency: 'WEEKLY', interval: 2, weekdays: ['MONDAY', 'SUNDAY'] }, '2026-03-11')).toEqual(['2026-03-15', '2026-03-23', '2026-03-29']);
});

test('on a day of every so many months, or the last of a month that has fewer', () => {
  expect(days({ frequency: 'MONTHLY' }, '2027-12-31')).toEqual(['2028-01-31', '2028-02-29', '2028-03-31']);
  expect(days({ frequency: 'MONTHLY', interval: 6, dayOfMonth: 30 }, '2026-08-30')).toEqual(['2027-02-28', '2027-08-30', '2028-02-29']);
  expect(days({ frequency: 'MONTHLY', dayOfMonth: 20 }, '2026-01-10')).toEqual(['2026-01-20', '2026-02-20', '2026-03-20']);
});

test('days that are past are left out, and the rhythm stays', () => {
  expect(days({ frequency: 'DAILY', interval: 7 }, '2026-01-01', { count: 2, notBefore: '2026-03-10' })).toEqual(['2026-03-12']);
  expect(days({ frequency: 'WEEKLY', interval: 2, weekdays: ['TUESDAY'] }, '2026-01-06', { count: 2, notBefore: '2026-03-10' })).toEqual(['2026-03-17']);
  expect(days({ frequency: 'MONTHLY' }, '2026-01-31', { count: 2, notBefore: '2026-06-30' })).toEqual(['2026-06-30']);
  expect(days({ frequency: 'DAILY' }, '2000-01-01', { count: 2, notBefore: '2199-12-31' })).toEqual(['2199-12-31']);
});

test('a rule ends at its last day, after its last task, and with the calendar', () => {
  expect(days({ frequency: 'DAILY', until: '2026-03-12' }, '2026-03-11')).toEqual(['2026-03-12']);
  expect(days({ frequency: 'DAILY', until: '2026-03-12' }, '2026-03-11', { count: 2, notBefore: '2026-03-13' })).toEqual([]);
  expect(days({ frequency: 'DAILY', count: 1 }, '2026-03-11')).toEqual([]);
  expect(days({ frequency: 'MONTHLY' }, '2199-12-31')).toEqual([]);
});
