import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#client/call.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { ClaimDeliveriesInput, RecordAttemptInput } from '#contract/schema.generated.js';
import type { CallContext } from '#contract/principal.js';
import { askable } from './askable.js';
import { attempt, type Claimed, type Reach } from './attempt.js';
import { Lanes } from './lanes.js';
import { ClaimDeliveriesDocument } from './operations/claim-deliveries.generated.js';
import { RecordAttemptsDocument } from './operations/record-attempts.generated.js';
import { together } from './together.js';

/** Sends what is due. */
export interface Sender {
  /** Something may be due; returns at once. */
  wake(): void;
  /** Resolves when nothing is due and nothing under way. */
  drain(): Promise<void>;
  /** Also look every second, for retries and for other processes' events. */
  start(): void;
  /** Take nothing more; resolves when what was taken is sent and recorded. */
  stop(): Promise<void>;
}

interface SenderParts extends Reach {
  readonly call: Call;
  readonly ids: Ids;
  readonly log: Pick<Log, 'error'>;
}

const POLL_MILLISECONDS = 1000;
/** Looking costs a scan of what is due: between two looks many deliveries end, whose room is then filled together. */
const REST_MILLISECONDS = 20;

/** A sender over the graph; several of them, in any processes, share the queue. */
export function createSender(parts: SenderParts): Sender {
  const { log } = parts;
  const queue = queueOver(parts);
  const lanes = new Lanes();
  const tasks = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const complain = (error: unknown): void => { log.error({ err: error }, 'Webhooks could not be worked on; they are kept and tried again'); };
  const send = async (claimed: Claimed): Promise<void> => {
    const input = await attempt(parts, claimed);
    await queue.record(input).catch(complain); // the claim lapses, and it is sent again with the same id
    lanes.leave(claimed.connectionId, input.delivered);
  };
  const take = async (): Promise<void> => {
    const input = lanes.room();
    if (stopped || input.most === 0) return;
    for (const one of await queue.claim(input)) {
      lanes.enter(one.connectionId);
      const task = send(one).finally(() => { tasks.delete(task); looks.ask(); });
      tasks.add(task);
      looks.ask();
    }
    await delay(REST_MILLISECONDS);
  };
  const looks = askable(() => take().catch(complain));
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

/** The sender's side of the queue. */
function queueOver({ call, ids }: Pick<SenderParts, 'call' | 'ids'>) {
  const context = (): CallContext => ({ principal: { kind: 'system', companyId: 0, actor: 'webhooks', scopes: ['system'] }, requestId: ids.next(), via: 'webhooks' });
  return {
    claim: async (input: ClaimDeliveriesInput): Promise<readonly Claimed[]> => (await call(ClaimDeliveriesDocument, { input }, context())).claimDeliveries,
    record: together((input: readonly RecordAttemptInput[]) => call(RecordAttemptsDocument, { input: [...input] }, context())),
  };
}
