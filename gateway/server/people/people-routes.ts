import express, { Router, type RequestHandler } from 'express';
import { admitPeople, type Admission } from './admit-people.js';
import { GRAPHIQL_POLICY, graphiqlPage } from './graphiql-page.js';
import { limitText } from './limit-text.js';

const MOST_BYTES = '2mb';

interface PeopleRoutes extends Admission {
  /** Apollo Server, which takes a second to load: the first caller waits for it. */
  readonly handler: () => Promise<RequestHandler>;
}

/** /graphql: the GraphiQL page for browsers, operations for people with a staff token. */
export function peopleRoutes({ handler, ...admission }: PeopleRoutes): Router {
  const routes = Router();
  routes.get('/graphql', showPage);
  routes.use('/graphql', admitPeople(admission), express.json({ limit: MOST_BYTES }), limitText, async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
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
