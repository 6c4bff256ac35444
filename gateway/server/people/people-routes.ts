import express, { Router, type RequestHandler } from 'express';
import { admitPeople, type Admission } from './admit-people.js';
import { answerDirectly } from './answer-directly.js';
import { GRAPHIQL_POLICY, graphiqlPage } from './graphiql-page.js';
import { limitText } from './limit-text.js';
import type { PlannedOperations } from './planned-operations.js';

const MOST_BYTES = '2mb';

interface PeopleRoutes extends Admission {
  readonly planned: PlannedOperations;
  /** Apollo Server, which takes a second to load: the first caller waits for it. */
  readonly handler: () => Promise<RequestHandler>;
}

/** /graphql: the GraphiQL page for browsers, operations for people with a staff token. */
export function peopleRoutes({ handler, planned, ...admission }: PeopleRoutes): Router {
  const routes = Router();
  routes.get('/graphql', showPage);
  routes.use('/graphql', admitPeople(admission), express.json({ limit: MOST_BYTES }), answerDirectly(planned), limitText, async (request, response, next) => {
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
