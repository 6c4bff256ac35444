import { buildOperationContext, executeQueryPlan } from '@apollo/gateway';
import { operationFromDocument, type Schema } from '@apollo/federation-internals';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { buildASTSchema, getVariableValues, parse, type GraphQLSchema } from 'graphql';
import type { SubgraphName } from '#kernel/config.js';
import { inTurns } from '#client/in-turns.js';
import { plannerInTurns, type Planner } from '#client/planner.js';
import type { RunText } from '../text-operations.js';
import { directOperation } from './direct-operation.js';
import type { PeopleContext } from './people-context.js';
import type { PlannedOperations } from './planned-operations.js';
import { readScalars } from './read-scalars.js';
import { subgraphDataSource } from './subgraph-data-source.js';

type Gateway = ApolloServerOptionsWithGateway<PeopleContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** What people's operations run on. */
interface PeopleGraph {
  readonly supergraphSdl: string;
  readonly sources: ReadonlyMap<SubgraphName, RunText>;
  readonly planned: PlannedOperations;
}

interface Schemas {
  /** What people see of the supergraph, as the planner and as GraphQL's own functions know it. */
  readonly api: Schema;
  readonly apiSchema: GraphQLSchema;
  readonly supergraphSchema: GraphQLSchema;
}

/**
 * The stock gateway's way of running plans, on the planner that the surfaces have too. The stock gateway itself builds all of it a second time and in one
 * turn of the event loop, a quarter of a second during which nobody is answered.
 */
export async function peopleGateway(graph: PeopleGraph): Promise<Gateway> {
  const { supergraphSdl } = graph;
  const planner = await plannerInTurns(supergraphSdl);
  const schemas = await inTurns(schemaSteps(supergraphSdl, planner));
  return {
    onSchemaLoadOrUpdate(notify) {
      notify({ apiSchema: schemas.apiSchema, coreSupergraphSdl: supergraphSdl });
      return () => undefined;
    },
    load: () => Promise.resolve({ executor: executorOf(planner, schemas, graph) }),
    stop: () => Promise.resolve(),
  };
}

function* schemaSteps(supergraphSdl: string, { supergraph }: Planner): Generator<undefined, Schemas> {
  const supergraphSchema = buildASTSchema(parse(supergraphSdl, { noLocation: true }), { assumeValid: true, assumeValidSDL: true });
  yield;
  const api = supergraph.apiSchema();
  const apiSchema = api.toGraphQLJSSchema();
  readScalars(apiSchema);
  return { api, apiSchema, supergraphSchema };
}

/** Plans an operation at its first call; what is one fetch is afterwards answered without the gateway. */
function executorOf({ queryPlanner }: Planner, { api, apiSchema: schema, supergraphSchema }: Schemas, { sources, planned }: PeopleGraph): Executor {
  const services = Object.fromEntries([...sources].map(([name, fetch]) => [name, subgraphDataSource(fetch)]));
  return async (call) => {
    const { document, source, request: { operationName, variables = {} } } = call;
    const named = operationName === undefined ? {} : { operationName };
    const context = buildOperationContext({ schema, operationDocument: document, ...named });
    const { errors } = getVariableValues(schema, context.operation.variableDefinitions ?? [], variables);
    if (errors) return { errors };
    const known = planned.get(source, operationName);
    const plan = known?.plan ?? queryPlanner.buildQueryPlan(operationFromDocument(api, document, named));
    if (!known) planned.enter({ plan, direct: directOperation({ document, operation: context.operation, plan }, { apiSchema: schema, supergraphSchema, sources }) }, source, operationName);
    return executeQueryPlan(plan, services, call, context, supergraphSchema, api);
  };
}
