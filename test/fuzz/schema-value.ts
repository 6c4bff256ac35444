import { asText } from './call.js';
import type { Random } from '../../gateway/demo/data/random.js';
import { listsWithin, plainName, valueIn, within, type Json, type SeenValues } from './seen-values.js';
import { token, type Owner } from './tokens.js';

/** The parts of JSON Schema that routes use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** What values are made from. */
export interface Making {
  readonly random: Random;
  readonly owner: Owner;
  readonly now: string;
  readonly seen: SeenValues;
  /** The probability of an optional field. */
  readonly optional?: number;
  /** The record the call concerns; its values are used first. */
  readonly about: Json | undefined;
  /** Whether that is as it stands now: what it has no value for is better left out. */
  readonly isLive?: boolean;
  /** Whether it makes something new, whose names nothing else has. */
  readonly isNew?: boolean;
}

/** A place in a list is good for that list alone. */
export const isPlace = (name: string): boolean => /^(?:cursor|after)$/i.test(name);
const PLACES = ['next_cursor', 'endCursor', 'cursor'];
const PLACE = 0.1;
const [OPTIONAL, KNOWN, FROM_RECORD, FROM_LIVE, FROM_SEEN, EDGE] = [0.35, 0.6, 0.85, 0.97, 0.5, 0.06];
const MOST_ENTRIES = 3;

/** A value that fits a schema as far as it can be told from it, with what was seen before where it has the name. */
export function valueOf(schema: Schema, name: string, making: Making): unknown {
  const { random } = making;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const real = alternatives.filter(({ type }) => type !== 'null');
    return valueOf(real.length > 0 && random.chance(0.85) ? random.pick(real) : random.pick(alternatives), name, making);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return enumerated(schema.enum, name, making);
  if (schema.properties) return objectOf(schema, making);
  if (schema.items) return listOf(schema, name, making);
  const known = knownValue(name, making);
  switch (schema.type) {
    case 'null': return null;
    case 'boolean': return random.chance(0.7);
    case 'integer': case 'number': return numberOf({ ...unbounded(schema), ...schema }, known, random);
    case 'object': return {};
    default: return textOf(schema, known, making);
  }
}

const enumerated = (values: readonly unknown[], name: string, { random, about }: Making): unknown => {
  const known = within(about, name);
  return values.includes(known) && random.chance(KNOWN) ? known : random.pick(values);
};

/** What names something. */
const NAMING = /(?:id|number|num_doc|num_collo|reference|barcode|cod)$/i;

function objectOf({ properties = {}, required = [] }: Schema, making: Making): Json {
  const { random, about, isLive = false, optional = OPTIONAL } = making;
  const often = (name: string): number => (isPlace(name) ? PLACE : valueIn(about, name) !== undefined ? KNOWN : isLive && NAMING.test(name) ? PLACE : optional);
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(often(name)));
  return Object.fromEntries(wanted.map(([name, schema]) => [name, valueOf(schema, name, making)]));
}

function listOf({ items = {}, minItems = 0, maxItems = MOST_ENTRIES }: Schema, name: string, making: Making): unknown[] {
  const { random, about, seen } = making;
  const names = Object.keys(items.properties ?? {}).map(plainName);
  const fitting = listsWithin(about).find((list) => Object.keys(list[0] ?? {}).some((key) => names.includes(plainName(key))));
  if (fitting && random.chance(FROM_RECORD)) {
    const some = random.chance(0.6) ? fitting.slice(0, Math.min(maxItems, 20)) : fitting.slice(0, 1);
    return some.map((entry) => valueOf(items, name, { ...making, about: entry }));
  }
  const count = random.between(minItems, Math.max(minItems, Math.min(maxItems, MOST_ENTRIES)));
  const others = seen.records(name);
  return Array.from({ length: count }, () => valueOf(items, name, items.properties && others.length > 0 ? { ...making, about: random.pick(others) } : making));
}

type Goods = readonly [names: RegExp, values: readonly string[]];

const PRICES: Goods = [/^(?:compare_at_)?price$/, ['10.00', '19.90']];

/** Values that exist in every company of a world, and prices. */
const GOODS: readonly Goods[] = [
  PRICES, [/^(?:barcode|Sku)$/, ['4006381333931', '5901234123457', '9002236311036']], [/^(?:sku|IDArtCod)$/, ['TEE', 'MUG', 'BAG']], [/^(?:magazzino_cod|location_code)$/, ['MI1-MAIN', 'MI1-BACK', 'LY1-MAIN']], [/^location$/, ['ST1', 'MI1']], [/^country$/, ['IT', 'FR']], [/^currency$/, ['EUR']], [/^resi_causali_ID$/, ['1']],
];

/** A value of the record that the call is about, or else one that was seen under the name. */
function knownValue(name: string, { random, about, seen, isLive = false, isNew = false }: Making): unknown {
  if (isPlace(name)) {
    const places = PLACES.flatMap((place) => seen.named(place));
    return places.length > 0 && random.chance(0.8) ? random.pick(places) : undefined;
  }
  const own = valueIn(about, name);
  if (own !== undefined && random.chance(isLive ? FROM_LIVE : FROM_RECORD)) return own;
  const goods = GOODS.find(([names]) => names.test(name));
  if (isNew && goods !== PRICES) return undefined;
  if (goods && random.chance(FROM_RECORD)) return random.pick(goods[1]);
  const values = seen.named(name);
  return values.length > 0 && random.chance(FROM_SEEN) ? random.pick(values) : undefined;
}

/** The bounds of a number that has none of its own: of an integer those of JavaScript. */
const unbounded = ({ type }: Schema): Pick<Schema, 'minimum' | 'maximum'> => (type === 'integer' ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } : {});

function numberOf({ type, minimum = -1000, maximum = 1000 }: Schema, known: unknown, random: Random): number {
  if (typeof known === 'number' && known >= minimum && known <= maximum) return known;
  if (random.chance(EDGE)) return random.pick([minimum, maximum]);
  const most = Math.min(maximum, Math.max(minimum, 0) + 4);
  const whole = random.between(Math.ceil(Math.max(minimum, 0)), Math.floor(most));
  return type === 'number' && random.chance(0.3) ? Math.min(maximum, whole + 0.5) : whole;
}

const BARE_DIGITS = '^\\d{1,';

function textOf({ format, pattern = '', maxLength = 60, minLength = 0 }: Schema, known: unknown, { random, owner, now, isLive = false }: Making): string {
  if (known !== undefined && random.chance(isLive ? FROM_LIVE : 0.9)) return asText(known);
  if (format === 'date-time') return new Date(Date.parse(now) - random.between(0, 86_400) * 1000).toISOString();
  if (format === 'date') return now.slice(0, 10);
  if (format === 'uri') return `https://example.com/${token(owner)}`;
  if (format === 'email') return `${token(owner)}@example.test`;
  if (format === 'uuid') return '018f0000-0000-7000-8000-000000000001';
  if (pattern.startsWith(BARE_DIGITS)) return String(random.between(0, 5));
  const text = `${token(owner)} ${random.pick(['Rossi', 'Müller', 'Łódź', '東京', 'a&b <c>', '"q"', '€ 5', ''])}`.trim();
  if (random.chance(EDGE)) return text.padEnd(maxLength, 'y').slice(0, Math.min(maxLength, 2000));
  return text.slice(0, maxLength).padEnd(minLength, 'y');
}
