import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';

/** Remove sessions, mailed links and invitations whose time is over; returns their number. */
export async function deleteExpired(transaction: Transaction, now: Instant): Promise<number> {
  let removed = 0;
  for (const table of ['sign_in_session', 'account_link', 'invitation']) removed += await transaction.execute(`DELETE FROM ${table} WHERE expires_at <= ?`, [now]);
  return removed;
}
