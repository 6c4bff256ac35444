import type { Call } from '#client/call.js';
import { isUnavailable } from '#contract/is-unavailable.js';
import type { CallContext } from '#contract/principal.js';
import type { MailOutcome } from '#contract/schema.generated.js';
import { systemContext } from '#contract/system-context.js';
import { Backoff } from '#kernel/backoff.js';
import { processFigures } from '#kernel/process-figures.js';
import { tracedWork, tracing } from '#kernel/tracing.js';
import type { Clock } from '#kernel/clock.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { ClaimMailsDocument } from './operations/claim-mails.generated.js';
import { RecordMailAttemptDocument } from './operations/record-mail-attempt.generated.js';
import { MailFailed, MailRefused, type MailTransport } from './outgoing-mail.js';
import { writeMail, type ClaimedMail } from './write-mail.js';

/** Sends the mails that are due. */
export interface MailSender {
  /** Signals that a mail may be due; returns at once. */
  wake(): void;
  /** Resolves when nothing is due and nothing in progress. */
  drain(): Promise<void>;
  /** Also poll, for retries and for mails that other processes queued. */
  start(): void;
  /** Claim nothing more; resolves when everything claimed is sent and recorded. */
  stop(): Promise<void>;
}

interface SenderParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'error' | 'warn' | 'info'>;
  readonly transport: MailTransport;
  /** The sender name and address. */
  readonly from: string;
}

const POLL_MILLISECONDS = 5000;
const AT_ONCE = 5;

/** A sender over the graph; several of them, in any process, share the queue. */
export function createMailSender({ call, clock, ids, log, transport, from }: SenderParts): MailSender {
  const context = (): CallContext => systemContext({ actor: 'mail', requestId: ids.next() });
  const words = { failed: 'Mails cannot be taken from their queue; they are kept and tried again', recovered: 'Mails are sent again' };
  const claiming = new Backoff<'the queue'>({ clock, log, source: 'mail', words });
  let [stopped, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined];
  const attempt = async (mail: ClaimedMail): Promise<void> => {
    const { outcome, failure } = await tried(async () => transport.send(writeMail(mail, from)));
    tracing.current?.note({ 'portico.outcome': outcome });
    const { id, companyId, token } = mail;
    const { recordMailAttempt: state } = await call(RecordMailAttemptDocument, { input: { id, companyId, token, outcome, failure } }, context());
    processFigures.mails.add(failure === null ? 'sent' : state === 'GIVEN_UP' ? 'given_up' : 'failed');
    logAttempt(log, mail, { state: state ?? null, failure });
  };
  const send = (mail: ClaimedMail): Promise<void> => traced(mail, () => attempt(mail)).catch((error: unknown) => { // the claim lapses, and it is sent again with the same id
    log.error({ err: error, mail: mail.id }, 'An attempt to send a mail could not be stored; it will be sent again');
  });
  const take = async (): Promise<void> => {
    if (claiming.isWaiting('the queue')) return;
    for (let isFull = true; isFull && !stopped;) {
      const { claimMails: mails } = await call(ClaimMailsDocument, { most: AT_ONCE }, context());
      claiming.succeeded('the queue');
      await Promise.all(mails.map(send));
      isFull = mails.length === AT_ONCE;
    }
  };
  const looks = coalescingRunner(() => take().catch((error: unknown) => { claiming.failed('the queue', error, isUnavailable(error) ? { longest: POLL_MILLISECONDS } : {}); }));
  const settle = async (): Promise<void> => { await looks.underWay(); };
  return {
    wake: looks.ask,
    drain: () => { looks.ask(); return settle(); },
    start: () => { timer ??= setInterval(looks.ask, POLL_MILLISECONDS).unref(); },
    stop: () => { stopped = true; clearInterval(timer); return settle(); },
  };
}

const traced = ({ template, attempt }: ClaimedMail, work: () => Promise<void>): Promise<void> =>
  tracedWork({ name: 'mail', kind: 'client', attributes: { 'portico.template': template, 'portico.attempt': attempt } }, work);

interface Tried {
  readonly outcome: MailOutcome;
  readonly failure: string | null;
}

const LONGEST_FAILURE = 60;

/** Only a failure's code is kept: other texts may contain personal data. */
const tried = (work: () => Promise<void>): Promise<Tried> => work().then(
  () => ({ outcome: 'SENT', failure: null }),
  (error: unknown) => ({ outcome: error instanceof MailRefused ? 'REFUSED' : 'FAILED', failure: codeOf(error).slice(0, LONGEST_FAILURE) }),
);

function codeOf(error: unknown): string {
  if (error instanceof MailRefused || error instanceof MailFailed) return error.message;
  if (!(error instanceof Error)) return 'UNKNOWN';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The log fields of an attempt, without the recipient. */
function logAttempt(log: SenderParts['log'], { id, companyId, template, attempt }: ClaimedMail, { state, failure }: { readonly state: string | null; readonly failure: string | null }): void {
  const facts = { mail: id, companyId, template, attempt, failure };
  if (state === 'GIVEN_UP') log.error(facts, 'A mail was given up; it is not tried again');
  else if (failure !== null) log.warn(facts, 'A mail could not be sent; it is tried again');
}
