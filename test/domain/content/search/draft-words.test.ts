import { tokensOfDraft, tokensOfPath, wantedWords } from '../../../../subgraphs/content/search/draft-words.js';

test('a draft is found by its words in lower case and without accents, each once', () => {
  expect(tokensOfDraft(['Città d’Arte', 'citta-arte', 'L’arte\nÜBER uns 2026'])).toEqual(['citta', 'd', 'arte', 'l', 'uber', 'uns', '2026']);
});

test('where a language writes no spaces, by each two letters that stand together, and by the last one', () => {
  expect(tokensOfDraft(['会議室A', 'カフェ'])).toEqual(['会議', '議室', '室', 'a', 'カフ', 'フェ', 'ェ']);
  expect(tokensOfDraft(['𠮷野家'])).toEqual(['𠮷野', '野家', '家']);
});

test('by at most 2,000 words, those of the title first, each of at most 40 characters', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `w${String(at)}`).join(' ');
  const tokens = tokensOfDraft(['Title', 'slug', many]);
  expect([tokens.length, tokens.slice(0, 3), tokens.at(-1)]).toEqual([2000, ['title', 'slug', 'w0'], 'w1997']);
  expect(tokensOfDraft(['x'.repeat(100)])).toEqual(['x'.repeat(40)]);
});

test('the words of a path are told apart from its own', () => {
  expect(tokensOfPath(['about-us', 'chi-siamo', 'about'])).toEqual(['/about', '/us', '/chi', '/siamo']);
});

test('the last word of a search may be the beginning of one, from three letters on', () => {
  expect(wantedWords('Red SHO')).toEqual([{ token: 'red', isPrefix: false }, { token: 'sho', isPrefix: true }]);
  expect(wantedWords('red sh')).toEqual([{ token: 'red', isPrefix: false }, { token: 'sh', isPrefix: false }]);
  expect(wantedWords('')).toEqual([]);
});

test('letters of a language without spaces are searched by pairs, a single one as the beginning of any', () => {
  expect(wantedWords('会議室')).toEqual([{ token: '会議', isPrefix: false }, { token: '議室', isPrefix: false }]);
  expect(wantedWords('室')).toEqual([{ token: '室', isPrefix: true }]);
  expect(wantedWords('東京 室')).toEqual([{ token: '東京', isPrefix: false }, { token: '室', isPrefix: true }]);
});
