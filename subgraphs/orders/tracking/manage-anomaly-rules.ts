import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { resolveAlertsOfType } from '../alerts/alert.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { ANOMALIES, USUAL_RULES, type Anomaly, type AnomalyRule } from './anomaly.js';
import { findAnomalyRules, saveRule } from './anomaly-rule.store.js';

/** The rules by which staff are alerted of shipments; needs commerce.read. */
export async function listAnomalyRules({ database }: OrdersDeps, { principal }: CallContext): Promise<AnomalyRule[]> {
  requirePermission(principal, 'commerce.read');
  const rules = await findAnomalyRules(database, principal.companyId);
  return ANOMALIES.map((type) => rules[type]);
}

/** A change of a rule: what is left out stays as it is. */
export interface AnomalyRuleChange {
  readonly type: Anomaly;
  readonly enabled?: boolean | null | undefined;
  readonly days?: number | null | undefined;
}

/** Half of the time in which silent parcels are looked for. */
const MOST_DAYS = 30;

/** Change a rule; needs commerce.manage. The open alerts of one that is switched off are resolved. */
export function saveAnomalyRule(deps: OrdersDeps, context: CallContext, { type, enabled, days }: AnomalyRuleChange): Promise<AnomalyRule> {
  requirePermission(context.principal, 'commerce.manage');
  const problem = problemOfDays(type, days);
  if (problem !== undefined) throw new Failure('BAD_INPUT', 'The rule is not valid', { days: [problem] });
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'saveAnomalyRule' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other changes of the rule and with alerts
    const { [type]: before } = await findAnomalyRules(transaction, companyId);
    const after = { type, enabled: enabled ?? before.enabled, days: days ?? before.days };
    await saveRule(transaction, companyId, after);
    transaction.recordChange({ kind: 'anomalyRule', id: type, before, after });
    if (!after.enabled) await resolveAlertsOfType(transaction, companyId, { type, at: instant(deps.clock) });
    return after;
  }));
}

function problemOfDays(type: Anomaly, days: number | null | undefined): string | undefined {
  if (days == null) return undefined;
  if (USUAL_RULES[type].days === null) return 'this anomaly does not depend on days';
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? undefined : `must be a whole number from 1 to ${String(MOST_DAYS)}`;
}
