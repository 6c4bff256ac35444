import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { BlockType } from '../fields/field-definition.js';
import type { Template } from './template.js';
import { TEMPLATE, TEMPLATE_ROW, type TemplateRow } from './template.table.js';

const SELECT = `SELECT ${TEMPLATE_ROW.names} FROM template WHERE company_id = ?`;

/** The templates of some sites, by key, in one query; of one that is damaged the blocks are none. */
export async function findTemplates(reader: Reader, companyId: number, siteIds: readonly number[]): Promise<Template[]> {
  return readableRows(reader, await reader.query<TemplateRow>(`${SELECT} AND site_id IN (${places(siteIds.length)}) ORDER BY template_key`, [companyId, ...siteIds]), evenDamaged(companyId));
}

/** One template of a site. */
export async function findTemplate(reader: Reader, companyId: number, { siteId, key }: Pick<Template, 'key' | 'siteId'>): Promise<Template | undefined> {
  const [row] = await reader.query<TemplateRow>(`${SELECT} AND site_id = ? AND template_key = ?`, [companyId, siteId, key]);
  return readableRow(reader, row, mapping(companyId));
}

/** The same to replace or remove it: of one that is damaged the blocks are none. */
export async function findTemplateToSave(reader: Reader, companyId: number, { siteId, key }: Pick<Template, 'key' | 'siteId'>): Promise<Template | undefined> {
  const [row] = await reader.query<TemplateRow>(`${SELECT} AND site_id = ? AND template_key = ?`, [companyId, siteId, key]);
  return readableRow(reader, row, evenDamaged(companyId));
}

/** Store a template, new or known by its key. */
export const writeTemplate = (transaction: Transaction, companyId: number, { siteId, key, name, blocks, version, updatedAt }: Template): Promise<void> =>
  transaction.upsert(TEMPLATE, [{ company_id: companyId, site_id: siteId, template_key: key, name, blocks: JSON.stringify({ blocks }), version, updated_at: updatedAt }]);

/** Delete a template. */
export const deleteTemplate = (transaction: Transaction, companyId: number, { siteId, key }: Pick<Template, 'key' | 'siteId'>): Promise<number> =>
  transaction.execute('DELETE FROM template WHERE company_id = ? AND site_id = ? AND template_key = ?', [companyId, siteId, key]);

/** What is read instead of damaged blocks. It is never stored. */
const DAMAGED = '{"blocks":[],"isDamaged":true}';

const evenDamaged = (companyId: number): Mapping<TemplateRow, Template> => ({ ...mapping(companyId), instead: { blocks: DAMAGED } });

const mapping = (companyId: number): Mapping<TemplateRow, Template> => ({
  companyId,
  map: (row, stored) => ({ siteId: row.site_id, key: row.template_key, name: row.name, blocks: (stored.object(row.blocks, 'blocks') as { readonly blocks: readonly BlockType[] }).blocks, version: row.version, updatedAt: row.updated_at, ...(row.blocks === DAMAGED && { isDamaged: true }) }),
  nameOf: ({ site_id: siteId, template_key: key, name }) => ({ table: 'template', id: `${String(siteId)} ${key}`, name: `Template ${name}` }),
});
