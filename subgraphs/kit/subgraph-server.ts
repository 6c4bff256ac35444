import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '#kernel/clock.js';
import { enterLatest } from '#kernel/enter-latest.js';
import { tracing, type TraceHeaders } from '#kernel/tracing.js';
import { Failure } from '#contract/failure.js';
import { operationHash, UNKNOWN_OPERATION } from '#contract/named-operation.js';
import type { CallContext } from '#contract/principal.js';
import { CONTEXT_HEADER, verifyContext, type SigningKeys } from '#contract/signed-context.js';
import { bytesOfCall } from './bytes-of-call.js';
import { nonces } from './nonces.js';

/** The dependencies of a subgraph's server. */
export interface SubgraphServer {
  /** The subgraph; calls signed for another are refused. */
  readonly name: string;
  /** Where it is asked; `/graphql` unless given. */
  readonly path?: string;
  /** Verify the signed context of each call. */
  readonly keys: SigningKeys;
  readonly clock: Clock;
  /** Runs an operation; its errors are mapped for callers. */
  readonly run: (query: string, variables: Variables, context: CallContext) => Promise<object>;
}

type Variables = Readonly<Record<string, unknown>>;

/** Answers the calls of the subgraph and returns whether a call was one. */
export type SubgraphHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const MOST_OPERATIONS = 1000;
const METHOD = 'POST';

/**
 * A subgraph over HTTP for the other processes of the deployment: POST with a signed context; replayed calls are refused. A plain handler of Node's server: Express and its reader of
 * bodies would cost more than most operations.
 */
export function subgraphServer(server: SubgraphServer): SubgraphHandler {
  const { path = '/graphql' } = server;
  const answer = answering({ ...server, path });
  return (request, response) => {
    if (request.method !== METHOD || request.url !== path) return false;
    answer(request).then((result) => { send(response, OK, result); }, (error: unknown) => { refuse(response, error); });
    return true;
  };
}

/** The body is read only after the sender is verified. */
function answering({ name: audience, path, keys, clock, run }: SubgraphServer & { readonly path: string }): (request: IncomingMessage) => Promise<object> {
  const known = nonces(clock);
  const textOf = knownTexts();
  return async (request) => {
    const signed = verifyContext(signatureOf(request), { audience, method: METHOD, path }, { keys, clock });
    const bytes = await bytesOfCall(request);
    signed.checkBody(bytes);
    if (!known.take(signed.nonce, signed.validUntil)) throw new Failure('UNAUTHENTICATED', 'This call was sent before; a signature is valid once');
    if (signed.context.clocks) clock.know?.(signed.context.clocks);
    const { variables = {}, ...named } = JSON.parse(bytes.toString('utf8')) as Asked; // signed, so it has the shape we wrote
    const work = (): Promise<object> => run(textOf(named), variables, signed.context);
    return tracing.current ? tracing.current.resume(request.headers as TraceHeaders, { name: `subgraph ${audience}`, kind: 'server' }, work) : work();
  };
}

const signatureOf = ({ headers: { [CONTEXT_HEADER]: signature } }: IncomingMessage): string | undefined => (typeof signature === 'string' ? signature : undefined);

/** An operation by its text, or by the hash of a text that was sent before. */
interface Named {
  readonly query?: string;
  readonly operation?: string;
}

interface Asked extends Named {
  readonly variables?: Variables;
}

/** The texts of the latest operations, by their hash. */
function knownTexts(): (named: Named) => string {
  const texts = new Map<string, string>();
  return ({ query, operation = query === undefined ? '' : operationHash(query) }) => {
    const text = query ?? texts.get(operation);
    if (text === undefined) throw new UnknownOperation();
    enterLatest(texts, [operation, text], MOST_OPERATIONS);
    return text;
  };
}

/** The caller sends the call again, with the text. */
class UnknownOperation extends Error {
  override readonly name = 'UnknownOperation';
}

/** Errors in the shape of GraphQL, so that callers read one kind of answer. */
function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else if (error instanceof UnknownOperation) send(response, UNKNOWN_OPERATION, { errors: [{ message: 'A process sends the text of an operation first', extensions: { code: 'BAD_INPUT' } }] });
  else {
    const { code, message } = error instanceof Failure ? error : { code: 'INTERNAL', message: 'Internal error' };
    send(response, STATUS[code] ?? INTERNAL_STATUS, { errors: [{ message, extensions: { code } }] });
  }
}

function send(response: ServerResponse, status: number, answer: object): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length }).end(body);
}

const [OK, INTERNAL_STATUS] = [200, 500];
const STATUS: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, BAD_INPUT: 400, BODY_TOO_LARGE: 413, UNAVAILABLE: 503 };
