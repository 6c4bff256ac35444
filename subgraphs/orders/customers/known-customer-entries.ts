import { isUuid } from '#kernel/ids.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { customerId } from './customer.js';

const [SLICE, PREFIX] = [500, 'cus_'] as const;

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
    for (const { company_id: companyId, id, subject, changes } of entries) {
      const named = subject.slice(PREFIX.length);
      if (isUuid(named)) continue; // by a run before a kill
      const [order] = await runner.query('SELECT MIN(id) AS id FROM orders WHERE company_id = ? AND customer_email = ?', [companyId, Buffer.from(named, 'base64url').toString()]) as readonly { readonly id: string | null }[];
      const known = order?.id == null ? null : customerId(order.id);
      await runner.query('UPDATE audit_entry SET subject = ?, changes = ? WHERE company_id = ? AND id = ?', [known, known === null ? null : changes?.replaceAll(subject, known) ?? null, companyId, id]);
      if (known === null) await runner.query('UPDATE audit_entry SET input = NULL WHERE company_id = ? AND id = ?', [companyId, id]);
    }
    [company, last] = [end.company_id, end.id];
  }
});
