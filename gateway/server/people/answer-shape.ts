import {
  getNamedType, GraphQLString, isObjectType, Kind, print, TypeNameMetaFieldDef,
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLNamedType, type GraphQLObjectType, type GraphQLSchema,
  type FragmentSpreadNode, type InlineFragmentNode, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode,
} from 'graphql';

/** An answer's fields in their order, each by what it is read from and the fields below it. */
type Shape = Map<string, Part>;

interface Part {
  /** Name, arguments and directives. */
  readonly field: string;
  readonly below: Shape | undefined;
}

/** What people see of the graph. */
export interface SeenSchema {
  readonly schema: GraphQLSchema;
  /** The enums of which people see some values only. */
  readonly partlyHidden: ReadonlySet<string>;
}

interface Reading extends SeenSchema {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** Whose shape depends on the data: abstract types, and whatever people do not see. */
class Open extends Error {}

/**
 * The shape of an operation's answers with its fragments expanded, as text; undefined when it depends on the data. Two operations of one
 * shape have the same answers, byte for byte.
 */
export function answerShape({ definitions }: DocumentNode, { operation, selectionSet }: OperationDefinitionNode, seen: SeenSchema): string | undefined {
  const root = seen.schema.getRootType(operation);
  if (!root) return undefined;
  const fragments = new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
  try {
    return JSON.stringify(written(read(selectionSet, root, { shape: new Map(), reading: { ...seen, fragments } })));
  } catch (error) {
    if (error instanceof Open) return undefined;
    throw error;
  }
}

const written = (shape: Shape | undefined): unknown => shape && [...shape].map(([name, { field, below }]) => [name, field, written(below)]);

interface Into {
  readonly shape: Shape;
  readonly reading: Reading;
}

function read({ selections }: SelectionSetNode, type: GraphQLObjectType, into: Into): Shape {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) readField(selection, type, into);
    else read(partOf(selection, type, into.reading), type, into);
  }
  return into.shape;
}

/** The fields of a fragment that always applies. */
function partOf(selection: InlineFragmentNode | FragmentSpreadNode, type: GraphQLObjectType, { fragments }: Reading): SelectionSetNode {
  const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
  const isForOthers = fragment?.typeCondition !== undefined && fragment.typeCondition.name.value !== type.name;
  if (!fragment || isForOthers || hasDirectives(selection)) throw new Open();
  return fragment.selectionSet;
}

const hasDirectives = ({ directives = [] }: SelectionNode): boolean => directives.length > 0;

function readField(node: FieldNode, type: GraphQLObjectType, { shape, reading }: Into): void {
  const { alias, name, selectionSet } = node;
  const answered = (alias ?? name).value;
  const known = shape.get(answered);
  const field = readFrom(node);
  if (known && known.field !== field) throw new Open(); // one of them may be left out by its directives
  const fieldType = typeOf(node, type, reading);
  if (!selectionSet) refuseHidden(fieldType, reading);
  const below = selectionSet && read(selectionSet, objectOf(fieldType), { shape: known?.below ?? new Map<string, Part>(), reading });
  shape.set(answered, { field, below });
}

const readFrom = ({ name, arguments: given = [], directives = [] }: FieldNode): string => [name.value, ...given.map(print).toSorted(), ...directives.map(print)].join(' ');

function typeOf({ name: { value } }: FieldNode, type: GraphQLObjectType, { schema }: Reading): GraphQLNamedType | undefined {
  if (value === TypeNameMetaFieldDef.name) return GraphQLString;
  const field = type.getFields()[value];
  return field && schema.getType(getNamedType(field.type).name);
}

function objectOf(type: GraphQLNamedType | undefined): GraphQLObjectType {
  if (!isObjectType(type)) throw new Open();
  return type;
}

/** A hidden value of an enum is an error for people. */
function refuseHidden(type: GraphQLNamedType | undefined, { partlyHidden }: Reading): void {
  if (!type || partlyHidden.has(type.name)) throw new Open();
}
