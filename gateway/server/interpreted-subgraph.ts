import { execute } from 'graphql';
import type { SubgraphResult, SubgraphRunner } from '#client/subgraph-runner.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';

/** A subgraph in this process whose operations are interpreted instead of compiled: faster for operations that run once. */
export const interpretedSubgraph = ({ schema, context }: Pick<Subgraph, 'schema' | 'context'>): SubgraphRunner => ({
  prepare: (document) => async (variableValues, call) => {
    const contextValue = context(call);
    const { data, errors } = await execute({ schema, document, contextValue, variableValues });
    await contextValue.end?.();
    return { ...(data !== undefined && { data }), ...(errors !== undefined && { errors }) } satisfies SubgraphResult;
  },
});
