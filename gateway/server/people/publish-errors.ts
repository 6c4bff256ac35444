import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { isErrorCode } from '#contract/error-codes.js';
import type { Log } from '#kernel/log.js';
import { shortened, shortenedDetails } from './shortened.js';
import type { PeopleContext } from './people-context.js';
import type { ValueErrors } from './value-errors.js';

/** Errors of GraphQL itself: the operation's text is wrong, and the message says where. */
const PROTOCOL_CODES: ReadonlySet<unknown> = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST', 'PERSISTED_QUERY_NOT_FOUND']);

/** GraphQL's own codes that mean wrong input here. */
const INPUT_CODES: ReadonlySet<unknown> = new Set(['BAD_USER_INPUT', 'OPERATION_RESOLUTION_FAILURE']);

/** Answers known errors with their code and details; any other is logged once and answered as INTERNAL with its request id. */
export const publishErrors = (log: Log, valueErrors: ValueErrors): ApolloServerPlugin<PeopleContext> => ({
  requestDidStart: ({ contextValue }) => Promise.resolve({
    didEncounterErrors: ({ errors }) => {
      const { requestId } = contextValue.call;
      for (const error of errors) {
        if (!isPublic(codeOf(error))) log.error({ err: causeOf(error), requestId, via: 'graphql' }, 'An operation of people failed');
      }
      return Promise.resolve();
    },
    willSendResponse: ({ response: { body } }) => {
      if (body.kind === 'single' && body.singleResult.errors) {
        const values = valueErrors.get(contextValue);
        body.singleResult.errors = body.singleResult.errors.map((error) => published(error, contextValue.call.requestId, values));
      }
      return Promise.resolve();
    },
  }),
});

const isPublic = (code: unknown): boolean => isErrorCode(code) || PROTOCOL_CODES.has(code) || INPUT_CODES.has(code);

/** Contrary to its types, the gateway adds any value that a subgraph's fetch threw to its errors. */
const codeOf = ({ extensions }: { readonly extensions?: Readonly<Record<string, unknown>> }): unknown => extensions?.['code'];

const causeOf = (error: { readonly originalError?: unknown }): unknown => error.originalError ?? error;

function published({ message, path, locations, extensions = {} }: GraphQLFormattedError, requestId: string, values: ReadonlySet<string> = new Set()): GraphQLFormattedError {
  const place = { ...(path && { path }), ...(locations && { locations }) };
  const { details } = extensions;
  const code = publishedCode(extensions['code'], values.has(message));
  if (code === undefined) return { message: 'Internal error', ...place, extensions: { code: 'INTERNAL', requestId } };
  return { message: shortened(message), ...place, extensions: { code, ...(details !== undefined && { details: shortenedDetails(details) }), ...(code === 'INTERNAL' && { requestId }) } };
}

function publishedCode(code: unknown, isValue: boolean): unknown {
  if (!isPublic(code)) return undefined;
  return isValue || INPUT_CODES.has(code) ? 'BAD_INPUT' : code;
}
