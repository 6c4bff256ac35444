import { facet, wordsFrom } from '#subgraph-kit/search/facet.js';

const isFound = (token: string, beginning: string): boolean => wordsFrom(beginning).some(([from, below]) => token >= from && token < below);

test.each(['tag', 'ca', 'c', 'channel', 'pay'])('the words that begin with %s are found by it, and no value that is compared as a whole', (beginning) => {
  for (const token of [beginning, `${beginning}0`, `${beginning}a`, `${beginning}zz`, `${beginning}\u6F22`, `${beginning}ting`]) expect([token, isFound(token, beginning)]).toEqual([token, true]);
  for (const name of ['carrier', 'channel', 'country', 'payment', 'tag'] as const) expect([name, isFound(facet(name, 'value'), beginning)]).toEqual([name, false]);
  expect([isFound('b', beginning), isFound('zebra', beginning)]).toEqual([false, false]);
});

test('a text that no name begins with is one range', () => {
  expect(wordsFrom('linen')).toEqual([['linen', 'linen\u{10FFFF}']]);
  expect(wordsFrom('ca')).toEqual([['ca', 'carrier='], ['carrier>', 'ca\u{10FFFF}']]);
});
