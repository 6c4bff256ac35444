import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { anomaliesOf, ANOMALY_MESSAGES, type Anomaly } from './anomaly.js';
import { findAnomalousOrders, findOrderNumbers, type TrackedShipment } from './tracked-shipment.store.js';

interface Moved {
  readonly context: CallContext;
  readonly moved: readonly { readonly before: TrackedShipment; readonly after: TrackedShipment }[];
}

/** Alert the merchant's staff of shipments that have an anomaly now, once for an order, and resolve the alerts of orders that have none any more. */
export async function alertAnomalies(deps: OrdersDeps, transaction: Transaction, { context, moved }: Moved): Promise<void> {
  const changes = moved.flatMap(({ before, after }) => {
    const [were, are] = [anomaliesOf(before), anomaliesOf(after)];
    return [...are.filter((one) => !were.includes(one)).map((type) => ({ type, orderId: after.orderId, isOpen: true })), ...were.filter((one) => !are.includes(one)).map((type) => ({ type, orderId: after.orderId, isOpen: false }))];
  });
  if (changes.length === 0) return;
  const { companyId } = context.principal;
  const opened = new Map(changes.filter(({ isOpen }) => isOpen).map((change) => [`${change.type} ${change.orderId}`, change]));
  const numbers = await findOrderNumbers(transaction, companyId, [...opened.values()].map(({ orderId }) => orderId));
  await raiseAlerts(deps, transaction, { cause: context, alerts: [...opened.values()].map(({ type, orderId }) => ({ type, subject: orderId, message: ANOMALY_MESSAGES[type](numbers.get(orderId) ?? '') })) });
  const closed = grouped(changes.filter(({ isOpen }) => !isOpen), ({ type }) => type);
  for (const [type, ended] of closed) await resolveEnded(deps, transaction, { companyId, type, orderIds: [...new Set(ended.map(({ orderId }) => orderId))] });
}

interface Ended {
  readonly companyId: number;
  readonly type: Anomaly;
  readonly orderIds: readonly string[];
}

/** An order whose other shipment has the anomaly keeps its alert. */
async function resolveEnded({ clock }: OrdersDeps, transaction: Transaction, { companyId, type, orderIds }: Ended): Promise<void> {
  const still = await findAnomalousOrders(transaction, companyId, { type, orderIds });
  await resolveAlertsOf(transaction, companyId, { type, subjects: orderIds.filter((id) => !still.has(id)), at: instant(clock) });
}
