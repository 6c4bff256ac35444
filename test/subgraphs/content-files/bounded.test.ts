import { checked } from '../../../gateway/cli/site/checked-yaml.js';
import { RedirectsFile, TextFile } from '../../../gateway/cli/site/file-schemas.js';
import { readMarkdown } from '../../../gateway/cli/site/markdown/read-markdown.js';
import { readYaml } from '../../../gateway/cli/site/yaml-text.js';

const rising = (count: number, line: (index: number) => string): string => Array.from({ length: count }, (_, index) => line(index)).join('');

test.each([
  ['quotes', `a\n\n${'> '.repeat(4000)}`, 3, 'At most 40 quotes and lists stand within one another'],
  ['quotes as long as a file', '> '.repeat(200_000), 1, 'A rich text has at most 200,000 characters, and this has 400,000: make several of it'],
  ['levels of a list', rising(300, (index) => `${' '.repeat(2 * index)}- a\n`), 42, 'At most 80 spaces stand in front of a list or a quote'],
  ['items', '> a\n\n- b\n\n'.repeat(2000), 2001, 'A rich text has at most 1,000 lines of lists and quotes: make several of it'],
  ['numbered items', '1. a\n'.repeat(3000), 1001, 'A rich text has at most 1,000 lines of lists and quotes: make several of it'],
  ['lines', 'a\n'.repeat(20_000), 10_001, 'A rich text has at most 10,000 lines: make several of it'],
  ['brackets', 'a\n'.concat('['.repeat(90_000), '*_'.repeat(5000)), 2, 'At most 4,000 of * _ ~ [ ] < and ` stand in one paragraph: divide it by empty lines'],
  ['emphasis', `${'**a '.repeat(1900)}\n\n`.repeat(6), 11, 'A rich text has at most 20,000 of * _ ~ [ ] < and `: make several of it'],
  ['images', '![a'.repeat(101), 1, 'At most 100 of ![, <! and <? stand in one paragraph: divide it by empty lines'],
  ['cells', `${'|a'.repeat(1000)}\n`.repeat(21), 21, 'A rich text has at most 20,000 of |: make several tables of it'],
])('Markdown with too many %s is refused with its line, before it is read', (_, markdown, ...[line, message]) => {
  expect(() => readMarkdown(markdown)).toThrow(expect.objectContaining({ line, message }));
});

test('what people write is far from that: long lists, tables, rules of stars and code', () => {
  const text = `${'- one of **many** [links](/x)\n'.repeat(500)}\n${'* '.repeat(30)}\n\n| a | b |\n|---|---|\n${'| `c` | [d](/d) |\n'.repeat(200)}\n\`\`\`\n${' '.repeat(100)}x[0] = *y;\n\`\`\`\n\n${rising(10, (index) => `${' '.repeat(4 * index)}- a\n`)}`;
  expect(readMarkdown(text).content).toHaveLength(5);
});

test.each([
  ['[', `a: b\nc: ${'['.repeat(1_000_000)}`, 2, 'has more than 100 [ and { that are open at once: write lists and keys on lines of their own'],
  ['{', '[{a: '.repeat(5000), 1, 'has more than 100 [ and { that are open at once: write lists and keys on lines of their own'],
  ['lists', '- '.repeat(1000), 1, 'has more than 100 lists within one another'],
  ['levels', rising(5000, (index) => `${' '.repeat(index)}a:\n`), 402, 'begins at column 402: at most 400 spaces stand in front of a line'],
  ['keys', '? '.repeat(1000), 1, 'has more than 50 keys that begin with "? ": write them as key: value'],
])('YAML with too many %s is refused with its line, before it is read', (_, yaml, ...[line, message]) => {
  expect(() => readYaml(yaml)).toThrow(expect.objectContaining({ line, message }));
});

test('of many keys the one that is there twice is named', () => {
  const keys = rising(30_000, (index) => `k${String(index)}: 1\n`);
  expect(readYaml(keys)).toMatchObject({ k0: 1, k29999: 1 });
  expect(() => readYaml(`${keys}k7: 2\n`)).toThrow(expect.objectContaining({ line: 30_001, message: 'Map keys must be unique: k7 is there twice' }));
});

const TEXT_KEYS = 'title, slug, draft, published_at, seo, blocks, fields';

test.each([
  ['# a\ntitel: Caffè\n', 2, `titel is no key here: the keys are ${TEXT_KEYS}`],
  ['slug: a\n', 1, 'title is missing: a text (in quotes where it could be something else)'],
  ['slug: a\ntitle: 2026\n', 2, 'title is to be a text (in quotes where it could be something else), and is 2026'],
  ['title: a\nblocks: {a: 1}\n', 2, 'blocks is to be a list, and is keys with values'],
  ['title: a\ndraft: false\n', 2, 'draft is to be true, or not there'],
  ['', 1, 'The file is to be keys with values, and is empty'],
])('a text %j is refused with what to write', (yaml, line, message) => {
  expect(() => checked(TextFile, yaml)).toThrow(expect.objectContaining({ line, message }));
});

test.each([
  ['redirects:\n  - {from: /a, locale: it, status: 301, url: /b}\n  - from: /a\n    locale: it\n    status: "301"\n', 5, 'redirects.1.status is to be a whole number, and is the text "301"'],
  ['redirects:\n  - from: /a\n    to: /b\n', 3, 'redirects.0.to is no key here: the keys are from, locale, status, page, entry, url'],
  ['redirects:\n  - {from: /a, locale: it, status: 301, page: [1]}\n', 2, 'redirects.0.page is to be a path or a number'],
  ['- from: /a\n', 1, 'The file is to be keys with values, and is a list'],
])('redirects %j are refused with what to write', (yaml, line, message) => {
  expect(() => checked(RedirectsFile, yaml)).toThrow(expect.objectContaining({ line, message }));
});
