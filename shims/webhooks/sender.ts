import type { Call } from '#client/call.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { attempt, type Claimed, type Reach } from './attempt.js';
import { Lanes } from './lanes.js';
import { ClaimDeliveriesDocument } from './operations/claim-deliveries.generated.js';
import { RecordAttemptDocument } from './operations/record-attempt.generated.js';

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

/** A sender over the graph; several of them, in any processes, share the queue. */
export function createSender(parts: SenderParts): Sender {
  const { call, ids, log } = parts;
  const lanes = new Lanes();
  const tasks = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let [again, stopped] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  const context = (): CallContext => ({ principal: { kind: 'system', companyId: 0, actor: 'webhooks', scopes: ['system'] }, requestId: ids.next(), via: 'webhooks' });
  const complain = (error: unknown): void => { log.error({ err: error }, 'Webhooks could not be worked on; they are kept and tried again'); };
  const send = async (claimed: Claimed): Promise<void> => {
    const input = await attempt(parts, claimed);
    await call(RecordAttemptDocument, { input }, context()).catch(complain); // the claim lapses, and it is sent again with the same id
    lanes.leave(claimed.connectionId, input.delivered);
  };
  const take = async (): Promise<number> => {
    const input = lanes.room();
    if (input.most === 0) return 0;
    const { claimDeliveries: claimed } = await call(ClaimDeliveriesDocument, { input }, context());
    for (const one of claimed) {
      lanes.enter(one.connectionId);
      const task = send(one).finally(() => { tasks.delete(task); look(); });
      tasks.add(task);
    }
    return claimed.length;
  };
  const work = async (): Promise<void> => {
    do again = false; while ((await take().catch((error: unknown) => { complain(error); return 0; }) > 0 || isAskedAgain()) && !stopped);
    looking = undefined; // in the same turn as the last look, so that no call falls between
  };
  const isAskedAgain = (): boolean => again;
  const look = (): void => {
    again = true;
    if (!stopped) looking ??= work();
  };
  const settle = async (): Promise<void> => {
    while (looking || tasks.size > 0) await Promise.all([looking, ...tasks]);
  };
  return {
    wake: look,
    drain: () => { look(); return settle(); },
    start: () => { timer ??= setInterval(look, POLL_MILLISECONDS).unref(); },
    stop: () => { stopped = true; clearInterval(timer); return settle(); },
  };
}
