import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { CONTEXT_HEADER, verifyContext } from '#contract/signed-context.js';

/** What a subgraph's server answers with. */
export interface SubgraphServer {
  /** Verifies the signed context of each call. */
  readonly key: Buffer;
  readonly clock: Clock;
  /** Runs an operation; its errors are ready to be sent. */
  readonly run: (query: string, variables: Readonly<Record<string, unknown>>, context: CallContext) => Promise<object>;
}

const MOST_BYTES = '32mb'; // the surfaces have limits of their own; this one only keeps a broken process from filling the memory

/** A subgraph over HTTP for the other processes of the deployment: POST /graphql with a signed context. */
export function subgraphServer(server: SubgraphServer): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.post('/graphql', express.json({ limit: MOST_BYTES }), answer(server));
  app.use(refuse);
  return app;
}

const answer = ({ key, clock, run }: SubgraphServer): RequestHandler => async (request, response) => {
  const context = verifyContext(request.get(CONTEXT_HEADER), key, clock);
  const { query, variables } = readOperation(request.body);
  response.json(await run(query, variables, context));
};

function readOperation(body: unknown): { query: string; variables: Readonly<Record<string, unknown>> } {
  const { query, variables = {} } = (body ?? {}) as { query?: unknown; variables?: Readonly<Record<string, unknown>> };
  if (typeof query !== 'string') throw new Failure('BAD_INPUT', 'A call carries its operation as `query`');
  return { query, variables };
}

/** Errors keep the shape of GraphQL, so that callers read one kind of answer. */
// eslint-disable-next-line @typescript-eslint/max-params -- Express tells error handlers by their four parameters
const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const { code, message } = error instanceof Failure ? error : { code: 'INTERNAL', message: 'Internal error' };
  response.status(STATUS[code] ?? INTERNAL_STATUS).json({ errors: [{ message, extensions: { code } }] });
};

const INTERNAL_STATUS = 500;
const STATUS: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, BAD_INPUT: 400 };
