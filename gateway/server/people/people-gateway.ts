import { setImmediate as nextTurn } from 'node:timers/promises';
import type { QueryPlan } from '@apollo/query-planner';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { buildASTSchema, getOperationAST, getVariableValues, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { SubgraphName } from '#kernel/config.js';
import type { PlannerThread } from '#client/planner-thread.js';
import type { RunText } from '../text-operations.js';
import type { SeenSchema } from './answer-shape.js';
import { directOperation } from './direct-operation.js';
import type { PeopleContext } from './people-context.js';
import type { PlannedOperations } from './planned-operations.js';
import { readScalars } from './read-scalars.js';
import { runPlan } from './run-plan.js';
import { peopleSchema } from './schema-text.js';
import { readFromFetched, shapeAnswer } from './shape-answer.js';

/** Of one call's variables: each costs time to word, and a list may hold a hundred thousand values of a wrong type. */
const MOST_ERRORS = 50;

type Gateway = ApolloServerOptionsWithGateway<PeopleContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Variables = Readonly<Record<string, unknown>>;

/** What people's operations run on. */
interface PeopleGraph {
  readonly supergraphSdl: string;
  readonly planner: PlannerThread;
  readonly sources: ReadonlyMap<SubgraphName, RunText>;
  readonly planned: PlannedOperations;
}

/**
 * People's operations, planned on a thread of their own (decision 0043). The stock gateway plans on the main thread and builds the supergraph there in one turn, a quarter of
 * a second and more during which nobody is answered.
 */
export async function peopleGateway(graph: PeopleGraph): Promise<Gateway> {
  const { text, partlyHidden } = await peopleSchema(graph.supergraphSdl);
  const document = parse(text, { noLocation: true });
  await nextTurn(); // others are answered between the two halves of what would be the longest turn of a start
  const schema = buildASTSchema(document, { assumeValid: true, assumeValidSDL: true }); // composition has checked it
  readScalars(schema);
  readFromFetched(schema);
  const executor = executorOf(graph, { schema, partlyHidden: new Set(partlyHidden) });
  return {
    onSchemaLoadOrUpdate(notify) {
      notify({ apiSchema: schema, coreSupergraphSdl: graph.supergraphSdl });
      return () => undefined;
    },
    load: () => Promise.resolve({ executor }),
    stop: () => Promise.resolve(),
  };
}

/** Plans an operation at its first call; what is one fetch is afterwards answered without Apollo Server. */
function executorOf({ planner, sources, planned }: PeopleGraph, seen: SeenSchema): Executor {
  const planOf = async (source: string, operation: Named): Promise<QueryPlan> => {
    const known = planned.get(source, operation.name);
    if (known) return known.plan;
    const plan = await planner.plan(source, operation.name);
    planned.enter({ plan, direct: directOperation({ ...operation, plan }, { ...seen, sources }) }, source, operation.name);
    return plan;
  };
  return async ({ document, source, context, request: { operationName, variables = {} } }) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new Error('Apollo Server refuses a document without the operation');
    const { errors, coerced } = getVariableValues(seen.schema, operation.variableDefinitions ?? [], variables, { maxErrors: MOST_ERRORS });
    if (errors) return { errors: errors.slice(0, MOST_ERRORS) }; // without the one that says that there are more
    const plan = await planOf(source, { document, operation, name: operationName });
    const { call, fetched } = context as PeopleContext;
    const fetches = new Map([...sources].map(([name, fetch]) => [name, (query: string, asked: Variables) => fetched ?? fetch(query, asked, call)]));
    const found = await runPlan(plan, { fetches, variables, coerced });
    return shapeAnswer(seen.schema, { document, operationName, variableValues: variables }, found);
  };
}

interface Named {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly name: string | undefined;
}
