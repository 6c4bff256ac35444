import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { Brand } from './brand.js';
import { COMPANY } from './company.table.js';

const BRAND_ROW = selectionOf(COMPANY.columns, 'id', 'name', 'logo_url', 'accent_color', 'support_email', 'support_url');

/** The brands of companies, by their numbers. */
export async function brandsByCompany(reader: Reader, companyIds: readonly number[]): Promise<ReadonlyMap<number, Brand>> {
  if (companyIds.length === 0) return new Map();
  const rows = await reader.query<SelectedRow<typeof BRAND_ROW>>(`SELECT ${BRAND_ROW.names} FROM company WHERE id IN (${places(companyIds.length)})`, companyIds);
  return new Map(rows.map((row) => [row.id, { name: row.name, logoUrl: row.logo_url, accentColor: row.accent_color, supportEmail: row.support_email, supportUrl: row.support_url }]));
}

/** Write a company's brand; its name is its own. */
export const writeBrand = (transaction: Transaction, companyId: number, { logoUrl, accentColor, supportEmail, supportUrl }: Brand): Promise<number> =>
  transaction.execute('UPDATE company SET logo_url = ?, accent_color = ?, support_email = ?, support_url = ? WHERE id = ?', [logoUrl, accentColor, supportEmail, supportUrl, companyId]);
