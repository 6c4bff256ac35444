import {
  getNamedType, isCompositeType, isInterfaceType, isListType, isNonNullType, isObjectType, Kind, SchemaMetaFieldDef, TypeMetaFieldDef,
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLField, type GraphQLNamedType, type GraphQLSchema,
  type OperationDefinitionNode, type SelectionNode, type SelectionSetNode, type ValueNode,
} from 'graphql';
import { introspectionLengths } from './introspection-lengths.js';

/** How many fields an operation may have to answer, and which part of it makes most of them. */
export interface OperationCost {
  readonly total: number;
  readonly largest: Part;
}

/** A field by its place in the answer (`orders.nodes.lines`) and what it costs with everything below it. */
interface Part {
  readonly path: string;
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
  /** Fragment by name, type and list: measured once however often it is spread. */
  readonly measured: Map<string, OperationCost>;
}

interface Place {
  readonly type: GraphQLNamedType | undefined;
  /** How long the field above said that the list right under it may be. */
  readonly pageLength: number | undefined;
}

type Field = GraphQLField<unknown, unknown>;

const NOTHING: OperationCost = { total: 0, largest: { path: '', cost: 0 } };
const USUAL_LIST = 10;
const SCHEMA_WEIGHT = 4;

/**
 * Count the fields of an operation in one walk: in lists as many times as `first`, or else ten, says, and the schema's own lists by
 * their real average and four times, because nothing else runs while they are answered. A fragment is measured once, so spreading it many times costs
 * the walk nothing.
 */
export function operationCost({ schema, document, operation, variables }: MeasuredOperation): OperationCost {
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
  const measuring = { schema, variables, fragments, measured: new Map<string, OperationCost>() };
  return costOfSet(operation.selectionSet, { type: schema.getRootType(operation.operation) ?? undefined, pageLength: undefined }, measuring);
}

function costOfSet({ selections }: SelectionSetNode, place: Place, measuring: Measuring): OperationCost {
  return selections.map((selection) => costOf(selection, place, measuring)).reduce((sum, cost) => ({
    total: sum.total + cost.total, largest: cost.largest.cost > sum.largest.cost ? cost.largest : sum.largest,
  }), NOTHING);
}

function costOf(selection: SelectionNode, place: Place, measuring: Measuring): OperationCost {
  switch (selection.kind) {
    case Kind.FIELD:
      return costOfField(selection, place, measuring);
    case Kind.INLINE_FRAGMENT:
      return costOfSet(selection.selectionSet, narrowed(place, selection.typeCondition?.name.value, measuring), measuring);
    case Kind.FRAGMENT_SPREAD:
      return costOfFragment(selection.name.value, place, measuring);
  }
}

function costOfFragment(name: string, place: Place, measuring: Measuring): OperationCost {
  const key = [name, place.type?.name, place.pageLength].join(' ');
  const known = measuring.measured.get(key);
  const fragment = measuring.fragments.get(name);
  if (known ?? !fragment) return known ?? NOTHING;
  const cost = costOfSet(fragment.selectionSet, narrowed(place, fragment.typeCondition.name.value, measuring), measuring);
  measuring.measured.set(key, cost);
  return cost;
}

function costOfField(node: FieldNode, { type, pageLength }: Place, measuring: Measuring): OperationCost {
  const name = (node.alias ?? node.name).value;
  const field = fieldOf(type, node.name.value, measuring.schema);
  if (!field || !node.selectionSet) return { total: 1, largest: { path: name, cost: 1 } };
  const asked = askedLength(node, field, measuring);
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const times = schemaTimes(type, field, measuring) ?? (isList ? lengthOf(asked, pageLength) : 1);
  const inner = costOfSet(node.selectionSet, { type: getNamedType(field.type), pageLength: isList ? undefined : asked }, measuring);
  const total = 1 + times * inner.total;
  return { total, largest: largestOf({ path: name, cost: total }, { ...inner.largest, cost: times * inner.largest.cost }) };
}

const lengthOf = (asked: number | undefined, pageLength: number | undefined): number => asked ?? pageLength ?? USUAL_LIST;

/** Where the field belongs to the schema's description of itself, or leads there. */
const schemaTimes = (type: Place['type'], field: Field, { schema }: Measuring): number | undefined =>
  (field === SchemaMetaFieldDef || field === TypeMetaFieldDef ? SCHEMA_WEIGHT : type?.name.startsWith('__') ? introspectionLengths(schema).get(`${type.name}.${field.name}`) : undefined);

/** The field itself, or what lies below it where one part makes most of it. */
const largestOf = (whole: Part, part: Part): Part => (part.cost * 2 >= whole.cost ? { path: `${whole.path}.${part.path}`, cost: part.cost } : whole);

function fieldOf(type: Place['type'], name: string, schema: GraphQLSchema): Field | undefined {
  if (type === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (type === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** What `first` says: its value, its variable's, or the schema's default; undefined for a field without `first`. */
function askedLength(node: FieldNode, field: Field, { variables }: Measuring): number | undefined {
  const argument = field.args.find(({ name }) => name === 'first');
  if (!argument) return undefined;
  const given = valueOf(node.arguments?.find(({ name }) => name.value === 'first')?.value, variables);
  return Math.max([given, argument.defaultValue].find((value) => typeof value === 'number') ?? USUAL_LIST, 1);
}

function valueOf(node: ValueNode | undefined, variables: Measuring['variables']): unknown {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  return node?.kind === Kind.INT ? Number(node.value) : undefined;
}

function narrowed(place: Place, name: string | undefined, { schema }: Measuring): Place {
  const type = name === undefined ? place.type : schema.getType(name);
  return { ...place, type: isCompositeType(type) ? type : place.type };
}
