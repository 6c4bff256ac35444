import type { FetchNode, PlanNode, QueryPlan, QueryPlanSelectionNode } from '@apollo/query-planner';
import { parse, type DocumentNode } from 'graphql';
import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { failureOf } from './failure-of.js';
import { distinctEntities, merge, representationsOf, type Data } from './records.js';
import type { SubgraphOperation, SubgraphRunner } from './subgraph-runner.js';

/** The inputs of a run, beside the plan. */
interface Run {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: CallContext;
}

/** A plan whose fetches are prepared in their subgraphs. */
export type PreparedPlan = (variables: Readonly<Record<string, unknown>>, context: CallContext) => Promise<Data>;

type Step = (at: readonly Data[], run: Run) => Promise<void>;

/** Prepare a query plan; a run rejects with the first failure of any fetch and never repeats one. */
export function preparePlan({ node }: QueryPlan, runners: ReadonlyMap<string, SubgraphRunner>): PreparedPlan {
  if (node?.kind === 'Fetch' && !node.requires) return singleFetch(prepareFetch(node, runners));
  if (!node || node.kind === 'Subscription') throw new Error('The plan fetches nothing');
  const step = prepareStep(node, runners);
  return async (variables, context) => {
    const data: Data = {};
    await step([data], { variables, context });
    return data;
  };
}

/** One subgraph answers the whole operation: its data goes straight to the caller. */
const singleFetch = (fetch: SubgraphOperation): PreparedPlan => (variables, context) => dataOf(fetch, variables, context);

function prepareStep(node: PlanNode, runners: ReadonlyMap<string, SubgraphRunner>): Step {
  switch (node.kind) {
    case 'Sequence':
      return inSequence(node.nodes.map((child) => prepareStep(child, runners)));
    case 'Parallel':
      return inParallel(node.nodes.map((child) => prepareStep(child, runners)));
    case 'Flatten': {
      const step = prepareStep(node.node, runners);
      return (at, run) => step(descend(at, node.path), run);
    }
    case 'Fetch':
      return node.requires ? fetchEntities(node.requires, prepareFetch(node, runners)) : fetchRoot(prepareFetch(node, runners));
    default:
      throw new Error(`Operations of the client use no ${node.kind}`);
  }
}

function prepareFetch(node: FetchNode, runners: ReadonlyMap<string, SubgraphRunner>): SubgraphOperation {
  const runner = runners.get(node.serviceName);
  if (!runner) throw new Error(`No way to reach the subgraph ${node.serviceName}`);
  return runner.prepare(documentOf(node));
}

const documents = new WeakMap<FetchNode, DocumentNode>();

/** The same document for every graph that runs the plan, so that all share what is compiled from it. */
function documentOf(node: FetchNode): DocumentNode {
  const document = documents.get(node) ?? parse(node.operation);
  documents.set(node, document);
  return document;
}

const inSequence = (steps: readonly Step[]): Step => async (at, run) => {
  for (const step of steps) await step(at, run);
};

const inParallel = (steps: readonly Step[]): Step => async (at, run) => {
  await Promise.all(steps.map((step) => step(at, run)));
};

const fetchRoot = (fetch: SubgraphOperation): Step => async (at, { variables, context }) => {
  const data = await dataOf(fetch, variables, context);
  for (const target of at) merge(target, data);
};

/** Entities of another subgraph, each fetched once however often it is referenced. */
const fetchEntities = (requires: readonly QueryPlanSelectionNode[], fetch: SubgraphOperation): Step => async (at, { variables, context }) => {
  const asked = distinctEntities(at, (target) => target, requires);
  if (asked.length === 0) return;
  const data = await dataOf(fetch, { ...variables, ...representationsOf(asked) }, context);
  const entities = data['_entities'] as readonly (Data | null)[];
  asked.forEach(({ places }, index) => {
    const entity = entities[index];
    if (entity) for (const target of places) merge(target, entity);
  });
};

/** The data of a fetch. An error fails the whole run even beside data, because the caller would take the missing fields for absent values. */
async function dataOf(fetch: SubgraphOperation, variables: Run['variables'], context: CallContext): Promise<Data> {
  const answer = await fetch(variables, context);
  const [first] = answer.errors ?? [];
  if (first) throw failureOf(first, answer);
  if (!answer.data) throw new Failure('INTERNAL', 'Internal error', {}, { cause: new Error('A subgraph answered neither data nor an error') });
  return answer.data;
}

function descend(at: readonly Data[], path: readonly (string | number)[]): Data[] {
  let found: unknown[] = [...at];
  for (const step of path) {
    found = (step === '@' ? found.flat() : found.map((record) => (record as Data)[step])).filter((value) => value !== null && value !== undefined);
  }
  return found.flat() as Data[];
}
