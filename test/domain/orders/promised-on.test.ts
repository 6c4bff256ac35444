import { dueOn, promisedOn } from '../../../subgraphs/orders/ordering/promised-on.js';
import { ORDER_STATUSES } from '../../../subgraphs/orders/ordering/order-status.js';

const standard = { methodCode: 'standard', type: 'STANDARD' } as const;
const ofType = (type: 'STANDARD' | 'EXPRESS') => ({ methodCode: null, type });
const BOTH = 'standard:2026-11-25;express:2026-11-23';

test.each([
  ['a day', '2026-11-25', standard, '2026-11-25'],
  ['a leap day', '2028-02-29', standard, '2028-02-29'],
  ['the day of the order\'s method', BOTH, standard, '2026-11-25'],
  ['the day of a method that comes last', BOTH, { methodCode: 'express', type: 'STANDARD' }, '2026-11-23'],
  ['the day of a method in capitals', 'STD:2026-11-25', { methodCode: 'Std', type: 'EXPRESS' }, '2026-11-25'],
  ['the day of one method, and a semicolon', 'standard:2026-11-25;', standard, '2026-11-25'],
  ['the day of the shipping type, without a method code', BOTH, ofType('EXPRESS'), '2026-11-23'],
  ['the day of a word of the code', BOTH, { methodCode: 'DHL_Express-24', type: 'STANDARD' }, '2026-11-23'],
  ['the day of the shipping type, where nothing has the code', BOTH, { methodCode: 'dhl', type: 'STANDARD' }, '2026-11-25'],
  ['the day of an express order, where nothing has the code', BOTH, { methodCode: 'dhl', type: 'EXPRESS' }, '2026-11-23'],
  ['the day of the code before that of the type', 'standard:2026-11-25;Economy:2026-11-27', { methodCode: 'economy', type: 'STANDARD' }, '2026-11-27'],
  ['the day of another type', 'express:2026-11-23', { methodCode: 'dhl', type: 'STANDARD' }, null],
  ['days of other methods than pickup', BOTH, { methodCode: 'Pickup', type: 'EXPRESS' }, null],
  ['the day of pickup', 'pickup:2026-11-22;express:2026-11-23', { methodCode: 'Pickup', type: 'STANDARD' }, '2026-11-22'],
['the first of two days of one method', 'standard:2026-11-25;standard:2026-11-26', standard, '2026-11-25'],
  ['days of other methods', BOTH, { methodCode: 'pickup', type: 'STANDARD' }, null],
  ['no promise', null, standard, null],
  ['no text', '', standard, null],
  ['a day that does not exist', '2026-02-30', standard, null],
  ['a month that does not exist', '2026-13-01', standard, null],
  ['a day that does not exist among others', 'standard:2026-11-25;express:2026-02-30', standard, null],
  ['another form of a day', '25.11.2026', standard, null],
  ['a day and a time', '2026-11-25T10:00:00Z', standard, null],
  ['words', 'soon', standard, null],
  ['words among methods', 'standard:2026-11-25;soon', standard, null],
  ['a day without its method', ':2026-11-25', standard, null],
  ['two semicolons', 'standard:2026-11-25;;', standard, null],
  ['blanks', 'standard: 2026-11-25', standard, null],
  ['200 colons', ':'.repeat(200), standard, null],
] as const)('%s', (...[, promise, shipping, day]) => {
  expect(promisedOn(promise, shipping)).toBe(day);
});

test('a promise is to be kept until the order is delivered or cancelled', () => {
  expect(ORDER_STATUSES.filter((status) => dueOn({ status, promisedOn: '2026-11-25' }) === '2026-11-25')).toEqual(['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT', 'SHIPPED', 'CANCELLATION_REQUESTED']);
});
