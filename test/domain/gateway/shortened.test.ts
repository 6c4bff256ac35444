import { shortened, shortenedDetails } from '../../../gateway/server/people/shortened.js';

test('a message quotes no more than 100 characters of a word, and is no longer than 2,000', () => {
  expect([shortened(`No order ${'x'.repeat(500_000)}`), shortened('No order 1042')]).toEqual([`No order ${'x'.repeat(100)}…`, 'No order 1042']);
  expect(shortened('a '.repeat(300_000))).toBe(`${'a '.repeat(1000)}…`);
});

test('half of a sign that is cut through is left out', () => {
  expect(shortened(`${'x'.repeat(99)}😀${'y'.repeat(9)}`)).toBe(`${'x'.repeat(99)}…`);
});

test('details are cut the same way, with their keys, and numbers and flags stay', () => {
  expect(shortenedDetails({ ['k'.repeat(200)]: ['v'.repeat(200)], left: 3, some: { more: null, is: true } })).toEqual({ [`${'k'.repeat(100)}…`]: [`${'v'.repeat(100)}…`], left: 3, some: { more: null, is: true } });
});
