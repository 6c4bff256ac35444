import type { Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Order } from './order.js';
import { findOrder, findOrdersByExternalId } from './order.store.js';

/** An order as its caller names it: by number or id, as the documents of the interfaces say, and people also by its external id, which a number goes before. */
export async function findNamedOrder(reader: Reader, { companyId, kind }: Pick<Principal, 'companyId' | 'kind'>, reference: string): Promise<Order | undefined> {
  const order = await findOrder(reader, companyId, reference);
  if (order || kind !== 'staff') return order;
  const [named] = await findOrdersByExternalId(reader, companyId, [reference]);
  return named;
}
