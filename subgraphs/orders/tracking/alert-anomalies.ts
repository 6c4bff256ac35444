import { instant, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findOpenSubjects } from '../alerts/alert.store.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { ANOMALIES, anomaliesOf, ANOMALY_MESSAGES, SILENCES, type Anomaly } from './anomaly.js';
import { findAnomalyRules } from './anomaly-rule.store.js';
import { resolveEnded } from './watch-parcels.js';
import { findOrderNumbers, type TrackedShipment } from './tracked-shipment.store.js';

interface Changed {
  readonly context: CallContext;
  readonly changes: readonly { readonly before: TrackedShipment; readonly after: TrackedShipment }[];
}

const DAY = 86_400_000;

/** An anomaly that an order has from now on, or whose end is to be looked at. */
interface Turned {
  readonly type: Anomaly;
  readonly orderId: string;
}

/** Alert the merchant's staff of shipments that have an anomaly now, once for an order, and resolve the alerts of orders that have none any more. */
export async function alertAnomalies(deps: OrdersDeps, transaction: Transaction, { context, changes }: Changed): Promise<void> {
  const { companyId } = context.principal;
  const [begun, ended]: [Turned[], Turned[]] = [[], []];
  for (const { before, after } of changes) {
    const [were, are] = [anomaliesOf(before), anomaliesOf(after)];
    begun.push(...are.filter((one) => !were.includes(one)).map((type) => ({ type, orderId: after.orderId })));
    ended.push(...were.filter((one) => !are.includes(one)).map((type) => ({ type, orderId: after.orderId })));
  }
  const now = instant(deps.clock);
  const heard = changes.filter(({ before }) => wasSilent(before, now)).map(({ after: { orderId } }) => orderId);
  ended.push(...await findOpenSilences(transaction, companyId, heard));
  if (begun.length + ended.length === 0) return;
  const rules = await findAnomalyRules(transaction, companyId);
  await raise(deps, transaction, { context, begun: begun.filter(({ type }) => rules[type].enabled) });
  for (const [type, own] of grouped(ended, (turned) => turned.type)) await resolveEnded(deps, transaction, { companyId, rules, type, orderIds: [...new Set(own.map(({ orderId }) => orderId))] });
}

async function raise(deps: OrdersDeps, transaction: Transaction, { context, begun }: { readonly context: CallContext; readonly begun: readonly Turned[] }): Promise<void> {
  const { companyId } = context.principal;
  const opened = new Map(begun.map((turned) => [keyOf(turned.type, turned.orderId), turned]));
  const open = await findOpenSubjects(transaction, companyId, { types: ANOMALIES, subjects: [...new Set(begun.map(({ orderId }) => orderId))] }); // of another shipment, or of one that moves on and back
  for (const { type, subject } of open) opened.delete(keyOf(type, subject));
  if (opened.size === 0) return;
  const numbers = await findOrderNumbers(transaction, companyId, [...opened.values()].map(({ orderId }) => orderId));
  await raiseAlerts(deps, transaction, { cause: context, alerts: [...opened.values()].map(({ type, orderId }) => ({ type, subject: orderId, message: ANOMALY_MESSAGES[type](numbers.get(orderId) ?? '') })) });
}

const keyOf = (type: Anomaly, orderId: string): string => `${type} ${orderId}`;

/** The open alerts of silence of orders: mostly there are none. */
const findOpenSilences = async (reader: Reader, companyId: number, orderIds: readonly string[]): Promise<Turned[]> =>
  (await findOpenSubjects(reader, companyId, { types: SILENCES, subjects: [...new Set(orderIds)] })).map(({ type, subject: orderId }) => ({ type, orderId }));

/** Whether a parcel of which its carrier speaks now may have counted as silent; no rule has fewer days than one. */
const wasSilent = ({ trackedAt, shippedAt }: TrackedShipment, now: Instant): boolean => Date.parse(now) - Date.parse(trackedAt ?? shippedAt) > DAY;
