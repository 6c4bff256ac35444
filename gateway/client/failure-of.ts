import { GraphQLError } from 'graphql';
import { isErrorCode } from '#contract/error-codes.js';
import { Failure, type FailureDetails } from '#contract/failure.js';
import type { SubgraphError, SubgraphResult } from './subgraph-runner.js';

/**
 * The failure behind an error of a subgraph's answer: a known code as it was thrown, BAD_INPUT for a value that GraphQL itself refused,
 * anything else INTERNAL with its cause kept for the log.
 */
export function failureOf(error: SubgraphError, answer: SubgraphResult): Failure {
  const { message, originalError, extensions } = error;
  if (originalError instanceof Failure) return originalError;
  const code = extensions?.['code'];
  if (isErrorCode(code)) return new Failure(code, message, detailsOf(extensions));
  if (isWrongValue(error, answer)) return new Failure('BAD_INPUT', withReason(message, originalError));
  return new Failure('INTERNAL', 'Internal error', {}, { cause: originalError ?? new Error(message) });
}

/** An answer without data was refused before execution, which only variables of the wrong type can cause; for a wrong value in the text the error points at that value. */
const isWrongValue = (error: SubgraphError, { data }: SubgraphResult): boolean =>
  error instanceof GraphQLError && (data === undefined || (error.nodes ?? []).some(({ kind }) => kind.endsWith('Value')));

/** Errors of compiled operations lack the message of the scalar itself. */
const withReason = (message: string, reason: unknown): string =>
  (reason instanceof Error && !message.includes(reason.message) ? `${message} ${reason.message}` : message);

function detailsOf(extensions: SubgraphError['extensions']): FailureDetails {
  const details = extensions?.['details'];
  return typeof details === 'object' && details !== null ? details as FailureDetails : {};
}
