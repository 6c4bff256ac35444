import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { ANOMALIES, USUAL_RULES, type AnomalyRule, type AnomalyRules } from './anomaly.js';
import { ANOMALY_RULE } from './anomaly-rule.table.js';

const RULE_ROW = selectionOf(ANOMALY_RULE.columns, 'type', 'enabled', 'days');

/** The rules of a company: its own, and else the usual ones. */
export async function findAnomalyRules(reader: Reader, companyId: number): Promise<AnomalyRules> {
  const rows = await reader.query<SelectedRow<typeof RULE_ROW>>(`SELECT ${RULE_ROW.names} FROM anomaly_rule WHERE company_id = ?`, [companyId]);
  const own = new Map(rows.map(({ type, enabled, days }) => [type, { type, enabled: enabled !== 0, days }]));
  return Object.fromEntries(ANOMALIES.map((type) => [type, own.get(type) ?? { type, ...USUAL_RULES[type] }])) as AnomalyRules;
}

/** Keep a rule of the company's own. */
export const saveRule = (transaction: Transaction, companyId: number, { type, enabled, days }: AnomalyRule): Promise<void> =>
  transaction.upsert(ANOMALY_RULE, [{ company_id: companyId, type, enabled: enabled ? 1 : 0, days }]);
