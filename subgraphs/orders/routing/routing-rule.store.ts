import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { RoutingRule } from './rule.js';
import type { RoutingRuleRow } from './routing-rule.table.js';

/** The rules of a company in the order they are asked. */
export async function findRules(reader: Reader, companyId: number): Promise<RoutingRule[]> {
  const rows = await reader.query<RoutingRuleRow>(
    'SELECT id, name, priority, countries, channels, tags, skus, shipping_type, location_codes, split FROM routing_rule WHERE company_id = ? ORDER BY priority, id', [companyId]);
  return rows.map(({ shipping_type: shippingType, location_codes: locationCodes, countries, channels, tags, skus, ...same }) => ({
    ...same, shippingType, locationCodes: JSON.parse(locationCodes) as readonly string[],
    countries: listOf(countries), channels: listOf(channels), tags: listOf(tags), skus: listOf(skus),
  }));
}

/** Write all rules of a company in place of those it had. */
export async function replaceRules(transaction: Transaction, companyId: number, rules: readonly RoutingRule[]): Promise<void> {
  const stamp = await transaction.stamp(companyId);
  await transaction.execute('DELETE FROM routing_rule WHERE company_id = ?', [companyId]);
  await transaction.insert('routing_rule', rules.map(({ shippingType, locationCodes, countries, channels, tags, skus, ...same }) => ({
    company_id: companyId, ...same, shipping_type: shippingType, location_codes: JSON.stringify(locationCodes), changed_at: stamp,
    countries: textOf(countries), channels: textOf(channels), tags: textOf(tags), skus: textOf(skus),
  })));
}

const listOf = (text: string | null): readonly string[] | null => (text === null ? null : JSON.parse(text) as readonly string[]);

const textOf = (words: readonly string[] | null): string | null => words && JSON.stringify(words);
