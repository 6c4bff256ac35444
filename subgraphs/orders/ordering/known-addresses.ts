import { migration, type Migration } from '#subgraph-kit/migration.js';
import { customerSubject } from '../addresses/customer-subject.js';

interface Known {
  readonly company_id: number;
  readonly email: string;
}

type Runner = Parameters<Migration['up']>[0];

const BLANK = (column: string): string => `(${column} LIKE ' %' OR ${column} LIKE '% ')`;

/** Removes the blanks around known e-mail addresses, with what is kept under them; their parts are indexed anew by the next migration. The orders come last: they lead here again after a kill. */
export const trimKnownAddresses = (at: number): Migration => migration(at, 'trim_known_addresses', async (runner) => {
  for (const { company_id, email } of await runner.query(`SELECT DISTINCT company_id, customer_email AS email FROM orders WHERE ${BLANK('customer_email')}`) as Known[]) {
    await trimTags(runner, { company_id, email });
    for (const table of ['metadata_entry', 'metadata']) {
      const [old, own] = [customerSubject(email), customerSubject(email.trim())];
      const kept = await runner.query(`SELECT 1 FROM ${table} WHERE company_id = ? AND subject = ? LIMIT 1`, [company_id, own]) as unknown[];
      await runner.query(kept.length === 0 ? `UPDATE ${table} SET subject = ? WHERE company_id = ? AND subject = ?` : `DELETE FROM ${table} WHERE subject <> ? AND company_id = ? AND subject = ?`, [own, company_id, old]);
    }
  }
  await runner.query(`DELETE FROM customer_email_part WHERE ${BLANK('email')}`);
  await runner.query(`UPDATE orders SET customer_email = TRIM(customer_email) WHERE ${BLANK('customer_email')}`);
});

async function trimTags(runner: Runner, { company_id: company, email }: Known): Promise<void> {
  const own = email.trim();
  const tags = await runner.query('SELECT tag, email FROM customer_tag WHERE company_id = ? AND email = ?', [company, email]) as { readonly tag: string; readonly email: string }[];
  for (const { tag } of tags.filter((one) => one.email !== own)) {
    const kept = await runner.query('SELECT 1 FROM customer_tag WHERE company_id = ? AND email = ? AND tag = ? AND LENGTH(email) = LENGTH(?)', [company, own, tag, own]) as unknown[];
    await runner.query(kept.length === 0 ? 'UPDATE customer_tag SET email = ? WHERE company_id = ? AND email = ? AND tag = ?' : 'DELETE FROM customer_tag WHERE email <> ? AND company_id = ? AND email = ? AND tag = ?', [own, company, email, tag]);
  }
}
