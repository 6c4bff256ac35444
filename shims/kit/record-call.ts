import type { Answer } from './answer.js';
import { decoded } from './charset.js';
import { Failure } from '#contract/failure.js';
import { callerSamples } from './caller-samples.js';
import type { Claim, Exchange } from './exchange.js';
import { requestHeadersText } from './header-text.js';
import { logOutage } from './log-outage.js';
import { FinishCallDocument } from './operations/finish-call.generated.js';
import { LogCallDocument } from './operations/log-call.generated.js';
import type { SurfaceDeps } from './surface.js';
import { systemContext } from './system-context.js';

const TOO_MANY = 429;
const SERVER_FAULT = 500;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Keeps the call log of a surface. */
export interface CallRecorder {
  /**
   * Write a call to the log before it is answered. A write that cannot be logged rejects, and must not be answered as if it had been; a read is
   * counted instead. Of callers nobody knows a few calls are kept, and the others counted.
   */
  record(exchange: Exchange, answer: Answer): Promise<void>;
  /** Refuse a write without a key before anything is done, while the log is known to take nothing: UNAVAILABLE. */
  requireLog(): void;
}

/** A recorder that writes through the graph. */
export function callRecorder(surface: string, deps: SurfaceDeps): CallRecorder {
  const { clock, figures } = deps;
  const samples = callerSamples(clock);
  const outage = logOutage(surface, deps);
  const known = async (exchange: Exchange, answer: Answer, durationMs: number): Promise<void> => {
    try {
      await write(exchange, answer, { surface, deps, durationMs });
      outage.end();
    } catch (error) {
      if (error instanceof Failure && error.code === 'COMMAND_EXPIRED') throw error;
      outage.begin(error);
      if (!READS.has(exchange.method)) throw unrecorded(error);
      figures?.unlogged(surface);
    }
  };
  const unknown = async (exchange: Exchange, answer: Answer, durationMs: number): Promise<void> => {
    figures?.unknownCaller(surface, answer.status);
    if (!samples.take(exchange.address)) return;
    await deps.call(LogCallDocument, { input: sampled(exchange, answer, { surface, durationMs }) }, systemContext(surface, exchange))
      .catch((error: unknown) => { deps.log.debug({ err: error, surface }, 'A call of an unknown caller was not logged'); });
  };
  return {
    record(exchange, answer) {
      const durationMs = clock.now().getTime() - exchange.startedAt;
      return (exchange.principal ? known : unknown)(exchange, answer, durationMs);
    },
    requireLog: () => { outage.refuse(); },
  };
}

interface Written {
  readonly surface: string;
  readonly deps: SurfaceDeps;
  readonly durationMs: number;
}

async function write(exchange: Exchange, answer: Answer, { surface, deps, durationMs }: Written): Promise<void> {
  const context = systemContext(surface, exchange);
  if (exchange.claim) {
    const { finishCall } = await deps.call(FinishCallDocument, { input: finished(exchange.claim, answer, { durationMs, keep: isKept(exchange, answer) }) }, context);
    if (!finishCall) throw new Failure('COMMAND_EXPIRED', 'This call took too long and was taken over by a repetition');
    return;
  }
  await deps.call(LogCallDocument, { input: logged(exchange, answer, { surface, durationMs }) }, context);
}

/** Whatever kept it from being stored, it is worth another attempt. */
const unrecorded = (error: unknown): Failure =>
  error instanceof Failure && error.code === 'UNAVAILABLE' ? error : new Failure('UNAVAILABLE', 'This call could not be recorded; try again', {}, { cause: error });

/** Answers that ask to try again are logged but leave the key free (document 1, A). */
const isKept = ({ failure }: Exchange, { status }: Answer): boolean => status < SERVER_FAULT && status !== TOO_MANY && failure !== 'COMMAND_EXPIRED';

const finished = ({ callId, owner }: Claim, { status, headers, body }: Answer, { durationMs, keep }: { durationMs: number; keep: boolean }) =>
  ({ callId, owner, status, headers: JSON.stringify(headers), body, durationMs, keep });

/** What is kept of a call in any case. */
const sampled = ({ requestId, principal, routeId, method, target, address }: Exchange, { status }: Answer, { surface, durationMs }: { surface: string; durationMs: number }) => ({
  requestId, surface, method, address, durationMs, status,
  companyId: principal?.companyId ?? 0,
  connectionId: principal?.connectionId,
  operation: routeId,
  path: target,
  requestHeaders: '{}',
  answerHeaders: '{}',
});

const textOf = ({ body, bodyCharset: charset }: Exchange): string | undefined => (charset ? body && decoded(body, charset) : body?.toString());

const logged = (exchange: Exchange, answer: Answer, facts: { surface: string; durationMs: number }) => ({
  ...sampled(exchange, answer, facts),
  requestHeaders: requestHeadersText(exchange.request.headers),
  requestBody: textOf(exchange),
  answerHeaders: JSON.stringify(answer.headers),
  answerBody: answer.body,
});
