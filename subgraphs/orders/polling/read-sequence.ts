import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findSequences } from './polling.store.js';

/** The public integer of an order. */
export async function readSequence({ database }: OrdersDeps, { principal }: CallContext, orderId: string): Promise<number> {
  const sequence = (await findSequences(database, principal.companyId, [orderId])).get(orderId);
  if (sequence === undefined) throw new Failure('ORDER_NOT_FOUND', 'The order is gone');
  return sequence;
}
