import { canonicalJson } from '#kernel/canonical-json.js';

test('equal values have one text, with keys in ascending order: stored fingerprints are made of it', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: { z: 'x', y: true }, B: 2 })).toBe('{"B":2,"a":{"y":true,"z":"x"},"b":[{"c":null,"d":1}]}');
  expect([canonicalJson([2, 1]), canonicalJson('text'), canonicalJson(null)]).toEqual(['[2,1]', '"text"', 'null']);
});
