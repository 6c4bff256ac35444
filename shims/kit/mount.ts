import type { IncomingMessage, ServerResponse } from 'node:http';
import { tracing, type Tracing } from '#kernel/tracing.js';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Answer } from './answer.js';
import { asFailure } from './as-failure.js';
import { certifier, type Certify } from './certification/certifier.js';
import { clientAddress, firstForwarded } from './client-address.js';
import { openToAny } from './cors.js';
import type { Exchange } from './exchange.js';
import { nameOperation } from './handler.js';
import { conditional } from './conditional.js';
import { isUnstored } from './log-outage.js';
import type { OwnPath } from './place.js';
import { perform, type PipelineContext } from './perform.js';
import { receive } from './receive.js';
import { callRecorder, type CallRecorder } from './record-call.js';
import { routeTables } from './route-table.js';
import type { Caller } from './route.js';
import { send } from './send.js';
import { unknownRate } from './throttle.js';
import type { Surface, SurfaceDeps } from './surface.js';

/** A call of a surface: the path as written, its root and the rest. */
interface Placed {
  readonly path: string;
  readonly own: OwnPath;
}

/** The pipeline of real calls: they are logged. */
interface Pipeline<C extends Caller> extends PipelineContext<C> {
  readonly recorder: CallRecorder;
  /** Notes what a call shows of its connection; undefined where connections are not certified. */
  readonly certify: Certify | undefined;
}

/** The pipeline over a surface's routes: answers every call below the surface's roots. */
export function mount<C extends Caller>(surface: Surface<C>, deps: SurfaceDeps): (request: IncomingMessage, response: ServerResponse, placed: Placed) => void {
  const pipeline = { surface, deps, tables: routeTables(surface), recorder: callRecorder(surface, deps), certify: certifier(surface, deps) };
  const believed = surface.believesForwarded === true ? firstForwarded(deps.trustedProxies) : undefined;
  const receiving = { ids: deps.ids, clock: deps.clock, addressOf: clientAddress(deps.trustedProxies), believed };
  return (request, response, { path, own }) => {
    const exchange = receive(request, { target: request.url ?? '', path, host: surface.host }, receiving);
    void answerCall(exchange, own, pipeline).then((answer) => {
      nameOperation(response, exchange.routeId);
      if (tracing.current) noteCall(exchange, surface.name, tracing.current);
      reply(response, conditional(answer, request), deps);
    });
  };
}

const noteCall = ({ requestId, routeId, principal, failure }: Exchange, surface: string, to: Tracing): void => {
  to.noteCall({
    'portico.surface': surface, 'portico.request_id': requestId, ...(routeId !== undefined && { 'portico.route': routeId }), ...(principal && { 'portico.company_id': principal.companyId }),
    ...(failure !== undefined && { 'error.type': failure }),
  });
};

/** Answer a call, also after a failure; a write that cannot be logged is answered as a failure. */
async function answerCall<C extends Caller>(exchange: Exchange, own: OwnPath, pipeline: Pipeline<C>): Promise<Answer> {
  const { surface, deps, recorder, certify } = pipeline;
  const failed = (error: unknown): Answer => {
    const facts = { requestId: exchange.requestId, surface: surface.name, operation: exchange.routeId };
    const failure = asFailure(error, deps.log, facts);
    exchange.failure = failure.code;
    if (isUnstored(failure)) recorder.noteRefused(exchange, failure);
    const answer = surface.fail(failure, exchange);
    if (answer.status >= SERVER_FAULT && !SAID.has(failure.code)) deps.log.warn({ ...facts, err: failure.cause ?? failure }, 'A call failed for a passing reason: it may be sent again'); // all that C says of it is this reference
    return complete(exchange, surface, answer);
  };
  const answer = await perform(exchange, own, pipeline).finally(() => exchange.leaveRoom?.()).then((done) => complete(exchange, surface, done), failed);
  const given = await recorder.record(exchange, answer).catch(failed);
  await certify?.(exchange, given);
  return given;
}

const SERVER_FAULT = 500;
/** What {@link asFailure} has said. */
const SAID: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNAVAILABLE']);

const SAFE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** An answer with the headers of every answer, of which its own take precedence. */
function complete<C extends Caller>(exchange: Exchange, surface: Surface<C>, answer: Answer): Answer {
  const { headers, declared } = exchange;
  const all = unknownRate(surface.usualRate, answer);
  Object.assign(all, surface.headers, openToAny((declared ?? surface).cors, exchange), headers, SAFE, answer.headers);
  return Object.assign({}, answer, { headers: all });
}

function reply(response: ServerResponse, answer: Answer, { log }: SurfaceDeps): void {
  try {
    send(response, answer);
  } catch (error) {
    log.error({ err: error }, 'An answer could not be sent');
    response.destroy();
  }
}
