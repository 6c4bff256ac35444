import type { AttributeType } from '../../../subgraphs/catalog/attributes/attribute.js';
import { optionCode } from '../../../subgraphs/catalog/attributes/option-code.js';
import { attributeText, readAttributeValue } from '../../../subgraphs/catalog/products/attribute-value.js';
import { pricesAt, type VariantPrice } from '../../../subgraphs/catalog/products/variant-price.js';

const OPTIONS = [{ code: 'slim', label: 'Slim' }, { code: 'extra-wide', label: 'Extra wide' }];
const read = (type: AttributeType, text: string) => readAttributeValue({ type, options: OPTIONS }, text);

test.each<[AttributeType, string, unknown, string]>([
  ['TEXT', ' As worn ', 'As worn', 'As worn'],
  ['NUMBER', '12.50', 12.5, '12.5'],
  ['NUMBER', '-3', -3, '-3'],
  ['BOOLEAN', 'true', true, 'true'],
  ['DATE', '2028-02-29', '2028-02-29', '2028-02-29'],
  ['SELECT', 'SLIM', 'slim', 'slim'],
  ['SELECT', 'Extra wide', 'extra-wide', 'extra-wide'],
  ['MULTISELECT', 'slim, Extra wide,slim', ['slim', 'extra-wide'], 'slim,extra-wide'],
])('%s: %j is %j, and is read as %s', (...[type, text, value, shown]) => {
  const found = read(type, text);
  expect(found).toEqual({ value });
  expect('value' in found && attributeText(found.value)).toBe(shown);
});

test.each<[AttributeType, string, string]>([
  ['TEXT', 'x'.repeat(5001), 'must have at most 5000 characters'],
  ['NUMBER', '1e9', 'must be a number'],
  ['NUMBER', 'NaN', 'must be a number'],
  ['BOOLEAN', 'yes', 'must be true or false'],
  ['DATE', '2027-02-29', 'must be a date: 2026-11-24'],
  ['DATE', '27-02-01', 'must be a date: 2026-11-24'],
  ['SELECT', 'narrow', 'has no option narrow; known are slim, extra-wide'],
  ['MULTISELECT', 'slim,narrow', 'has no option narrow; known are slim, extra-wide'],
])('%s: %j is refused', (type, text, problem) => {
  expect(read(type, text)).toEqual({ problem });
});

test.each([['XL', 'xl'], ['3/4 Sleeve', '3-4-sleeve'], ['  Bleu pâle ', 'bleu-pale'], ['...', ''], ['L'.repeat(100), 'l'.repeat(60)], ['S+', 's-plus'], ['38½', '38-1-2'], ['−2.5', 'minus-2-5'], ['S-M', 's-m'], ['±', 'plus-minus'], ['50%', '50-percent'], ['Ⅳ', 'iv']])('the code of the option %j is %j', (label, code) => {
  expect(optionCode(label)).toBe(code);
});

test('of the prices of a list the one whose period began last holds, from its first moment to before its last', () => {
  const price = (over: Partial<VariantPrice>): VariantPrice => ({ priceList: 'retail', validFrom: null, validTo: null, priceMinor: 1000, saleMinor: null, ...over });
  const winter = price({ validFrom: '2026-12-01T00:00:00.000Z', validTo: '2027-03-01T00:00:00.000Z', priceMinor: 900 });
  const days = price({ validFrom: '2026-12-24T00:00:00.000Z', validTo: '2026-12-27T00:00:00.000Z', priceMinor: 800 });
  const all = [days, price({}), winter, price({ priceList: 'outlet', validFrom: '2026-12-01T00:00:00.000Z', priceMinor: 500 })];
  const at = (now: string) => pricesAt(all, now).map(({ priceList, priceMinor }) => `${priceList} ${String(priceMinor)}`);
  expect(at('2026-11-30T23:59:59.999Z')).toEqual(['retail 1000']);
  expect(at('2026-12-01T00:00:00.000Z')).toEqual(['retail 900', 'outlet 500']);
  expect(at('2026-12-24T12:00:00.000Z')).toEqual(['retail 800', 'outlet 500']);
  expect(at('2026-12-27T00:00:00.000Z')).toEqual(['retail 900', 'outlet 500']);
  expect(at('2027-03-01T00:00:00.000Z')).toEqual(['retail 1000', 'outlet 500']);
});
