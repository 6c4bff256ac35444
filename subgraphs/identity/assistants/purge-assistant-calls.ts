import { ago } from '#kernel/clock.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import { firstIdAt } from '../calls/call.js';
import type { Identity } from '../identity-deps.js';
import { KEPT_MILLISECONDS } from './assistant-call.js';
import { deleteAssistantCalls, oldAssistantCalls } from './assistant-call.store.js';

const BATCH = 500;

/** Remove a company's calls of tools that are older than 90 days, in small transactions; answers how many. */
export function purgeAssistantCalls({ database, clock }: Identity, companyId: number): Promise<number> {
  const before = firstIdAt(ago(clock, KEPT_MILLISECONDS));
  return removeInBatches(database, {
    most: BATCH, find: (most) => oldAssistantCalls(database, companyId, { before, most }), remove: (transaction, ids) => deleteAssistantCalls(transaction, companyId, ids),
  });
}
