import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { anomaliesOf, ANOMALY_MESSAGES, SILENCES, type Anomaly } from './anomaly.js';
import { findAnomalyRules } from './anomaly-rule.store.js';
import { resolveEnded } from './watch-parcels.js';
import { findOrderNumbers, type TrackedShipment } from './tracked-shipment.store.js';

interface Changed {
  readonly context: CallContext;
  readonly changes: readonly { readonly before: TrackedShipment; readonly after: TrackedShipment }[];
}

const DAY = 86_400_000;

/** Alert the merchant's staff of shipments that have an anomaly now, once for an order, and resolve the alerts of orders that have none any more. */
export async function alertAnomalies(deps: OrdersDeps, transaction: Transaction, { context, changes }: Changed): Promise<void> {
  const turned = changes.flatMap(({ before, after }) => {
    const [were, are] = [anomaliesOf(before), anomaliesOf(after)];
    return [...are.filter((one) => !were.includes(one)).map((type) => turn(type, after, true)), ...were.filter((one) => !are.includes(one)).map((type) => turn(type, after, false)),
      ...wasSilent(before, after) ? SILENCES.map((type) => turn(type, after, false)) : []];
  });
  if (turned.length === 0) return;
  const { companyId } = context.principal;
  const rules = await findAnomalyRules(transaction, companyId);
  const opened = new Map(turned.filter(({ type, isOpen }) => isOpen && rules[type].enabled).map((change) => [`${change.type} ${change.orderId}`, change]));
  const numbers = opened.size === 0 ? new Map<string, string>() : await findOrderNumbers(transaction, companyId, [...opened.values()].map(({ orderId }) => orderId));
  await raiseAlerts(deps, transaction, { cause: context, alerts: [...opened.values()].map(({ type, orderId }) => ({ type, subject: orderId, message: ANOMALY_MESSAGES[type](numbers.get(orderId) ?? '') })) });
  const closed = grouped(turned.filter(({ isOpen }) => !isOpen), ({ type }) => type);
  for (const [type, ended] of closed) await resolveEnded(deps, transaction, { companyId, rules, type, orderIds: [...new Set(ended.map(({ orderId }) => orderId))] });
}

const turn = (type: Anomaly, { orderId }: TrackedShipment, isOpen: boolean) => ({ type, orderId, isOpen });

/** Whether a carrier reports a parcel again that may count as silent; no rule has fewer days than one. */
const wasSilent = ({ trackedAt, shippedAt }: TrackedShipment, after: TrackedShipment): boolean =>
  after.trackedAt !== null && after.trackedAt !== trackedAt && Date.parse(after.trackedAt) - Date.parse(trackedAt ?? shippedAt) > DAY;
