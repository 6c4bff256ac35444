import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import type { OrdersDeps } from '../orders-deps.js';
import { carrierFor } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { UNREACHED } from './hold-unreachable.js';
import { findOrders } from './order.store.js';
import { releaseOrder } from './release-order.js';

const MOST = 500;

/**
 * Release the orders that were held because no carrier went where they go, once one does; what is held for anything else stays. Each is
 * released by itself: one that was changed meanwhile does not keep the others.
 */
export async function releaseReached(deps: OrdersDeps, { command: _, ...context }: CallContext): Promise<void> {
  if (context.dryRun) return;
  const { companyId } = context.principal;
  const carriers = await findCarriers(deps.database, companyId);
  const held = await findOrders(deps.database, companyId, { where: "status = 'ON_HOLD' AND hold_reason LIKE ?", parameters: [`${UNREACHED}%`], orderBy: 'placed_at, id', limit: MOST });
  for (const { id, shipping, shippingAddress } of held) {
    if (carrierFor(shipping, shippingAddress.countryCode, carriers) !== undefined) await releaseOrder(deps, context, { reference: id }).catch(ignoreChanged);
  }
}

/** Somebody else released, cancelled or changed the order meanwhile. */
const ignoreChanged = (error: unknown): void => {
  if (!(error instanceof Failure) || error.code === 'INTERNAL') throw error;
};
