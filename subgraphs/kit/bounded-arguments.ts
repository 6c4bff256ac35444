import { getNullableType, isInputObjectType, isLeafType, isListType, isScalarType, type GraphQLField, type GraphQLFieldResolver, type GraphQLInputObjectType, type GraphQLInputType } from 'graphql';
import { Failure } from '#contract/failure.js';
import { isFilterType } from '#contract/filter-type.js';
import { fits, mustFit } from '#contract/fits.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { brokenLines } from '#contract/text-problem.js';

/** The most entries of one list: a statement has a place for each id or code, and SQLite at most 32,766 of them; of records a use case may compare each with each. */
export const MOST_IN_LIST = 10_000;

/** The longest text that may name a record. */
export const LONGEST_ID = 255;

/** Notes what a value of an input type breaks. */
type Check = (value: unknown, path: string, problems: Problems) => void;

type Resolve = GraphQLFieldResolver<unknown, unknown, Readonly<Record<string, unknown>>>;

/**
 * A field's resolver that refuses, with BAD_INPUT, what no use case is to be asked: a list of too many ids or codes, and control or broken characters in the texts of a
 * filter, which databases compare differently (a pattern of SQLite ends at the first NUL, and then matches everything). Of people it refuses them in every text, because a
 * database keeps another text than the one that is answered, ids longer than any record has, and, with TOO_MANY_ITEMS, lists of too many records, whatever a use case allows
 * beside that: lists of surfaces have the bounds of their documents.
 */
export function bounded(resolve: Resolve, { name: operation, args, isOfPeople }: Pick<GraphQLField<unknown, unknown>, 'args' | 'name'> & { readonly isOfPeople: boolean }): Resolve {
  const checks = checksOf(args, { known: new Map(), isFilter: false, isOfPeople: false, isTakenAway: false });
  const checksOfPeople = isOfPeople ? checksOf(args, { known: new Map(), isFilter: false, isOfPeople, isTakenAway: TAKES_AWAY.test(operation) }) : checks;
  if (checksOfPeople.length === 0) return resolve;
  return (root, given, ...others) => {
    const problems = new Problems();
    for (const { name, check } of isPerson(others[0]) ? checksOfPeople : checks) check(given[name], name === 'input' ? '' : name, problems);
    problems.refuse();
    return resolve(root, given, ...others);
  };
}

const checksOf = (args: Pick<GraphQLField<unknown, unknown>, 'args'>['args'], walk: Walk): { readonly name: string; readonly check: Check }[] =>
  args.flatMap(({ name, type }) => { const check = checkOf(type, walk); return check ? [{ name, check }] : []; });

/** The context of one subgraph has the call, and that of another is it. */
const isPerson = (context: unknown): boolean => {
  const { call, principal } = context as { readonly call?: CallContext; readonly principal?: Principal };
  return (call?.principal ?? principal)?.kind === 'staff';
};

interface Walk {
  readonly known: Map<GraphQLInputObjectType, Check | undefined>;
  /** Whether it is within a filter. */
  readonly isFilter: boolean;
  /** Whether it is what people send. */
  readonly isOfPeople: boolean;
  /** Whether it names what is taken away, which may have been kept from before with any characters. */
  readonly isTakenAway: boolean;
}

const TAKES_AWAY = /^(?:remove|delete)/;

/** The check of a type; undefined for one whose values need none. */
function checkOf(given: GraphQLInputType, walk: Walk): Check | undefined {
  const type = getNullableType(given);
  if (isListType(type)) return checkOfList(getNullableType(type.ofType), walk);
  if (isInputObjectType(type)) return checkOfObject(type, walk);
  return isScalarType(type) ? checkOfScalar(type.name, walk) : undefined;
}

function checkOfScalar(name: string, { isFilter, isOfPeople, isTakenAway }: Walk): Check | undefined {
  if (isOfPeople && name === 'ID') return checkId;
  return isFilter || (isOfPeople && !isTakenAway) ? checkText : undefined;
}

function checkOfList(entry: GraphQLInputType, walk: Walk): Check | undefined {
  const [isOfLeaves, check] = [isLeafType(entry), checkOf(entry, walk)];
  if (!isOfLeaves && !check && !walk.isOfPeople) return undefined;
  return (value, path, problems) => {
    if (!Array.isArray(value)) return;
    if (value.length > MOST_IN_LIST && (isOfLeaves || walk.isOfPeople)) noteLength(path, { isOfLeaves, problems });
    else if (check) value.forEach((one, index) => { check(one, `${path}.${String(index)}`, problems); });
  };
}

/** Records are not looked at any more: whatever else is wrong with them. */
function noteLength(path: string, { isOfLeaves, problems }: { readonly isOfLeaves: boolean; readonly problems: Problems }): void {
  const message = `must have at most ${String(MOST_IN_LIST)} entries`;
  if (!isOfLeaves) throw new Failure('TOO_MANY_ITEMS', 'The list has too many entries: send it in parts', { [path]: [message] });
  problems.add(path, message);
}

function checkOfObject(type: GraphQLInputObjectType, walk: Walk): Check | undefined {
  if (walk.known.has(type)) return walk.known.get(type);
  walk.known.set(type, (value, path, problems) => { walk.known.get(type)?.(value, path, problems); }); // by a type within itself, once it is known
  const within = { ...walk, isFilter: walk.isFilter || isFilterType(type.name) };
  const checks = Object.values(type.getFields()).flatMap((field) => { const check = checkOf(field.type, withinField(within, field.name)); return check ? [[field.name, check] as const] : []; });
  const check: Check | undefined = checks.length === 0 ? undefined : (value, path, problems) => {
    if (typeof value !== 'object' || value === null) return;
    const fields = new Map<string, unknown>(Object.entries(value));
    for (const [name, one] of checks) one(fields.get(name), path === '' ? name : `${path}.${name}`, problems);
  };
  walk.known.set(type, check);
  return check;
}

const withinField = (walk: Walk, field: string): Walk => (walk.isTakenAway || !TAKES_AWAY.test(field) ? walk : { ...walk, isTakenAway: true, known: new Map() });

const checkText: Check = (value, path, problems) => { if (typeof value === 'string') problems.add(path, brokenLines(value)); };

const checkId: Check = (value, path, problems) => {
  if (typeof value === 'string') problems.add(path, fits(value, LONGEST_ID) ? brokenLines(value) : mustFit(LONGEST_ID));
};
