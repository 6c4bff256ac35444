import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { countLogisticsChange } from '../inventory/logistics-version.store.js';
import type { RoutingRule } from './rule.js';
import { conditionText, storedCondition } from './stored-condition.js';
import { ROUTING_RULE, ROUTING_RULE_ROW, type RoutingRuleRow } from './routing-rule.table.js';

/** The rules of a company by priority; an unreadable one is left out until the rules are saved again. */
export async function findRules(reader: Reader, companyId: number): Promise<RoutingRule[]> {
  const rows = await reader.query<RoutingRuleRow>(
    `SELECT ${ROUTING_RULE_ROW.names} FROM routing_rule WHERE company_id = ? ORDER BY priority, id`, [companyId]);
  return readableRows(reader, rows, { companyId, map: toRule, nameOf: ({ id, name }) => ({ table: 'routing_rule', id, name: `Routing rule ${name}` }) });
}

/** Replace all rules of a company. */
export async function replaceRules(transaction: Transaction, companyId: number, rules: readonly RoutingRule[]): Promise<void> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  await transaction.execute('DELETE FROM routing_rule WHERE company_id = ?', [companyId]);
  await transaction.insert(ROUTING_RULE, rules.map(({ shippingType, locationCodes, countries, channels, tags, skus, ...same }) => ({
    company_id: companyId, ...same, shipping_type: shippingType, location_codes: JSON.stringify(locationCodes), changed_at: changeSequence,
    countries: conditionText(countries), channels: conditionText(channels), tags: conditionText(tags), skus: conditionText(skus),
  })));
  await countLogisticsChange(transaction, companyId);
}

function toRule({ shipping_type: shippingType, location_codes: locationCodes, countries, channels, tags, skus, ...same }: RoutingRuleRow, stored: Stored): RoutingRule {
  return {
    ...same, shippingType, locationCodes: stored.list(locationCodes, 'location_codes'),
    countries: storedCondition(countries, 'countries', stored), channels: storedCondition(channels, 'channels', stored), tags: storedCondition(tags, 'tags', stored), skus: storedCondition(skus, 'skus', stored),
  };
}
