import { executeSync, isIntrospectionType, isObjectType, isUnionType, type DocumentNode, type ExecutionResult, type GraphQLFieldResolver, type GraphQLSchema, type GraphQLTypeResolver } from 'graphql';
import type { Fetched } from './run-plan.js';

/** An operation whose plan was run. */
interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

/**
 * The answer to an operation from what its fetches answered: the fields that were asked for, in their order, and null for what is missing. Only fetches have errors to tell: a record
 * that another one refers to and its owner no longer has, such as a removed variant of an order's line, is null without any.
 */
export function shapeAnswer(schema: GraphQLSchema, { document, operationName, variableValues }: Operation, { data: rootValue, errors }: Fetched): ExecutionResult {
  const { data = null } = executeSync({ schema, document, operationName, variableValues, rootValue });
  return errors.length > 0 ? { data, errors } : { data };
}

/** Let every field of a schema be read from what was fetched. Set on the fields themselves, because Apollo Server wraps those that have no resolver. */
export function readFromFetched(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type)) type.resolveType = typeName;
    if (isObjectType(type) && !isIntrospectionType(type)) for (const field of Object.values(type.getFields())) field.resolve = asked;
  }
}

/** A record has its fields under the names that they were asked for by. */
const asked: GraphQLFieldResolver<unknown, unknown> = (...[record, , , { path: { key } }]) => (record as Readonly<Record<string, unknown>>)[key];

const typeName: GraphQLTypeResolver<unknown, unknown> = (record) => (record as { readonly __typename?: string }).__typename;
