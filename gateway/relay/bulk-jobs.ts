import type { Call } from '#client/call.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import { Backoff } from '#kernel/backoff.js';
import type { Clock } from '#kernel/clock.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { ClaimBulkJobDocument, type ClaimBulkJobMutation } from './operations/claim-bulk-job.generated.js';
import { CurrentPermissionsDocument } from './operations/current-permissions.generated.js';
import { RunBulkSliceDocument } from './operations/run-bulk-slice.generated.js';

/** Works on the jobs that change many orders. */
export interface BulkJobs {
  /** Resolves when no job waits that can be worked on. */
  drain(): Promise<void>;
  /** Look for jobs every second. */
  start(): void;
  /** Claim nothing more; resolves when the slice in progress has ended. */
  stop(): Promise<void>;
}

interface BulkJobsParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

const POLL_MILLISECONDS = 1000;

type Claimed = NonNullable<ClaimBulkJobMutation['claimBulkJob']>;

/** A worker over the graph; several of them, in any process, share the jobs. Jobs take turns, a slice of orders each. */
export function createBulkJobs({ call, clock, ids, log }: BulkJobsParts): BulkJobs {
  const context = (): CallContext => systemContext({ actor: 'worker', requestId: ids.next() });
  const words = { failed: 'Jobs of many orders cannot be worked on; this is tried again', recovered: 'Jobs of many orders are worked on again' };
  const backoff = new Backoff<'the jobs'>({ clock, log, source: 'bulk jobs', words });
  let [stopped, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined];
  const permissionsOf = async ({ companyId, userId, tokenId }: Claimed): Promise<readonly string[]> => {
    if (userId === null && tokenId === null) return ALL_PERMISSIONS; // the command line: the job has those it was started with
    return (await call(CurrentPermissionsDocument, { of: { companyId, userId, tokenId } }, context())).currentPermissions;
  };
  const work = async (): Promise<void> => {
    for (; !stopped;) {
      const { claimBulkJob: claimed } = await call(ClaimBulkJobDocument, {}, context());
      if (!claimed) break;
      const { companyId, id, token } = claimed;
      await call(RunBulkSliceDocument, { input: { companyId, id, token, permissions: [...await permissionsOf(claimed)] } }, context());
    }
  };
  const look = async (): Promise<void> => {
    if (backoff.isWaiting('the jobs')) return;
    await work().then(() => { backoff.succeeded('the jobs'); }, (error: unknown) => { backoff.failed('the jobs', error); });
  };
  const looks = coalescingRunner(look);
  const settle = async (): Promise<void> => { await looks.underWay(); };
  return {
    drain: () => { looks.ask(); return settle(); },
    start: () => { timer ??= setInterval(looks.ask, POLL_MILLISECONDS).unref(); },
    stop: () => { stopped = true; clearInterval(timer); return settle(); },
  };
}
