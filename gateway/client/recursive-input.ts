import { getNamedType, isInputObjectType, Kind, typeFromAST, type DocumentNode, type GraphQLSchema, type GraphQLType } from 'graphql';

/** Whether an operation has a variable whose input type contains itself, as items of menus do: graphql-jit compiles such a type without end, until the process has no memory left. */
export const takesRecursiveInput = (schema: GraphQLSchema, { definitions }: DocumentNode): boolean => definitions.some((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION && (definition.variableDefinitions ?? []).some(({ type }) => isRecursive(typeFromAST(schema, type), [])));

function isRecursive(type: GraphQLType | undefined, above: readonly GraphQLType[]): boolean {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named)) return false;
  return above.includes(named) || Object.values(named.getFields()).some((field) => isRecursive(field.type, [...above, named]));
}
