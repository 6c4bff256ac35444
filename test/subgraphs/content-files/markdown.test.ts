import { markdownOf } from '../../../gateway/cli/site/markdown/markdown-of.js';
import { readMarkdown } from '../../../gateway/cli/site/markdown/read-markdown.js';

const doc = (...content: readonly object[]) => ({ type: 'doc', content });
const text = (value: string, ...marks: readonly object[]) => ({ type: 'text', ...(marks.length > 0 && { marks }), text: value });
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const bold = { type: 'bold' };

test.each([
  [doc(), ''],
  [doc(paragraph(text('a * b_c_ # d [x](y) <b> & \\'))), undefined],
  [doc(paragraph(text('one '), text('two', bold), text(' three'))), 'one **two** three\n'],
  [doc(paragraph(text('a', bold, { type: 'italic' }))), '**_a_**\n'],
  [doc(paragraph(text('a', { type: 'strike' }), { type: 'hard_break' }, text('b', { type: 'code' }))), '~~a~~\\\n`b`\n'],
  [doc(paragraph(text('see', { type: 'link', attrs: { page: '/about/team' } }), text(' or '), text('that', { type: 'link', attrs: { href: 'https://a.example/?x=1' } }))), '[see](page:/about/team) or [that](https://a.example/?x=1)\n'],
  [doc({ type: 'heading', attrs: { level: 2 }, content: [text('T')] }, { type: 'horizontal_rule' }), '## T\n\n---\n'],
  [doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('a')), { type: 'ordered_list', attrs: { start: 3 }, content: [{ type: 'list_item', content: [paragraph(text('b'))] }] }] }] }), '- a\n\n  3. b\n'],
  [doc({ type: 'code_block', attrs: { language: 'js' }, content: [text('a\n\nb')] }), '```js\na\n\nb\n```\n'],
  [doc({ type: 'image', attrs: { asset: 'a-1', alt: 'A [b]' } }), undefined],
  [doc({ type: 'blockquote', content: [paragraph(text('q'))] }), '> q\n'],
  [doc({ type: 'table', content: [{ type: 'table_row', content: [{ type: 'table_header', content: [paragraph(text('H'))] }] }, { type: 'table_row', content: [{ type: 'table_cell', content: [{ type: 'paragraph' }] }] }] }), '| H |\n| - |\n| |\n'],
])('%j is Markdown, and the same when it is read again', (document, markdown) => {
  const written = markdownOf(document);
  if (markdown !== undefined) expect(written).toBe(markdown);
  expect(readMarkdown(written ?? 'nothing')).toEqual(document);
});

test.each([
  doc(paragraph(text('a', { type: 'underline' }))),
  doc(paragraph(text('a', { type: 'link', attrs: { href: '/', target: '_blank' } }))),
  doc(paragraph(text('a\nb'))),
  doc(paragraph()),
  doc(paragraph(text('a'), text('b'))),
  doc({ type: 'unknown' }),
  doc({ type: 'ordered_list', attrs: { start: 1 }, content: [{ type: 'list_item', content: [paragraph(text('b'))] }] }),
  { type: 'doc', content: 'x' }, null, 'text',
])('%j is none: something would be lost', (document) => {
  expect(markdownOf(document)).toBeUndefined();
});

test.each([
  ['# Title', 1, 'Headings are ##, ### or ####: the title of the page is the first'],
  ['a\n\n<b>x</b>', 3, 'HTML cannot be in a paragraph of a rich text'],
  ['![x](https://a.example/b.png)', 1, 'An image is named by its asset: ![text](asset:ID)'],
  ['[a](/ "b")', 1, 'A link has no title'],
])('%j is refused with its line', (markdown, line, message) => {
  expect(() => readMarkdown(markdown)).toThrow(expect.objectContaining({ line, message }));
});
