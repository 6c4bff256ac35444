import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Clock } from '#kernel/clock.js';
import { tracing, type TraceHeaders } from '#kernel/tracing.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { CONTEXT_HEADER, verifyContext, type SignedCall, type SigningKeys } from '#contract/signed-context.js';
import { nonces, type Nonces } from './nonces.js';

/** The dependencies of a subgraph's server. */
export interface SubgraphServer {
  /** The subgraph; calls signed for another are refused. */
  readonly name: string;
  /** Verify the signed context of each call. */
  readonly keys: SigningKeys;
  readonly clock: Clock;
  /** Runs an operation; its errors are mapped for callers. */
  readonly run: (query: string, variables: Readonly<Record<string, unknown>>, context: CallContext) => Promise<object>;
}

const MOST_BYTES = '32mb'; // the surfaces have their own limits; this one only protects the memory from a broken process
const PATH = '/graphql';

/** A subgraph over HTTP for the other processes of the deployment: POST /graphql with a signed context; replayed calls are refused. */
export function subgraphServer(server: SubgraphServer): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.post(PATH, verify(server), express.raw({ type: () => true, limit: MOST_BYTES, inflate: false }), answer(server, nonces(server.clock)));
  app.use(refuse);
  return app;
}

/** The body is read only after the sender is verified. */
const verify = ({ name: audience, keys, clock }: SubgraphServer): RequestHandler => (request, response, next) => {
  response.locals['signed'] = verifyContext(request.get(CONTEXT_HEADER), { audience, method: request.method, path: `${request.baseUrl}${request.path}` }, { keys, clock });
  next();
};

const answer = ({ name, run }: SubgraphServer, known: Nonces): RequestHandler => async (request, response) => {
  const signed = response.locals['signed'] as SignedCall;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  signed.checkBody(bytes);
  if (!known.take(signed.nonce, signed.validUntil)) throw new Failure('UNAUTHENTICATED', 'This call was sent before; a signature is valid once');
  const { query, variables } = readOperation(JSON.parse(bytes.toString('utf8')));
  const work = () => run(query, variables, signed.context);
  response.json(await (tracing.current ? tracing.current.resume(request.headers as TraceHeaders, { name: `subgraph ${name}`, kind: 'server' }, work) : work()));
};

function readOperation(body: unknown): { query: string; variables: Readonly<Record<string, unknown>> } {
  const { query, variables = {} } = (body ?? {}) as { query?: unknown; variables?: Readonly<Record<string, unknown>> };
  if (typeof query !== 'string') throw new Failure('BAD_INPUT', 'A call carries its operation as `query`');
  return { query, variables };
}

/** Errors in the shape of GraphQL, so that callers read one kind of answer. */
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
const STATUS: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, BAD_INPUT: 400, UNAVAILABLE: 503 };
