import type { SubgraphName } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import { failureOf } from '#client/failure-of.js';
import type { SubgraphError, SubgraphResult } from '#client/subgraph-runner.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { RunText } from '../text-operations.js';

/** Fetches from one subgraph, in this process or another. An unavailable one is an error of its part of the answer. */
export const subgraphFetch = (name: SubgraphName, runText: RunText): RunText => async (query, variables, context) => {
  const { data, errors } = await runText(query, variables, context).catch(asResult);
  return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map((error) => named(error, name)) }) };
};

/** The failure of a fetch as the subgraph would answer it; any other error is thrown. */
function asResult(error: unknown): SubgraphResult {
  if (!(error instanceof Failure)) throw error;
  const { code, message, details } = error;
  return { data: null, errors: [{ message, extensions: { code, details } }] };
}

/** The error of a missing part names the subgraph that is unavailable; a subgraph that cannot store has a message of its own. */
const named = (error: SubgraphError, subgraph: SubgraphName): SubgraphError => (error.extensions?.['code'] === 'UNAVAILABLE' && !isStorageFailure(failureOf(error, { data: null }))
  ? { ...error, message: `The subgraph ${subgraph} is unavailable, so its part of the answer is missing; try again in a few seconds`, extensions: { code: 'UNAVAILABLE', details: { subgraph } } }
  : error);
