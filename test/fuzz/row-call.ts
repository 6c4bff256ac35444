import type { Random } from '../../gateway/demo/data/random.js';
import { asArguments } from './assistant-call.js';
import { OF_ASSISTANTS } from './of-assistants.js';
import { asText, percent, writeBody, type FuzzCall, type Written } from './call.js';
import { repaired, type Learned } from './repair.js';
import type { Row } from './row.js';
import { valueOf, type Making, type Schema } from './schema-value.js';
import { ALL, isObject, listsWithin, within, type Json, type SeenValues } from './seen-values.js';
import type { Caller } from './building.js';
import type { LiveRecord } from './live-records.js';
import { privateToken } from './tokens.js';

/** What a call to a route is made from. */
export interface RowMaking {
  readonly index: number;
  readonly row: Row;
  readonly caller: Caller;
  readonly random: Random;
  readonly now: string;
  readonly seen: SeenValues;
  readonly learned: Learned;
  /** What it is about, where that is known. */
  readonly live: LiveRecord | undefined;
}

const [REPAIRED, FROM_EXAMPLE, KEYED, OF_KIND] = [0.92, 0.5, 0.5, 0.95];
const FILTERED = 0.12; // a list that is filtered by chance is mostly empty
const CANDIDATES = 8;

interface Parts { readonly params?: Json; readonly query?: Json; readonly body?: unknown }

/** A call to a route with values of its own schema; most of them are valid. */
export function rowCall({ index, row, caller, random, now, seen, learned, live }: RowMaking): FuzzCall {
  const making: Making = { random, owner: caller.owner, now, seen, about: aboutIn({ row, caller, random, live }, live?.record ?? aboutOf(row, seen, random)), isNew: row.isNew === true, isLive: live !== undefined, ...(row.route.method === 'GET' && { optional: FILTERED }) };
  const drawn = valueOf(row.schema, row.kind, making) as Parts;
  const filled: Parts = { ...drawn, params: paramsOf(row, drawn, making), ...(row.route.example.body !== undefined && random.chance(FROM_EXAMPLE) && { body: retold(exampleOf(row), making) }) };
  const { params = {}, query = {}, body } = (random.chance(REPAIRED) ? repaired(filled, { schema: row.route.input, remake: (at) => remade(row.schema, at, making), example: { body: exampleOf(row) }, name: row.name, now, learned, random }) : filled) as Parts;
  const path = row.route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => percent(asText(params[name] ?? 'x')));
  const written: Written | undefined = row.route.method === 'GET' || body === undefined ? undefined : { tree: body, format: row.isXml ? 'xml' : 'json' };
  return {
    index, target: row.name, surface: row.surface, host: row.host, as: caller.name, method: row.route.method, path: `${row.root}${path}${queryText(query)}`,
    headers: [...headersOf(row, making), ...(written ? [['Content-Type', row.isXml ? 'text/xml' : 'application/json'] as const] : []), ...(row.route.idempotency === 'key' && random.chance(KEYED) ? [['Idempotency-Key', privateToken(caller.owner)] as const] : [])],
    body: written ? writeBody(written) : Buffer.alloc(0), ...(written && { written }), hostile: [], framing: 'whole', ...(live && { state: live.state }),
  };
}

/** The headers that the route reads, as what the call is about has them. */
const headersOf = ({ schema }: Row, { about }: Making): (readonly [string, string])[] =>
  Object.keys(schema.properties?.['headers']?.properties ?? {}).flatMap((name) => { const value = within(about, name); return value === undefined ? [] : [[name, asText(value)] as const]; });

/** The route's example with existing goods. */
const exampleOf = ({ route, surface }: Row): unknown => JSON.parse(JSON.stringify(route.example.body ?? null), (name, value: unknown) => (typeof value !== 'string' ? value : /^sku$/i.test(name) ? (surface === 'wms-json' ? '4006381333931' : 'TEE') : /^barcode$/i.test(name) ? '4006381333931' : value)) as unknown;

/** What a call is about, in the words of its surface. */
function aboutIn({ row, caller, random, live }: Pick<RowMaking, 'row' | 'caller' | 'random' | 'live'>, record: Json | undefined): Json | undefined {
  if (OF_ASSISTANTS.has(row.surface)) return asArguments(record, { row, caller, random });
  return record && live ? calledBy(row.surface, record) : record;
}

/** Interface B identifies items by the agreed code, which is the EAN. */
const calledBy = (surface: string, record: Json): Json => (surface !== 'wms-json' || !Array.isArray(record['lines']) ? record
  : { ...record, lines: record['lines'].map((line: unknown) => (isObject(line) ? { ...line, sku: line['barcode'] } : line)) });

/** Another value of the schema at a place. */
function remade(schema: Schema, path: readonly PropertyKey[], making: Making): unknown {
  let [part, name]: [Schema | undefined, string] = [schema, ''];
  for (const step of path) {
    const real: Schema | undefined = part?.anyOf?.find(({ type }) => type !== 'null') ?? part;
    if (typeof step === 'string') name = step;
    part = typeof step === 'number' ? real?.items : real?.properties?.[String(step)];
  }
  return part && valueOf(part, name, making);
}

/** Of a few records that were seen, the one that has most of the values the route needs. */
function aboutOf({ kind, names }: Row, seen: SeenValues, random: Random): Json | undefined {
  const own = seen.records(kind);
  const records = own.length > 0 && random.chance(OF_KIND) ? own : seen.records(ALL);
  if (records.length === 0) return undefined;
  const score = (record: Json): number => names.filter((name) => within(record, name) !== undefined).length;
  return Array.from({ length: CANDIDATES }, () => random.pick(records)).reduce((best, record) => (score(record) > score(best) ? record : best));
}

const NAMES = ['number', 'id', 'request_id', 'code'];

/** Parameters of the path: what the record has under the name, or what it is called itself. */
function paramsOf({ route }: Row, { params = {} }: Parts, { about, random, seen }: Making): Json {
  return Object.fromEntries(Object.entries(params).map(([name, drawn]) => {
    const given = within(about, name) ?? NAMES.map((other) => (isObject(about) ? about[other] : undefined)).find((value) => value !== undefined);
    if (given !== undefined && random.chance(0.9)) return [name, given];
    return [name, route.path.includes('{') && seen.ids().length > 0 && random.chance(0.5) ? random.pick(seen.ids()) : drawn];
  }));
}

/** An example with its invented values replaced by seen ones. */
function retold(value: unknown, making: Making, name = ''): unknown {
  if (Array.isArray(value)) {
    const [entries] = listsWithin(making.about);
    return value.map((entry, at) => retold(entry, { ...making, about: entries?.[at % entries.length] ?? making.about }, name));
  }
  if (isObject(value)) return Object.fromEntries(Object.entries(value).filter(() => making.random.chance(0.95)).map(([key, inner]) => [key, retold(inner, making, key)]));
  if (typeof value === 'boolean') return value;
  const fitting = valueOf({ type: typeof value === 'number' ? 'integer' : 'string', minimum: 0, maximum: 1_000_000 }, name, making);
  return making.random.chance(/sku|number|id$|barcode|reference|ean|quantity/i.test(name) ? 0.95 : 0.2) ? fitting : value;
}

const queryText = (query: Json): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${percent(name)}=${percent(asText(one))}`));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};
