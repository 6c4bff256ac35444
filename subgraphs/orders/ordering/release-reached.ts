import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { serves, type Carrier } from '../shipping/carrier.js';
import { changeOrder } from './change-order.js';
import type { Order } from './order.js';
import { findOrders } from './order.store.js';
import { releasing } from './release-order.js';

const PER_PAGE = 200;

/**
 * End the holds of orders that no carrier served and this one does, the oldest first (document 1, B: no carrier rule for the destination).
 * Orders it does not serve stay on hold, and so do those on hold for another reason.
 */
export async function releaseReached(deps: OrdersDeps, context: CallContext, carrier: Carrier): Promise<void> {
  const { companyId } = context.principal;
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: readonly Order[] = await findOrders(deps.database, companyId, {
      where: 'status = ? AND hold_kind = ? AND id > ?', parameters: ['ON_HOLD', 'NO_CARRIER', after], orderBy: 'id', limit: PER_PAGE,
    });
    for (const { id } of page.filter((order) => isReached(order, carrier))) {
      await changeOrder(deps, { name: `releaseReached ${id}`, context, reference: id }, (now) =>
        (isReached(now.order, carrier) ? releasing(deps, context, now) : { ...now, events: [] })); // it may have been released meanwhile
    }
    after = page.length < PER_PAGE ? undefined : page.at(-1)?.id;
  }
}

const isReached = ({ holdKind, shippingAddress: { countryCode } }: Order, carrier: Carrier): boolean =>
  holdKind === 'NO_CARRIER' && serves(carrier, countryCode);
