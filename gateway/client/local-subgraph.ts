import { createRequire } from 'node:module';
import { execute, type DocumentNode, type GraphQLSchema } from 'graphql';
import type * as Compiler from 'graphql-jit';
import type { CallContext } from '#contract/principal.js';
import { takesRecursiveInput } from './recursive-input.js';
import type { SubgraphResult, SubgraphRunner } from './subgraph-runner.js';

interface LocalSubgraph {
  readonly schema: GraphQLSchema;
  /** The resolvers' context of a call, with what is to be done at its end. */
  readonly context: (call: CallContext) => object & { readonly end?: (() => Promise<void>) | undefined };
}

type Compiling = Partial<Compiler.CompilerOptions>;

/**
 * Resolvers answer enums and GraphQL's own scalars as they are to be read, so that none is converted: for each value graphql-jit would make the lists of its path and place first,
 * a fifth of a page of orders. Tests compile with the conversions, and fail where one changes a value.
 */
const AS_ANSWERED: Compiling = { disableLeafSerialization: true };

/** A subgraph in this process: operations are compiled once by graphql-jit. */
export const localSubgraph = ({ schema, context }: LocalSubgraph, compiling = AS_ANSWERED): SubgraphRunner => ({
  prepare(document) {
    const run = runOf(schema, document, compiling);
    return async (variables, call) => {
      const given = context(call);
      const result = await run(given, variables);
      if (given.end) await given.end();
      return result;
    };
  },
});

type Run = (context: object, variables: Readonly<Record<string, unknown>>) => Promise<SubgraphResult> | SubgraphResult;

const compiledRuns = new WeakMap<Compiling, WeakMap<GraphQLSchema, WeakMap<DocumentNode, Run>>>();

/** A compiled operation depends on the schema alone: all subgraphs opened with one schema share it. */
function runOf(schema: GraphQLSchema, document: DocumentNode, compiling: Compiling): Run {
  const ofSchemas = compiledRuns.get(compiling) ?? new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Run>>();
  compiledRuns.set(compiling, ofSchemas);
  const ofSchema = ofSchemas.get(schema) ?? new WeakMap<DocumentNode, Run>();
  ofSchemas.set(schema, ofSchema);
  const run = ofSchema.get(document) ?? compiled(schema, document, compiling);
  ofSchema.set(document, run);
  return run;
}

/** Loaded with the first operation, which a start need not wait for. */
const compiler = (): typeof Compiler => createRequire(import.meta.url)('graphql-jit') as typeof Compiler;

function compiled(schema: GraphQLSchema, document: DocumentNode, compiling: Compiling): Run {
  const interpreted: Run = (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues });
  if (takesRecursiveInput(schema, document)) return interpreted;
  const { compileQuery, isCompiledQuery } = compiler();
  const query = compileQuery(schema, document, undefined, compiling);
  if (!isCompiledQuery(query)) return interpreted;
  return (context, variables) => query.query(undefined, context, variables);
}
