import { executeSync, GraphQLError, isIntrospectionType, isObjectType, isUnionType, type DocumentNode, type ExecutionResult, type GraphQLFieldResolver, type GraphQLSchema, type GraphQLTypeResolver } from 'graphql';
import type { Fetched } from './run-plan.js';

/** An operation whose plan was run. */
interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

/**
 * The answer to an operation from what its fetches answered: the fields that were asked for, in their order, and null for what is missing. Its own errors are
 * told only where no fetch has one, which explains them.
 */
export function shapeAnswer(schema: GraphQLSchema, { document, operationName, variableValues }: Operation, { data: rootValue, errors }: Fetched): ExecutionResult {
  const answer = executeSync({ schema, document, operationName, variableValues, rootValue });
  const { data = null } = answer;
  if (errors.length > 0) return { data, errors };
  return answer.errors ? { data, extensions: { valueCompletion: answer.errors.map((error) => new GraphQLError(error.message, { path: error.path })) } } : { data };
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
