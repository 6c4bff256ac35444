import { readFileSync } from 'node:fs';
import {
  getNamedType, isCompositeType, isEnumType, isInputObjectType, isInterfaceType, isListType, isNonNullType, isObjectType, isUnionType, OperationTypeNode,
  type GraphQLField, type GraphQLInputType, type GraphQLOutputType,
} from 'graphql';
import { apiSchema } from '../../gateway/cli/generate/supergraph-schema.js';
import { createRandom, type Random } from '../../gateway/demo/random.js';
import { asText, writeBody, type FuzzCall } from './call.js';
import { isPlace, valueOf, type Making } from './schema-value.js';
import { ALL, listsWithin, plainName, within, type Json, type SeenValues } from './seen-values.js';
import { token } from './tokens.js';
import type { Caller } from './world.js';

/** A query or mutation that people may send. */
export interface GraphField {
  readonly name: string;
  readonly operation: OperationTypeNode;
  readonly field: GraphQLField<unknown, unknown>;
}

const SCHEMA = apiSchema(readFileSync('gateway/contract/supergraph.graphql', 'utf8'));

/** Every query and mutation of the graph for people. */
export const GRAPH_FIELDS: readonly GraphField[] = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((operation) =>
  Object.values(SCHEMA.getRootType(operation)?.getFields() ?? {}).map((field) => ({ name: `graph ${operation} ${field.name}`, operation, field })));

interface GraphMaking {
  readonly index: number;
  readonly target: GraphField;
  readonly caller: Caller;
  readonly random: Random;
  readonly now: string;
  readonly seen: SeenValues;
}

const [MOST_LEVELS, OPTIONAL, ALIASED, VARIANTS] = [4, 0.35, 0.05, 6];

/** An operation with arguments of the schema's types, most of them seen before. */
export function graphCall({ index, target: { name, operation, field }, caller, random, now, seen }: GraphMaking): FuzzCall {
  const kind = plainName(getNamedType(field.type).name);
  const known = seen.records(kind);
  const records = known.length > 0 && random.chance(0.85) ? known : seen.records(ALL);
  const making: Making = { random, owner: caller.owner, now, seen, about: records.length > 0 ? random.pick(records) : undefined };
  const shape = createRandom(random.between(0, VARIANTS - 1), name); // few texts, so that most are planned already
  const given = field.args.filter(({ type, name: argument }) => isNonNullType(type) || shape.chance(isPlace(argument) || argument === 'filter' ? 0.12 : OPTIONAL));
  const variables = Object.fromEntries(given.map(({ name: argument, type }) => [argument, inputOf(type, { name: argument, kind, making, level: 0 })]));
  const [head, passed] = [given.map(({ name: argument, type }) => `$${argument}: ${String(type)}`).join(', '), given.map(({ name: argument }) => `${argument}: $${argument}`).join(', ')];
  const call = `${shape.chance(ALIASED) ? 'other: ' : ''}${field.name}${passed === '' ? '' : `(${passed})`}${selection(field.type, shape, MOST_LEVELS)}`;
  const tree = { query: `${operation} Fuzz${head === '' ? '' : `(${head})`} { ${call} }`, variables };
  return {
    index, target: name, surface: 'graph', host: 'graphql', as: caller.name, method: 'POST', path: '/graphql', headers: [['Content-Type', 'application/json']],
    body: writeBody({ tree, format: 'json' }), written: { tree, format: 'json' }, hostile: [], framing: 'whole',
  };
}

const NAMES = /^(?:sku|lineId|lines)$/;

interface Place { readonly name: string; readonly kind: string; readonly making: Making; readonly level: number }

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
    return Object.fromEntries(fields.map((field) => [field.name, inputOf(field.type, { ...place, name: field.name, level: level + 1 })]));
  }
  switch (type.name) {
    case 'Boolean': return random.chance(0.5);
    case 'Int': case 'SafeInt': return valueOf({ type: 'integer', minimum: /first|quantity/i.test(name) ? 1 : 0, maximum: name === 'first' ? 60 : 1_000_000 }, name, making);
    case 'DateTime': return new Date(Date.parse(now) - random.between(-100_000, 100_000) * 1000).toISOString();
    case 'ID': return idOf(place);
    default: return textOf(place);
  }
}

