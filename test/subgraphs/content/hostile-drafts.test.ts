import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
let id: number;
beforeAll(async () => {
  site = await content.newSite();
  id = (await site.createPage({ title: 'A' })).id;
});

const save = (blocks: unknown) => site.savePage({ id, locale: 'it', blocks });
const text = (body: unknown) => [{ id: 'b1', type: 'text', body }];
/** Lists, or nodes, inside one another. */
const lists = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const nodes = (levels: number): unknown => JSON.parse('{"type":"blockquote","content":['.repeat(levels) + ']}'.repeat(levels));

const [DEEP, LONG] = [200_000, 5_000_000];

test.each([
  ['lists inside one another', () => lists(DEEP)],
  ['lists inside one another in place of a rich text', () => text(lists(DEEP))],
  ['nodes inside one another', () => text({ type: 'doc', content: [nodes(DEEP)] })],
  ['a long text', () => [{ id: 'b1', type: 'hero', title: 'x'.repeat(LONG) }]],
  ['a long rich text', () => text({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(LONG) }] }] })],
  ['many nodes', () => text({ type: 'doc', content: Array.from({ length: DEEP }, () => ({ type: 'paragraph' })) })],
  ['many blocks', () => Array.from({ length: DEEP }, (_, at) => ({ id: `b${String(at)}`, type: 'hero' }))],
  ['many names', () => [{ id: 'b1', type: 'hero', ...Object.fromEntries(Array.from({ length: DEEP }, (_, at) => [`n${String(at)}`, 1])) }]],
  ['a text with the prototype\'s name as its type', () => [{ id: 'b1', type: '__proto__' }]],
  ['a prototype', () => [JSON.parse('{"id":"b1","type":"hero","__proto__":{"title":"x"}}')]],
  ['a constructor', () => [JSON.parse('{"id":"b1","type":"hero","constructor":{"prototype":{"title":"x"}}}')]],
  ['a prototype in a rich text', () => text(JSON.parse('{"type":"doc","content":[{"type":"paragraph","__proto__":{}}]}'))],
  ['half a character', () => [{ id: 'b1', type: 'hero', title: 'A\ud800' }]],
  ['half a character in a rich text', () => text({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '\udc00' }] }] })],
  ['NUL', () => [{ id: 'b1', type: 'hero', title: 'A\0' }]],
])('a draft of %s is refused in plain words', async (_, blocks) => {
  await expect(save(blocks())).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test.each([
  ['a prototype', JSON.parse('{"__proto__":{"title":"x"}}')], ['lists inside one another', { a: lists(DEEP) }], ['a long text', { a: 'x'.repeat(LONG) }], ['many names', Object.fromEntries(Array.from({ length: DEEP }, (_, at) => [String(at), 1]))],
])('what search engines are told as %s is refused in plain words', async (_, seo) => {
  await expect(site.savePage({ id, locale: 'it', seo })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('nothing of all that was kept', async () => {
  expect((await site.page(id))?.translations).toMatchObject([{ version: 1, title: 'A', blocks: null }]);
});
