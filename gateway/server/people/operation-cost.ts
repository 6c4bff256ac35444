import {
  getNamedType, isCompositeType, isInterfaceType, isListType, isNonNullType, isObjectType, Kind, SchemaMetaFieldDef, TypeMetaFieldDef,
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLField, type GraphQLNamedType, type GraphQLSchema,
  type OperationDefinitionNode, type SelectionNode, type SelectionSetNode,
} from 'graphql';
import { givenLength, pageLength as lengthOfPage, USUAL_LIST, withDefaults } from './asked-length.js';
import { introspectionLengths } from './introspection-lengths.js';

/** The most fields one operation of people may have to answer. */
export const MOST_COST = 100_000;

/** The fields an operation may have to answer, and the part of it with most of them. */
export interface OperationCost {
  readonly total: number;
  readonly largest: Part;
}

/** A field by its path in the answer (`orders.nodes.lines`), and its cost with everything below it. */
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

interface Position {
  readonly type: GraphQLNamedType | undefined;
  /** The page length given to the field above, for the list right under it. */
  readonly pageLength: number | undefined;
}

type Field = GraphQLField<unknown, unknown>;

/**
 * Fields whose own work is that of many others, whatever is selected of them: an order on interfaces is up to twenty dry runs, and a call that is repeated is one, for which the company's writes wait; a promise that is explained compares up to twenty
 * locations, with up to a hundred policies and a thousand transit times that are tried on it (10 ms); a simulation computes thousands of orders of the past anew.
 */
const WORK: ReadonlyMap<string, number> = new Map([['Query.orderOnInterfaces', 20_000], ['Query.repeatedCall', 20_000], ['Query.explainPromise', 2000], ['Query.simulatePromise', 20_000], ['Query.simulateReturnPolicy', 20_000]]);

const NOTHING: OperationCost = { total: 0, largest: { path: '', cost: 0 } };
/** A field of introspection takes some 2 µs of CPU in one turn of the event loop: the most there can be, 66,000, take 0.13 s. The whole schema has 52,000. */
const SCHEMA_WEIGHT = 1.5;

/**
 * Count the fields of an operation in one walk: those in lists `first` or `last` times, fifty times for a page with neither, those in lists of what a mutation was given as often as that is,
 * and ten times for other lists without pages; introspection lists by their average length times one and a half, because they are answered synchronously. A fragment is measured once, so spreading it many times costs
 * the walk nothing.
 */
export function operationCost({ schema, document, operation, variables }: MeasuredOperation): OperationCost {
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));
  const measuring = { schema, variables: withDefaults(operation, variables), fragments, measured: new Map<string, OperationCost>() };
  return costOfSet(operation.selectionSet, { type: schema.getRootType(operation.operation) ?? undefined, pageLength: undefined }, measuring);
}

function costOfSet({ selections }: SelectionSetNode, position: Position, measuring: Measuring): OperationCost {
  return selections.map((selection) => costOf(selection, position, measuring)).reduce((sum, cost) => ({
    total: sum.total + cost.total, largest: cost.largest.cost > sum.largest.cost ? cost.largest : sum.largest,
  }), NOTHING);
}

function costOf(selection: SelectionNode, position: Position, measuring: Measuring): OperationCost {
  switch (selection.kind) {
    case Kind.FIELD:
      return costOfField(selection, position, measuring);
    case Kind.INLINE_FRAGMENT:
      return costOfSet(selection.selectionSet, narrowed(position, selection.typeCondition?.name.value, measuring), measuring);
    case Kind.FRAGMENT_SPREAD:
      return costOfFragment(selection.name.value, position, measuring);
  }
}

function costOfFragment(name: string, position: Position, measuring: Measuring): OperationCost {
  const key = [name, position.type?.name, position.pageLength].join(' ');
  const known = measuring.measured.get(key);
  const fragment = measuring.fragments.get(name);
  if (known ?? !fragment) return known ?? NOTHING;
  const cost = costOfSet(fragment.selectionSet, narrowed(position, fragment.typeCondition.name.value, measuring), measuring);
  measuring.measured.set(key, cost);
  return cost;
}

function costOfField(node: FieldNode, { type, pageLength }: Position, measuring: Measuring): OperationCost {
  const name = (node.alias ?? node.name).value;
  const field = fieldOf(type, node.name.value, measuring.schema);
  if (!field || !node.selectionSet) return { total: 1, largest: { path: name, cost: 1 } };
  const asked = lengthAsked(type, measuring)(node, field, measuring.variables);
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const times = schemaTimes(type, field, measuring) ?? (isList ? lengthOf(asked, pageLength) : 1);
  const inner = costOfSet(node.selectionSet, { type: getNamedType(field.type), pageLength: isList ? undefined : asked }, measuring);
  const total = workOf(type, field) + times * inner.total;
  return { total, largest: largestOf({ path: name, cost: total }, { ...inner.largest, cost: times * inner.largest.cost }) };
}

const workOf = (type: Position['type'], { name }: Field): number => WORK.get([type?.name, name].join('.')) ?? 1;

/** What a mutation is given says how long its lists are, elsewhere the page. */
const lengthAsked = (type: Position['type'], { schema }: Measuring) => (type === schema.getMutationType() ? givenLength : lengthOfPage);

const lengthOf = (asked: number | undefined, pageLength: number | undefined): number => asked ?? pageLength ?? USUAL_LIST;

/** Whether the field belongs to introspection. */
const schemaTimes = (type: Position['type'], field: Field, { schema }: Measuring): number | undefined =>
  (field === SchemaMetaFieldDef || field === TypeMetaFieldDef ? SCHEMA_WEIGHT : type?.name.startsWith('__') ? introspectionLengths(schema).get(`${type.name}.${field.name}`) : undefined);

/** The field itself, or the part below it that has most of its cost. */
const largestOf = (whole: Part, part: Part): Part => (part.cost * 2 >= whole.cost ? { path: `${whole.path}.${part.path}`, cost: part.cost } : whole);

function fieldOf(type: Position['type'], name: string, schema: GraphQLSchema): Field | undefined {
  if (type === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (type === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function narrowed(position: Position, name: string | undefined, { schema }: Measuring): Position {
  const type = name === undefined ? position.type : schema.getType(name);
  return { ...position, type: isCompositeType(type) ? type : position.type };
}
