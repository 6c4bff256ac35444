import type { Random } from '../../gateway/demo/data/random.js';
import { asText, percent, writeBody, type FuzzCall } from './call.js';
import type { Trick } from './hostile.js';
import { withValue } from './repair.js';
import { isObject, type SeenValues } from './seen-values.js';

type Path = readonly (string | number)[];

const MOST_PATHS = 400;

/** Every place in a value. */
export function pathsOf(root: unknown): Path[] {
  const paths: Path[] = [];
  const walk = (value: unknown, path: Path): void => {
    if (paths.length >= MOST_PATHS) return;
    paths.push(path);
    if (Array.isArray(value)) value.forEach((inner, at) => { walk(inner, [...path, at]); });
    else if (isObject(value)) for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
  };
  walk(root, []);
  return paths;
}

/** The value at a place. */
export const at = (root: unknown, path: Path): unknown => path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[step] : undefined), root);

const deep = (levels: number, isList: boolean): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => (isList ? [inner] : { a: inner }), 1);
const LONG = ['T', '1', '-', 'a-', ' ', '.0', '\u00e9', '\t', '0', '%', '"', '\\', 'aA', '\u0301', '😀', '#', '/', '('];
const RUNS = [130, 300, 2_000, 100_000];

const NUMBERS: readonly unknown[] = [
  -1, -0, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 31 - 1, 2 ** 32, 2 ** 53, 2 ** 53 - 1, -(2 ** 53), 1e21, '1e400', '-0', '0x10', '1_000', '٣', '+1', ' 1', '1.0', 'NaN', 'Infinity', '00001', '9'.repeat(30),
];
const TEXTS: readonly unknown[] = [
  '', ' ', '\0', 'a\0b', '\u0001\u0002\u001f', '\u007f', '\u0085', '\u2028', '\ufeff', '\ud800', 'x\udc00y', '\udc00\ud800', '\uffff', '\ufffd', '\u202e', 'ﬁ', 'İ', 'ß', 'e\u0301', '👩‍👩‍👧', '\r\nX-Injected: 1', "' OR '1'='1", '"; DROP TABLE orders; --', '%', '_', '\\',
  '../../etc/passwd', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', ']]>', '<![CDATA[', '&lt;', '&#0;', '&xxe;', '%00', '%s%n', '=1+1', '__proto__', 'constructor', 'toString', 'null', 'undefined', 'true', '[object Object]',
  '2026-02-30', '2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.001Z', '2026-11-21T24:00:00Z', '2026-11-21T09:30:00+99:99', '2026-11-21 09:30', '1970-01-01T00:00:00Z', '2026-03-29T02:30:00',
  'file:///etc/passwd', 'http://169.254.169.254/', 'javascript:alert(1)', 'http://[::1]:4000', 'https://example.com:99999', 'data:,x', 'ftp://x', '##1', '#', '##99999999999999999999', 'R1', 'R', '#1001', '1001', '018f0000-0000-7000-8000-00000000zzzz',
];
const SHAPES: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { length: 3 }, { toString: 1 }, { '': 1 }, [1, [2, [3]]]];
const WIDE = [1_000, 20_000];

/** What is longer is refused by its announced length alone, and a list of long lists would not fit into one text. */
const LONGEST_LIST = 4 * 1024 * 1024;

const wide = (value: unknown, entries: number): unknown[] => Array.from({ length: Math.min(entries, Math.ceil(LONGEST_LIST / (1 + asText(value).length))) }, () => value);

const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON', '$ref', ''];

const rewritten = (call: FuzzCall, tree: unknown): FuzzCall => {
  const written = { tree, format: call.written?.format ?? 'json' } as const;
  return { ...call, written, body: writeBody(written) };
};

/** A trick on one value of the body. */
const onValue = (name: string, change: (random: Random, value: unknown) => unknown): Trick => ({ name, play: (call, { random }) => {
  if (!call.written) return undefined;
  const { tree } = call.written;
  const inner = pathsOf(tree).filter((path) => path.length > 0 && (call.surface !== 'graph' || (call.written?.format === 'form' ? !path.includes('query') : path[0] === 'variables')));
  if (inner.length === 0) return rewritten(call, change(random, tree));
  const path = random.pick(inner);
  return rewritten(call, withValue(tree, path, change(random, at(tree, path))));
} });

const long = (random: Random): string => { const unit = random.pick(LONG); return unit.repeat(Math.ceil(random.pick(RUNS) / unit.length)); };

/** A value from a list in a parameter of the path or the query. */
const onTarget = (name: string, change: (random: Random, others: SeenValues) => string): Trick => ({ name, play: (call, { random, others }) => {
  const [path = '', query] = call.path.split('?', 2);
  const segments = path.split('/');
  const replaced = percent(change(random, others)).slice(0, 8_000);
  if (query !== undefined && random.chance(0.7)) {
    const pairs = query.split('&');
    const chosen = random.between(0, pairs.length - 1);
    return { ...call, path: `${path}?${pairs.map((pair, place) => (place === chosen ? `${pair.split('=')[0] ?? ''}=${replaced}` : pair)).join('&')}` };
  }
  const chosen = random.between(Math.min(2, segments.length - 1), segments.length - 1);
  return { ...call, path: [...segments.map((segment, place) => (place === chosen ? replaced : segment))].join('/') + (query === undefined ? '' : `?${query}`) };
} });

const otherId = (random: Random, others: SeenValues): string => (others.ids().length > 0 ? random.pick(others.ids()) : '#1001');

/** Replaces every id-shaped value of the body with one of the other company. */
const idsOfOthers: Trick = { name: 'ids of another company', play: (call, { random, others }) => {
  if (!call.written || others.ids().length === 0) return undefined;
  const { tree } = call.written;
  const places = pathsOf(tree).filter((path) => /(?:id|number|num_doc|reference|code|cursor|after)$/i.test(String(path.at(-1))) && ['string', 'number'].includes(typeof at(tree, path)));
  if (places.length === 0) return undefined;
  return rewritten(call, places.reduce((changed, path) => withValue(changed, path, otherId(random, others)), tree));
} };

/** What is done to single values. */
export const hostileValues: readonly Trick[] = [
  onValue('an odd number', (random) => random.pick(NUMBERS)),
  onValue('an odd text', (random) => random.pick(TEXTS)),
  onValue('an odd text behind its own', (random, value) => `${typeof value === 'string' ? value : ''}${String(random.pick(TEXTS))}`),
  onValue('another shape', (random) => random.pick(SHAPES)),
  onValue('a long text', long),
  onValue('depth', (random) => deep(random.pick([20, 200, 2_000]), random.chance(0.5))),
  onValue('width', (random, value) => wide(Array.isArray(value) ? (value[0] as unknown) : value, random.pick(WIDE))),
  onValue('the same twice', (_, value) => (Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : [value, value])),
  onValue('keys of prototypes', (random, value) => ({ ...(isObject(value) ? value : {}), [random.pick(PROTOTYPE)]: random.pick([1, { isAdmin: true }, null]) })),
  onValue('nothing', () => undefined),
  onTarget('an odd text in the target', (random) => String(random.pick(TEXTS))),
  onTarget('an odd number in the target', (random) => String(random.pick(NUMBERS))),
  onTarget('an id of another company in the target', otherId),
  onTarget('an id of another company in the target', otherId),
  onTarget('a long text in the target', (random) => long(random).slice(0, 6_000)),
  idsOfOthers, idsOfOthers,
];
