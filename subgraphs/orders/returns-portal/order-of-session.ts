import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { ERASED_NAME } from '../addresses/address.js';
import type { Order } from '../ordering/order.js';
import { findOrder } from '../ordering/order.store.js';

/** The order of a session; UNAUTHENTICATED where it is gone, or its customer was erased meanwhile: nothing of theirs is stored any more. */
export async function orderOfSession(reader: Reader, { companyId, orderId }: { readonly companyId: number; readonly orderId: string }): Promise<Order> {
  const order = await findOrder(reader, companyId, orderId);
  if (!order || (order.customer.name === ERASED_NAME && order.customer.email === null)) throw new Failure('UNAUTHENTICATED', 'The order of the session is gone');
  return order;
}
