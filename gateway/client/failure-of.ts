import { isErrorCode } from '#contract/error-codes.js';
import { Failure, type FailureDetails } from '#contract/failure.js';
import type { SubgraphError } from './subgraph-runner.js';

/** The failure behind a subgraph's error: a known code as it was thrown, anything else INTERNAL with its cause kept for the log. */
export function failureOf({ message, originalError, extensions }: SubgraphError): Failure {
  if (originalError instanceof Failure) return originalError;
  const code = extensions?.['code'];
  if (isErrorCode(code)) return new Failure(code, message, detailsOf(extensions));
  return new Failure('INTERNAL', 'Internal error', {}, { cause: originalError ?? new Error(message) });
}

function detailsOf(extensions: SubgraphError['extensions']): FailureDetails {
  const details = extensions?.['details'];
  return typeof details === 'object' && details !== null ? details as FailureDetails : {};
}
