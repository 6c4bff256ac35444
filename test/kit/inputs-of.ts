import {
  getNamedType, isCompositeType, isInputObjectType, isListType, isNonNullType, isRequiredArgument, OperationTypeNode, type GraphQLInputType, type GraphQLSchema,
} from 'graphql';

/** A place in a schema where a value of some scalar is given: an argument of a root field, or something inside of it. */
export interface InputPlace {
  readonly kind: OperationTypeNode;
  readonly field: string;
  readonly argument: string;
  /** The argument's type as a variable has it. */
  readonly type: string;
  /** A value for the argument, with another put where the scalar belongs. */
  readonly around: (value: unknown) => unknown;
  /** What is selected of the answer. */
  readonly selection: string;
}

const MOST_LEVELS = 4;

/** Every argument of a root field that takes a scalar or holds it a few levels deep, each once; fields that want other arguments too are left out. */
export function inputsOf(schema: GraphQLSchema, scalar: string): readonly InputPlace[] {
  return [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap((kind) => Object.values(schema.getRootType(kind)?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap(({ name: argument, type }) => {
      if (field.args.some((other) => other.name !== argument && isRequiredArgument(other))) return [];
      const around = wayTo(type, scalar, MOST_LEVELS);
      const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
      return around ? [{ kind, field: field.name, argument, type: String(type), around, selection }] : [];
    })));
}

type Around = (value: unknown) => unknown;

function wayTo(type: GraphQLInputType, scalar: string, levels: number): Around | undefined {
  if (isNonNullType(type)) return wayTo(type.ofType, scalar, levels);
  if (isListType(type)) {
    const inner = wayTo(type.ofType, scalar, levels);
    return inner && ((value) => [inner(value)]);
  }
  if (type.name === scalar) return (value) => value;
  if (!isInputObjectType(type) || levels === 0) return undefined;
  for (const [name, field] of Object.entries(type.getFields())) {
    const inner = wayTo(field.type, scalar, levels - 1);
    if (inner) return (value) => ({ [name]: inner(value) });
  }
  return undefined;
}
