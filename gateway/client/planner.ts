import { createRequire } from 'node:module';
import type * as Internals from '@apollo/federation-internals';
import type * as Planning from '@apollo/query-planner';
import { isEnumType, parse, printSchema, type DocumentNode } from 'graphql';

type QueryPlan = Planning.QueryPlan;

/** A schema as people see it. */
export interface PeopleSchema {
  readonly text: string;
  /** The enums of which people see some values only. */
  readonly partlyHidden: readonly string[];
}

/** Plans operations over a supergraph. */
export interface Planner {
  /** The plan of an operation that may use the internal parts of the supergraph. */
  readonly planOf: (operation: DocumentNode) => QueryPlan;
  /** The plan of an operation of people, which may not; of a document with several it takes the named one. */
  readonly planForPeople: (document: DocumentNode, operationName?: string) => QueryPlan;
  readonly peopleSchema: () => PeopleSchema;
}

const planners = new Map<string, Planner>();

/** Plans depend on the supergraph alone: every graph over one text has the same planner. */
export function plannerOf(supergraphSdl: string): Planner {
  const planner = planners.get(supergraphSdl) ?? newPlanner(supergraphSdl);
  planners.set(supergraphSdl, planner);
  return planner;
}

const load = createRequire(import.meta.url);

/**
 * Loading the planner's packages and the supergraph takes half a second: the product's main thread does without (`built-plans.ts`, `planner-thread.ts`).
 * Composition has checked the supergraph, so it is not checked again.
 */
function newPlanner(supergraphSdl: string): Planner {
  const { operationFromDocument, Supergraph } = load('@apollo/federation-internals') as typeof Internals;
  const { QueryPlanner } = load('@apollo/query-planner') as typeof Planning;
  const supergraph = Supergraph.build(parse(supergraphSdl, { noLocation: true }), { validateSupergraph: false });
  const queryPlanner = new QueryPlanner(supergraph);
  const plans = new WeakMap<DocumentNode, QueryPlan>();
  return {
    planOf: (operation) => {
      const plan = plans.get(operation) ?? queryPlanner.buildQueryPlan(operationFromDocument(supergraph.schema, operation));
      plans.set(operation, plan);
      return plan;
    },
    planForPeople: (document, operationName) => queryPlanner.buildQueryPlan(operationFromDocument(supergraph.apiSchema(), document, operationName === undefined ? {} : { operationName })),
    peopleSchema: () => peopleSchemaOf(supergraph),
  };
}

function peopleSchemaOf(supergraph: Internals.Supergraph): PeopleSchema {
  const [whole, seen] = [supergraph.schema.toGraphQLJSSchema(), supergraph.apiSchema().toGraphQLJSSchema()];
  const partlyHidden = Object.values(seen.getTypeMap()).filter((type) => {
    const entire = whole.getType(type.name);
    return isEnumType(type) && isEnumType(entire) && type.getValues().length < entire.getValues().length;
  });
  return { text: printSchema(seen), partlyHidden: partlyHidden.map(({ name }) => name) };
}
