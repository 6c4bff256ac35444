import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { AttributeSet } from './attribute.js';
import { ATTRIBUTE_SET, ATTRIBUTE_SET_ROW, type AttributeSetRow } from './attribute.table.js';

/** The attribute sets of a catalog, by code; a damaged one is read without attributes until it is saved again. */
export async function findAttributeSets(reader: Reader, companyId: number, catalogId: number): Promise<AttributeSet[]> {
  const rows = await reader.query<AttributeSetRow>(`SELECT ${ATTRIBUTE_SET_ROW.names} FROM attribute_set WHERE company_id = ? AND catalog_id = ? ORDER BY code`, [companyId, catalogId]);
  return readableRows(reader, rows, { companyId, map: toAttributeSet, instead: { attributes: '[]' }, nameOf: ({ code, name }) => ({ table: 'attribute_set', id: code, name: `Attribute set ${name}` }) });
}

/** Of some codes, those of sets that a catalog has. */
export async function findSetCodes(reader: Reader, { companyId, catalogId }: { readonly companyId: number; readonly catalogId: number }, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await reader.query<{ code: string }>(`SELECT code FROM attribute_set WHERE company_id = ? AND catalog_id = ? AND code IN (${places(codes.length)})`, [companyId, catalogId, ...codes]);
  return new Set(rows.map(({ code }) => code));
}

/** Write an attribute set, new or known by its code. */
export const writeAttributeSet = (transaction: Transaction, companyId: number, set: AttributeSet): Promise<void> =>
  transaction.upsert(ATTRIBUTE_SET, [{ company_id: companyId, catalog_id: set.catalogId, code: set.code, name: set.name, attributes: JSON.stringify(set.attributes) }]);

/** Delete an attribute set. */
export const deleteAttributeSet = (transaction: Transaction, companyId: number, { catalogId, code }: Pick<AttributeSet, 'catalogId' | 'code'>): Promise<number> =>
  transaction.execute('DELETE FROM attribute_set WHERE company_id = ? AND catalog_id = ? AND code = ?', [companyId, catalogId, code]);

const toAttributeSet = (row: AttributeSetRow, stored: Stored): AttributeSet => ({ catalogId: row.catalog_id, code: row.code, name: row.name, attributes: stored.list(row.attributes, 'attributes') });
