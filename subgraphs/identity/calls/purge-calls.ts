import { ago } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { purgeAssistantCalls } from '../assistants/purge-assistant-calls.js';
import { companyIds } from '../companies/company.store.js';
import { deleteDeliveries, oldDeliveries } from '../deliveries/delivery.store.js';
import { deleteCounts, deleteEmails, oldEmails } from '../emails/sent-email.store.js';
import { deleteMails, oldMails } from '../mails/mail.store.js';
import type { Database } from '#subgraph-kit/database.js';
import { eachCompany } from '#subgraph-kit/each-company.js';
import { removeInBatches } from '#subgraph-kit/remove-in-batches.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { firstIdAt, KEPT_MILLISECONDS } from './call.js';
import { deleteBodies, unusedBodies } from './call-body.store.js';
import { deleteCalls, deleteHours, oldCalls } from './call-keeping.store.js';
import { hourOf } from './log-hour.js';
import { trimCalls } from './trim-calls.js';

const BATCH = 500;
const UNKNOWN_CALLERS = 0;
const DAY_LENGTH = 10;

/** Remove calls older than thirty days or beyond the log's maximum size, their bodies, and deliveries, mails and e-mails of that age, and calls of tools by AI clients older than ninety, in small transactions; returns the number of removed calls. */
export async function purgeCalls(context: IdentityContext): Promise<number> {
  const { principal, identity } = context;
  requireScope(principal, 'system');
  const all = [UNKNOWN_CALLERS, ...await companyIds(identity.database)];
  return eachCompany({ context, companyIds: all, failed: 'Calls of some companies could not be removed' }, ({ principal: { companyId } }) => purgeCompany(identity, companyId));
}

async function purgeCompany(identity: Identity, companyId: number): Promise<number> {
  const { database, callDatabases, clock } = identity;
  const oldest = ago(clock, KEPT_MILLISECONDS);
  const day = oldest.slice(0, DAY_LENGTH);
  let removed = 0;
  for (const kept of callDatabases) removed += await purgeCompanyCalls(kept, companyId, firstIdAt(oldest));
  await purgeSent(database, companyId, firstIdAt(oldest));
  await database.inTransaction((transaction) => deleteCounts(transaction, companyId, day));
  await purgeAssistantCalls(identity, companyId);
  for (const kept of callDatabases) await purgeBodies(kept, companyId, day);
  await database.inTransaction((transaction) => deleteHours(transaction, companyId, hourOf(oldest)));
  return removed + await trimCalls(identity, companyId);
}

/** A mail leaves the queue after its e-mail has left the log. */
async function purgeSent(database: Database, companyId: number, before: string): Promise<void> {
  await removeInBatches(database, { most: BATCH, find: (most) => oldDeliveries(database, companyId, { before, most }), remove: (transaction, ids) => deleteDeliveries(transaction, companyId, ids) });
  await removeInBatches(database, { most: BATCH, find: (most) => oldEmails(database, companyId, { before, most }), remove: (transaction, ids) => deleteEmails(transaction, companyId, ids) });
  await removeInBatches(database, { most: BATCH, find: (most) => oldMails(database, companyId, { before, most }), remove: (transaction, ids) => deleteMails(transaction, companyId, ids) });
}

const purgeCompanyCalls = (database: Database, companyId: number, before: string): Promise<number> => removeInBatches(database, {
  most: BATCH, find: (limit) => oldCalls(database, companyId, { before, limit }), remove: (transaction, ids) => deleteCalls(transaction, companyId, ids),
});

/** A body outlives the last call that had it: its day of use is never before the call's. */
const purgeBodies = (database: Database, companyId: number, before: string): Promise<number> => removeInBatches(database, {
  most: BATCH, find: (limit) => unusedBodies(database, companyId, { before, limit }), remove: (transaction, hashes) => deleteBodies(transaction, companyId, { hashes, before }),
});
