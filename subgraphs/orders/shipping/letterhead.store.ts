import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Address } from '../ordering/address.js';
import type { Letterhead } from './letterhead.js';
import type { LetterheadRow } from './letterhead.table.js';

/** A company's letterhead, if it has one. */
export async function findLetterhead(reader: Reader, companyId: number): Promise<Letterhead | undefined> {
  const [row] = await reader.query<LetterheadRow>('SELECT name, tax_number, address FROM letterhead WHERE company_id = ?', [companyId]);
  return row && { name: row.name, taxNumber: row.tax_number, address: JSON.parse(row.address) as Address };
}

/** Write a company's letterhead. */
export const writeLetterhead = (transaction: Transaction, companyId: number, { name, taxNumber, address }: Letterhead): Promise<void> =>
  transaction.upsert('letterhead', ['company_id'], [{ company_id: companyId, name, tax_number: taxNumber, address: JSON.stringify(address) }]);
