import { expressMiddleware } from '@as-integrations/express5';
import express, { Router, type RequestHandler } from 'express';
import type { Call } from '#client/call.js';
import type { Deployment } from '../deployment.js';
import { requestIdOf } from '../http/request-id.js';
import { GRAPHIQL_POLICY, graphiqlPage } from './graphiql-page.js';
import type { PeopleContext } from './people-context.js';
import { peopleServer } from './people-server.js';
import { staffPrincipal } from './staff-principal.js';

const MOST_BYTES = '2mb';

/** /graphql: the GraphiQL page for browsers, operations for people with a staff token. */
export async function peopleRoutes(deployment: Deployment): Promise<Router> {
  const server = await peopleServer(deployment);
  const routes = Router();
  routes.get('/graphql', showPage);
  routes.use('/graphql', authenticate(deployment.graph.call), express.json({ limit: MOST_BYTES }), expressMiddleware<PeopleContext>(server, {
    context: ({ res }) => Promise.resolve({ call: res.locals['call'] as PeopleContext['call'] }),
  }));
  return routes;
}

const showPage: RequestHandler = async (request, response, next) => {
  if (!request.accepts(['application/json', 'application/graphql-response+json', 'text/html'])?.toString().includes('html')) {
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
  response.locals['operation'] = 'graphql';
  next();
};
