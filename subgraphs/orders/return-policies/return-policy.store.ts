import type { Instant } from '#kernel/clock.js';
import type { SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { findReadable, readableRow, type RowName } from '#subgraph-kit/readable-rows.js';
import { atMost, type ColumnValue } from '#subgraph-kit/statement.js';
import { UnreadableColumn, type Stored } from '#subgraph-kit/stored-json.js';
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
  return readableRow(reader, row, { companyId, nameOf, map: toPolicy }) ?? USUAL_POLICY;
}

/** A page of the versions of a company's policy; those that cannot be read are left out. */
export const findPolicyPage = (reader: Reader, companyId: number, keys: Keyset): Promise<VersionedPolicy[]> => findReadable<Row, VersionedPolicy>(reader, {
  companyId, limit: keys.limit, nameOf, mapper: () => Promise.resolve(toPolicy),
  find: (most) => reader.query<Row>(`SELECT ${RETURN_POLICY_ROW.names} FROM return_policy WHERE company_id = ?${keys.where} ORDER BY ${keys.orderBy} ${atMost(most)}`, [companyId, ...keys.parameters]),
});

const nameOf = ({ version }: Row): RowName => ({ table: 'return_policy', id: String(version), name: `Version ${String(version)} of the return policy` });

const toPolicy = ({ version, content, created_at: savedAt }: Row, stored: Stored): VersionedPolicy => ({ ...USUAL_POLICY, ...rulesIn(stored.object(content, 'content')), version, savedAt });

/** Rules of the kinds that a policy has, so that a damaged one is known where it is read; there may be no limit. */
function rulesIn(stored: object): Partial<ReturnPolicy> {
  const usual: Readonly<Record<string, unknown>> = { ...USUAL_POLICY };
  for (const [name, rule] of Object.entries(stored)) {
    if (name in usual && kindOf(rule) !== kindOf(usual[name]) && !(name === 'limit' && kindOf(rule) === 'object')) throw new UnreadableColumn('content');
  }
  return stored;
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** A version that is kept. */
export interface SavedPolicy extends VersionedPolicy {
  readonly savedAt: Instant;
}

/** Keep a new version of a policy. */
export async function insertPolicy(transaction: Transaction, companyId: number, { version, savedAt, ...content }: SavedPolicy): Promise<void> {
  await transaction.insert(RETURN_POLICY, [{ company_id: companyId, version, content: JSON.stringify(content satisfies ReturnPolicy), created_at: savedAt }]);
}
