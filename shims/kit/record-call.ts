import type { Answer } from './answer.js';
import { decoded } from './charset.js';
import { takenOver } from '#contract/command-refusals.js';
import { Failure } from '#contract/failure.js';
import { processFigures } from '#kernel/process-figures.js';
import { callerSamples } from './caller-samples.js';
import { asReplay, lastingAnswer } from './claim-call.js';
import type { Claim, Exchange } from './exchange.js';
import { redact } from './redact.js';
import { requestHeadersText } from './header-text.js';
import { loggedText } from './logged-text.js';
import { logOutage, NotRecorded } from './log-outage.js';
import { FinishCallDocument } from './operations/finish-call.generated.js';
import { senderToLog } from './send-to-log.js';
import type { Surface, SurfaceDeps } from './surface.js';
import { surfaceContext } from './surface-context.js';

const TOO_MANY = 429;
const SERVER_FAULT = 500;
/** Refusals of those who call too much or guess. */
const COUNTED: ReadonlySet<string> = new Set(['RATE_LIMITED', 'ADDRESS_BLOCKED']);
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes the call log of a surface. */
export interface CallRecorder {
  /**
   * Write a call to the log before it is answered. A write that cannot be logged rejects, and must not be answered as done; a read is
   * counted instead. Of unknown callers a few calls are kept, and the others counted. Resolves with the answer to send: for a keyed call the one
   * it was finished with, which a repetition may have done first.
   */
  record(exchange: Exchange, answer: Answer): Promise<Answer>;
  /** Refuse a write without a key before it runs, while the log cannot be written: UNAVAILABLE. */
  requireLog(): void;
  /** Count a call that is refused because nothing can be stored. */
  noteRefused(exchange: Exchange, error: unknown): void;
}

/** A recorder that writes through the graph. */
export function callRecorder(ofSurface: Pick<Surface, 'name' | 'callLog' | 'loggedBytes'>, deps: SurfaceDeps): CallRecorder {
  const { clock, figures } = deps;
  const { name: surface, loggedBytes } = ofSurface;
  const samples = callerSamples(clock);
  const outage = logOutage(surface, deps);
  const sendToLog = senderToLog(deps);
  const known = async (exchange: Exchange, answer: Answer, durationMs: number): Promise<Answer> => {
    try {
      const given = await write(exchange, answer, { surface, loggedBytes, deps, sendToLog, durationMs });
      outage.end({ isWrite: !READS.has(exchange.method), isRefused: exchange.isUnstored === true });
      return given;
    } catch (error) {
      if (error instanceof Failure && error.code === 'COMMAND_EXPIRED') throw error;
      outage.begin(error);
      if (!READS.has(exchange.method)) throw unrecorded(error);
      figures?.unlogged(surface);
      return answer;
    }
  };
  const unknown = async (exchange: Exchange, answer: Answer, durationMs: number): Promise<Answer> => {
    if (exchange.failure === 'UNAVAILABLE' || !samples.take(exchange.address)) return answer; // a call refused because the database is unavailable or busy does not wait for it
    await sendToLog(sampled(exchange, answer, { surface, durationMs }), surfaceContext(surface, exchange))
      .catch((error: unknown) => { deps.log.debug({ err: error, surface }, 'A call of an unknown caller was not logged'); });
    return answer;
  };
  return {
    record(exchange, answer) {
      if (exchange.failure !== undefined && COUNTED.has(exchange.failure)) processFigures.refused.add(surface, exchange.failure);
      if (!exchange.principal) figures?.unknownCaller(surface, answer.status);
      if (!isLogged(exchange.declared ?? ofSurface, answer)) return Promise.resolve(answer);
      const durationMs = clock.now().getTime() - exchange.startedAt;
      return (exchange.principal ? known : unknown)(exchange, answer, durationMs);
    },
    requireLog: () => { outage.refuse(); },
    noteRefused(exchange, error) {
      if (exchange.isUnstored !== true) outage.refused(error); // a refused call that then cannot be logged counts once
      exchange.isUnstored = true;
    },
  };
}

