import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Attribute, AttributeOption } from './attribute.js';
import { ATTRIBUTE, ATTRIBUTE_OPTION, ATTRIBUTE_OPTION_ROW, ATTRIBUTE_ROW, type AttributeOptionRow, type AttributeRow } from './attribute.table.js';

/** The attributes of a catalog with their options, in their order. */
export async function findAttributes(reader: Reader, companyId: number, catalogId: number): Promise<Attribute[]> {
  const rows = await reader.query<AttributeRow>(`SELECT ${ATTRIBUTE_ROW.names} FROM attribute WHERE company_id = ? AND catalog_id = ? ORDER BY position, code`, [companyId, catalogId]);
  const options = await reader.query<AttributeOptionRow>(`SELECT ${ATTRIBUTE_OPTION_ROW.names} FROM attribute_option WHERE company_id = ? AND catalog_id = ? ORDER BY attribute, position, code`, [companyId, catalogId]);
  const byAttribute = grouped(options, ({ attribute }) => attribute);
  return rows.map((row) => toAttribute(row, byAttribute.get(row.code) ?? []));
}

const toAttribute = (row: AttributeRow, options: readonly AttributeOptionRow[]): Attribute => ({
  catalogId: row.catalog_id, code: row.code, label: row.label, type: row.type, isLocalizable: row.is_localizable === 1, unit: row.unit, ownedBy: row.owned_by, ownedByKeyId: row.owned_by_key, position: row.position,
  options: options.map(({ code, label }): AttributeOption => ({ code, label })),
});

/** Write an attribute with all its options, new or known by its code; options that are not among them are deleted. */
export async function writeAttribute(transaction: Transaction, companyId: number, attribute: Attribute): Promise<void> {
  const { catalogId, code, options } = attribute;
  await transaction.upsert(ATTRIBUTE, [{
    company_id: companyId, catalog_id: catalogId, code, label: attribute.label, type: attribute.type, is_localizable: attribute.isLocalizable ? 1 : 0, unit: attribute.unit, owned_by: attribute.ownedBy,
    owned_by_key: attribute.ownedByKeyId, position: attribute.position,
  }]);
  await transaction.execute('DELETE FROM attribute_option WHERE company_id = ? AND catalog_id = ? AND attribute = ?', [companyId, catalogId, code]);
  await writeOptions(transaction, { companyId, catalogId, attribute: code }, options.map((option, position) => ({ ...option, position })));
}

/** Store a new selection without options; of two writers that make the same one the second is restarted and finds it. */
export const insertSelection = (transaction: Transaction, companyId: number, { catalogId, code, label, position }: Pick<Attribute, 'catalogId' | 'code' | 'label' | 'position'>): Promise<void> =>
  transaction.insert(ATTRIBUTE, [{ company_id: companyId, catalog_id: catalogId, code, label, type: 'SELECT', is_localizable: 0, unit: null, owned_by: null, position }])
    .catch(duplicateAsConflict('Another transaction made this attribute'));

/** Delete an attribute with its options. */
export async function deleteAttribute(transaction: Transaction, companyId: number, { catalogId, code }: Pick<Attribute, 'catalogId' | 'code'>): Promise<void> {
  await transaction.execute('DELETE FROM attribute_option WHERE company_id = ? AND catalog_id = ? AND attribute = ?', [companyId, catalogId, code]);
  await transaction.execute('DELETE FROM attribute WHERE company_id = ? AND catalog_id = ? AND code = ?', [companyId, catalogId, code]);
}

/** An attribute of a catalog. */
interface OfAttribute {
  readonly companyId: number;
  readonly catalogId: number;
  readonly attribute: string;
}

/** The places of an attribute's options by their codes. */
export async function findOptions(reader: Reader, { companyId, catalogId, attribute }: OfAttribute): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.query<{ code: string; position: number }>('SELECT code, position FROM attribute_option WHERE company_id = ? AND catalog_id = ? AND attribute = ?', [companyId, catalogId, attribute]);
  return new Map(rows.map(({ code, position }) => [code, position]));
}

/** Write options of an attribute, new or known by their codes. */
export const writeOptions = (transaction: Transaction, { companyId, catalogId, attribute }: OfAttribute, options: readonly (AttributeOption & { readonly position: number })[]): Promise<void> =>
  transaction.upsert(ATTRIBUTE_OPTION, options.map(({ code, label, position }) => ({ company_id: companyId, catalog_id: catalogId, attribute, code, label, position })));
