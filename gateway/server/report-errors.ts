import { isErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { failureOf } from '#client/failure-of.js';
import type { SubgraphError, SubgraphResult } from '#client/subgraph-runner.js';
import type { Log } from '#kernel/log.js';

/** A subgraph's answer with its errors mapped for callers: known codes as thrown, any other INTERNAL, logged once. */
export function reportErrors(result: SubgraphResult, context: CallContext, log: Log): SubgraphResult {
  if (!result.errors || result.errors.length === 0) return result;
  return { data: result.data ?? null, errors: result.errors.map((error) => reported(error, failureOf(error, result), { context, log })) };
}

interface Reporting {
  readonly context: CallContext;
  readonly log: Log;
}

function reported(error: SubgraphError & { readonly path?: unknown }, { code, message, details, cause }: Failure, { context: { requestId, via }, log }: Reporting): SubgraphError {
  if (code === 'INTERNAL' && !wasReported(error)) log.error({ err: cause ?? error, requestId, via }, 'A call of the graph failed');
  const extensions = code === 'INTERNAL' ? { code, requestId } : { code, details };
  return { message, ...(error.path !== undefined && { path: error.path }), extensions };
}

/** The process in which it occurred has logged it; here it is only passed on. */
const wasReported = ({ originalError, extensions }: SubgraphError): boolean => originalError === undefined && isErrorCode(extensions?.['code']);
