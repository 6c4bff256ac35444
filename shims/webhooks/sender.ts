import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#client/call.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { Backoff } from '#kernel/backoff.js';
import { processFigures } from '#kernel/process-figures.js';
import { hostIn, tracedWork, tracing, type SpanStart } from '#kernel/tracing.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { ClaimDeliveriesInput, RecordAttemptInput } from '#contract/schema.generated.js';
import { isUnavailable } from '#contract/is-unavailable.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import type { DeliveryProfile } from '#kit/deliveries/delivery-profile.js';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import { attempt, type Claimed, type Reach } from './attempt.js';
import { batcher } from './batcher.js';
import { ClaimDeliveriesDocument } from './operations/claim-deliveries.generated.js';
import { RecordAttemptsDocument } from './operations/record-attempts.generated.js';
import { Slots } from './slots.js';

/** Sends due deliveries. */
export interface Sender {
  /** Signals that a delivery may be due; returns at once. */
  wake(): void;
  /** Resolves when nothing is due and nothing in progress. */
  drain(): Promise<void>;
  /** Also poll every second, for retries and for other processes' events. */
  start(): void;
  /** Claim nothing more; resolves when everything claimed is sent and recorded. */
  stop(): Promise<void>;
}

interface SenderParts extends Reach {
  readonly call: Call;
  readonly ids: Ids;
  readonly log: Pick<Log, 'error' | 'warn' | 'info'>;
  /** The profiles this sender knows; the standard one unless given. Deliveries of other profiles are left to other senders. */
  readonly profiles?: readonly DeliveryProfile[];
}

const POLL_MILLISECONDS = 1000;
/** Claiming scans the due deliveries: the pause between two claims lets several slots become free. */
const REST_MILLISECONDS = 20;
/** The longest wait before a failing queue is tried again; an unavailable one is tried at every poll. */
const LONGEST_WAIT_MILLISECONDS = 30_000;
const WORDS = { failed: 'Webhooks cannot be taken from their queue; they are kept and tried again', recovered: 'Webhooks are sent again' };

/** A sender over the graph; several of them, in any process, share the queue. */
export function createSender(parts: SenderParts): Sender {
  const { clock, log } = parts;
  const tried = attemptsOver(parts);
  const queue = queueOver(parts);
  const slots = new Slots();
  const tasks = new Set<Promise<void>>();
  const claiming = new Backoff<'the queue'>({ clock, log, source: 'webhooks', words: WORDS, longest: LONGEST_WAIT_MILLISECONDS });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const send = async (claimed: Claimed): Promise<void> => {
    const input = await tracedWork(spanOf(claimed), () => tried(claimed));
    await queue.record(input).catch((error: unknown) => { // the claim lapses, and it is sent again with the same id
      log.error({ err: error, delivery: claimed.deliveryId }, 'An attempt of a webhook could not be stored; it will be sent again');
    });
    slots.free(claimed.destinationId, input.delivered);
  };
  const take = async (): Promise<void> => {
    const room = slots.room();
    if (stopped || room.most === 0 || claiming.isWaiting('the queue')) return;
    const claimed = await queue.claim(room);
    claiming.succeeded('the queue');
    for (const one of claimed) {
      slots.take(one.destinationId);
      const task = send(one).finally(() => { tasks.delete(task); looks.ask(); });
      tasks.add(task);
      looks.ask();
    }
    await delay(REST_MILLISECONDS);
  };
  const looks = coalescingRunner(() => take().catch((error: unknown) => { claiming.failed('the queue', error, isUnavailable(error) ? { longest: POLL_MILLISECONDS } : {}); }));
  const settle = async (): Promise<void> => {
    while (looks.underWay() || tasks.size > 0) await Promise.all([looks.underWay(), ...tasks]);
  };
  return {
    wake: looks.ask,
    drain: () => { looks.ask(); return settle(); },
    start: () => { timer ??= setInterval(looks.ask, POLL_MILLISECONDS).unref(); },
    stop: () => { stopped = true; clearInterval(timer); return settle(); },
  };
}

/** Receivers get no trace context: the documents list the headers of a webhook. */
const spanOf = ({ companyId, profile, type, attempt: number, url }: Claimed): SpanStart => ({
  name: `webhook ${profile}`, kind: 'client',
  attributes: { 'portico.company_id': companyId, 'portico.event_type': type, 'portico.attempt': number, ...hostIn(url) },
});

/** Attempts claimed deliveries, each by its profile: only deliveries of known profiles are claimed. */
function attemptsOver(parts: SenderParts): (claimed: Claimed) => Promise<RecordAttemptInput> {
  const byName = new Map(profilesOf(parts).map((profile) => [profile.name, profile]));
  return async (claimed) => {
    const input = await attempt({ ...parts, profile: byName.get(claimed.profile) ?? STANDARD }, claimed);
    tracing.current?.note({ 'portico.delivered': input.delivered, ...(typeof input.status === 'number' && { 'http.response.status_code': input.status }) });
    processFigures.webhooks.add(input.delivered ? 'delivered' : claimed.retryAfterMs === null ? 'given_up' : 'failed');
    if (!input.delivered) noteDropped(parts.log, claimed, input.failure);
    return input;
  };
}

const profilesOf = ({ profiles = [STANDARD] }: Pick<SenderParts, 'profiles'>): readonly DeliveryProfile[] => profiles;

/** Identity alerts the merchant about a connection's deliveries; the last failed attempt at any other is logged here. */
function noteDropped(log: SenderParts['log'], { connectionId, retryAfterMs, ...claimed }: Claimed, failure: string | null | undefined): void {
  if (connectionId !== null || retryAfterMs !== null) return;
  const { companyId: company, destinationId: destination, deliveryId: delivery, eventId: event, type, attempt: attempts } = claimed;
  log.warn({ company, destination, delivery, event, type, attempts, failure }, 'A webhook was dropped after its last attempt');
}

/** The sender's side of the queue. */
function queueOver({ call, ids, ...parts }: Pick<SenderParts, 'call' | 'ids' | 'profiles'>) {
  const schedules = [...new Map(profilesOf(parts).map(({ name, waits }) => [name, { profile: name, waits: [...waits] }])).values()];
  const context = (): CallContext => systemContext({ actor: 'webhooks', requestId: ids.next() });
  return {
    claim: async (room: Omit<ClaimDeliveriesInput, 'schedules'>): Promise<readonly Claimed[]> => (await call(ClaimDeliveriesDocument, { input: { ...room, schedules } }, context())).claimDeliveries,
    record: batcher((input: readonly RecordAttemptInput[]) => call(RecordAttemptsDocument, { input: [...input] }, context())),
  };
}
