import {
  getNamedType, getNullableType, isInputObjectType, isListType, Kind, valueFromASTUntyped, visit, type DocumentNode, type FieldNode, type GraphQLField, type GraphQLInputType, type OperationDefinitionNode,
} from 'graphql';
import { isFilterType } from '#contract/filter-type.js';

type Field = GraphQLField<unknown, unknown>;
type Values = Readonly<Record<string, unknown>>;

/** How many records a list without pages is counted as, where nothing says more. */
export const USUAL_LIST = 10;
/** The most orders that one call changes which chooses them by a filter (decision 29). */
const MOST_CHOSEN = 500;
const USUAL_PAGE = 50;
const PAGE_LENGTHS: readonly string[] = ['first', 'last'];

/** The values of an operation's variables, with the defaults of those that were not given. */
export function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, variables: Values): Values {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : []));
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)) };
}

/** The variables that give page lengths, on which alone the cost of a query depends. */
export function lengthVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, { Argument: ({ name, value }) => { if (PAGE_LENGTHS.includes(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value); } });
  return [...names];
}

/** The larger of `first` and `last`, as literal or variable, else the usual page; undefined for a field without them. */
export function pageLength({ arguments: given = [] }: FieldNode, field: Field, variables: Values): number | undefined {
  if (!field.args.some(({ name }) => PAGE_LENGTHS.includes(name))) return undefined;
  const lengths = given.flatMap(({ name, value }) => (PAGE_LENGTHS.includes(name.value) ? [valueFromASTUntyped(value, variables)] : [])).filter((value) => typeof value === 'number');
  return lengths.length === 0 ? USUAL_PAGE : Math.max(1, ...lengths);
}

/**
 * How many records a mutation answers, for the lists right under it: as many as the longest list that it is given has entries, or as many as a filter may choose where
 * it is given none.
 */
export function givenLength({ arguments: given = [] }: FieldNode, { args }: Field, variables: Values): number {
  const inputs = args.flatMap(({ name, type }) => {
    const node = given.find((one) => one.name.value === name);
    return fieldsOf(type, node && valueFromASTUntyped(node.value, variables));
  });
  const lengths = inputs.flatMap(({ type, value }) => (value != null && isListType(getNullableType(type)) ? [Array.isArray(value) ? value.length : 1] : []));
  const isByFilter = lengths.length === 0 && inputs.some(({ type }) => isFilterType(getNamedType(type).name));
  return isByFilter ? MOST_CHOSEN : Math.max(USUAL_LIST, ...lengths);
}

interface Given {
  readonly type: GraphQLInputType;
  readonly value: unknown;
}

/** An argument, or the fields of one that is an input object. */
function fieldsOf(type: GraphQLInputType, value: unknown): Given[] {
  const input = getNullableType(type);
  if (!isInputObjectType(input)) return [{ type, value }];
  const values = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return Object.values(input.getFields()).map((field) => ({ type: field.type, value: values.get(field.name) }));
}
