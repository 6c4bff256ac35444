import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Attribute, AttributeOption } from './attribute.js';
import { ATTRIBUTE_OPTION_ROW, ATTRIBUTE_ROW, type AttributeOptionRow, type AttributeRow } from './attribute.table.js';

/** The attributes of a catalog with their options, in their order. */
export async function findAttributes(reader: Reader, companyId: number, catalogId: number): Promise<Attribute[]> {
  const rows = await reader.query<AttributeRow>(`SELECT ${ATTRIBUTE_ROW.names} FROM attribute WHERE company_id = ? AND catalog_id = ? ORDER BY position, code`, [companyId, catalogId]);
  const options = await reader.query<AttributeOptionRow>(`SELECT ${ATTRIBUTE_OPTION_ROW.names} FROM attribute_option WHERE company_id = ? AND catalog_id = ? ORDER BY attribute, position, code`, [companyId, catalogId]);
  const byAttribute = grouped(options, ({ attribute }) => attribute);
  return rows.map((row) => toAttribute(row, byAttribute.get(row.code) ?? []));
}

const toAttribute = (row: AttributeRow, options: readonly AttributeOptionRow[]): Attribute => ({
  catalogId: row.catalog_id, code: row.code, label: row.label, type: row.type, isLocalizable: row.is_localizable === 1, unit: row.unit, ownedBy: row.owned_by, position: row.position,
  options: options.map(({ code, label }): AttributeOption => ({ code, label })),
});
