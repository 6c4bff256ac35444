import { tolerantJson } from '../../../shims/wms-json/tolerant-json.js';

const codeOf = (text: string): unknown => {
  try {
    return tolerantJson(Buffer.from(text));
  } catch (refused) {
    return (refused as { code: string }).code;
  }
};

test('a body with more values than any call may have is refused before it is parsed', () => {
  expect(codeOf(`[${'1,'.repeat(49_999)}1]`)).toHaveLength(50_000);
  expect(codeOf(`[${'1,'.repeat(50_000)}1]`)).toBe('TOO_MANY_ITEMS');
});

test('a body that is nested too deeply is refused', () => {
  expect(codeOf(`${'['.repeat(8)}1${']'.repeat(8)}`)).toEqual([[[[[[[[1]]]]]]]]);
  expect(codeOf(`${'['.repeat(9)}1${']'.repeat(9)}`)).toBe('MALFORMED_BODY');
  for (const levels of [101, 5000, 150_000]) expect(codeOf(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)).toBe('MALFORMED_BODY');
});
