import type { ConditionNode, FetchNode, PlanNode, QueryPlan } from '@apollo/query-planner';
import { GraphQLError } from 'graphql';
import { distinctEntities, merge, representationsOf, usedVariables, type Data, type Entity } from '#client/records.js';
import type { SubgraphError, SubgraphResult } from '#client/subgraph-runner.js';

/** Fetches from a subgraph. */
export type Fetch = (query: string, variables: Data) => Promise<SubgraphResult>;

/** What a plan runs with. */
export interface PlanRun {
  readonly fetches: ReadonlyMap<string, Fetch>;
  /** As they were sent. */
  readonly variables: Data;
  /** The same with their defaults, for conditions. */
  readonly coerced: Data;
}

/** All that the fetches of a plan answered, before what was not asked for is left out. */
export interface Fetched {
  readonly data: Data;
  readonly errors: readonly GraphQLError[];
}

type Path = readonly (string | number)[];

/** A record and its place in the answer. */
interface Place {
  readonly record: Data;
  readonly path: Path;
}

interface Running extends PlanRun {
  readonly errors: GraphQLError[];
}

/** Run the plan of an operation of people: a fetch that fails is an error of its part of the answer, and the others go on. */
export async function runPlan({ node }: QueryPlan, run: PlanRun): Promise<Fetched> {
  const [data, errors]: [Data, GraphQLError[]] = [{}, []];
  if (node?.kind === 'Subscription') throw new Error('There are no subscriptions');
  if (node) await runNode(node, [{ record: data, path: [] }], { ...run, errors });
  return { data, errors };
}

async function runNode(node: PlanNode, at: readonly Place[], run: Running): Promise<void> {
  switch (node.kind) {
    case 'Sequence':
      for (const child of node.nodes) await runNode(child, at, run);
      return;
    case 'Parallel':
      await Promise.all(node.nodes.map((child) => runNode(child, at, run)));
      return;
    case 'Flatten':
      return runNode(node.node, descend(at, node.path), run);
    case 'Condition':
      return runChosen(node, at, run);
    case 'Fetch':
      return runFetch(node, at, run).catch((error: unknown) => { run.errors.push(internal(error)); });
    default:
      throw new Error(`There is no ${node.kind} in plans`);
  }
}

async function runChosen({ condition, ifClause, elseClause }: ConditionNode, at: readonly Place[], run: Running): Promise<void> {
  const chosen = run.coerced[condition] === true ? ifClause : elseClause;
  if (chosen) await runNode(chosen, at, run);
}

const internal = (error: unknown): GraphQLError => new GraphQLError('Internal error', { originalError: error instanceof Error ? error : new Error(String(error)) });

function descend(at: readonly Place[], path: Path): readonly Place[] {
  let found: readonly { readonly value: unknown; readonly path: Path }[] = at.map(({ record, path: before }) => ({ value: record, path: before }));
  for (const step of path) {
    found = step === '@'
      ? found.flatMap(({ value, path: before }) => (value as readonly unknown[]).map((element, index) => ({ value: element, path: [...before, index] })))
      : found.map(({ value, path: before }) => ({ value: (value as Data)[step], path: [...before, step] }));
    found = found.filter(({ value }) => value !== null && value !== undefined);
  }
  return found.map(({ value, path: at }) => ({ record: value as Data, path: at }));
}

async function runFetch(node: FetchNode, at: readonly Place[], run: Running): Promise<void> {
  if (at.length === 0) return;
  if ([node.inputRewrites, node.outputRewrites, node.contextRewrites].some((rewrites) => rewrites && rewrites.length > 0)) throw new Error('The supergraph uses what plans are not run with: rewrites');
  const fetch = run.fetches.get(node.serviceName);
  if (!fetch) throw new Error(`No way to reach the subgraph ${node.serviceName}`);
  const variables = usedVariables(run.variables, node.variableUsages);
  if (!node.requires) {
    addRoot(await fetch(node.operation, variables), at, run.errors);
    return;
  }
  const entities = distinctEntities(at, ({ record }) => record, node.requires);
  if (entities.length > 0) addEntities(await fetch(node.operation, { ...variables, ...representationsOf(entities) }), entities, run.errors);
}

function addRoot({ data, errors = [] }: SubgraphResult, at: readonly Place[], found: GraphQLError[]): void {
  for (const { record, path } of at) {
    found.push(...errors.map((error) => placed(error, error.path && [...path, ...error.path])));
    if (data) merge(record, data);
  }
}

function addEntities({ data, errors = [] }: SubgraphResult, entities: readonly Entity<Place>[], found: GraphQLError[]): void {
  found.push(...errors.flatMap((error) => {
    const [, index, ...rest] = error.path ?? [];
    const { places } = entities[Number(index)] ?? { places: [] };
    return places.length === 0 ? [placed(error, undefined)] : places.map(({ path }) => placed(error, [...path, ...rest]));
  }));
  const answered = (data?.['_entities'] ?? []) as readonly (Data | null)[];
  entities.forEach(({ places }, index) => {
    const entity = answered[index];
    if (entity) for (const { record } of places) merge(record, entity);
  });
}

/** A subgraph's error at its place in the whole answer. */
const placed = (error: SubgraphError, path: Path | undefined): GraphQLError => new GraphQLError(error.message, {
  ...(path && { path }), ...(error.extensions && { extensions: error.extensions }), ...(error instanceof Error && { originalError: error }),
});
