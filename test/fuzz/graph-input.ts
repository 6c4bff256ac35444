import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { asText } from './call.js';
import { valueOf, type Making } from './schema-value.js';
import { isObject, listsWithin, plainName, within, type Json } from './seen-values.js';
import { token } from './tokens.js';

/** Where a value goes. */
interface Place {
  readonly name: string;
  /** What the field answers. */
  readonly kind: string;
  readonly making: Making;
  readonly level: number;
  /** Whether something is made that must not be there yet. */
  readonly isNew: boolean;
  /** Values that worked, by the names of their types. */
  readonly examples: Examples;
}

/** Types that name a record in one way of several. */
const ONE_WAY: ReadonlySet<string> = new Set(['ProductReferenceInput', 'MoveSandboxClockInput']);

/** Values of input types of calls that succeeded. */
export type Examples = ReadonlyMap<string, readonly Json[]>;

/** Of these every call has its own. */
const OWN = /^(?:reference|\w*Reference|\w*Id|id|externalId|number|slug|code|workspace|email|sku|skus|barcode)$/;
const [MOST_EXAMPLES, MOST_ENTRIES] = [10, 3];
const [CHANGED, ADDED, OWNED, OPTIONAL, AFTER_WORKED, FILE] = [0.15, 0.08, 0.95, 0.35, 0.8, 0.9];

/** A value for an argument: after one that worked, with values of its own in places, or made from the type alone. */
export function argumentOf(type: GraphQLInputType, place: Place, example: unknown): unknown {
  const { name, making } = place;
  const { random } = making;
  if (isNonNullType(type)) return argumentOf(type.ofType, place, example);
  if (isInputObjectType(type) && ONE_WAY.has(type.name) && random.chance(OWNED)) return namedOneWay(random.pick(Object.values(type.getFields())), place);
  if (example === undefined || example === null) return isInputObjectType(type) && place.examples.has(type.name) && random.chance(AFTER_WORKED) ? argumentOf(type, place, random.pick(place.examples.get(type.name) ?? [])) : inputOf(type, place);
  if (isListType(type) && Array.isArray(example) && !OWN.test(name)) {
    const [entries] = listsWithin(making.about);
    return example.slice(0, random.between(1, MOST_ENTRIES)).map((entry: unknown, at) => argumentOf(type.ofType, { ...place, making: { ...making, about: entries?.[at % entries.length] ?? making.about } }, entry));
  }
  if (isInputObjectType(type) && type.name === 'MoneyInput' && random.chance(OWNED)) return example;
  if (isInputObjectType(type) && isObject(example)) return objectAfter(Object.values(type.getFields()), place, example);
  return random.chance(OWN.test(name) ? OWNED : CHANGED) ? inputOf(type, place) : example;
}

type Fields = readonly { readonly name: string; readonly type: GraphQLInputType }[];

const namedOneWay = ({ name, type }: Fields[number], place: Place): Json => ({ [name]: inputOf(type, { ...place, name, level: place.level + 1 }) });

const objectAfter = (fields: Fields, place: Place, example: Json): Json => {
  const { random } = place.making;
  return Object.fromEntries(fields.filter((field) => isNonNullType(field.type) || (field.name in example ? !random.chance(ADDED) : random.chance(ADDED)))
    .map((field) => [field.name, argumentOf(field.type, { ...place, name: field.name, level: place.level + 1 }, example[field.name])]));
};

const NAMES = /^(?:sku|lineId|lines|evenIfConnected)$/;

function inputOf(type: GraphQLInputType, place: Place): unknown {
  const { name, making, level } = place;
  const { random, about, now } = making;
  if (isNonNullType(type)) return inputOf(type.ofType, place);
  if (isListType(type)) return listOf(type.ofType, place);
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => value.name);
    const seen = within(about, name);
    return typeof seen === 'string' && values.includes(seen) && random.chance(0.4) ? seen : random.pick(values);
  }
  if (isInputObjectType(type)) {
    if (type.name === 'MoneyInput') return random.chance(0.9) ? { amount: random.pick(['10.00', '19.90', '0.01', '5']), currency: 'EUR' } : { amount: '1e5', currency: 'XXX' };
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || random.chance(NAMES.test(field.name) ? 0.8 : within(about, field.name) !== undefined ? 0.6 : level > 2 ? 0.1 : OPTIONAL));
    return Object.fromEntries(fields.map((field) => [field.name, argumentOf(field.type, { ...place, name: field.name, level: level + 1 }, undefined)]));
  }
  switch (type.name) {
    case 'Boolean': return random.chance(name === 'evenIfConnected' ? 0.9 : 0.5); // a system works most locations
    case 'Int': case 'SafeInt': return valueOf({ type: 'integer', minimum: /first|last|quantity/i.test(name) ? 1 : 0, maximum: ['first', 'last', 'byMinutes'].includes(name) ? 60 : 1_000_000 }, name, making);
    case 'DateTime': return new Date(Date.parse(now) - random.between(-100_000, 100_000) * 1000).toISOString();
    case 'ID': return idOf(place);
    case 'Upload': return random.chance(FILE) ? null : textOf(place); // the form says which file
    default: return textOf(place);
  }
}

