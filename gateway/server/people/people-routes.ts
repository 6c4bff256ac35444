import express, { Router, type RequestHandler } from 'express';
import type { Call } from '#client/call.js';
import { nameOperation } from '#kit/handler.js';
import { requestIdOf } from '../http/request-id.js';
import { GRAPHIQL_POLICY, graphiqlPage } from './graphiql-page.js';
import type { PeopleContext } from './people-context.js';
import { staffPrincipal } from './staff-principal.js';

const MOST_BYTES = '2mb';

interface PeopleRoutes {
  readonly call: Call;
  /** Apollo Server, which takes a second to load: whoever comes first waits for it. */
  readonly handler: () => Promise<RequestHandler>;
}

/** /graphql: the GraphiQL page for browsers, operations for people with a staff token. */
export function peopleRoutes({ call, handler }: PeopleRoutes): Router {
  const routes = Router();
  routes.get('/graphql', showPage);
  routes.use('/graphql', authenticate(call), express.json({ limit: MOST_BYTES }), async (request, response, next) => {
    await (await handler())(request, response, next);
  });
  return routes;
}

const showPage: RequestHandler = async (request, response, next) => {
  if (request.accepts(['application/json', 'application/graphql-response+json', 'text/html']) !== 'text/html') {
    next();
    return;
  }
  response.set({ 'Content-Security-Policy': GRAPHIQL_POLICY, 'Cache-Control': 'no-cache', 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' });
  response.type('html').send(await graphiqlPage());
};

/** Nothing of an operation is read before its caller is known. */
const authenticate = (call: Call): RequestHandler => async (request, response, next) => {
  const requestId = requestIdOf(response);
  const principal = await staffPrincipal(call, { authorization: request.get('authorization'), requestId });
  response.locals['call'] = { principal, requestId, via: 'graphql' } satisfies PeopleContext['call'];
  nameOperation(response, 'graphql');
  next();
};
