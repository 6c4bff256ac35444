import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { FEWEST_OF_A_BEGINNING } from '#subgraph-kit/search/words.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { EMAIL_PART } from './email-part.table.js';
import { partsOfEmail } from './email-parts.js';

/** Make customers' e-mail addresses findable from the middle of their words, where no order had them before. */
export async function indexEmails(transaction: Transaction, companyId: number, emails: readonly string[]): Promise<void> {
  const all = new Map(emails.map((email) => [email, partsOfEmail(email)]));
  const firsts = [...all.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
  if (firsts.length === 0) return;
  const known = await transaction.query<{ email: string }>(
    `SELECT email FROM customer_email_part WHERE company_id = ? AND part IN (${places(firsts.length)}) AND email IN (${places(all.size)})`, [companyId, ...firsts, ...all.keys()]);
  for (const { email } of known) all.delete(email);
  await transaction.upsert(EMAIL_PART, [...all].flatMap(([email, parts]) => parts.map((part, place) => ({ company_id: companyId, part, email, place }))));
}

/** Forget an e-mail address that no order has any more. */
export async function forgetEmail(transaction: Transaction, companyId: number, email: string): Promise<void> {
  const parts = partsOfEmail(email);
  await transaction.execute(
    `DELETE FROM customer_email_part WHERE company_id = ? AND part IN (${places(parts.length)}) AND email = ?
     AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.company_id = ? AND o.customer_email = ?)`, [companyId, ...parts, email, companyId, email]);
}

/** The orders with a word in the middle of their e-mail address, beside those that another criterion finds. */
export function orInEmail(reader: Reader, { companyId, word }: { companyId: number; word: string }, { find, condition }: Criterion): Criterion {
  if (word.length < FEWEST_OF_A_BEGINNING) return { find, condition };
  return {
    find: async (most) => [...new Set([...await find(most), ...await findInEmail(reader, companyId, { word, most })])],
    condition: { sql: `(${condition.sql} OR INSTR(orders.customer_email, ?) > 0)`, parameters: [...condition.parameters, word] },
  };
}

/** The ids of orders with a word in the middle of their e-mail address, at most some. Two statements: of one with a subquery a server reads every order. */
async function findInEmail(reader: Reader, companyId: number, { word, most }: { word: string; most: number }): Promise<string[]> {
  const emails = await reader.query<{ email: string }>(`SELECT DISTINCT email FROM customer_email_part WHERE company_id = ? AND part >= ? AND part < ? ${atMost(most)}`, [companyId, word, `${word}\u{10FFFF}`]);
  if (emails.length === 0) return [];
  const orders = await reader.query<{ id: string }>(`SELECT id FROM orders WHERE company_id = ? AND customer_email IN (${places(emails.length)}) ${atMost(most)}`, [companyId, ...emails.map(({ email }) => email)]);
  return orders.map(({ id }) => id);
}
