import type { FieldDefinition } from '../../../../subgraphs/content/fields/field-definition.js';
import { migrated, migratedBlocks } from '../../../../subgraphs/content/fields/migrated.js';
import { referencesIn, referencesInBlocks } from '../../../../subgraphs/content/fields/references-in.js';
import { textOf, textOfBlocks } from '../../../../subgraphs/content/fields/text-of-values.js';
import { unfit, unfitBlocks } from '../../../../subgraphs/content/fields/unfit.js';
import { doc, field, paragraph } from './problems-of.js';

const link = (attrs: object): object => ({ type: 'link', attrs });
const bold = { type: 'bold' };

const ARTICLE: readonly FieldDefinition[] = [
  field('title'), field('summary', { type: 'LONG_TEXT' }), field('body', { type: 'RICH_TEXT' }), field('side', { type: 'CHOICE', choices: [{ value: 'l', label: 'On the left' }] }), field('more', { type: 'URL' }),
  field('gallery', { type: 'IMAGE', many: true }), field('product', { type: 'PRODUCT' }), field('category', { type: 'CATEGORY' }), field('page', { type: 'PAGE' }), field('author', { type: 'ENTRY', collection: 'people' }), field('video', { type: 'EMBED' }),
  field('day', { type: 'DATE' }), field('questions', { type: 'GROUP', many: true, fields: [field('question'), field('answer', { type: 'RICH_TEXT' }), field('related', { type: 'PRODUCT', many: true })] }),
];

const VALUES = {
  video: { url: 'https://youtu.be/a', title: 'The film' },
  title: 'Coats', summary: 'Warm\nones', side: 'l', more: '/sale', day: '2026-11-21', gallery: [{ asset: 'a1', alt: 'Red' }, { asset: 'a2' }], product: { product: 7 }, category: { category: 8 }, page: { page: 9 }, author: { entry: 10 },
  body: doc(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Un' }, { type: 'text', text: 'boxing', marks: [bold] }] },
    paragraph('here', link({ href: 'https://example.com/a' })), paragraph('again', bold, link({ href: 'https://example.com/a' })),
    { type: 'image', attrs: { asset: 'a3', alt: 'Box' } }, { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph('page', link({ page: 11 }))] }, { type: 'list_item', content: [paragraph('entry', link({ entry: 12 }))] }] },
  ),
  questions: [{ question: 'Why?', answer: doc(paragraph('So', link({ href: '#so' }))), related: [{ product: 7 }, { product: 7 }, { product: 13 }] }, { question: null }],
};

test('references are listed in the order of the fields, the same under the same path once', () => {
  expect(referencesIn(ARTICLE, VALUES)).toEqual([
    { kind: 'LINK', target: 'https://example.com/a', path: 'body' }, { kind: 'ASSET', target: 'a3', path: 'body' }, { kind: 'PAGE', target: '11', path: 'body' }, { kind: 'ENTRY', target: '12', path: 'body' },
    { kind: 'LINK', target: '/sale', path: 'more' }, { kind: 'ASSET', target: 'a1', path: 'gallery.0' }, { kind: 'ASSET', target: 'a2', path: 'gallery.1' }, { kind: 'PRODUCT', target: '7', path: 'product' }, { kind: 'CATEGORY', target: '8', path: 'category' },
    { kind: 'PAGE', target: '9', path: 'page' }, { kind: 'ENTRY', target: '10', path: 'author', collection: 'people' }, { kind: 'LINK', target: 'https://youtu.be/a', path: 'video' },
    { kind: 'LINK', target: '#so', path: 'questions.0.answer' }, { kind: 'PRODUCT', target: '7', path: 'questions.0.related.0' }, { kind: 'PRODUCT', target: '7', path: 'questions.0.related.1' }, { kind: 'PRODUCT', target: '13', path: 'questions.0.related.2' },
  ]);
});

test('words are a line for each value and paragraph; a choice is none of them', () => {
  expect(textOf(ARTICLE, VALUES)).toBe('Coats\nWarm\nones\nUnboxing\nhere\nagain\nBox\npage\nentry\nRed\nThe film\nWhy?\nSo');
  expect(textOf(ARTICLE, null)).toBe('');
});

test('words are 100,000 characters at most, none of them cut through', () => {
  const text = textOf([field('a', { many: true })], { a: ['x', ...Array(400).fill('👗'.repeat(500))] });
  expect(Array.from(text)).toHaveLength(100_000);
  expect(text.endsWith('👗')).toBe(true);
});

