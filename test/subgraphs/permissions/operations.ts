import { readFileSync } from 'node:fs';
import {
  getNamedType, Kind, isCompositeType, isEnumType, isInputObjectType, isListType, isNonNullType, parse, print, type DocumentNode, type FieldDefinitionNode,
  type GraphQLArgument, type GraphQLInputType, type GraphQLSchema,
} from 'graphql';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';

/** One operation of one subgraph. */
export interface Operation {
  readonly subgraph: SubgraphName;
  /** `Query.orders` */
  readonly name: string;
  readonly internal: boolean;
}

const roots = ['Query', 'Mutation'];

/** Every query and mutation of the four subgraphs, from their printed schemas. */
export const operations = (): Operation[] => SUBGRAPHS.flatMap((subgraph) => parse(readFileSync(`subgraphs/${subgraph}/schema.graphql`, 'utf8')).definitions.flatMap((node) => {
  if ((node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) || !roots.includes(node.name.value)) return [];
  return (node.fields ?? []).map((field) => ({ subgraph, name: `${node.name.value}.${field.name.value}`, internal: isInternal(field) }));
}));

const isInternal = ({ directives = [] }: FieldDefinitionNode): boolean => directives.some(({ name }) => name.value === 'inaccessible');

/** An operation with only its required arguments. */
export function shortest({ name }: Operation, schema: GraphQLSchema): DocumentNode {
  const [root = '', field = ''] = name.split('.');
  const definition = (root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[field];
  if (!definition) throw new Error(`There is no ${name}`);
  const given = definition.args.filter(isRequired).map(({ name: argument, type }) => `${argument}: ${something(type)}`);
  const selection = isCompositeType(getNamedType(definition.type)) ? ' { __typename }' : '';
  return parse(`${root.toLowerCase()} { ${field}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection} }`);
}

const isRequired = ({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>): boolean => isNonNullType(type) && defaultValue === undefined;

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1', SafeInt: '1', PositiveInt: '1', Float: '1', Boolean: 'true', String: '"x"', ID: '"018f0000-0000-7000-8000-000000000001"', DateTime: '"2026-03-10T08:00:00.000Z"', Decimal: '"1.00"', JSON: '{}', Upload: '"x"',
};

/** A value of a type, as text. */
function something(type: GraphQLInputType): string {
  if (isNonNullType(type)) return something(type.ofType);
  if (isListType(type)) return `[${something(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) return `{${Object.values(type.getFields()).filter(isRequired).map((field) => `${field.name}: ${something(field.type)}`).join(', ')}}`;
  return SCALARS[type.name] ?? fail(`What does a ${type.name} look like?`);
}

function fail(why: string): never {
  throw new Error(why);
}

/** An operation as a failing test shows it. */
export const shown = (document: DocumentNode): string => print(document).replaceAll(/\s+/g, ' ');
