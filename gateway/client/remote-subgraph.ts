import { print } from 'graphql';
import type { Clock } from '#kernel/clock.js';
import { tracing } from '#kernel/tracing.js';
import { Failure } from '#contract/failure.js';
import { CONTEXT_HEADER, signContext, type SigningKeys } from '#contract/signed-context.js';
import type { SubgraphResult, SubgraphRunner } from './subgraph-runner.js';

interface RemoteSubgraph {
  /** Its name in errors while it is unavailable. */
  readonly name: string;
  readonly url: string;
  /** The first signs each call. */
  readonly keys: SigningKeys;
  readonly clock: Clock;
}

const DEADLINE_MILLISECONDS = 30_000;
/** A file that came with the call is read before it is answered. */
const DEADLINE_WITH_FILE_MILLISECONDS = 120_000;
const NOT_OURS = 401;

/** A subgraph in another process, over HTTP with connections kept alive. */
export function remoteSubgraph({ name, url, keys, clock }: RemoteSubgraph): SubgraphRunner {
  const target = { audience: name, method: 'POST', path: new URL(url).pathname };
  return {
    prepare(document) {
      const query = print(document);
      return async (variables, context) => {
        const body = JSON.stringify({ query, variables });
        const { status, result } = await answerOf(name, () => fetch(url, {
          method: target.method,
          headers: { 'content-type': 'application/json', [CONTEXT_HEADER]: signContext(context, { ...target, body }, { keys, clock }), ...tracing.current?.headers() },
          body,
          signal: AbortSignal.timeout(context.upload ? DEADLINE_WITH_FILE_MILLISECONDS : DEADLINE_MILLISECONDS),
        }));
        if (status === NOT_OURS) throw notOurs(name, result);
        return result;
      };
    },
  };
}

/** An answer that does not arrive in full, or is not that of a subgraph (a proxy's page), means that the subgraph is unavailable. */
async function answerOf(name: string, send: () => Promise<Response>): Promise<{ status: number; result: SubgraphResult }> {
  try {
    const response = await send();
    const result: unknown = await response.json();
    if (isResult(result)) return { status: response.status, result };
    throw new Error(`Status ${String(response.status)} without data or errors`);
  } catch (cause) {
    throw new Failure('UNAVAILABLE', `The ${name} part of the service cannot be reached: nothing was done by halves; repeat the call in a few seconds`, {}, { cause });
  }
}

const isResult = (answer: unknown): answer is SubgraphResult => typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);

/** A subgraph does not accept this process as one of its deployment: their keys differ, or a call was replayed. */
export class ProcessRefused extends Error {
  override readonly name = 'ProcessRefused';
}

/** The subgraph refused this process, not the caller, whose credential is valid. */
const notOurs = (name: string, { errors }: SubgraphResult): Failure =>
  new Failure('INTERNAL', 'Internal error', {}, { cause: new ProcessRefused(`The ${name} subgraph refused this process: ${errors?.[0]?.message ?? 'no reason given'}`) });
