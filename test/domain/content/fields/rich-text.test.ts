import { doc, paragraph, wrongText } from './problems-of.js';

/** What each node has in it. */
const CHILDREN: Record<string, string> = {
  doc: 'paragraph heading bullet_list ordered_list blockquote code_block horizontal_rule image table',
  paragraph: 'text hard_break',
  heading: 'text hard_break',
  bullet_list: 'list_item',
  ordered_list: 'list_item',
  list_item: 'paragraph bullet_list ordered_list blockquote code_block image',
  blockquote: 'paragraph heading bullet_list ordered_list blockquote code_block image',
  code_block: 'text',
  horizontal_rule: '',
  image: '',
  table: 'table_row',
  table_row: 'table_cell table_header',
  table_cell: 'paragraph bullet_list ordered_list code_block image',
  table_header: 'paragraph bullet_list ordered_list code_block image',
  text: '',
  hard_break: '',
};

const text = { type: 'text', text: 'x' };
const cell = { type: 'table_cell' };
const row = { type: 'table_row', content: [cell] };
const item = { type: 'list_item', content: [{ type: 'paragraph' }] };
const heading = { type: 'heading', attrs: { level: 2 } };

/** Each node as small as it can be. */
const SMALLEST: Record<string, object> = {
  doc: doc(), paragraph: { type: 'paragraph' }, heading, bullet_list: { type: 'bullet_list', content: [item] }, ordered_list: { type: 'ordered_list', content: [item] }, list_item: item,
  blockquote: { type: 'blockquote', content: [{ type: 'paragraph' }] }, code_block: { type: 'code_block' }, horizontal_rule: { type: 'horizontal_rule' }, image: { type: 'image', attrs: { asset: 'a1' } },
  table: { type: 'table', content: [row] }, table_row: row, table_cell: cell, table_header: { type: 'table_header' }, text, hard_break: { type: 'hard_break' },
};

/** A document with something inside a node. */
const INSIDE: Record<string, (child: object) => object> = {
  doc: (child) => doc(child),
  paragraph: (child) => doc({ type: 'paragraph', content: [child] }),
  heading: (child) => doc({ ...heading, content: [child] }),
  bullet_list: (child) => doc({ type: 'bullet_list', content: [child] }),
  ordered_list: (child) => doc({ type: 'ordered_list', content: [child] }),
  list_item: (child) => doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [child] }] }),
  blockquote: (child) => doc({ type: 'blockquote', content: [child] }),
  code_block: (child) => doc({ type: 'code_block', content: [child] }),
  horizontal_rule: (child) => doc({ type: 'horizontal_rule', content: [child] }),
  image: (child) => doc({ type: 'image', attrs: { asset: 'a1' }, content: [child] }),
  table: (child) => doc({ type: 'table', content: [child] }),
  table_row: (child) => doc({ type: 'table', content: [{ type: 'table_row', content: [child] }] }),
  table_cell: (child) => doc({ type: 'table', content: [{ type: 'table_row', content: [{ type: 'table_cell', content: [child] }] }] }),
  table_header: (child) => doc({ type: 'table', content: [{ type: 'table_row', content: [{ type: 'table_header', content: [child] }] }] }),
  text: (child) => doc({ type: 'paragraph', content: [{ ...text, content: [child] }] }),
  hard_break: (child) => doc({ type: 'paragraph', content: [{ type: 'hard_break', content: [child] }] }),
};

const pairs = Object.keys(CHILDREN).flatMap((parent) => Object.keys(CHILDREN).map((child): [string, string, boolean] => [parent, child, CHILDREN[parent]!.split(' ').includes(child)]));

test.each(pairs)('a %s with a %s in it: %j', (parent, child, isAllowed) => {
  const wrong = wrongText(INSIDE[parent]!(SMALLEST[child]!));
  expect(Object.keys(wrong)).toHaveLength(isAllowed ? 0 : 1);
});

