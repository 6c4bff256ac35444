import { checkBlockTypes, checkDefinitions } from '../../../../subgraphs/content/fields/check-definitions.js';
import type { BlockType, FieldDefinition } from '../../../../subgraphs/content/fields/field-definition.js';
import { field, problemsOf } from './problems-of.js';

const wrong = (...definitions: readonly FieldDefinition[]): Record<string, readonly string[]> => problemsOf((place) => { checkDefinitions(definitions, place); }, 'fields');
const wrongTypes = (types: readonly BlockType[]): Record<string, readonly string[]> => problemsOf((place) => { checkBlockTypes(types, place); }, 'blockTypes');
const choices = [{ value: 'left', label: 'Left' }, { value: 'right', label: 'Right' }];
const KEY = 'must be a lower-case letter and at most 39 lower-case letters, digits and underscores';

test('fields of every type are taken', () => {
  expect(wrong(
    field('title', { required: true, most: 80 }), field('lines', { many: true, most: 3 }), field('long', { type: 'LONG_TEXT', most: 100_000 }), field('body', { type: 'RICH_TEXT' }), field('price', { type: 'NUMBER' }),
    field('is_on', { type: 'BOOLEAN' }), field('day', { type: 'DATE' }), field('at', { type: 'DATE_TIME' }), field('side', { type: 'CHOICE', choices }), field('url', { type: 'URL' }), field('image', { type: 'IMAGE', most: null, choices: null }),
    field('product', { type: 'PRODUCT' }), field('category', { type: 'CATEGORY' }), field('page', { type: 'PAGE' }), field('entry', { type: 'ENTRY', collection: 'blog-posts' }), field('video', { type: 'EMBED' }),
    field('one', { type: 'GROUP', fields: [field('two', { type: 'GROUP', many: true, fields: [field('three', { type: 'GROUP', fields: [field('title')] })] })] }),
  )).toEqual({});
});

test.each([
  ['a key with a capital', field('Title'), { 'fields.0.key': [KEY] }],
  ['a key that begins with a digit', field('1st'), { 'fields.0.key': [KEY] }],
  ['a key of 41 characters', field('a'.repeat(41)), { 'fields.0.key': [KEY] }],
  ['no key', field('', { label: 'Title' }), { 'fields.0.key': [KEY] }],
  ['a key of JavaScript', field('constructor'), { 'fields.0.key': ['is a reserved name'] }],
  ['another key of JavaScript', field('__proto__'), { 'fields.0.key': [KEY] }],
  ['no label', field('title', { label: '' }), { 'fields.0.label': ['must not be empty'] }],
  ['a long label', field('title', { label: 'x'.repeat(201) }), { 'fields.0.label': ['must have at most 200 characters'] }],
  ['a label with a NUL', field('title', { label: 'a\0' }), { 'fields.0.label': ['must not contain control or broken characters'] }],
  ['most of a number', field('n', { type: 'NUMBER', most: 3 }), { 'fields.0.most': ['is for lists, TEXT and LONG_TEXT only'] }],
  ['most beyond the longest text', field('title', { most: 1001 }), { 'fields.0.most': ['must be an integer from 1 to 1000'] }],
  ['most beyond the longest list', field('title', { many: true, most: 501 }), { 'fields.0.most': ['must be an integer from 1 to 500'] }],
  ['most of none', field('title', { most: 0 }), { 'fields.0.most': ['must be an integer from 1 to 1000'] }],
  ['a choice without choices', field('side', { type: 'CHOICE' }), { 'fields.0.choices': ['must not be empty'] }],
  ['choices of a text', field('side', { choices }), { 'fields.0.choices': ['is for fields of the type CHOICE only'] }],
  ['a choice twice', field('side', { type: 'CHOICE', choices: [...choices, ...choices.slice(0, 1)] }), { 'fields.0.choices.2.value': ['must not be the value of another choice'] }],
  ['201 choices', field('side', { type: 'CHOICE', choices: Array.from({ length: 201 }, (_, index) => ({ value: String(index), label: 'x' })) }), { 'fields.0.choices': ['must have at most 200 choices'] }],
  ['an empty choice', field('side', { type: 'CHOICE', choices: [{ value: '', label: '' }] }), { 'fields.0.choices.0.value': ['must not be empty'], 'fields.0.choices.0.label': ['must not be empty'] }],
  ['a collection of a page', field('page', { type: 'PAGE', collection: 'blog' }), { 'fields.0.collection': ['is for fields of the type ENTRY only'] }],
  ['a collection that is no slug', field('entry', { type: 'ENTRY', collection: 'Blog Posts' }), { 'fields.0.collection': ['must be the slug of a collection'] }],
  ['a group without fields', field('group', { type: 'GROUP', fields: [] }), { 'fields.0.fields': ['must not be empty'] }],
  ['fields of a text', field('title', { fields: [field('x')] }), { 'fields.0.fields': ['is for fields of the type GROUP only'] }],
  ['a wrong field of a group', field('group', { type: 'GROUP', fields: [field('x', { choices })] }), { 'fields.0.fields.0.choices': ['is for fields of the type CHOICE only'] }],
])('%s is refused', (_, definition, problems) => { expect(wrong(definition)).toEqual(problems); });

test('a key is used once among the fields beside each other', () => {
  expect(wrong(field('a'), field('b'), field('a'))).toEqual({ 'fields.2.key': ['must not be the key of another'] });
});

test('61 fields, and groups inside three others, are too many', () => {
  expect(wrong(...Array.from({ length: 60 }, (_, index) => field(`f${String(index)}`)))).toEqual({});
  expect(wrong(...Array.from({ length: 61 }, (_, index) => field(`f${String(index)}`)))).toEqual({ fields: ['must have at most 60 fields'] });
  const inside = (groups: number): FieldDefinition => field('g', { type: 'GROUP', fields: [groups === 1 ? field('x') : inside(groups - 1)] });
  expect(wrong(inside(3))).toEqual({});
  expect(wrong(inside(4))).toEqual({ 'fields.0.fields.0.fields.0.fields.0.fields': ['must not be inside more than 3 groups'] });
});

test('types of blocks have keys of their own, and no field called as what every block has', () => {
  const hero = { key: 'hero', label: 'Hero', fields: [field('title')] };
  expect(wrongTypes([hero, { key: 'spacer', label: 'Space', fields: [] }])).toEqual({});
  expect(wrongTypes([hero, hero])).toEqual({ 'blockTypes.1.key': ['must not be the key of another'] });
  expect(wrongTypes([{ key: 'A', label: ' ', fields: [field('id'), field('type'), field('x', { label: '' })] }])).toEqual({
    'blockTypes.0.key': [KEY], 'blockTypes.0.label': ['must not be empty'], 'blockTypes.0.fields.2.label': ['must not be empty'],
    'blockTypes.0.fields.0.key': ['must not be id, which every block has'], 'blockTypes.0.fields.1.key': ['must not be type, which every block has'],
  });
  expect(wrongTypes(Array.from({ length: 41 }, (_, index) => ({ ...hero, key: `b${String(index)}` })))).toEqual({ blockTypes: ['must have at most 40 types of blocks'] });
});
