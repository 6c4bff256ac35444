import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import type { Address } from '../addresses/address.js';
import type { Letterhead } from './letterhead.js';
import { LETTERHEAD, LETTERHEAD_ROW, type LetterheadRow } from './letterhead.table.js';

/** A company's letterhead, if it has one; one that cannot be read is INTERNAL, because no document may go out without it. */
export async function findLetterhead(reader: Reader, companyId: number): Promise<Letterhead | undefined> {
  const [row] = await reader.query<LetterheadRow>(`SELECT ${LETTERHEAD_ROW.names} FROM letterhead WHERE company_id = ?`, [companyId]);
  return readableRow(reader, row, {
    companyId, nameOf: () => ({ table: 'letterhead', id: String(companyId), name: 'The letterhead' }),
    map: ({ name, tax_number: taxNumber, address }, stored) => ({ name, taxNumber, address: stored.texts(address, 'address') as Address }),
  });
}

/** Write a company's letterhead. */
export const writeLetterhead = (transaction: Transaction, companyId: number, { name, taxNumber, address }: Letterhead): Promise<void> =>
  transaction.upsert(LETTERHEAD, [{ company_id: companyId, name, tax_number: taxNumber, address: JSON.stringify(address) }]);
