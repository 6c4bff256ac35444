import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Order } from './order.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';

/** Alert the merchant of those orders that no location can fulfill. */
export const alertUnallocated = (deps: OrdersDeps, transaction: Transaction, { cause, orders }: { cause: CallContext; orders: readonly Order[] }): Promise<void> =>
  raiseAlerts(deps, transaction, {
    cause,
    alerts: orders.filter(({ unallocated }) => unallocated).map(({ id, number }) => ({ type: 'UNALLOCATED', subject: id, message: `Order ${number}: no location can fulfil it; it waits for stock` })),
  });
