import { buildOperationContext, executeQueryPlan, type GraphQLDataSource } from '@apollo/gateway';
import { operationFromDocument, type Schema } from '@apollo/federation-internals';
import type { QueryPlan } from '@apollo/query-planner';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { buildASTSchema, getVariableValues, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { SubgraphName } from '#kernel/config.js';
import { enterLatest } from '#kernel/enter-latest.js';
import { inTurns } from '#client/in-turns.js';
import { plannerInTurns, type Planner } from '#client/planner.js';
import type { PeopleContext } from './people-context.js';
import { readScalars } from './read-scalars.js';

type Gateway = ApolloServerOptionsWithGateway<PeopleContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** What people's operations run on. */
interface PeopleGraph {
  readonly supergraphSdl: string;
  readonly sources: ReadonlyMap<SubgraphName, GraphQLDataSource>;
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
export async function peopleGateway({ supergraphSdl, sources }: PeopleGraph): Promise<Gateway> {
  const planner = await plannerInTurns(supergraphSdl);
  const schemas = await inTurns(schemaSteps(supergraphSdl, planner));
  return {
    onSchemaLoadOrUpdate(notify) {
      notify({ apiSchema: schemas.apiSchema, coreSupergraphSdl: supergraphSdl });
      return () => undefined;
    },
    load: () => Promise.resolve({ executor: executorOf(planner, schemas, Object.fromEntries(sources)) }),
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

const MOST_PLANS = 300;

function executorOf({ queryPlanner }: Planner, { api, apiSchema: schema, supergraphSchema }: Schemas, sources: Readonly<Record<string, GraphQLDataSource>>): Executor {
  const plans = latest((document: DocumentNode, named: Named) => queryPlanner.buildQueryPlan(operationFromDocument(api, document, named)));
  return async (call) => {
    const { document, queryHash, request: { operationName, variables = {} } } = call;
    const named = operationName === undefined ? {} : { operationName };
    const operation = buildOperationContext({ schema, operationDocument: document, ...named });
    const { errors } = getVariableValues(schema, operation.operation.variableDefinitions ?? [], variables);
    if (errors) return { errors };
    return executeQueryPlan(plans(`${queryHash} ${operationName ?? ''}`, document, named), sources, call, operation, supergraphSchema, api);
  };
}

interface Named { readonly operationName?: string }

/** Plans as they are made, the latest few hundred kept by their key. */
function latest(make: (document: DocumentNode, named: Named) => QueryPlan): (key: string, document: DocumentNode, named: Named) => QueryPlan {
  const plans = new Map<string, QueryPlan>();
  return (key, document, named) => {
    const plan = plans.get(key) ?? make(document, named);
    enterLatest(plans, [key, plan], MOST_PLANS);
    return plan;
  };
}
