import { isScalarType, type GraphQLSchema } from 'graphql';
import { SCALARS } from '#subgraph-kit/scalars.js';

/**
 * Let a schema that was made from text read the product's scalars as the subgraphs do, so that a wrong value is refused before anything
 * runs, with the scalar's own message. A schema made from text takes anything for a scalar that it does not know.
 */
export function readScalars(schema: GraphQLSchema): void {
  for (const { name, parseValue, parseLiteral } of SCALARS) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, { parseValue, parseLiteral });
  }
}
