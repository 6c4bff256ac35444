import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { applyEdit } from './apply-edit.js';
import { changeOrder } from './change-order.js';
import { checkEdit } from './check-edit.js';
import type { Order } from './order.js';
import type { OrderEdit } from './order-edit.js';

/** Which order, and what is to be different about it. */
export interface EditOrder extends OrderEdit {
  readonly reference: string;
}

/**
 * Edit an order: anything as long as no warehouse took a part of it over; then only what its warehouses learn of in time: the address
 * until something is picked, notes, and pieces nobody picked (document 1, C, States).
 */
export function editOrder(deps: OrdersDeps, context: CallContext, { reference, ...edit }: EditOrder): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  checkEdit(edit);
  return changeOrder(deps, { name: 'editOrder', context, reference }, (now, transaction) => applyEdit(deps, transaction, { context, now, edit }));
}
