import fc from 'fast-check';
import { differences, type Difference } from '../../../subgraphs/content/versions/differences.js';
import { isList, isRecord, own, type JsonRecord } from '../../../subgraphs/content/fields/record.js';

const ALL = 100_000;
const row = (id: string, text: string) => ({ id, type: 'text', text });

/** The ids of a list's rows, where all have one of their own. */
function idsOf(list: readonly unknown[]): readonly string[] | undefined {
  const ids = list.map((value) => (isRecord(value) ? own(value, 'id') : undefined));
  const texts = ids.filter((id) => typeof id === 'string');
  return texts.length === ids.length && new Set(texts).size === ids.length ? texts : undefined;
}

/** Do what differences say. */
function applied(from: unknown, changes: readonly Difference[]): unknown {
  const whole = changes.find(({ path }) => path.length === 0);
  if (whole) return whole.after;
  if (isRecord(from)) return appliedToFields(from, changes);
  if (!isList(from)) return from;
  const ids = idsOf(from);
  return ids ? appliedToRows(new Map(ids.map((id, place) => [id, from[place]])), changes) : from.map((value, place) => applied(value, below(String(place), changes)));
}

const below = (step: string, changes: readonly Difference[]): readonly Difference[] =>
  changes.filter(({ kind, path }) => path[0] === step && (path.length > 1 || kind === 'CHANGED')).map((change) => ({ ...change, path: change.path.slice(1) }));

const here = (changes: readonly Difference[], kind: Difference['kind']): readonly Difference[] => changes.filter((change) => change.kind === kind && change.path.length === 1);

function appliedToFields(from: JsonRecord, changes: readonly Difference[]): unknown {
  const removed = new Set(here(changes, 'REMOVED').map(({ path }) => path[0]));
  const kept = Object.keys(from).filter((key) => !removed.has(key)).map((key) => [key, applied(own(from, key), below(key, changes))] as const);
  return Object.fromEntries([...kept, ...here(changes, 'ADDED').map(({ path, after }) => [path[0] ?? '', after] as const)]);
}

function appliedToRows(rows: ReadonlyMap<string, unknown>, changes: readonly Difference[]): unknown {
  const [removed, moved] = ['REMOVED' as const, 'MOVED' as const].map((kind) => new Set(here(changes, kind).map(({ path }) => path[0])));
  const list = [...rows].filter(([id]) => !removed?.has(id) && !moved?.has(id)).map(([id, value]) => applied(value, below(id, changes)));
  const placed = [...here(changes, 'ADDED'), ...here(changes, 'MOVED')].sort((one, other) => (one.placeAfter ?? 0) - (other.placeAfter ?? 0));
  for (const { kind, path: [id = ''], after, placeAfter } of placed) list.splice(placeAfter ?? 0, 0, kind === 'ADDED' ? after : applied(rows.get(id), below(id, changes)));
  return list;
}

const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.constantFrom<unknown>(null, true, 0, 1, '', 'a', 'b'), tie('fields'), tie('rows'), tie('list')),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'id', '__proto__', '0'), tie('value'), { maxKeys: 3 }),
  rows: fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5', '0'), a: tie('value') }), { maxLength: 6, selector: ({ id }) => id }),
  list: fc.array(tie('value'), { maxLength: 3 }),
}));
/** JSON as it is read: own fields alone, whatever their names. */
const json = value.map((one): unknown => JSON.parse(JSON.stringify(one)));

test('doing what the differences between two values say makes one of the other', () => {
  fc.assert(fc.property(json, json, (from, to) => {
    const { changes, isComplete } = differences(from, to, ALL);
    expect(isComplete).toBe(true);
    expect(applied(from, changes)).toEqual(to);
  }), { numRuns: 500 });
});

test('nothing is different between a value and itself, and something is between two that are not equal', () => {
  fc.assert(fc.property(json, (one) => {
    expect(differences(one, JSON.parse(JSON.stringify(one)), ALL)).toEqual({ changes: [], isComplete: true });
    expect(differences(one, [one], ALL).changes).not.toEqual([]);
  }));
});

test('a row that is elsewhere is one move, whatever it is moved past, and what changed in it is said apart', () => {
  const rows = Array.from({ length: 50 }, (_, at) => row(`r${String(at)}`, 'x'));
  const to = [row('r49', 'y'), ...rows.slice(0, 49)];
  expect(differences({ blocks: rows }, { blocks: to }, ALL).changes).toEqual([
    { kind: 'MOVED', path: ['blocks', 'r49'], before: null, after: null, placeBefore: 49, placeAfter: 0 },
    { kind: 'CHANGED', path: ['blocks', 'r49', 'text'], before: 'x', after: 'y', placeBefore: null, placeAfter: null },
  ]);
});

test('rows that are new and gone have their places, and other lists are compared value by value while they are of one length', () => {
  expect(differences({ rows: [row('a', '1'), row('b', '2')], tags: ['x', 'y'], seo: null }, { rows: [row('c', '3'), row('b', '2')], tags: ['x', 'z'], seo: { a: 1 } }, ALL).changes).toEqual([
    { kind: 'REMOVED', path: ['rows', 'a'], before: { id: 'a', type: 'text', text: '1' }, after: null, placeBefore: 0, placeAfter: null },
    { kind: 'ADDED', path: ['rows', 'c'], before: null, after: { id: 'c', type: 'text', text: '3' }, placeBefore: null, placeAfter: 0 },
    { kind: 'CHANGED', path: ['tags', '1'], before: 'y', after: 'z', placeBefore: null, placeAfter: null },
    { kind: 'CHANGED', path: ['seo'], before: null, after: { a: 1 }, placeBefore: null, placeAfter: null },
  ]);
  expect(differences(['x'], ['x', 'y'], ALL).changes).toEqual([{ kind: 'CHANGED', path: [], before: ['x'], after: ['x', 'y'], placeBefore: null, placeAfter: null }]);
});

test('no more differences than asked for are answered, and that there are more', () => {
  const [from, to] = [Array.from({ length: 9 }, () => 1), Array.from({ length: 9 }, () => 2)];
  expect([differences(from, to, 8), differences(from, to, 9)].map(({ changes, isComplete }) => [changes.length, isComplete])).toEqual([[8, false], [9, true]]);
});
