import { romeField } from '../../../shims/wms-xml/fields.js';
import { monthBefore, repeatedHour, romeDay, romeDigits, romeInstant, romeTime } from '../../../shims/wms-xml/rome-time.js';

const read = (format: Parameters<typeof romeField>[0], text: string, occurrence?: 'first' | 'last'): string | undefined => romeField(format, occurrence).safeParse(text).data;

test('an instant is shown as Rome local time, in each documented format [C-DATE-1]', () => {
  const [winter, summer] = ['2026-01-15T23:30:05.999Z', '2026-07-15T22:30:05.000Z'];
  expect([romeTime(winter), romeDigits(winter), romeDay(winter)]).toEqual(['2026-01-16 00:30:05', '20260116003005', '16/01/2026']);
  expect([romeTime(summer), romeDigits(summer), romeDay(summer)]).toEqual(['2026-07-16 00:30:05', '20260716003005', '16/07/2026']);
});

test('each documented format is parsed, and nothing that only resembles it [C-DATE-1] [C-DATE-3]', () => {
  expect(read('dd/mm/yyyy HH:MM:SS', '21/11/2026 11:30:05')).toBe('2026-11-21T10:30:05.000Z');
  expect(read('YYYYMMDDHHMMSS', '20260721113005')).toBe('2026-07-21T09:30:05.000Z');
  expect(read('yyyy-mm-dd HH:MM:SS', '2026-11-21 00:00:00')).toBe('2026-11-20T23:00:00.000Z');
  expect(read('yyyy-mm-dd', '2026-07-21')).toBe('2026-07-20T22:00:00.000Z');
  const wrong = [
    ['dd/mm/yyyy HH:MM:SS', '31/02/2026 00:00:00'], ['dd/mm/yyyy HH:MM:SS', '1/1/2026 00:00:00'], ['dd/mm/yyyy HH:MM:SS', '21/11/2026'], ['dd/mm/yyyy HH:MM:SS', '21/11/2026 25:00:00'],
    ['dd/mm/yyyy HH:MM:SS', '2026-11-21 11:30:05'], ['YYYYMMDDHHMMSS', '2026072111300'], ['YYYYMMDDHHMMSS', '20261321113005'], ['YYYYMMDDHHMMSS', '20260229113005'],
    ['yyyy-mm-dd', '2026-04-31'], ['yyyy-mm-dd', '2026-07-21 00:00:00'], ['yyyy-mm-dd HH:MM:SS', '2026-11-21T00:00:00'], ['yyyy-mm-dd HH:MM:SS', '2026-11-21 00:60:00'],
  ] as const;
  for (const [format, text] of wrong) expect([text, read(format, text)]).toEqual([text, undefined]);
  expect(read('YYYYMMDDHHMMSS', '20280229113005')).toBe('2028-02-29T10:30:05.000Z');
});

test('in spring the hour from 2 to 3 does not exist: a time in it is the moment of the change [C-DATE-2]', () => {
  expect([romeTime('2026-03-29T00:59:59.000Z'), romeTime('2026-03-29T01:00:00.000Z')]).toEqual(['2026-03-29 01:59:59', '2026-03-29 03:00:00']);
  expect(read('YYYYMMDDHHMMSS', '20260329015959')).toBe('2026-03-29T00:59:59.000Z');
  expect(read('YYYYMMDDHHMMSS', '20260329020000')).toBe('2026-03-29T01:00:00.000Z');
  expect(read('YYYYMMDDHHMMSS', '20260329023000')).toBe('2026-03-29T01:00:00.000Z');
  expect(read('YYYYMMDDHHMMSS', '20260329030000')).toBe('2026-03-29T01:00:00.000Z');
});

test('in autumn the hour from 2 to 3 is ambiguous: its first instant is meant, of an end its last [C-DATE-2]', () => {
  expect([romeTime('2026-10-25T00:30:00.000Z'), romeTime('2026-10-25T01:30:00.000Z'), romeTime('2026-10-25T02:30:00.000Z')]).toEqual(['2026-10-25 02:30:00', '2026-10-25 02:30:00', '2026-10-25 03:30:00']);
  expect(read('dd/mm/yyyy HH:MM:SS', '25/10/2026 02:30:00')).toBe('2026-10-25T00:30:00.000Z');
  expect(read('dd/mm/yyyy HH:MM:SS', '25/10/2026 02:30:00', 'last')).toBe('2026-10-25T01:30:00.000Z');
  expect(read('dd/mm/yyyy HH:MM:SS', '25/10/2026 01:59:59')).toBe('2026-10-24T23:59:59.000Z');
  expect(read('dd/mm/yyyy HH:MM:SS', '25/10/2026 03:00:00')).toBe('2026-10-25T02:00:00.000Z');
  expect(romeInstant({ year: 2026, month: 10, day: 25 }, 'last')).toBe('2026-10-24T22:00:00.000Z');
});

test('the DST overlap is known for a month, from its first begin to its second end [C-DATE-2]', () => {
  const hour = { from: '2026-10-25T00:00:00.000Z', until: '2026-10-25T02:00:00.000Z' };
  expect([repeatedHour('2026-10-25T00:30:00.000Z'), repeatedHour('2026-10-25T12:00:00.000Z'), repeatedHour('2026-11-20T12:00:00.000Z')]).toEqual([hour, hour, hour]);
  expect([repeatedHour('2026-07-01T00:00:00.000Z'), repeatedHour('2026-12-24T00:00:00.000Z'), repeatedHour('2026-04-02T00:00:00.000Z')]).toEqual([null, null, null]);
});

test('a month is one of Rome\'s calendar, whatever its length and DST [C-ORDERS-3]', () => {
  expect(monthBefore('2026-11-21T10:30:00.000Z')).toBe('2026-10-21T09:30:00.000Z'); // 11:30 in Rome on both days
  expect(monthBefore('2026-03-31T10:00:00.000Z')).toBe('2026-02-28T11:00:00.000Z'); // 12:00 on the last of February
  expect(monthBefore('2026-01-10T23:30:00.000Z')).toBe('2025-12-10T23:30:00.000Z');
});
