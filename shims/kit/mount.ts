import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.js';
import { asFailure } from './as-failure.js';
import { clientAddress, firstForwarded } from './client-address.js';
import type { Exchange } from './exchange.js';
import { nameOperation, type Handler } from './handler.js';
import { conditional } from './conditional.js';
import { isUnstored } from './log-outage.js';
import { ownPath, type OwnPath } from './own-path.js';
import { perform, type PipelineContext } from './perform.js';
import { receive } from './receive.js';
import { callRecorder } from './record-call.js';
import { routeTables } from './route-table.js';
import type { Caller } from './route.js';
import { send } from './send.js';
import { unknownRate } from './throttle.js';
import type { Surface, SurfaceDeps } from './surface.js';

/** The one pipeline, over a surface's rows. It takes every path below the surface's root and leaves the rest to others. */
export function mount<C extends Caller>(surface: Surface<C>, deps: SurfaceDeps): Handler {
  const pipeline = { surface, deps, tables: routeTables(surface), recorder: callRecorder(surface, deps) };
  const addressOf = surface.believesForwarded === true ? firstForwarded(deps.trustedProxies) : clientAddress(deps.trustedProxies);
  return (request, response) => {
    const target = request.url ?? '';
    const written = pathOf(target);
    const own = ownPath(surface, written);
    if (own === undefined) return false;
    const exchange = receive(request, { target, path: written }, { ...deps, addressOf });
    void answerCall(exchange, own, pipeline).then((answer) => {
      nameOperation(response, exchange.routeId);
      reply(response, conditional(answer, request), deps);
    });
    return true;
  };
}

function pathOf(target: string): string {
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
}

/** Answer a call, whatever happens; a write that cannot be logged is answered as a failure instead. */
async function answerCall<C extends Caller>(exchange: Exchange, own: OwnPath, pipeline: PipelineContext<C>): Promise<Answer> {
  const { surface, deps, recorder } = pipeline;
  const failed = (error: unknown): Answer => {
    const failure = asFailure(error, deps.log, { requestId: exchange.requestId, surface: surface.name, operation: exchange.routeId });
    exchange.failure = failure.code;
    if (isUnstored(failure)) recorder.noteRefused(exchange, failure);
    return complete(exchange, surface, surface.fail(failure, exchange));
  };
  const answer = await perform(exchange, own, pipeline).then((done) => complete(exchange, surface, done), failed);
  return recorder.record(exchange, answer).catch(failed);
}

const complete = <C extends Caller>({ headers }: Exchange, { usualRate, headers: own }: Surface<C>, answer: Answer): Answer =>
  ({ ...answer, headers: { ...unknownRate(usualRate, answer), ...own, ...headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...answer.headers } });

function reply(response: ServerResponse, answer: Answer, { log }: SurfaceDeps): void {
  try {
    send(response, answer);
  } catch (error) {
    log.error({ err: error }, 'An answer could not be sent');
    response.destroy();
  }
}
