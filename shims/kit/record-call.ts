import type { Answer } from './answer.js';
import { Failure } from '#contract/failure.js';
import type { Claim, Exchange } from './exchange.js';
import { requestHeadersText } from './header-text.js';
import { FinishCallDocument } from './operations/finish-call.generated.js';
import { LogCallDocument } from './operations/log-call.generated.js';
import type { SurfaceDeps } from './surface.js';
import { systemContext } from './system-context.js';

const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** Write a call to the log before it is answered; rejects when it cannot be written, and then it must not be answered as if it were. */
export async function recordCall(exchange: Exchange, answer: Answer, { surface, deps }: { surface: string; deps: SurfaceDeps }): Promise<void> {
  const durationMs = deps.clock.now().getTime() - exchange.startedAt;
  const context = systemContext(surface, exchange);
  if (exchange.claim) {
    const { finishCall } = await deps.call(FinishCallDocument, { input: finished(exchange.claim, answer, durationMs) }, context);
    if (!finishCall) throw new Failure('COMMAND_EXPIRED', 'This call took too long and was taken over by a repetition');
    return;
  }
  await deps.call(LogCallDocument, { input: logged(exchange, answer, { surface, durationMs }) }, context);
}

/** Answers that ask to try again are logged but leave the key free (document 1, A). */
const isKept = (status: number): boolean => status < SERVER_FAULT && status !== TOO_MANY;

const finished = ({ callId, owner }: Claim, { status, headers, body }: Answer, durationMs: number) =>
  ({ callId, owner, status, headers: JSON.stringify(headers), body, durationMs, keep: isKept(status) });

function logged({ requestId, principal, routeId, method, target, address, request, body, bodyCharset }: Exchange, answer: Answer, { surface, durationMs }: { surface: string; durationMs: number }) {
  return {
    requestId, surface, method, address, durationMs,
    companyId: principal?.companyId ?? 0,
    connectionId: principal?.connectionId,
    operation: routeId,
    path: target,
    status: answer.status,
    requestHeaders: requestHeadersText(request.headers),
    requestBody: body?.toString(bodyCharset ?? 'utf8'),
    answerHeaders: JSON.stringify(answer.headers),
    answerBody: answer.body,
  };
}
