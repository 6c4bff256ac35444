import { isEnumType, isScalarType, isSpecifiedScalarType, type GraphQLEnumType, type GraphQLScalarType, type GraphQLSchema } from 'graphql';
import type { localSubgraph } from '#client/local-subgraph.js';

type Compiling = Parameters<typeof localSubgraph>[1];

const known = new WeakMap<GraphQLSchema, Compiling>();

/** Compiles operations so that an enum or one of GraphQL's own scalars whose resolver answers it otherwise than it is to be read is an error: the product answers it as it is. */
export function checkedLeaves(schema: GraphQLSchema): Compiling {
  const serializers = () => Object.fromEntries(Object.values(schema.getTypeMap()).flatMap((type) => (isEnumType(type) || (isScalarType(type) && isSpecifiedScalarType(type)) ? [[type.name, checked(type)]] : [])));
  const checking = known.get(schema) ?? { customSerializers: serializers() };
  known.set(schema, checking);
  return checking;
}

const checked = (type: GraphQLEnumType | GraphQLScalarType) => (value: unknown): unknown => {
  const read: unknown = type.serialize(value);
  if (read !== value) throw new TypeError(`A value of ${type.name} is the ${typeof value} ${String(value)}, and should be the ${typeof read} ${String(read)}`);
  return read;
};
