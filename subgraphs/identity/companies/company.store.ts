import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { Company } from './company.js';
import { COMPANY, COMPANY_ROW, type CompanyRow } from './company.table.js';

/** Companies by number, in no particular order. */
export async function companiesByIds(reader: Reader, ids: readonly number[]): Promise<Company[]> {
  if (ids.length === 0) return [];
  return reader.query<CompanyRow>(`SELECT ${COMPANY_ROW.names} FROM company WHERE id IN (${places(ids.length)})`, ids);
}

/** Whether a company has this number. */
export const companyExists = async (reader: Reader, id: number): Promise<boolean> => (await companiesByIds(reader, [id])).length > 0;

/** The numbers of all companies, smallest first. */
export async function companyIds(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ id: number }>('SELECT id FROM company ORDER BY id');
  return rows.map(({ id }) => id);
}

/** Store a new company. */
export const insertCompany = (transaction: Transaction, { id, name }: Company, createdAt: Instant): Promise<void> =>
  transaction.insert(COMPANY, [{ id, name, created_at: createdAt }]);
