import { isScalarType, type GraphQLSchema } from 'graphql';
import { SCALARS } from '#subgraph-kit/scalars.js';

/**
 * Give a schema built from text the product's scalars, so that a wrong value is refused before anything
 * runs, with the scalar's own message. A schema built from text accepts any value for a custom scalar.
 */
export function readScalars(schema: GraphQLSchema): void {
  for (const { name, parseValue, parseLiteral } of SCALARS) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, { parseValue, parseLiteral });
  }
}
