import express, { type Express, type RequestHandler } from 'express';
import type { Deployment } from '../deployment.js';
import { answerFailure } from './answer-failure.js';
import { measureCalls } from './measure-calls.js';
import { operatorRoutes, type Operated } from './operator-routes.js';
import { assignRequestId } from './request-id.js';

type Hosted = Operated & Pick<Deployment, 'ids' | 'log'>;

const NOT_FOUND = 404;

/** What every host has around its routes: request ids, figures, health and a plain answer where there is nothing. */
export function hostApp({ ids, log, metrics, ready }: Hosted, host: string, routes: readonly RequestHandler[]): Express {
  const app = express().disable('x-powered-by');
  app.use(measureCalls(metrics, host), assignRequestId(ids), operatorRoutes({ metrics, ready }));
  for (const route of routes) app.use(route);
  app.use((request, response) => {
    response.status(NOT_FOUND).json({ errors: [{ message: `There is nothing at ${request.path}`, extensions: { code: 'UNKNOWN_PATH' } }] });
  });
  app.use(answerFailure(log));
  return app;
}
