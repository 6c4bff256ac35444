import { code, int, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { LONGEST_WORD } from '#subgraph-kit/search/words.js';
import { partsOfEmail } from './email-parts.js';

/** What customers' e-mail addresses are found by from the middle of their words; the beginnings of their words are tokens of the orders. One set of rows an address, however many orders it has. */
export const EMAIL_PART = {
  name: 'customer_email_part',
  columns: { company_id: int, part: code(LONGEST_WORD), email: code(320), place: int }, // its place among the address's parts
  primaryKey: ['company_id', 'part', 'email'],
  withoutRowid: true,
} satisfies TableDefinition;

const SLICE = 500;

/** Makes the addresses of orders that were placed before findable, some hundred at a time; what a run before a kill has written is written again. */
export const indexKnownEmails = (at: number): Migration => migration(at, 'index_known_emails', async (runner) => {
  for (let [company, last] = [0, '']; ;) {
    const rows = await runner.query(
      `SELECT company_id, customer_email FROM orders WHERE customer_email IS NOT NULL AND (company_id > ? OR (company_id = ? AND customer_email > ?))
       GROUP BY company_id, customer_email ORDER BY company_id, customer_email LIMIT ${String(SLICE)}`, [company, company, last]) as { readonly company_id: number; readonly customer_email: string }[];
    const end = rows.at(-1);
    if (end === undefined) return;
    for (const { company_id: companyId, customer_email: email } of rows) {
      const parts = partsOfEmail(email);
      if (parts.length > 0) await runner.query(`REPLACE INTO customer_email_part (company_id, part, email, place) VALUES ${parts.map(() => '(?, ?, ?, ?)').join()}`, parts.flatMap((part, place) => [companyId, part, email, place]));
    }
    [company, last] = [end.company_id, end.customer_email];
  }
});
