import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { countLogisticsChange } from '../inventory/logistics-version.store.js';
import { conditionText, storedCondition } from '../routing/stored-condition.js';
import { SERVICE_POLICY, SERVICE_POLICY_ROW, type ServicePolicyRow } from './calendar.table.js';
import type { ServicePolicy } from './policy.js';

/** The service policies of a company by priority; an unreadable one is left out until the policies are saved again. */
export async function findPolicies(reader: Reader, companyId: number): Promise<ServicePolicy[]> {
  const rows = await reader.query<ServicePolicyRow>(`SELECT ${SERVICE_POLICY_ROW.names} FROM service_policy WHERE company_id = ? ORDER BY priority, id`, [companyId]);
  return readableRows(reader, rows, { companyId, map: toPolicy, nameOf: ({ id, name }) => ({ table: 'service_policy', id, name: `Service policy ${name}` }) });
}

/** Replace all service policies of a company. */
export async function replacePolicies(transaction: Transaction, companyId: number, policies: readonly ServicePolicy[]): Promise<void> {
  await transaction.execute('DELETE FROM service_policy WHERE company_id = ?', [companyId]);
  await transaction.insert(SERVICE_POLICY, policies.map(({ countries, postcodePrefixes, channels, tags, shippingType, extraDays, bufferDays, ...same }) => ({
    company_id: companyId, ...same, shipping_type: shippingType, extra_days: extraDays, buffer_days: bufferDays,
    countries: conditionText(countries), postcode_prefixes: conditionText(postcodePrefixes), channels: conditionText(channels), tags: conditionText(tags),
  })));
  await countLogisticsChange(transaction, companyId);
}

function toPolicy({ postcode_prefixes, shipping_type, extra_days, buffer_days, countries, channels, tags, ...same }: ServicePolicyRow, stored: Stored): ServicePolicy {
  return {
    ...same, shippingType: shipping_type, extraDays: extra_days, bufferDays: buffer_days, countries: storedCondition(countries, 'countries', stored),
    postcodePrefixes: storedCondition(postcode_prefixes, 'postcode_prefixes', stored), channels: storedCondition(channels, 'channels', stored), tags: storedCondition(tags, 'tags', stored),
  };
}
