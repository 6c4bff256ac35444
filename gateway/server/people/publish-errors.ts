import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { isErrorCode } from '#contract/error-codes.js';
import type { Log } from '#kernel/log.js';
import type { PeopleContext } from './people-context.js';

/** Errors of GraphQL itself: the operation's text or its variables are wrong, and the message says where. */
const PROTOCOL_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE', 'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Lets known errors out with their code and details; anything else is logged once and leaves as INTERNAL with its request id. */
export const publishErrors = (log: Log): ApolloServerPlugin<PeopleContext> => ({
  requestDidStart: ({ contextValue: { call: { requestId } } }) => Promise.resolve({
    didEncounterErrors: ({ errors }) => {
      for (const error of errors) {
        if (!isPublic(error.extensions['code'])) log.error({ err: error.originalError ?? error, requestId, via: 'graphql' }, 'An operation of people failed');
      }
      return Promise.resolve();
    },
    willSendResponse: ({ response: { body } }) => {
      if (body.kind === 'single' && body.singleResult.errors) {
        body.singleResult.errors = body.singleResult.errors.map((error) => published(error, requestId));
      }
      return Promise.resolve();
    },
  }),
});

const isPublic = (code: unknown): boolean => isErrorCode(code) || PROTOCOL_CODES.has(code);

function published({ message, path, locations, extensions = {} }: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  const { code, details } = extensions;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  if (!isPublic(code)) return { message: 'Internal error', ...place, extensions: { code: 'INTERNAL', requestId } };
  return { message, ...place, extensions: { code, ...(details !== undefined && { details }), ...(code === 'INTERNAL' && { requestId }) } };
}
