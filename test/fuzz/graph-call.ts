import { readFileSync } from 'node:fs';
import {
  getNamedType, getNullableType, isCompositeType, isInputObjectType, isInterfaceType, isListType, isNonNullType, isObjectType, isUnionType, OperationTypeNode,
  type GraphQLField, type GraphQLInputType, type GraphQLNamedType, type GraphQLOutputType,
} from 'graphql';
import { apiSchema } from '../../gateway/cli/generate/supergraph-schema.js';
import { createRandom, type Random } from '../../gateway/demo/data/random.js';
import { FORM_TYPE, writeBody, type FuzzCall, type Written } from './call.js';
import type { Caller } from './building.js';
import { argumentOf, examplesOf, type Examples } from './graph-input.js';
import type { LiveRecord } from './live-records.js';
import { isPlace, type Making } from './schema-value.js';
import { ALL, plainName, type SeenValues } from './seen-values.js';
import { filePlaces, formWithFile } from './uploaded.js';

/** A query or mutation of the public graph. */
export interface GraphField {
  readonly name: string;
  readonly operation: OperationTypeNode;
  readonly field: GraphQLField<unknown, unknown>;
  /** What it answers: `order`. */
  readonly kind: string;
  /** Names of the values it needs. */
  readonly names: readonly string[];
}

const namesOf = (type: GraphQLInputType): string[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()).flatMap((field) => (isNonNullType(field.type) ? [field.name, ...namesOf(field.type)] : [])) : [];
};

/** The record that an answer is or holds: `Person` of a person with a password. */
function recordOf(type: GraphQLNamedType): GraphQLNamedType {
  const hasId = (one: GraphQLNamedType): boolean => isObjectType(one) && 'id' in one.getFields();
  const held = isObjectType(type) && !hasId(type) ? Object.values(type.getFields()).map((field) => getNamedType(field.type)).find(hasId) : undefined;
  return held ?? type;
}

const SCHEMA = apiSchema(readFileSync('gateway/contract/supergraph.graphql', 'utf8'));

/** Every query and mutation of the public graph. */
export const GRAPH_FIELDS: readonly GraphField[] = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((operation) =>
  Object.values(SCHEMA.getRootType(operation)?.getFields() ?? {}).map((field) => ({
    name: `graph ${operation} ${field.name}`, operation, field, kind: plainName(recordOf(getNamedType(field.type)).name), names: field.args.flatMap(({ name, type }) => (isNonNullType(type) ? [name, ...namesOf(type)] : [])),
  })));

/** What worked in mutations, as examples of their inputs. */
export const workedExamples = (worked: ReadonlyMap<string, readonly object[]>): Examples => examplesOf(GRAPH_FIELDS.flatMap(({ field }) =>
  (worked.get(field.name) ?? []).flatMap((variables) => field.args.map(({ name, type }) => [type, Object.entries(variables).find(([known]) => known === name)?.[1]] as const))));

interface GraphMaking {
  readonly index: number;
  readonly target: GraphField;
  readonly caller: Caller;
  readonly random: Random;
  readonly now: string;
  readonly seen: SeenValues;
  /** What it is about, where that is known. */
  readonly live: LiveRecord | undefined;
  /** Values that worked. */
  readonly examples: Examples;
}

const [MOST_LEVELS, OF_LISTS, OPTIONAL, ALIASED, VARIANTS] = [4, 1, 0.35, 0.05, 6];

/** An operation with arguments of the schema's types, most of them seen before. */
export function graphCall({ index, target: { name, operation, field, kind }, caller, random, now, seen, live, examples }: GraphMaking): FuzzCall {
  const known = seen.records(kind);
  const records = known.length > 0 && random.chance(0.85) ? known : seen.records(ALL);
  const making: Making = { random, owner: caller.owner, now, seen, about: live?.record ?? (records.length > 0 ? random.pick(records) : undefined), isLive: live !== undefined };
  const shape = createRandom(random.between(0, VARIANTS - 1), name); // few texts, so that most are planned already
  const given = field.args.filter(({ type, name: argument }) => isNonNullType(type) || shape.chance(isPlace(argument) || argument === 'filter' ? 0.12 : OPTIONAL));
  const variables = Object.fromEntries(given.map(({ name: argument, type }) => [argument, argumentOf(type, { name: argument, kind, making, level: 0, isNew: /^(?:create|add)/.test(field.name), examples }, undefined)]));
  const [head, passed] = [given.map(({ name: argument, type }) => `$${argument}: ${String(type)}`).join(', '), given.map(({ name: argument }) => `${argument}: $${argument}`).join(', ')];
  const call = `${shape.chance(ALIASED) ? 'other: ' : ''}${field.name}${passed === '' ? '' : `(${passed})`}${selection(field.type, shape, operation === OperationTypeNode.MUTATION && isListType(getNullableType(field.type)) ? OF_LISTS : MOST_LEVELS)}`;
  const tree = { query: `${operation} Fuzz${head === '' ? '' : `(${head})`} { ${call} }`, variables };
  const [place] = given.flatMap(({ name: argument, type }) => filePlaces(type, variables[argument], `variables.${argument}`));
  const written: Written = place === undefined ? { tree, format: 'json' } : { tree: formWithFile(tree, place, making), format: 'form' };
  return {
    index, target: name, surface: 'graph', host: 'graphql', as: caller.name, method: 'POST', path: '/graphql', headers: [['Content-Type', written.format === 'form' ? FORM_TYPE : 'application/json']],
    body: writeBody(written), written, hostile: [], framing: 'whole', ...(live && { state: live.state }),
  };
}

/** Some fields of a type, all of those that ids are among or that count records: what a call may cost depends on how many it was about. */
function selection(type: GraphQLOutputType, random: Random, levels: number): string {
  const named = getNamedType(type);
  if (isUnionType(named) || isInterfaceType(named)) return ' { __typename }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.every(({ type: of }) => !isNonNullType(of)));
  const chosen = fields.flatMap((field) => {
    const isLeaf = !isCompositeType(getNamedType(field.type));
    if (isLeaf) return random.chance(0.7) || /id|number|code|sku|^changed$|^refused$/i.test(field.name) ? [field.name] : [];
    const isWay = ['nodes', 'edges', 'node', 'pageInfo'].includes(field.name);
    return levels > 0 && (isWay ? field.name !== 'edges' || random.chance(0.2) : random.chance(0.3)) ? [`${field.name}${selection(field.type, random, levels - 1)}`] : [];
  });
  return ` { __typename ${chosen.join(' ')} }`;
}
