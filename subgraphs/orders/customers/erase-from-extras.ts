import type { Transaction } from '#subgraph-kit/database.js';
import { findMetadata, findMetadataVersion, saveMetadata } from '#subgraph-kit/metadata/metadata.store.js';
import type { Order } from '../ordering/order.js';
import type { WholeCustomer } from './find-whole-customer.js';

type Naming = (text: string) => boolean;

/** The order without the tags that name its customer. */
export function withoutNamingTags(order: Order, isNaming: Naming): Order {
  const tags = order.tags.filter((tag) => !isNaming(tag));
  return tags.length === order.tags.length ? order : Object.assign({}, order, { tags });
}

/** Remove the metadata of a customer's orders and returns whose value or key names the customer; what tools keep beside it stays. */
export async function eraseNamingMetadata(transaction: Transaction, companyId: number, { whole: { orders, returns }, isNaming }: { whole: WholeCustomer; isNaming: Naming }): Promise<void> {
  const found = await findMetadata(transaction, companyId, [...orders, ...returns].map(({ id }) => id));
  for (const [subjectId, before] of found) {
    const after = before.filter(({ key, value }) => !isNaming(value) && !isNaming(key));
    if (after.length === before.length) continue;
    await saveMetadata(transaction, companyId, { subjectId, version: await findMetadataVersion(transaction, companyId, subjectId), before, after });
  }
}
