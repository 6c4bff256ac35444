import express, { type Express, type RequestHandler } from 'express';
import type { Deployment } from '../deployment.js';
import { answerFailure } from './answer-failure.js';
import { operatorRoutes, type Operated } from './operator-routes.js';

export type Hosted = Operated & Pick<Deployment, 'ids' | 'log'> & { readonly config: Pick<Deployment['config'], 'trustedProxies'> };

const NOT_FOUND = 404;

interface Routes {
  readonly routes: readonly RequestHandler[];
  /** Answers browsers on unknown paths. */
  readonly missing?: RequestHandler;
}

/** The routes of every host beside its surfaces: health, metrics, its own routes and the answer to unknown paths. */
export function hostApp({ log, metrics, readiness }: Hosted, { routes, missing }: Routes): Express {
  const app = express().disable('x-powered-by');
  app.use(operatorRoutes({ metrics, readiness }));
  for (const route of [...routes, ...(missing ? [missing] : [])]) app.use(route);
  app.use((request, response) => {
    response.status(NOT_FOUND).json({ errors: [{ message: `There is nothing at ${request.path}`, extensions: { code: 'UNKNOWN_PATH' } }] });
  });
  app.use(answerFailure(log));
  return app;
}
