import type { Reader } from '#subgraph-kit/database.js';
import type { AccountProfile } from './account-profile.js';

/** A person across companies; undefined once they belong to none. */
export async function profileOf(reader: Reader, accountId: string): Promise<AccountProfile | undefined> {
  const [row] = await reader.query<{ readonly email: string; readonly name: string }>('SELECT email, name FROM person WHERE id = ? AND deactivated_at IS NULL', [accountId]);
  return row && { id: accountId, email: row.email, name: row.name, locale: null, picture: null, emailVerified: true, companies: [], activeCompanyId: null };
}
