import fc from 'fast-check';
import { splitList } from '#kit/body/split-list.js';

/** Entries beyond the most there may be are counted and not read, whatever they are. */
const read = (text: string, mostEntries = 3): unknown => {
  const split = splitList(Buffer.from(text), { field: 'products', mostEntries, mostValues: 10_000 });
  if (!split) return JSON.parse(text);
  const rest = JSON.parse(split.rest.toString()) as object;
  return { ...rest, products: [...split.entries.map((entry) => JSON.parse(entry.toString()) as unknown), ...Array.from({ length: split.total - split.entries.length }, () => 'counted')] };
};
const outcome = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : error;
  }
};

test.each<readonly [text: string, expected: unknown]>([
  ['{"products":[{"a":[1,{"b":"]}"}]},"x\\"],"]}', { products: [{ a: [1, { b: ']}' }] }, 'x"],'] }],
  [' {"a":{"products":[9]},"b":[[1],2],"\\u0070roducts" : [ 1 , [2,3] ],"c":"é"} ', { a: { products: [9] }, b: [[1], 2], products: [1, [2, 3]], c: 'é' }],
  ['{"products":[]}', { products: [] }],
  ['{"products":[ \n\t\r]}', { products: [] }],
  ['{"products":[1,2,3,4,5]}', { products: [1, 2, 3, 'counted', 'counted'] }],
  ['{"a":"products","b":[1]}', { a: 'products', b: [1] }],
  ['["products",[1]]', ['products', [1]]],
  ['"products"', 'products'],
  ...['{"products":[1,]}', '{"products":[,1]}', '{"products":[1,,2]}', '{"products":[1}', '{"products":[1]]}', '{"products":[1]', '{"products":[{]}]}', '{"products":[\u0001]}', '{"products":[\uFEFF1]}', '{"products"[1]}', '{"products":1[2]}', '{"products":[1]}[2]', '{"products":["]}', '']
    .map((text): readonly [string, string] => [text, 'no JSON']),
])('a list is cut out of a body as it is written: %j', (text, expected) => {
  expect(outcome(() => read(text))).toEqual(expected);
});

test('whatever a body is, cut into entries it is the same, or no JSON either way', () => {
  const key = fc.constantFrom('products', 'a', '\\u0070roducts', 'products ');
  const noise = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', ' ', '1', '"products":[', '"a"'), { maxLength: 2 }).map((list) => list.join(''));
  const text = fc.array(fc.tuple(key, fc.json({ maxDepth: 3 }), noise), { minLength: 1, maxLength: 2 }).map((fields) => `{${fields.map(([name, json, more]) => `"${name}":[${json},${json}${more}]${more}`).join()}}`);
  fc.assert(fc.property(fc.oneof(text, fc.json()), (body) => {
    const whole = outcome(() => JSON.parse(body));
    const repeated = (body.match(/"(p|\\u0070)roducts"\s*:/g) ?? []).length > 1; // refused where the rest is checked: JSON.parse takes the last one
    const cut = outcome(() => read(body, 100));
    if (repeated) expect(cut === 'no JSON').toBe(whole === 'no JSON');
    else expect(cut).toEqual(whole);
  }), { numRuns: 2000 });
});

test('more values than there may be are refused, wherever they stand', () => {
  for (const text of [`{"products":[[${'1,'.repeat(100)}1]]}`, `{"a":[${'1,'.repeat(100)}1],"products":[]}`]) expect(() => splitList(Buffer.from(text), { field: 'products', mostEntries: 3, mostValues: 100 })).toThrow('more than 100 values');
});
