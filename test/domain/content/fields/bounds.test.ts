import * as fc from 'fast-check';
import { migrated, migratedBlocks } from '../../../../subgraphs/content/fields/migrated.js';
import { FIELD_TYPES, type FieldDefinition } from '../../../../subgraphs/content/fields/field-definition.js';
import { isRecord } from '../../../../subgraphs/content/fields/record.js';
import { referencesIn, referencesInBlocks } from '../../../../subgraphs/content/fields/references-in.js';
import { textOf, textOfBlocks } from '../../../../subgraphs/content/fields/text-of-values.js';
import { doc, field, paragraph, wrongBlocks, wrongText, wrongValues } from './problems-of.js';

const PLAIN = FIELD_TYPES.filter((type) => type !== 'GROUP').flatMap((type): FieldDefinition[] => [
  field(type.toLowerCase(), { type, choices: type === 'CHOICE' ? [{ value: 'a', label: 'A' }] : null }), field(`${type.toLowerCase()}_list`, { type, many: true, choices: type === 'CHOICE' ? [{ value: 'a', label: 'A' }] : null }),
]);
const ALL: readonly FieldDefinition[] = [...PLAIN, field('group', { type: 'GROUP', fields: PLAIN }), field('groups', { type: 'GROUP', many: true, required: true, fields: PLAIN })];
const TYPES = [{ key: 'hero', label: 'Hero', fields: ALL }];

/** Names and values that mean something here, among any others: hostile input that comes near. */
const name = fc.oneof(fc.constantFrom(...ALL.map(({ key }) => key), 'type', 'content', 'attrs', 'marks', 'text', 'id', 'href', 'page', 'entry', 'asset', 'alt', 'url', '__proto__', 'constructor'), fc.string());
const word = fc.oneof(fc.constantFrom('doc', 'paragraph', 'text', 'image', 'link', 'bold', 'table', 'hero', 'https://a.example', 'javascript:x', '/\\x', 'a\0', '\ud800'), fc.anything({ maxDepth: 0 }));
const { near } = fc.letrec<{ near: unknown }>((tie) => ({
  near: fc.oneof({ maxDepth: 8, withCrossShrink: true }, word, fc.array(tie('near'), { maxLength: 4 }), fc.dictionary(name, tie('near'), { maxKeys: 5 }), fc.record({ type: word, content: fc.array(tie('near'), { maxLength: 3 }) }, { requiredKeys: [] })),
}));

test('whatever comes, it is judged and read and never throws', () => {
  fc.assert(fc.property(fc.oneof(near, fc.dictionary(name, near), fc.anything()), (values) => {
    const wrong = [wrongValues(ALL, values), wrongBlocks(TYPES, values), wrongBlocks(TYPES, [{ id: 'a', type: 'hero', ...(isRecord(values) ? values : {}) }]), wrongText(values)];
    expect(Object.values(wrong[3]!).flat().every((message) => message.length < 400)).toBe(true);
    referencesIn(ALL, values); referencesInBlocks(TYPES, values); textOf(ALL, values); textOfBlocks(TYPES, values);
    if (isRecord(values)) migrated(values, { renamed: { type: 'x', 'group.text': 'y' }, dropped: ['id'] });
    if (Array.isArray(values)) migratedBlocks(values, { fields: { hero: { dropped: ['text'] } } });
  }), { numRuns: 1000 });
});

test('what is refused names only paths of letters, digits, hyphens and underscores', () => {
  fc.assert(fc.property(fc.dictionary(name, near), (values) => {
    expect(Object.keys(wrongValues(ALL, values)).filter((path) => !/^[\w.-]*$/.test(path))).toEqual([]);
  }), { numRuns: 300 });
});

test('judging changes nothing', () => {
  fc.assert(fc.property(fc.dictionary(name, fc.jsonValue()), (values) => {
    const before = JSON.stringify(values);
    wrongValues(ALL, values);
    expect(JSON.stringify(values)).toBe(before);
  }), { numRuns: 300 });
});

const MORE = 'must have at most 20000 values in all';
const nested = (times: number, make: (inside: unknown) => unknown): unknown => {
  let value: unknown = {};
  for (let time = 0; time < times; time += 1) value = make(value);
  return value;
};

/** Of the processor, so that a busy machine is no slow judge. */
function milliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

