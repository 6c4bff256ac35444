import type { Call } from '#client/call.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { tracedWork } from '#kernel/tracing.js';
import { ClaimBulkJobDocument, type ClaimBulkJobMutation } from './operations/claim-bulk-job.generated.js';
import { CurrentPermissionsDocument } from './operations/current-permissions.generated.js';
import { RunBulkSliceDocument } from './operations/run-bulk-slice.generated.js';
import { createPoller, type Poller } from './poller.js';

interface BulkJobsParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

type Claimed = NonNullable<ClaimBulkJobMutation['claimBulkJob']>;

/** A worker over the graph; several of them, in any process, share the jobs. Jobs take turns, a slice of orders each. */
export function createBulkJobs({ call, clock, ids, log }: BulkJobsParts): Poller {
  const context = (): CallContext => systemContext({ actor: 'worker', requestId: ids.next() });
  const words = { failed: 'Jobs of many orders cannot be worked on; this is tried again', recovered: 'Jobs of many orders are worked on again' };
  const permissionsOf = async ({ companyId, userId, tokenId }: Claimed): Promise<readonly string[]> => {
    if (userId === null && tokenId === null) return ALL_PERMISSIONS; // the command line: the job has those it was started with
    return (await call(CurrentPermissionsDocument, { of: { companyId, userId, tokenId } }, context())).currentPermissions;
  };
  const work = async (isStopped: () => boolean): Promise<void> => {
    for (; !isStopped();) {
      const { claimBulkJob: claimed } = await call(ClaimBulkJobDocument, {}, context());
      if (!claimed) break;
      const { companyId, id, token } = claimed;
      await tracedWork({ name: 'change orders', kind: 'internal', attributes: { 'portico.company_id': companyId } }, async () => call(RunBulkSliceDocument, { input: { companyId, id, token, permissions: [...await permissionsOf(claimed)] } }, context()));
    }
  };
  return createPoller({ clock, log, source: 'bulk jobs', of: 'the jobs', words, work });
}