const REFUSED = 400;

const isLogged = ({ callLog }: Pick<Surface, 'callLog'>, { status }: Answer): boolean => callLog === 'full' || (callLog === 'errors' && status >= REFUSED);

interface Written {
  readonly surface: string;
  readonly loggedBytes: number | undefined;
  readonly deps: SurfaceDeps;
  readonly sendToLog: ReturnType<typeof senderToLog>;
  readonly durationMs: number;
}

async function write(exchange: Exchange, answer: Answer, written: Written): Promise<Answer> {
  const { claim } = exchange;
  if (!claim) return log(exchange, answer, written);
  const given = await finish(exchange, answer, Object.assign({ claim }, written));
  return claim.recordedOnly ? log(exchange, asReplay(given), written) : given;
}

async function log(exchange: Exchange, answer: Answer, { surface, loggedBytes: most, sendToLog, durationMs }: Written): Promise<Answer> {
  await sendToLog(logged(exchange, answer, { surface, durationMs, most }), surfaceContext(surface, exchange));
  return answer;
}

/** Finish the call that holds the key. Of its own request and a repetition that answers the recorded result, the first to finish decides the answer of both. */
async function finish(exchange: Exchange, answer: Answer, { claim, surface, deps, durationMs }: Written & { claim: Claim }): Promise<Answer> {
  const input = finished(claim, answer, { durationMs, keep: isKept(exchange, answer) });
  const { finishCall: { stored, answer: earlier } } = await deps.call(FinishCallDocument, { input }, surfaceContext(surface, exchange));
  if (earlier) {
    const given = lastingAnswer(earlier);
    return { ...given, headers: { ...answer.headers, ...given.headers } };
  }
  if (!stored && !claim.recordedOnly) throw takenOver();
  return answer;
}

/** Any reason why it could not be stored is worth a retry. */
const unrecorded = (error: unknown): Failure =>
  (error instanceof Failure && error.code === 'UNAVAILABLE' ? new NotRecorded(error.code, error.message, error.details, { cause: error.cause ?? error })
    : new NotRecorded('UNAVAILABLE', 'This call could not be recorded; try again', {}, { cause: error }));

/** Answers that ask for a retry are logged but leave the key free (document 1, A). */
const isKept = ({ failure }: Exchange, { status }: Answer): boolean => status < SERVER_FAULT && status !== TOO_MANY && failure !== 'COMMAND_EXPIRED';

const finished = ({ callId, owner }: Claim, { status, headers, body, secrets }: Answer, { durationMs, keep }: { durationMs: number; keep: boolean }) =>
  ({ callId, owner, status, headers: JSON.stringify(headers), body, secrets: secrets && [...secrets], durationMs, keep });

/** The fields that are always kept. */
const sampled = ({ requestId, principal, routeId, method, target, address, secrets }: Exchange, { status }: Answer, { surface, durationMs }: { surface: string; durationMs: number }) => ({
  requestId, surface, method, address, durationMs, status,
  companyId: principal?.companyId ?? 0,
  connectionId: principal?.connectionId,
  operation: routeId,
  path: redact(target, secrets),
  requestHeaders: '{}',
  answerHeaders: '{}',
});

const textOf = ({ body, bodyCharset: charset, secrets, files }: Exchange, most: number | undefined): string | undefined => {
  if (files) return undefined; // photos and documents are stored by their operation
  return loggedText(charset ? body && decoded(body, charset) : body, { most, secrets });
};

const logged = (exchange: Exchange, answer: Answer, { most, ...facts }: { surface: string; durationMs: number; most: number | undefined }) => Object.assign(sampled(exchange, answer, facts), {
  requestHeaders: redact(requestHeadersText(exchange.request.headers), exchange.secrets),
  requestBody: textOf(exchange, most),
  answerHeaders: JSON.stringify(answer.headers),
  answerBody: loggedText(answer.body, { most, secrets: answer.secrets }),
});
