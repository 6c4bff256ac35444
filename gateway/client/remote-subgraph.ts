import { print } from 'graphql';
import type { Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { CONTEXT_HEADER, signContext } from '#contract/signed-context.js';
import type { SubgraphResult, SubgraphRunner } from './subgraph-runner.js';

interface RemoteSubgraph {
  readonly url: string;
  /** Signs the context of each call. */
  readonly key: Buffer;
  readonly clock: Clock;
}

const DEADLINE_MILLISECONDS = 30_000;

/** A subgraph in another process, over HTTP with connections kept alive. */
export const remoteSubgraph = ({ url, key, clock }: RemoteSubgraph): SubgraphRunner => ({
  prepare(document) {
    const query = print(document);
    return async (variables, context) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [CONTEXT_HEADER]: signContext(context, key, clock) },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
      }).catch((cause: unknown) => {
        throw new Failure('UNAVAILABLE', 'A part of the service cannot be reached; try again', {}, { cause });
      });
      return await response.json() as SubgraphResult;
    };
  },
});