function listOf(type: GraphQLInputType, { name, making, ...place }: Place): unknown[] {
  const { random, about } = making;
  const lists = listsWithin(about).filter((list) => list.length > 0);
  const alike = lists.filter(([first]) => plainName(String(first?.['__typename'])).endsWith(plainName(name)));
  const chosen = alike.length > 0 ? random.pick(alike) : lists.length > 0 && random.chance(0.9) ? random.pick(lists) : [];
  const count = random.between(1, Math.min(2, chosen.length === 0 ? 2 : chosen.length));
  return Array.from({ length: count }, (_, at) => argumentOf(type, { ...place, name, making: { ...making, about: chosen[at] ?? about } }, undefined));
}

/** The id of a record of the kind that the name or the field implies. */
function idOf({ name, kind, making }: Place): unknown {
  const { random, seen, about, isLive } = making;
  const wanted = plainName(name.replace(/(?:Reference|Id|Number|Code)$/, ''));
  const records = seen.records(wanted);
  const record: Json | undefined = ['id', 'reference', plainName(kind)].includes(wanted) ? about : records.length > 0 ? random.pick(records) : about;
  const own = ['id', 'reference'].includes(wanted) ? undefined : within(about, name);
  const value = own ?? within(record, 'id') ?? within(record, 'number') ?? within(about, name);
  if (value !== undefined && random.chance(isLive === true ? 0.97 : 0.9)) return asText(own === undefined && random.chance(0.3) ? within(record, 'number') ?? value : value);
  return seen.ids().length > 0 ? random.pick(seen.ids()) : '018f0000-0000-7000-8000-000000000001';
}

const KNOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  currency: ['EUR'], countryCode: ['IT', 'FR', 'PL'], countries: ['IT', 'FR'], country: ['IT'], sku: ['TEE', 'MUG', 'BAG'], locationCode: ['MI1', 'LY1'], timeZone: ['Europe/Rome'], language: ['it', 'en'], taxRate: ['22', '0.22'],
  cutoff: ['14:00', '16:30'], opens: ['09:00', '10:00'], closes: ['13:00', '19:00'],
  modulesOff: ['brain', 'catalog', 'commerce', 'intelligence'],
  namespace: ['crm', 'erp'], key: ['id', 'ref_2'], keys: ['id', 'ref_2'], contentType: ['application/pdf'], trackingUrlTemplate: ['https://t.example.com/{tracking_number}'], types: ['INVOICE'],
  locales: ['it', 'en'], defaultLocale: ['it', 'en'], trackingPrefix: ['BR', 'X'], contentBase64: ['JVBERi0xLjQK'], locationCodes: ['MI1', 'LY1'], provinceCode: ['MI'], webhookUrl: ['https://hooks.example.com/in'],
  stockLocationCodes: ['MI1-MAIN', 'S-1'], allowlist: ['0.0.0.0/0'], toLocationCode: ['MI1', 'LY1'], carrierCode: ['brt'], scopes: ['orders:read', 'fulfillment:read'], skus: ['OLD0', 'OLD1', 'OLD2', 'OLD3', 'OLD4', 'OLD5', 'OLD6', 'OLD7'],
};

/** What is a day where it is a text. */
const DAYS = /^(?:from|to|promisedFrom|promisedTo|dueOn|dueFrom|dueBefore|until)$/;
const DAY_MILLISECONDS = 86_400_000;

const daysAround = (now: string, days: number): readonly string[] => [new Date(Date.parse(now) + days * DAY_MILLISECONDS).toISOString().slice(0, 'YYYY-MM-DD'.length)];

/** What is answered of customers, who are named by their e-mail addresses. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set(['customererasure', 'customerprofile', 'metadataentry']);

function textOf({ name, kind, making, isNew }: Place): unknown {
  const { random } = making;
  const known = DAYS.test(name) ? daysAround(making.now, random.between(-20, 20)) : KNOWN_TEXTS[name];
  if (name === 'slug' || (isNew && name === 'code')) return token(making.owner);
  if (name === 'email' && OF_CUSTOMERS.has(kind) && random.chance(OWNED)) return `ended${String(random.between(0, 7))}@example.test`;
  if (isNew && name === 'email' && random.chance(0.9)) return `${token(making.owner)}@example.com`.toLowerCase();
  if (known && random.chance(0.97)) return random.pick(known);
  return valueOf({ type: 'string', maxLength: 60 }, name, making);
}

/** Values that worked in mutations and inside of them, by the names of their types. */
export function examplesOf(values: Iterable<readonly [type: GraphQLInputType, value: unknown]>): Examples {
  const known = new Map<string, Json[]>();
  const walk = (type: GraphQLInputType, value: unknown): void => {
    const named = getNamedType(type);
    if (Array.isArray(value)) value.forEach((entry) => { walk(named, entry); });
    else if (isInputObjectType(named) && isObject(value)) {
      known.set(named.name, [...(known.get(named.name) ?? []), value].slice(-MOST_EXAMPLES));
      for (const field of Object.values(named.getFields())) walk(field.type, value[field.name]);
    }
  };
  for (const [type, value] of values) walk(type, value);
  return known;
}