test('what is refused is named', () => {
  expect(wrongText(doc({ type: 'bulletList' }, { type: 'iframe' }, { type: 'script', attrs: {} }, { type: 7 }, {}, { type: '__proto__' }, { type: '<b>' }, text))).toEqual({
    'body.content.0.type': ['bulletList is not a node of a rich text; known are doc, paragraph, heading, bullet_list, ordered_list, list_item, blockquote, code_block, horizontal_rule, image, table, table_row, table_cell, table_header, hard_break, text'],
    'body.content.1.type': ['iframe is not a node of a rich text; known are doc, paragraph, heading, bullet_list, ordered_list, list_item, blockquote, code_block, horizontal_rule, image, table, table_row, table_cell, table_header, hard_break, text'],
    'body.content.2.type': ['script is not a node of a rich text; known are doc, paragraph, heading, bullet_list, ordered_list, list_item, blockquote, code_block, horizontal_rule, image, table, table_row, table_cell, table_header, hard_break, text'],
    ...Object.fromEntries([3, 4, 6].map((place) => [`body.content.${String(place)}.type`, ['must be a node of a rich text: doc, paragraph, heading, bullet_list, ordered_list, list_item, blockquote, code_block, horizontal_rule, image, table, table_row, table_cell, table_header, hard_break, text']])),
    'body.content.5.type': ['__proto__ is a reserved name and not a node of a rich text; known are doc, paragraph, heading, bullet_list, ordered_list, list_item, blockquote, code_block, horizontal_rule, image, table, table_row, table_cell, table_header, hard_break, text'],
    'body.content.7.type': ['text must not be in a doc, which has paragraph, bullet_list, ordered_list, code_block, image, heading, blockquote, horizontal_rule, table in it'],
  });
  expect(wrongText({ type: 'paragraph' })).toEqual({ 'body.type': ['paragraph must not be in a rich text, which has doc in it'] });
});

const WIDTHS = 'must be a list of widths in pixels';

test.each<[string, object, Record<string, readonly string[]>]>([
  ['headings have a level', { type: 'heading' }, { 'attrs.level': ['is required'] }],
  ['headings of the first level are the page\'s', { type: 'heading', attrs: { level: 1 } }, { 'attrs.level': ['must be an integer from 2 to 4'] }],
  ['headings end at the fourth level', { type: 'heading', attrs: { level: 5 } }, { 'attrs.level': ['must be an integer from 2 to 4'] }],
  ['a level is a number', { type: 'heading', attrs: { level: '2' } }, { 'attrs.level': ['must be an integer from 2 to 4'] }],
  ['paragraphs have no attributes', { type: 'paragraph', attrs: { textAlign: 'left' } }, { 'attrs.textAlign': ['is not an attribute of a paragraph'] }],
  ['empty attributes are none', { type: 'paragraph', attrs: {} }, {}],
  ['attributes are an object', { type: 'paragraph', attrs: 'x' }, { attrs: ['must be an object with nothing in it'] }],
  ['a list starts at a number', { ...SMALLEST['ordered_list'], attrs: { start: 3 } }, {}],
  ['and at no other', { ...SMALLEST['ordered_list'], attrs: { start: -1 } }, { 'attrs.start': ['must be an integer from 0 to 1000000'] }],
  ['code has a language', { type: 'code_block', attrs: { language: 'css' } }, {}],
  ['or none', { type: 'code_block', attrs: { language: null } }, {}],
  ['images are assets', { type: 'image', attrs: { src: 'https://evil.example/x.png' } }, { 'attrs.src': ['is not an attribute of a image; known are asset, alt'], 'attrs.asset': ['is required'] }],
  ['images have a text', { type: 'image', attrs: { asset: 'a1', alt: 'A coat' } }, {}],
  ['no other part is taken', { type: 'paragraph', style: 'x', marks: [], text: 'y' }, { style: ['is not a part of a paragraph; did you mean type?'], marks: ['is not a part of a paragraph; known are type, attrs, content'], text: ['is not a part of a paragraph; known are type, attrs, content'] }],
  ['content is a list', { type: 'paragraph', content: 'x' }, { content: ['must be a list of nodes'] }],
  ['lists have items', { type: 'bullet_list' }, { content: ['must not be empty'] }],
  ['cells span columns', { type: 'table', content: [{ type: 'table_row', content: [{ type: 'table_cell', attrs: { colspan: 2, rowspan: 1, colwidth: [100, 0] } }] }] }, {}],
  ['of some width', { type: 'table', content: [{ type: 'table_row', content: [{ type: 'table_cell', attrs: { colspan: 0, colwidth: ['1px'] } }] }] }, { 'content.0.content.0.attrs.colspan': ['must be an integer from 1 to 50'], 'content.0.content.0.attrs.colwidth': [WIDTHS] }],
  ['a text says something', { type: 'paragraph', content: [{ type: 'text', text: '' }, { type: 'text' }, { type: 'text', text: 'a\0' }, { type: 'text', text: 'x'.repeat(100_001) }] }, { 'content.0.text': ['must not be empty'], 'content.1.text': ['must be a text'], 'content.2.text': ['must not contain control or broken characters'], 'content.3.text': ['must have at most 100000 characters'] }],
])('%s', (_, node, wrong) => {
  expect(wrongText(doc(node))).toEqual(Object.fromEntries(Object.entries(wrong).map(([path, messages]) => [`body.content.0.${path}`, messages])));
});

