import type { ApolloServerPlugin } from '@apollo/server';
import type { PeopleContext } from './people-context.js';

const OK = 200;

/** What GraphQL itself found wrong before anything ran. */
const REFUSED_BEFORE: ReadonlySet<unknown> = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** Clients that ask for application/json alone take other statuses than 200 for those of a proxy (GraphQL over HTTP, 6.4.1): a text that GraphQL refuses is 200 for them. */
export const legacyStatus: ApolloServerPlugin<PeopleContext> = {
  requestDidStart: () => Promise.resolve({
    willSendResponse: ({ errors = [], request, response: { http } }) => {
      if (isLegacy(request.http?.headers.get('accept')) && errors.length > 0 && errors.every(({ extensions }) => REFUSED_BEFORE.has(extensions['code']))) http.status = OK;
      return Promise.resolve();
    },
  }),
};

const isLegacy = (accept = ''): boolean => accept.includes('application/json') && !accept.includes('application/graphql-response+json');
