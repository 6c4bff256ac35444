import type { FieldDefinition } from '../../../../subgraphs/content/fields/field-definition.js';
import { doc, field, paragraph, wrongBlocks, wrongValues } from './problems-of.js';

const choices = [{ value: 'left', label: 'Left' }, { value: 'right', label: 'Right' }];
const of = (type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => field('v', { type, ...more });

test.each<[FieldDefinition, unknown]>([
  [of('TEXT'), 'Summer, 50 % off — 夏 👗'], [of('TEXT'), ''], [of('TEXT'), null], [of('TEXT'), 'x'.repeat(1000)],
  [of('LONG_TEXT'), 'two\n\tlines'], [of('RICH_TEXT'), doc(paragraph('words'))], [of('RICH_TEXT'), doc()],
  [of('NUMBER'), 0], [of('NUMBER'), -1.5], [of('BOOLEAN', { required: true }), false], [of('DATE'), '2028-02-29'], [of('DATE_TIME'), '2026-11-21T09:30:00+01:00'],
  [of('CHOICE', { choices }), 'left'], [of('URL'), 'https://example.com/a?b#c'],
  [of('IMAGE'), { asset: '0192f0c1-aaaa-7bbb-8ccc-0123456789ab' }], [of('IMAGE'), { asset: 'a', alt: '', focal: { x: 0, y: 1 } }], [of('IMAGE'), { asset: 'a', alt: null, focal: null }],
  [of('PRODUCT'), { product: 1 }], [of('CATEGORY'), { category: 7 }], [of('PAGE'), { page: 9_007_199_254_740_991 }], [of('ENTRY'), { entry: 2 }],
  [of('EMBED'), { url: 'https://youtu.be/abc', title: 'Film' }], [of('TEXT', { many: true, most: 2 }), ['a', 'b']], [of('TEXT', { many: true }), []], [of('TEXT', { many: true }), null],
  [of('GROUP', { fields: [field('a', { required: true })] }), { a: 'x' }], [of('GROUP', { many: true, fields: [field('a')] }), [{}, { a: 'x' }]],
])('%j has the value %j', (definition, value) => { expect(wrongValues([definition], { v: value })).toEqual({}); });

const BROKEN = 'must not contain control or broken characters';
const NUMBER = 'must be the number of a record: a positive integer';

test.each<[FieldDefinition, unknown, Record<string, readonly string[]>]>([
  [of('TEXT'), 1, { v: ['must be a text'] }], [of('TEXT'), 'x'.repeat(1001), { v: ['must have at most 1000 characters'] }], [of('TEXT', { most: 3 }), 'four', { v: ['must have at most 3 characters'] }],
  [of('TEXT'), 'a\0b', { v: [BROKEN] }], [of('TEXT'), 'a\u001bb', { v: [BROKEN] }], [of('TEXT'), 'a\ud800b', { v: [BROKEN] }], [of('TEXT'), 'a\nb', { v: ['must be one line without tabs'] }], [of('LONG_TEXT'), 'a\u0085', { v: [BROKEN] }],
  [of('TEXT', { required: true }), '', { v: ['is required'] }], [of('TEXT', { required: true }), ' \n', { v: ['is required'] }], [of('TEXT', { required: true }), null, { v: ['is required'] }],
  [of('RICH_TEXT', { required: true }), doc({ type: 'paragraph' }), { v: ['is required'] }], [of('RICH_TEXT'), '<p>html</p>', { v: ['must be a node: an object with a type'] }],
  [of('NUMBER'), '1', { v: ['must be a number'] }], [of('NUMBER'), Number.NaN, { v: ['must be a number'] }], [of('NUMBER'), 1e300, { v: ['must be from -9007199254740991 to 9007199254740991'] }],
  [of('BOOLEAN'), 'true', { v: ['must be true or false'] }], [of('BOOLEAN', { required: true }), null, { v: ['is required'] }],
  [of('DATE'), '2026-02-29', { v: ['must be a day such as 2026-11-21'] }], [of('DATE'), '2026-02-01T00:00:00Z', { v: ['must be a day such as 2026-11-21'] }],
  [of('DATE_TIME'), '2026-11-21T09:30:00', { v: ['must be a time with its offset such as 2026-11-21T09:30:00Z'] }],
  [of('CHOICE', { choices }), 'rigth', { v: ['must be one of the choices; did you mean right?'] }], [of('CHOICE', { choices }), 'constructor', { v: ['must be one of left, right'] }], [of('CHOICE', { choices }), 1, { v: ['must be one of left, right'] }],
  [of('URL'), 'javascript:alert(1)', { v: ['must begin with https, http, mailto, tel, / or #'] }],
  [of('IMAGE'), 'a.jpg', { v: ['must be an object with asset, alt, focal'] }], [of('IMAGE'), {}, { 'v.asset': ['is required'] }], [of('IMAGE'), { asset: '../a' }, { 'v.asset': ['must be an id: 1 to 64 letters, digits, hyphens and underscores'] }],
  [of('IMAGE'), { asset: 'a', altt: 'x' }, { 'v.altt': ['is not a part of an image; did you mean alt?'] }],
  ...[{ x: 2, y: 0 }, { x: 0 }, { x: 0, y: 0, z: 0 }, 'center', { x: '0', y: 0 }].map((focal): [FieldDefinition, unknown, Record<string, readonly string[]>] => [of('IMAGE'), { asset: 'a', focal }, { 'v.focal': ['must be {x, y}, each from 0 (left, top) to 1'] }]),
  [of('PRODUCT'), 1, { v: ['must be an object with product'] }], [of('PRODUCT'), { product: 0 }, { 'v.product': [NUMBER] }], [of('PRODUCT'), { product: '7' }, { 'v.product': [NUMBER] }], [of('PAGE'), { page: 1.5 }, { 'v.page': [NUMBER] }],
  [of('ENTRY'), { entry: 9_007_199_254_740_992 }, { 'v.entry': [NUMBER] }], [of('CATEGORY'), { category: 1, product: 1 }, { 'v.product': ['is not a part of a category field; known are category'] }],
  [of('EMBED'), { url: 'https://evil.example/x' }, { 'v.url': ['must be an address of YouTube, Vimeo, Google Maps, Spotify, SoundCloud, Instagram, TikTok, Facebook, Pinterest'] }],
  [of('TEXT', { many: true }), 'a', { v: ['must be a list'] }], [of('TEXT', { many: true, most: 1 }), ['a', 'b'], { v: ['must have at most 1 entries'] }], [of('TEXT', { many: true }), Array(501).fill('a'), { v: ['must have at most 500 entries'] }],
  [of('TEXT', { many: true, required: true }), [], { v: ['is required'] }], [of('TEXT', { many: true }), ['a', null, ''], { 'v.1': ['must not be empty'], 'v.2': ['must not be empty'] }],
  [of('GROUP', { fields: [field('a', { required: true })] }), {}, { 'v.a': ['is required'] }], [of('GROUP', { many: true, fields: [field('a')] }), [{ a: 1 }, []], { 'v.0.a': ['must be a text'], 'v.1': ['must be an object with values by the keys of the fields'] }],
  [of('GROUP', { fields: [field('a')] }), { b: 1 }, { 'v.b': ['is not a field of this group; known are a'] }],
])('%j has not the value %j', (definition, value, problems) => { expect(wrongValues([definition], { v: value })).toEqual(problems); });

test('what is no field is named, with the one that was meant', () => {
  const title = field('title');
  expect(wrongValues([title], { titel: 'x' })).toEqual({ titel: ['is not a field here; did you mean title?'] });
  expect(wrongValues([title], { Title: 'x' })).toEqual({ Title: ['is not a field here; did you mean title?'] });
  expect(wrongValues([], { x: 1 })).toEqual({ x: ['is not a field here'] });
  expect(wrongValues([title], JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1, "toString": 2}'))).toEqual(Object.fromEntries([
    ['__proto__', ['is a reserved name and not a field here; known are title']],
    ['constructor', ['is a reserved name and not a field here; known are title']],
    ['toString', ['is not a field here; known are title']],
  ]));
  expect(wrongValues([title], { 'a.b': 1, 'a\0': 1, 'a\ud800': 1, ['x'.repeat(100)]: 1 })).toEqual({ '': Array(4).fill('has a name that is not a field here: names are letters, digits and underscores') });
});