const TYPES = [{ key: 'hero', label: 'Hero', fields: [field('title'), field('image', { type: 'IMAGE' })] }, { key: 'text', label: 'Text', fields: [field('body', { type: 'RICH_TEXT' })] }];
const BLOCKS = [{ id: 'a', type: 'text', body: doc(paragraph('Hi', link({ page: 3 }))) }, { id: 'b', type: 'gone', title: 'old' }, { id: 'c', type: 'hero', title: 'Sale', image: { asset: 'a1' } }];

test('blocks are read in their order; those of no known type are passed over', () => {
  expect(referencesInBlocks(TYPES, BLOCKS)).toEqual([{ kind: 'PAGE', target: '3', path: '0.body' }, { kind: 'ASSET', target: 'a1', path: '2.image' }]);
  expect(textOfBlocks(TYPES, BLOCKS)).toBe('Hi\nSale');
});

describe('after a change of the fields', () => {
  const before = [field('title'), field('note')];

  test('stored values that fit stay', () => {
    expect(unfit({ before, after: [...before, field('more')] }, { title: 'x' })).toEqual([]);
  });

  test('what no longer fits is listed', () => {
    expect(unfit({ before, after: [field('title', { type: 'NUMBER' }), field('day', { type: 'DATE', required: true })] }, { title: 'x', note: 'y' })).toEqual([
      { path: 'note', message: 'is not a field here; known are title, day' }, { path: 'title', message: 'must be a number' }, { path: 'day', message: 'is required' },
    ]);
  });

  test('of a value that did not fit before nothing is said, unless the values are judged whole', () => {
    expect(unfit({ before, after: before }, { title: 7 })).toEqual([]);
    expect(unfit({ after: before }, { title: 7 })).toEqual([{ path: 'title', message: 'must be a text' }]);
  });

  test('values with more problems than are counted never fit', () => {
    const many = [field('a', { many: true })];
    expect(unfit({ before: many, after: many }, { a: Array(101).fill(7) })).toHaveLength(101);
  });

  test('blocks of a type that is gone do not fit', () => {
    expect(unfitBlocks({ before: TYPES, after: TYPES.slice(1) }, BLOCKS)).toEqual([
      { path: '2.type', message: 'hero is not a block of this template; known are text' },
    ]);
  });
});

describe('migration', () => {
  test('fields are renamed where they are, and dropped', () => {
    const values = { title: 'x', note: 'y', other: null };
    expect(Object.entries(migrated(values, { renamed: { title: 'heading' }, dropped: ['note'] }))).toEqual([['heading', 'x'], ['other', null]]);
    expect(values).toEqual({ title: 'x', note: 'y', other: null });
  });

  test('two fields change their keys with each other', () => {
    expect(migrated({ a: 1, b: 2 }, { renamed: { a: 'b', b: 'a' } })).toEqual({ b: 1, a: 2 });
  });

  test('a renamed field takes the place of one that had its key', () => {
    expect(migrated({ b: 2, a: 1 }, { renamed: { a: 'b' } })).toEqual({ b: 1 });
    expect(migrated({ b: 2 }, { renamed: { a: 'b' } })).toEqual({ b: 2 });
  });

  test('a field of a group is named by the old keys', () => {
    expect(migrated({ faq: [{ q: 'a', x: 1 }, 7], one: { q: 'b' }, q: 'c' }, { renamed: { 'faq': 'questions', 'faq.q': 'question', 'one.q': 'r' }, dropped: ['faq.x'] })).toEqual({ questions: [{ question: 'a' }, 7], one: { r: 'b' }, q: 'c' });
  });

  test('names of JavaScript are no more than names', () => {
    const moved = migrated(JSON.parse('{"a": 1, "__proto__": {"b": 1}}'), { renamed: { a: 'constructor' } });
    expect(Object.entries(moved)).toEqual([['constructor', 1], ['__proto__', { b: 1 }]]);
    expect(Object.getPrototypeOf(moved)).toBe(Object.prototype);
  });

  test('blocks keep id and type', () => {
    expect(migratedBlocks([{ id: 'a', type: 'hero', title: 'x' }, { id: 'b', type: 'text', title: 'y' }, { id: 'c', type: 'old' }, null], {
      renamed: { hero: 'banner' }, dropped: ['old'], fields: { hero: { renamed: { title: 'heading', id: 'key' }, dropped: ['type'] } },
    })).toEqual([{ id: 'a', type: 'banner', heading: 'x' }, { id: 'b', type: 'text', title: 'y' }, null]);
  });
});
