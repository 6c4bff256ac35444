import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { StaffHoldKind } from './hold-kind.js';
import { holdOrder } from './hold-order.js';
import type { Order } from './order.js';
import { releaseOrder } from './release-order.js';

/** Whether an order is to be on hold. */
export interface WantedHold {
  readonly reference: string;
  readonly onHold: boolean;
  /** For staff; required of a hold. */
  readonly reason?: string | null | undefined;
  /** MANUAL unless it is given. */
  readonly kind?: StaffHoldKind | null | undefined;
}

/** Put an order on hold or end its hold; one that is so already is answered as it is. INVALID_STATE for one that is held for another reason. */
export function setOrderHold(deps: OrdersDeps, context: CallContext, { reference, onHold, reason, kind }: WantedHold): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  if (!onHold) return releaseOrder(deps, context, { reference, orSo: true });
  if (reason == null) throw new Failure('BAD_INPUT', 'A hold has a reason', { reason: ['is required of a hold'] });
  return holdOrder(deps, context, { reference, reason, kind, orSo: true });
}
