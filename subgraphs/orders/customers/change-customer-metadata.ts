import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { changeEntries, entriesIn, type EntriesChange } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { OrdersDeps } from '../orders-deps.js';
import { customerSubject } from '../addresses/customer-subject.js';
import { requireCustomer } from './read-customer.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly email: string;
  readonly namespace: string;
}

/** Change the metadata of a customer, once for a command; answers the entries of the namespace. */
export function changeCustomerMetadata({ database, clock }: OrdersDeps, { name, context, email: sent, namespace }: Requested, change: EntriesChange): Promise<MetadataEntry[]> {
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const { id, email } = await requireCustomer(transaction, companyId, sent);
    const { before, after } = await changeEntries(transaction, companyId, { subjectId: customerSubject(email), change });
    if (after !== before) transaction.recordChange({ kind: 'customer', id, before: { metadata: before }, after: { metadata: after } });
    return entriesIn(namespace, after);
  }));
}