const link = (attrs: unknown): object => ({ type: 'link', attrs });
const MARK = 'body.content.0.content.0.marks';

test.each<[string, readonly unknown[]]>([
  ['all at once', ['bold', 'italic', 'underline', 'strike', 'code'].map((type) => ({ type }))],
  ['a link', [link({ href: 'https://example.com', target: '_blank', rel: 'noopener noreferrer nofollow' })]],
  ['what Tiptap writes', [link({ href: '/sale', target: null, rel: null })]],
  ['a link to a page', [link({ page: 3 })]],
  ['a link to an entry', [link({ entry: 4, target: '_self' })]],
])('marks: %s', (_, marks) => { expect(wrongText(doc(paragraph('x', ...marks)))).toEqual({}); });

test.each<[string, readonly unknown[], Record<string, readonly string[]>]>([
  ['no other', [{ type: 'textStyle' }, { type: 'strong' }, 7], { '.0.type': ['textStyle is not a mark; known are bold, italic, underline, strike, code, link'], '.1.type': ['strong is not a mark; known are bold, italic, underline, strike, code, link'], '.2': ['must be a mark: an object with a type'] }],
  ['none twice', [{ type: 'bold' }, { type: 'bold' }], { '.1': ['must not be there twice'] }],
  ['no attributes', [{ type: 'bold', attrs: { onclick: 'x' } }], { '.0.attrs.onclick': ['is not an attribute of a bold'] }],
  ['no other part', [{ type: 'bold', style: 'x' }], { '.0.style': ['is not a part of the mark bold; did you mean type?'] }],
  ['no link to nothing', [link({})], { '.0.attrs': ['is required: a link has one of href, page, entry'] }],
  ['no link without attributes', [{ type: 'link' }], { '.0.attrs': ['is required: a link has one of href, page, entry'] }],
  ['no link to two', [link({ href: '/', page: 1 })], { '.0.attrs': ['must have only one of href, page, entry'] }],
  ['no script', [link({ href: 'javascript:alert(1)' })], { '.0.attrs.href': ['must begin with https, http, mailto, tel, / or #'] }],
  ['no other frame', [link({ href: '/', target: 'top' })], { '.0.attrs.target': ['must be one of _self, _blank'] }],
  ['no other relation', [link({ href: '/', rel: 'stylesheet' })], { '.0.attrs.rel': ['must be some of external, nofollow, noopener, noreferrer, sponsored, ugc, with a space between them'] }],
])('marks: %s', (_, marks, wrong) => {
  expect(wrongText(doc(paragraph('x', ...marks)))).toEqual(Object.fromEntries(Object.entries(wrong).map(([path, messages]) => [`${MARK}${path}`, messages])));
});

test('marks are a list of as many as there are', () => {
  expect(wrongText(doc({ type: 'paragraph', content: [{ ...text, marks: Array(7).fill({ type: 'bold' }) }, { ...text, marks: {} }, { type: 'hard_break', marks: [{ type: 'bold' }] }] }))).toEqual({
    'body.content.0.content.0.marks': ['must be a list of at most 6 marks'], 'body.content.0.content.1.marks': ['must be a list of at most 6 marks'],
  });
});

test('nodes are at most 20 inside one another', () => {
  const quoted = (times: number): object => (times === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [quoted(times - 1)] });
  expect(wrongText(doc(quoted(18)))).toEqual({});
  expect(wrongText(doc(quoted(19)))).toEqual({ [`body${'.content.0'.repeat(19)}.content`]: ['must not be deeper than 20 nodes'] });
});
