import { lineOf, valuesOf } from '#subgraph-kit/keeping/kept-line.js';
import { named } from '#subgraph-kit/keeping/table-snapshot.js';

test('a row is read as it was written', () => {
  const row = ['Ada "Söhne" \n\u0000 🏬', 0, -7, 2.5, Number.MAX_SAFE_INTEGER, null, '', Buffer.from([0, 255, 10]), Buffer.alloc(0), '{"base64":"AA=="}'];
  expect(lineOf(row).indexOf('\n')).toBe(lineOf(row).length - 1);
  expect(valuesOf(lineOf(row), row.length)).toEqual(row);
});

test('a number that would be rounded is not written', () => {
  for (const number of [2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => lineOf([number])).toThrow(RangeError);
});

test.each(['[1]', '[1,2,3]', '{}', 'null', '"x"', '[1,true]', '[1,{"base64":1}]', '[1,[2]]', '[1,', ''])('what is no row of two values is refused: %s', (line) => {
  expect(() => valuesOf(line, 2)).toThrow(SyntaxError);
});

test.each(['', 'a b', 'orders`', 'x;--', 'Order', '1a', 'a'.repeat(65), '../a'])('what is no name of a table gets into no statement: %s', (name) => {
  expect(() => named(name)).toThrow(TypeError);
});