function listOf(type: GraphQLInputType, { name, making, ...place }: Place): unknown[] {
  const { random, about } = making;
  const lists = listsWithin(about).filter((list) => list.length > 0);
  const alike = lists.filter(([first]) => plainName(String(first?.['__typename'])).endsWith(plainName(name)));
  const chosen = alike.length > 0 ? random.pick(alike) : lists.length > 0 && random.chance(0.8) ? random.pick(lists) : [];
  const count = random.between(1, 2);
  return Array.from({ length: count }, (_, at) => inputOf(type, { ...place, name, making: { ...making, about: chosen[at] ?? about } }));
}

/** What a record of the kind that the name or the field tells of is called. */
function idOf({ name, kind, making }: Place): unknown {
  const { random, seen, about } = making;
  const wanted = plainName(name.replace(/(?:Reference|Id|Number|Code)$/, ''));
  const records = seen.records(wanted);
  const record: Json | undefined = ['id', 'reference', plainName(kind)].includes(wanted) ? about : records.length > 0 ? random.pick(records) : about;
  const own = ['id', 'reference'].includes(wanted) ? undefined : within(about, name);
  const value = own ?? within(record, 'id') ?? within(record, 'number') ?? within(about, name);
  if (value !== undefined && random.chance(0.9)) return asText(random.chance(0.3) ? within(record, 'number') ?? value : value);
  return seen.ids().length > 0 ? random.pick(seen.ids()) : '018f0000-0000-7000-8000-000000000001';
}

const KNOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  currency: ['EUR'], countryCode: ['IT', 'FR', 'PL'], countries: ['IT', 'FR'], country: ['IT'], sku: ['TEE', 'MUG', 'BAG'], locationCode: ['MI1', 'LY1'], timeZone: ['Europe/Rome'], language: ['it', 'en'], taxRate: ['22', '0.22'],
  contentType: ['application/pdf'], trackingUrlTemplate: ['https://t.example.com/{tracking_number}'], types: ['INVOICE'],
  locales: ['it', 'en'], defaultLocale: ['it', 'en'], trackingPrefix: ['BR', 'X'], contentBase64: ['JVBERi0xLjQK'], locationCodes: ['MI1', 'LY1'], provinceCode: ['MI'], webhookUrl: ['https://hooks.example.com/in'],
  stockLocationCodes: ['MI1-MAIN', 'S-1'], allowlist: ['0.0.0.0/0'], toLocationCode: ['MI1', 'LY1'], carrierCode: ['brt'], scopes: ['orders:read', 'fulfillment:read'],
};

function textOf({ name, making }: Place): unknown {
  const { random } = making;
  const known = KNOWN_TEXTS[name];
  if (name === 'slug') return token(making.owner);
  if (known && random.chance(0.97)) return random.pick(known);
  return valueOf({ type: 'string', maxLength: 60 }, name, making);
}

/** Some fields of a type, all of those that ids are among. */
function selection(type: GraphQLOutputType, random: Random, levels: number): string {
  const named = getNamedType(type);
  if (isUnionType(named) || isInterfaceType(named)) return ' { __typename }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.every(({ type: of }) => !isNonNullType(of)));
  const chosen = fields.flatMap((field) => {
    const isLeaf = !isCompositeType(getNamedType(field.type));
    if (isLeaf) return random.chance(0.7) || /id|number|code|sku/i.test(field.name) ? [field.name] : [];
    const isWay = ['nodes', 'edges', 'node', 'pageInfo'].includes(field.name);
    return levels > 0 && (isWay ? field.name !== 'edges' || random.chance(0.2) : random.chance(0.3)) ? [`${field.name}${selection(field.type, random, levels - 1)}`] : [];
  });
  return ` { __typename ${chosen.join(' ')} }`;
}
