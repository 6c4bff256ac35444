import { ago } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { purgeAssistantCalls } from '../assistants/purge-assistant-calls.js';
import { companyIds } from '../companies/company.store.js';
import { deleteOldDeliveries } from '../deliveries/delivery.store.js';
import { deleteOldEmails } from '../emails/sent-email.store.js';
import { deleteOldMails } from '../mails/mail.store.js';
import type { Database } from '#subgraph-kit/database.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { IdentityContext } from '../identity-deps.js';
import { firstIdAt, KEPT_MILLISECONDS } from './call.js';
import { deleteBodies, unusedBodies } from './call-body.store.js';
import { deleteCalls, deleteHours, oldCalls } from './call-keeping.store.js';
import { hourOf } from './log-hour.js';
import { trimCalls } from './trim-calls.js';

const BATCH = 500;
const UNKNOWN_CALLERS = 0;
const DAY_LENGTH = 10;

/** Remove calls older than thirty days or beyond the log's maximum size, their bodies, and deliveries, mails and e-mails of that age, and calls of tools by AI clients older than ninety, in small transactions; returns the number of removed calls. */
export async function purgeCalls({ principal, identity }: IdentityContext): Promise<number> {
  requireScope(principal, 'system');
  const { database, callDatabases, clock } = identity;
  const oldest = ago(clock, KEPT_MILLISECONDS);
  let removed = 0;
  for (const companyId of [UNKNOWN_CALLERS, ...await companyIds(database)]) {
    for (const kept of callDatabases) removed += await purgeCompanyCalls(kept, companyId, firstIdAt(oldest));
    await database.inTransaction((transaction) => deleteOldDeliveries(transaction, companyId, firstIdAt(oldest)));
    await database.inTransaction((transaction) => deleteOldEmails(transaction, companyId, { before: firstIdAt(oldest), day: oldest.slice(0, DAY_LENGTH) }));
    await database.inTransaction((transaction) => deleteOldMails(transaction, companyId, firstIdAt(oldest)));
    await purgeAssistantCalls(identity, companyId);
    for (const kept of callDatabases) await purgeBodies(kept, companyId, oldest.slice(0, DAY_LENGTH));
    await database.inTransaction((transaction) => deleteHours(transaction, companyId, hourOf(oldest)));
    removed += await trimCalls(identity, companyId);
  }
  return removed;
}

const purgeCompanyCalls = (database: Database, companyId: number, before: string): Promise<number> => removeInBatches(database, {
  most: BATCH, find: (limit) => oldCalls(database, companyId, { before, limit }), remove: (transaction, ids) => deleteCalls(transaction, companyId, ids),
});

/** A body outlives the last call that had it: its day of use is never before the call's. */
const purgeBodies = (database: Database, companyId: number, before: string): Promise<number> => removeInBatches(database, {
  most: BATCH, find: (limit) => unusedBodies(database, companyId, { before, limit }), remove: (transaction, hashes) => deleteBodies(transaction, companyId, { hashes, before }),
});
