import type { Instant } from '#kernel/clock.js';
import type { SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import { USUAL_POLICY, type ReturnPolicy, type VersionedPolicy } from './return-policy.js';
import { RETURN_POLICY, RETURN_POLICY_ROW } from './return-policy.table.js';

type Row = SelectedRow<typeof RETURN_POLICY_ROW>;

/** The policy of a company now: its last version, or the usual one. A version that cannot be read is INTERNAL, because nothing may be decided by another. */
export const findPolicy = (reader: Reader, companyId: number): Promise<VersionedPolicy> => find(reader, companyId, { where: '1 = 1', parameters: [] });

/** A version of a company's policy; 0 is the usual one. */
export const findPolicyVersion = async (reader: Reader, companyId: number, version: number): Promise<VersionedPolicy> =>
  (version === USUAL_POLICY.version ? USUAL_POLICY : find(reader, companyId, { where: 'version = ?', parameters: [version] }));

async function find(reader: Reader, companyId: number, { where, parameters }: { where: string; parameters: readonly ColumnValue[] }): Promise<VersionedPolicy> {
  const [row] = await reader.query<Row>(`SELECT ${RETURN_POLICY_ROW.names} FROM return_policy WHERE company_id = ? AND ${where} ORDER BY version DESC LIMIT 1`, [companyId, ...parameters]);
  return readableRow(reader, row, {
    companyId, nameOf: ({ version }) => ({ table: 'return_policy', id: String(version), name: `Version ${String(version)} of the return policy` }),
    map: ({ version, content }, stored): VersionedPolicy => ({ ...USUAL_POLICY, ...stored.object(content, 'content'), version }),
  }) ?? USUAL_POLICY;
}

/** Keep a new version of a policy. */
export async function insertPolicy(transaction: Transaction, companyId: number, { policy: { version, ...content }, at }: { policy: VersionedPolicy; at: Instant }): Promise<void> {
  await transaction.insert(RETURN_POLICY, [{ company_id: companyId, version, content: JSON.stringify(content satisfies ReturnPolicy), created_at: at }]);
}
