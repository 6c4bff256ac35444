import { instant, shift } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { companiesOf, eachCompany } from '#subgraph-kit/each-company.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findOpenAlerts, resolveAlertsOf } from '../alerts/alert.store.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { ANOMALIES, ANOMALY_MESSAGES, hasAnomaly, silentBefore, SILENCES, type AnomalyRules } from './anomaly.js';
import { findAnomalyRules } from './anomaly-rule.store.js';
import { findReportingCarriers, findSilentOrders, findTrackedCompanies, findWatchedShipments } from './watched-shipment.store.js';

const DAY = 86_400_000;
/** What left earlier nobody looks for any more. */
const OLDEST = 60 * DAY;
/** How many alerts a company gets, and how many of its open ones are looked at, in one run. */
const [MOST_RAISED, MOST_LOOKED_AT] = [500, 5000];

/**
 * Alert staff of parcels whose carrier has said nothing for some days, and resolve the alerts of anomalies that are over: of parcels that moved on, that staff marked, that were voided. For the worker.
 * A company that fails stops no other. Answers how many alerts were raised.
 */
export async function watchParcels(deps: OrdersDeps, context: CallContext): Promise<number> {
  requireScope(context.principal, 'system');
  return eachCompany({ context, companyIds: await companiesOf(context, () => findTrackedCompanies(deps.database)), failed: 'The parcels of some companies could not be watched' }, (cause) => watchCompany(deps.inTimeOf(deps, cause.principal.companyId), cause));
}

const watchCompany = (deps: OrdersDeps, cause: CallContext): Promise<number> => deps.database.inTransaction(async (transaction) => {
  const { companyId } = cause.principal;
  await transaction.takeChangeSequence(companyId); // no carrier's event comes in between
  const rules = await findAnomalyRules(transaction, companyId);
  const open = await findOpenAlerts(transaction, companyId, { types: ANOMALIES, most: MOST_LOOKED_AT });
  for (const [type, alerts] of grouped(open, (alert) => alert.type)) {
    await resolveEnded(deps, transaction, { companyId, rules, type, orderIds: [...new Set(alerts.flatMap(({ subject }) => subject ?? []))] });
  }
  return raiseSilences(deps, transaction, { cause, rules });
});

interface Ended {
  readonly companyId: number;
  readonly rules: AnomalyRules;
  readonly type: keyof AnomalyRules;
  readonly orderIds: readonly string[];
}

/** Resolve the alerts of orders of which no shipment has the anomaly any more. */
export async function resolveEnded({ clock }: OrdersDeps, transaction: Transaction, { companyId, rules, type, orderIds }: Ended): Promise<void> {
  const at = instant(clock);
  const still = new Set((await findWatchedShipments(transaction, companyId, orderIds)).filter((shipment) => hasAnomaly(shipment, rules[type], at)).map(({ orderId }) => orderId));
  await resolveAlertsOf(transaction, companyId, { type, subjects: orderIds.filter((id) => !still.has(id)), at });
}

async function raiseSilences(deps: OrdersDeps, transaction: Transaction, { cause, rules }: { readonly cause: CallContext; readonly rules: AnomalyRules }): Promise<number> {
  const { companyId } = cause.principal;
  const now = instant(deps.clock);
  const carriers = await findReportingCarriers(transaction, companyId);
  let raised = 0;
  for (const type of SILENCES) {
    if (!rules[type].enabled) continue;
    const silent = await findSilentOrders(transaction, companyId, { type, carriers, before: silentBefore(rules[type], now), since: shift(now, -OLDEST), most: MOST_RAISED });
    await raiseAlerts(deps, transaction, { cause, alerts: silent.map(({ id, number }) => ({ type, subject: id, message: ANOMALY_MESSAGES[type](number) })) });
    raised += silent.length;
  }
  return raised;
}
