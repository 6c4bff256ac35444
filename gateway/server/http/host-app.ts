import express, { type Express, type RequestHandler } from 'express';
import { answerFailure } from './answer-failure.js';
import { unknownPathOf, type Hosted } from './plain-listener.js';

const NOT_FOUND = 404;

interface Routes {
  readonly routes: readonly RequestHandler[];
  /** Answers browsers on unknown paths. */
  readonly missing?: RequestHandler;
}

/** The routes of a host beside its surfaces, and the answer to unknown paths. */
export function hostApp({ log }: Pick<Hosted, 'log'>, { routes, missing }: Routes): Express {
  const app = express().disable('x-powered-by');
  for (const route of [...routes, ...(missing ? [missing] : [])]) app.use(route);
  app.use((request, response) => { response.status(NOT_FOUND).json(unknownPathOf(request.path)); });
  app.use(answerFailure(log));
  return app;
}
