import { instant } from '#kernel/clock.js';
import { AUDIT_ENTRY } from '#subgraph-kit/audit/audit-entry.table.js';
import { changedRecord, type RecordChange } from '#subgraph-kit/audit/record-change.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { personIdsOf } from '../people/person.store.js';
import type { Account } from './account.js';

interface AccountChange {
  /** What the person did, as a mutation is named. */
  readonly operation: string;
  readonly account: Pick<Account, 'id' | 'email'>;
  /** What it made different; nothing that is shown for what only happened, such as a sign-in. */
  readonly change?: RecordChange | undefined;
  /** The company that it concerns alone; each of theirs unless given. */
  readonly companyId?: number | undefined;
}

/** Keep what a person did with their account in the audit log of each of their companies; it never contains a password or token. */
export async function auditAccount(transaction: Transaction, { identity: { clock, ids }, requestId, via }: IdentityContext, { operation, account, change, companyId: only }: AccountChange): Promise<void> {
  const changes = JSON.stringify({ records: change ? [changedRecord(change)] : [] });
  const people = (await personIdsOf(transaction, account.id)).filter(({ companyId }) => only === undefined || companyId === only);
  const entries = people.map(({ companyId, id }) => ({
    company_id: companyId, id: ids.next(), written_at: instant(clock), operation, actor: account.email, via, request_id: requestId, subject: id, input: null, changes,
  }));
  await transaction.insert(AUDIT_ENTRY, entries);
}
