import { instant, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findAlertsOfSubjects } from '../alerts/alert.store.js';
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
  const now = instant(deps.clock);
  const turned = changes.flatMap(({ before, after }) => {
    const [were, are] = [anomaliesOf(before), anomaliesOf(after)];
    return [...are.filter((one) => !were.includes(one)).map((type) => turn(type, after, true)), ...were.filter((one) => !are.includes(one)).map((type) => turn(type, after, false)),
      ...wasSilent(before, now) ? SILENCES.map((type) => turn(type, after, false)) : []];
  });
  if (turned.length === 0) return;
  const { companyId } = context.principal;
  const rules = await findAnomalyRules(transaction, companyId);
  const opened = new Map(turned.filter(({ type, isOpen }) => isOpen && rules[type].enabled).map((change) => [keyOf(change.type, change.orderId), change]));
  for (const key of await findOpenKeys(transaction, companyId, [...opened.values()])) opened.delete(key);
  const numbers = opened.size === 0 ? new Map<string, string>() : await findOrderNumbers(transaction, companyId, [...opened.values()].map(({ orderId }) => orderId));
  await raiseAlerts(deps, transaction, { cause: context, alerts: [...opened.values()].map(({ type, orderId }) => ({ type, subject: orderId, message: ANOMALY_MESSAGES[type](numbers.get(orderId) ?? '') })) });
  const closed = grouped(turned.filter(({ isOpen }) => !isOpen), ({ type }) => type);
  for (const [type, ended] of closed) await resolveEnded(deps, transaction, { companyId, rules, type, orderIds: [...new Set(ended.map(({ orderId }) => orderId))] });
}

const keyOf = (type: Anomaly, orderId: string): string => `${type} ${orderId}`;

/** The keys of the alerts among these that are open: of an order's other shipment, or of one that moves on and back. */
async function findOpenKeys(reader: Reader, companyId: number, turned: readonly { readonly type: Anomaly; readonly orderId: string }[]): Promise<string[]> {
  const keys: string[] = [];
  for (const [type, own] of grouped(turned, (change) => change.type)) {
    const known = await findAlertsOfSubjects(reader, companyId, { type, subjects: own.map(({ orderId }) => orderId) });
    keys.push(...known.flatMap(({ subject, resolvedAt }) => (subject === null || resolvedAt !== null ? [] : [keyOf(type, subject)])));
  }
  return keys;
}

const turn = (type: Anomaly, { orderId }: TrackedShipment, isOpen: boolean) => ({ type, orderId, isOpen });

/** Whether a parcel of which its carrier speaks now may have counted as silent; no rule has fewer days than one. */
const wasSilent = ({ trackedAt, shippedAt }: TrackedShipment, now: Instant): boolean => Date.parse(now) - Date.parse(trackedAt ?? shippedAt) > DAY;
