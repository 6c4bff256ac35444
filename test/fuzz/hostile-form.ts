import type { Random } from '../../gateway/demo/data/random.js';
import { writeBody, type FormPart, type FuzzCall } from './call.js';
import type { Trick } from './hostile.js';
import { isObject, type Json } from './seen-values.js';

const isPart = (value: unknown): value is FormPart & Json => isObject(value) && typeof value['name'] === 'string' && 'value' in value;

/** A trick on the parts of a form. */
const onParts = (name: string, change: (parts: readonly FormPart[], random: Random) => readonly FormPart[]): Trick => ({ name, play: (call, { random }): FuzzCall | undefined => {
  if (call.written?.format !== 'form' || !Array.isArray(call.written.tree)) return undefined;
  const parts = call.written.tree.filter(isPart);
  if (parts.length === 0) return undefined;
  const written = { tree: change(parts, random), format: 'form' } as const;
  return { ...call, written, body: writeBody(written) };
} });

/** A trick on the parts of a name. */
const onPart = (trick: string, name: string, change: (part: FormPart, random: Random) => FormPart): Trick => onParts(trick, (parts, random) => parts.map((part) => (part.name === name ? change(part, random) : part)));

const FILE = '0';
const PLACES = [
  'variables', 'variables.', 'variables..', 'variables.input', 'variables.input.file.x', 'variables.__proto__.file', 'variables.constructor', 'variables.input.file.0', '0.variables.input.file', 'query', 'extensions.file', 'variables.dryRun', '', '.', 'variables.input.mapping', `variables${'.a'.repeat(2_000)}`,
] as const;
const MAPS: readonly unknown[] = [{}, [], null, '0', { 0: [] }, { 0: 'variables.input.file' }, { 0: null }, { 0: ['variables.input.file', 'variables.input.file'] }, { 0: ['variables.input.file'], 1: ['variables.input.file'] }, { ['__proto__']: ['variables.input.file'] }, { '': ['variables.input.file'] }];
const FILE_NAMES = ['', '.', '..', '../../etc/passwd', '/etc/passwd', 'C:\\products.csv', 'products', 'products.exe', 'products.CSV', 'products.xlsx', 'products.json', 'products.ndjson', 'a\0.csv', '\u202evsc.exe', `${'a'.repeat(3_000)}.csv`, '.csv', 'products.csv/', '<b>.csv', '"; name="map'] as const;
const CONTENTS = [
  '', '\n', ',', '"', '"sku', 'sku\n"A', 'sku', 'sku,sku\nA,B\n', 'sku,title\n', 'sku;title\nA;\0\n', `sku,${'c,'.repeat(1_200)}\nA\n`, `sku\n${'A\n'.repeat(20_000)}`, `sku,title\nA,"${'x'.repeat(1_100_000)}"\n`, 'sku,title,variant.price\nA,=1+1,#REF!\n', '\ufeffsku,title\nA,B\n',
  'sku,categories\nA,"Men > > Shirts, > , a > b > c > d > e > f > g > h > i > j"\n', 'sku,__proto__,constructor\nA,1,2\n', 'sku,attributes.,translations..title,variant.price.,variant.stock.\nA,1,2,3,4\n', 'sku,image_urls\nA,file:///etc/passwd http://127.0.0.1:1/ javascript:1\n', 'sku,external_id\nA,1\nB,1\n',
  '[', '[]', '{}', 'null', '[null]', '[[]]', '{"products":[{"sku":{}}]}', '[{"sku":"A","variants":[null,1,{"prices":[{"price":[]}]}]}]', '['.repeat(50_000), '{"__proto__":{"sku":"A"}}', '{"sku":"A"}\n{"sku":\n', 'PK\u0003\u0004', 'PK\u0005\u0006'.padEnd(22, '\0'), '\u0000\u0001\u0002', '%PDF-1.4', '\x1f\x8b',
] as const;

/** What is done to the parts of forms with files. */
export const hostileForms: readonly Trick[] = [
  onParts('parts out of order', (parts) => parts.toReversed()),
  onParts('a part twice', (parts, random) => { const part = random.pick(parts); return [...parts, part]; }),
  onParts('a part left out', (parts, random) => { const left = random.pick(parts); return parts.filter((part) => part !== left); }),
  onParts('another part', (parts, random) => [...parts, random.pick([{ name: '1', fileName: 'b.csv', value: 'sku\nB\n' }, { name: 'query', value: '{ __typename }' }, { name: '', value: '' }, { name: 'operations', value: [] }])]),
  onParts('many parts', (parts) => [...parts, ...Array.from({ length: 2_000 }, (_, at) => ({ name: String(at), value: '' }))]),
  onPart('operations that are others', 'operations', (part, random) => ({ ...part, value: random.pick([[part.value, part.value], [], null, '{', 'x', { ...(isObject(part.value) && part.value), variables: null }, { ...(isObject(part.value) && part.value), variables: [null] }, `"${'x'.repeat(1_100_000)}"`]) })),
  onPart('operations as a file', 'operations', (part) => ({ ...part, fileName: 'operations.json' })),
  onPart('another place of the file', 'map', (part, random) => ({ ...part, value: { [FILE]: [random.pick(PLACES)] } })),
  onPart('another map', 'map', (part, random) => ({ ...part, value: random.pick(MAPS) })),
  onPart('another name of the file', FILE, (part, random) => ({ ...part, fileName: random.pick(FILE_NAMES) })),
  onPart('a file that is none', FILE, ({ name, value }) => ({ name, value })),
  onPart('another file', FILE, (part, random) => ({ ...part, value: random.pick(CONTENTS) })), onPart('another file', FILE, (part, random) => ({ ...part, value: random.pick(CONTENTS) })),
  onPart('another kind of file', FILE, (part, random) => ({ ...part, fileName: random.pick(['a.csv', 'a.xlsx', 'a.json', 'a.ndjson']), value: random.pick(CONTENTS) })),
];
