import { isUuid } from '#kernel/ids.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { customerId } from './customer.js';

const [SLICE, PREFIX] = [500, 'cus_'] as const;

type Runner = Parameters<Migration['up']>[0];

interface KnownEntry {
  readonly company_id: number;
  readonly id: string;
  readonly subject: string;
  readonly changes: string | null;
}

/** Entries of the audit log that know a customer by their e-mail address in letters and digits, as ids were until then, get the id of today; those of whoever is a customer no more are withheld. */
export const renameKnownCustomers = (at: number): Migration => migration(at, 'rename_known_customers', async (runner) => {
  for (let [company, last] = [0, '']; ;) {
    const entries = await runner.query(
      `SELECT company_id, id, subject, changes FROM audit_entry WHERE (company_id > ? OR (company_id = ? AND id > ?)) AND subject >= 'cus_' AND subject < 'cus\`'
       ORDER BY company_id, id LIMIT ${String(SLICE)}`, [company, company, last]) as readonly KnownEntry[];
    const end = entries.at(-1);
    if (end === undefined) return;
    for (const entry of entries) if (!isUuid(entry.subject.slice(PREFIX.length))) await rename(runner, entry); // a run before a kill renamed the others
    [company, last] = [end.company_id, end.id];
  }
});

async function rename(runner: Runner, { company_id: companyId, id, subject, changes }: KnownEntry): Promise<void> {
  const email = Buffer.from(subject.slice(PREFIX.length), 'base64url').toString();
  const [order] = await runner.query('SELECT MIN(id) AS id FROM orders WHERE company_id = ? AND customer_email = ?', [companyId, email]) as readonly { readonly id: string | null }[];
  if (order?.id == null) {
    await runner.query('UPDATE audit_entry SET subject = NULL, input = NULL, changes = NULL WHERE company_id = ? AND id = ?', [companyId, id]);
    return;
  }
  const known = customerId(order.id);
  await runner.query('UPDATE audit_entry SET subject = ?, changes = ? WHERE company_id = ? AND id = ?', [known, changes?.replaceAll(subject, known) ?? null, companyId, id]);
}
