import { decimalFromMinor, minorFromDecimal } from '#kernel/money.js';

test.each([
  [1990, 'EUR', '19.90'], [0, 'EUR', '0.00'], [5, 'EUR', '0.05'], [-5, 'EUR', '-0.05'], [-12_345, 'GBP', '-123.45'],
  [1990, 'JPY', '1990'], [-7, 'JPY', '-7'], [1990, 'KWD', '1.990'], [1, 'TND', '0.001'],
])('%d minor units of %s are %s', (minor, currency, decimal) => {
  expect(decimalFromMinor(minor, currency)).toBe(decimal);
  expect(minorFromDecimal(decimal, currency)).toBe(minor);
});

test.each([['19.9', 'EUR', 1990], ['19', 'EUR', 1900], ['0019.90', 'EUR', 1990], ['-0', 'EUR', 0], ['1.99', 'KWD', 1990], ['999999999999.99', 'EUR', 99_999_999_999_999]])(
  '%s %s is read as %d minor units', (decimal, currency, minor) => {
    expect(minorFromDecimal(decimal, currency)).toBe(minor);
  });

test.each([['19.999', 'EUR'], ['1.5', 'JPY'], ['', 'EUR'], ['.5', 'EUR'], ['5.', 'EUR'], ['1e3', 'EUR'], ['1,50', 'EUR'], ['+1', 'EUR'], ['٣', 'EUR'], ['1000000000000', 'EUR'], ['NaN', 'EUR'], ['1\n', 'EUR']])(
  '%j is not an amount of %s', (decimal, currency) => {
    expect(minorFromDecimal(decimal, currency)).toBeUndefined();
  });
