import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

type Lengths = ReadonlyMap<string, number>;

const known = new WeakMap<GraphQLSchema, Lengths>();

/** The lengths of a schema's introspection lists: `__Schema.types` and so on; averages for lists of each type. */
export function introspectionLengths(schema: GraphQLSchema): Lengths {
  const lengths = known.get(schema) ?? measured(schema);
  known.set(schema, lengths);
  return lengths;
}

/** At most every other type in a path of ofType has an inner one: a named type has none. */
const WRAPPED_SHARE = 0.5;

function measured(schema: GraphQLSchema): Lengths {
  const types = Object.values(schema.getTypeMap());
  const directives = schema.getDirectives();
  const fields = types.flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []));
  const inputFields = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const enumValues = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
  const interfaces = types.flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []));
  const perType = (all: readonly unknown[]): number => all.length / types.length;
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', directives.length],
    ['__Type.fields', perType(fields)],
    ['__Type.inputFields', perType(inputFields)],
    ['__Type.enumValues', perType(enumValues)],
    ['__Type.interfaces', perType(interfaces)],
    ['__Type.possibleTypes', perType(interfaces)],
    ['__Type.ofType', WRAPPED_SHARE],
    ['__Field.args', average(fields.map(({ args }) => args.length))],
    ['__Directive.args', average(directives.map(({ args }) => args.length))],
  ]);
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
