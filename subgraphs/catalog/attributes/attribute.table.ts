import { code, flag, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { AttributeType } from './attribute.js';

/** Attributes of catalogs. */
export const ATTRIBUTE = {
  name: 'attribute',
  columns: {
    company_id: int, catalog_id: int, code: code(60), label: code(120), type: code<AttributeType>(12), is_localizable: flag, unit: nullable(code(20)), owned_by: nullable(code(120)),
    position: int,
    owned_by_key: since(601, nullable(uuid)), // the key of the catalog API that owned_by names; null for a system without a key
  },
  primaryKey: ['company_id', 'catalog_id', 'code'],
} satisfies TableDefinition;

/** What is read of {@link ATTRIBUTE}. */
export const ATTRIBUTE_ROW = selection(ATTRIBUTE.columns, 'company_id');

/** A row of {@link ATTRIBUTE_ROW}. */
export type AttributeRow = SelectedRow<typeof ATTRIBUTE_ROW>;

/** Options of attributes, a row each: writers that add different options do not meet. */
export const ATTRIBUTE_OPTION = {
  name: 'attribute_option',
  columns: { company_id: int, catalog_id: int, attribute: code(60), code: code(60), label: code(255), position: int },
  primaryKey: ['company_id', 'catalog_id', 'attribute', 'code'],
} satisfies TableDefinition;

/** What is read of {@link ATTRIBUTE_OPTION}. */
export const ATTRIBUTE_OPTION_ROW = selection(ATTRIBUTE_OPTION.columns, 'company_id');

/** A row of {@link ATTRIBUTE_OPTION_ROW}. */
export type AttributeOptionRow = SelectedRow<typeof ATTRIBUTE_OPTION_ROW>;

/** Attribute sets of catalogs. */
export const ATTRIBUTE_SET = {
  name: 'attribute_set',
  columns: { company_id: int, catalog_id: int, code: code(60), name: code(120), attributes: text },
  primaryKey: ['company_id', 'catalog_id', 'code'],
} satisfies TableDefinition;

/** What is read of {@link ATTRIBUTE_SET}. */
export const ATTRIBUTE_SET_ROW = selection(ATTRIBUTE_SET.columns, 'company_id');

/** A row of {@link ATTRIBUTE_SET_ROW}. */
export type AttributeSetRow = SelectedRow<typeof ATTRIBUTE_SET_ROW>;