test.each([null, undefined, [], 'text', 7])('%j are no values', (values) => {
  expect(wrongValues([], values)).toEqual({ '': ['must be an object with values by the keys of the fields'] });
});

test('what is only inherited is no value', () => {
  expect(wrongValues([field('constructor', { required: true })], {})).toEqual({ constructor: ['is required'] });
});

describe('blocks', () => {
  const types = [{ key: 'hero', label: 'Hero', fields: [field('title', { required: true })] }, { key: 'spacer', label: 'Space', fields: [] }];

  test('are taken as they are', () => {
    expect(wrongBlocks(types, [{ id: 'a', type: 'hero', title: 'Hello' }, { id: 'B_2-', type: 'spacer' }])).toEqual({});
    expect(wrongBlocks(types, [])).toEqual({});
  });

  test('are refused by their place', () => {
    expect(wrongBlocks(types, {})).toEqual({ blocks: ['must be a list of blocks'] });
    expect(wrongBlocks(types, [
      { id: 'a', type: 'hero', titel: 'Hello' }, { id: 'a', type: 'spacer' }, { type: 'spacer' }, { id: 'x y', type: 'spacer' }, { id: 'f'.repeat(65), type: 'spacer' }, { id: 'b', type: 'heros' }, { id: 'c', type: 7 }, { id: 'd' }, 'e', { id: 'f', type: 'toString' },
    ])).toEqual({
      'blocks.0.titel': ['is not a field of the block hero; did you mean title?'], 'blocks.0.title': ['is required'],
      'blocks.1.id': ['must not be the id of another block'],
      'blocks.2.id': ['must be an id: 1 to 64 letters, digits, hyphens and underscores'], 'blocks.3.id': ['must be an id: 1 to 64 letters, digits, hyphens and underscores'], 'blocks.4.id': ['must be an id: 1 to 64 letters, digits, hyphens and underscores'],
      'blocks.5.type': ['heros is not a block of this template; did you mean hero?'], 'blocks.6.type': ['must be a block of this template: hero, spacer'], 'blocks.7.type': ['must be a block of this template: hero, spacer'],
      'blocks.8': ['must be a block: an object with id and type'], 'blocks.9.type': ['toString is not a block of this template; known are hero, spacer'],
    });
    expect(wrongBlocks(types, Array.from({ length: 501 }, (_, index) => ({ id: String(index), type: 'spacer' })))).toEqual({ blocks: ['must have at most 500 blocks'] });
  });
});
