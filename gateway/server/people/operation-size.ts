import {
  getNamedType, isCompositeType, isInterfaceType, isListType, isNonNullType, isObjectType, Kind,
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLField, type GraphQLNamedType, type GraphQLOutputType, type GraphQLSchema,
  type OperationDefinitionNode, type SelectionNode, type SelectionSetNode, type ValueNode,
} from 'graphql';

/** How much an operation asks for. */
export interface OperationSize {
  /** Levels of nested fields; introspection does not count. */
  readonly depth: number;
  readonly aliases: number;
  /** Objects it may have to answer: every object counts one, in lists as many times as the list may be long. */
  readonly cost: number;
}

/** An operation that passed validation, with its variables. */
export interface MeasuredOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Measuring {
  readonly schema: GraphQLSchema;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fragment by name and list by name: measured once however often it is spread. */
  readonly measured: Map<string, OperationSize>;
}

interface Place {
  readonly type: GraphQLNamedType | undefined;
  /** The list above said how long it may be, so the lists right under it add nothing. */
  readonly bounded: boolean;
}

const NOTHING: OperationSize = { depth: 0, aliases: 0, cost: 0 };
const USUAL_LIST = 10;

/** Measure an operation in one walk; a fragment is measured once, so spreading it many times costs the walk nothing. */
export function operationSize({ schema, document, operation, variables }: MeasuredOperation): OperationSize {
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
  const measuring = { schema, variables, fragments, measured: new Map<string, OperationSize>() };
  return sizeOfSet(operation.selectionSet, { type: schema.getRootType(operation.operation) ?? undefined, bounded: false }, measuring);
}

function sizeOfSet({ selections }: SelectionSetNode, place: Place, measuring: Measuring): OperationSize {
  return selections.map((selection) => sizeOf(selection, place, measuring)).reduce((sum, size) => ({
    depth: Math.max(sum.depth, size.depth), aliases: sum.aliases + size.aliases, cost: sum.cost + size.cost,
  }), NOTHING);
}

function sizeOf(selection: SelectionNode, place: Place, measuring: Measuring): OperationSize {
  switch (selection.kind) {
    case Kind.FIELD:
      return sizeOfField(selection, place, measuring);
    case Kind.INLINE_FRAGMENT:
      return sizeOfSet(selection.selectionSet, narrowed(place, selection.typeCondition?.name.value, measuring), measuring);
    case Kind.FRAGMENT_SPREAD:
      return sizeOfFragment(selection.name.value, place, measuring);
  }
}

function sizeOfFragment(name: string, place: Place, measuring: Measuring): OperationSize {
  const key = `${name} ${String(place.bounded)}`;
  const known = measuring.measured.get(key);
  const fragment = measuring.fragments.get(name);
  if (known ?? !fragment) return known ?? NOTHING;
  const size = sizeOfSet(fragment.selectionSet, narrowed(place, fragment.typeCondition.name.value, measuring), measuring);
  measuring.measured.set(key, size);
  return size;
}

function sizeOfField(node: FieldNode, { type, bounded }: Place, measuring: Measuring): OperationSize {
  if (node.name.value.startsWith('__')) return NOTHING;
  const aliases = node.alias ? 1 : 0;
  const field = fieldOf(type, node);
  if (!field || !node.selectionSet) return { depth: 1, aliases, cost: 0 };
  const length = askedLength(node, field, measuring);
  const inner = sizeOfSet(node.selectionSet, { type: getNamedType(field.type), bounded: length !== undefined }, measuring);
  const times = length ?? (isList(field.type) && !bounded ? USUAL_LIST : 1);
  return { depth: inner.depth + 1, aliases: inner.aliases + aliases, cost: times * (1 + inner.cost) };
}

const fieldOf = (type: Place['type'], { name }: FieldNode): GraphQLField<unknown, unknown> | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;

/** What `first` says: its value, its variable's, or the schema's default; undefined for a field without `first`. */
function askedLength(node: FieldNode, field: GraphQLField<unknown, unknown>, { variables }: Measuring): number | undefined {
  const argument = field.args.find(({ name }) => name === 'first');
  if (!argument) return undefined;
  const given = valueOf(node.arguments?.find(({ name }) => name.value === 'first')?.value, variables);
  return [given, argument.defaultValue].find((value) => typeof value === 'number') ?? USUAL_LIST;
}

function valueOf(node: ValueNode | undefined, variables: Measuring['variables']): unknown {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  return node?.kind === Kind.INT ? Number(node.value) : undefined;
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

function narrowed(place: Place, name: string | undefined, { schema }: Measuring): Place {
  const type = name === undefined ? place.type : schema.getType(name);
  return { ...place, type: isCompositeType(type) ? type : place.type };
}
