import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findMetadataVersion, moveMetadataVersion } from '#subgraph-kit/metadata/metadata.store.js';
import { tagsAfter, type TagsChange } from '#subgraph-kit/tags/tags.js';
import type { OrdersDeps } from '../orders-deps.js';
import { customerSubject } from '../addresses/customer-subject.js';
import { findCustomerTags, saveCustomerTags } from './customer-tag.store.js';
import type { CustomerProfile } from './customer.js';
import { requireCustomer } from './read-customer.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly email: string;
}

/** A customer with their tags. */
export interface TaggedCustomer {
  readonly customer: CustomerProfile;
  readonly tags: readonly string[];
}

/** Change the tags of a customer, once for a command; tags that they have, or have not, already change nothing. The record of the command does not name the customer, whom nothing may outlive. */
export function changeCustomerTags({ database, clock }: OrdersDeps, { name, context, email }: Requested, change: TagsChange): Promise<TaggedCustomer> {
  const { companyId } = context.principal;
  return database.inTransaction(async (transaction) => {
    const customer = await requireCustomer(transaction, companyId, email);
    const tags = await commandOnce(transaction, { context, clock, name }, () => saved(transaction, companyId, { customer, change }));
    return { customer, tags };
  });
}

async function saved(transaction: Transaction, companyId: number, { customer: { id, email }, change }: { customer: CustomerProfile; change: TagsChange }): Promise<string[]> {
  const subjectId = customerSubject(email);
  const version = await findMetadataVersion(transaction, companyId, subjectId);
  const before = (await findCustomerTags(transaction, companyId, [email])).get(email) ?? [];
  const after = tagsAfter(before, change);
  const [added, removed] = [after.filter((tag) => !before.includes(tag)), before.filter((tag) => !after.includes(tag))];
  if (added.length + removed.length === 0) return after;
  transaction.recordChange({ kind: 'customer', id, before: { tags: before }, after: { tags: after } });
  await moveMetadataVersion(transaction, companyId, { subjectId, version });
  await saveCustomerTags(transaction, companyId, { email, added, removed });
  return after;
}
