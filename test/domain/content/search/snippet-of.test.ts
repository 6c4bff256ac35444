import { wantedWords } from '../../../../subgraphs/content/search/draft-words.js';
import { snippetOf } from '../../../../subgraphs/content/search/snippet-of.js';

const snippet = (text: string, search: string) => snippetOf(text, wantedWords(search));

test('a short text is shown whole, on one line; one without the words is not', () => {
  expect([snippet('Über\nuns  und Città', 'citta'), snippet('Über uns', 'uber'), snippet('A fine text', 'fin'), snippet('A fine text', 'silk'), snippet('A fine text', '')]).toEqual(['Über uns und Città', 'Über uns', 'A fine text', null, null]);
});

test('of a long text the part around the first word, from a space to a space', () => {
  const text = `${'before '.repeat(100)}needle ${'behind '.repeat(100)}`;
  const shown = snippet(text, 'needle') ?? '';
  expect(shown).toBe(`…${'before '.repeat(8)}needle ${'behind '.repeat(19).trim()}…`);
});

test('a text without spaces is cut between characters', () => {
  const shown = snippet(`${'𠮷'.repeat(500)}室${'𠮷'.repeat(500)}`, '室') ?? '';
  expect([/\p{Surrogate}/u.test(shown), shown.length <= 202]).toEqual([false, true]);
});

test('a very long text is read in one pass', () => {
  const begun = process.cpuUsage().user;
  expect(snippet('a'.repeat(100_000), 'needle')).toBeNull();
  expect(snippet('x '.repeat(50_000), 'needle')).toBeNull();
  expect(process.cpuUsage().user - begun).toBeLessThan(2_000_000);
});
