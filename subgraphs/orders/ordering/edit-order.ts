import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { applyEdit } from './apply-edit.js';
import { changeOrder } from './change-order.js';
import { checkEdit } from './check-edit.js';
import type { Order } from './order.js';
import type { OrderEdit } from './order-edit.js';

/** Which order, and the fields to change. */
export interface EditOrder extends OrderEdit {
  readonly reference: string;
}

/**
 * Edit an order: anything until a warehouse accepts a fulfillment order of it; then only what a warehouse can still take into account: the address
 * until something is picked, how to reach the customer, notes, and units not yet picked (document 1, C, States).
 */
export function editOrder(deps: OrdersDeps, context: CallContext, { reference, ...edit }: EditOrder): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  checkEdit(edit);
  return changeOrder(deps, { name: 'editOrder', context, reference }, (now, transaction) => applyEdit(deps, transaction, { context, now, edit }));
}