/** Of up to three times, as a collection of garbage may fall into one; the most that is allowed is many times what the work takes, and far less than what is not linear would. */
function expectQuick(work: () => void): void {
  const most = 500;
  let took = milliseconds(work);
  for (let again = 0; again < 2 && took >= most; again += 1) took = milliseconds(work);
  expect(took).toBeLessThan(most);
}

const BIG = 'x'.repeat(5_000_000);
const MANY = Array(200_000).fill({ type: 'paragraph' });
test.each<[string, unknown, Record<string, readonly string[]>]>([
  ['200,000 nodes beside each other', { type: 'doc', content: MANY }, { '': [MORE] }],
  ['200,000 nodes inside each other', doc(nested(200_000, (inside) => ({ type: 'blockquote', content: [inside] }))), { [`body${'.content.0'.repeat(19)}.content`]: ['must not be deeper than 20 nodes'] }],
  ['200,000 lists inside each other', nested(200_000, (inside) => [inside]), { body: ['must be a node: an object with a type'] }],
  ['200,000 other parts', { type: 'doc', ...Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`part${String(index)}`, 1])) }, expect.objectContaining({ '': ['has more problems than these'] })],
  ['a text of 5 MB', doc(paragraph(BIG)), { 'body.content.0.content.0.text': ['must have at most 100000 characters'] }],
  ['a type of 5 MB', doc({ type: BIG }), expect.objectContaining({ 'body.content.0.type': [expect.stringMatching(/^must be a node/)] })],
  ['a name of 5 MB', { type: 'doc', [BIG]: 1 }, { body: ['has a name that is not a part of a doc: names are letters, digits and underscores'] }],
  ['200,000 marks', doc(paragraph('x', ...Array.from({ length: 100_000 }, () => ({ type: 'bold' })))), { 'body.content.0.content.0.marks': ['must be a list of at most 6 marks'] }],
  ['a link of 5 MB', doc(paragraph('x', { type: 'link', attrs: { href: BIG } })), { 'body.content.0.content.0.marks.0.attrs.href': ['must have at most 2000 characters'] }],
  ['a relation of 5 MB', doc(paragraph('x', { type: 'link', attrs: { href: '/', rel: ' '.repeat(5_000_000) } })), { 'body.content.0.content.0.marks.0.attrs.rel': ['must be some of external, nofollow, noopener, noreferrer, sponsored, ugc, with a space between them'] }],
])('%s are refused at once', (_, document, wrong) => {
  let found: Record<string, readonly string[]> = {};
  expectQuick(() => { found = wrongText(document); });
  expect(found).toEqual(wrong);
  expectQuick(() => { textOf([field('body', { type: 'RICH_TEXT' })], { body: document }); referencesIn([field('body', { type: 'RICH_TEXT' })], { body: document }); });
});

test('20,000 values in all are the most, wherever they are', () => {
  const group = field('g', { type: 'GROUP', many: true, fields: [field('a', { many: true })] });
  const values = (entries: number): object => ({ g: Array.from({ length: 50 }, () => ({ a: Array(entries).fill('x') })) });
  expect(wrongValues([group], values(399))).toEqual({});
  expect(wrongValues([group], values(400))).toEqual({ '': [MORE] });
});

test('100 problems are listed, and that there are more', () => {
  const wrong = wrongValues([field('a', { many: true })], { a: Array(150).fill(7) });
  expect(Object.keys(wrong)).toHaveLength(101);
  expect(wrong['']).toEqual(['has more problems than these']);
});

test('four times the paragraphs take about four times as long', () => {
  const body = field('body', { type: 'RICH_TEXT' });
  const linked = (count: number): object => doc(...Array.from({ length: count }, (_, index) => paragraph(`word ${String(index)}`, { type: 'bold' }, { type: 'link', attrs: { href: '/sale' } })));
  const quickest = (document: object): number => Math.min(...Array.from({ length: 7 }, () => milliseconds(() => {
    expect(wrongValues([body], { body: document })).toEqual({});
    referencesIn([body], { body: document });
    textOf([body], { body: document });
  })));
  const [few, many] = [linked(1000), linked(4000)];
  quickest(many); // compiled from here on
  expect(quickest(many) / quickest(few)).toBeLessThan(10);
});
