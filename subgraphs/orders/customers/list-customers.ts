import type { CallContext } from '#contract/principal.js';
import { refuseLongTexts } from '#contract/fits.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { OrdersDeps } from '../orders-deps.js';
import { normalisedEmail, type CustomerProfile } from './customer.js';
import { findCustomers } from './customer.store.js';

const [LONGEST_EMAIL, LONGEST_TAG] = [320, 60] as const;

interface Asked {
  readonly search: string | null;
  readonly tag: string | null;
  readonly page: PageRequest;
}

/** Customers by e-mail address, those whose address contains a text and who have a tag where these are given. */
export async function listCustomers({ database, cursors }: OrdersDeps, { principal }: CallContext, { search, tag, page }: Asked): Promise<Connection<CustomerProfile>> {
  requirePermission(principal, 'commerce.read');
  refuseLongTexts({ search: [search, LONGEST_EMAIL], tag: [tag, LONGEST_TAG] });
  const { companyId } = principal;
  const part = normalisedEmail(search ?? '');
  const keys = keysetOf(cursors, page, { list: `customers:${String(companyId)}:${JSON.stringify([part, tag])}`, columns: ['customer_email'] });
  const conditions: (readonly [sql: string, ...parameters: ColumnValue[]])[] = [['customer_email IS NOT NULL']];
  if (part !== '') conditions.push(['INSTR(customer_email, ?) > 0', part]);
  if (tag != null) conditions.push(['customer_email IN (SELECT t.email FROM customer_tag t WHERE t.company_id = ? AND t.tag = ?)', companyId, tag.trim()]);
  const found = await findCustomers(database, companyId, {
    where: `${conditions.map(([sql]) => sql).join(' AND ')}${keys.where}`, parameters: [...conditions.flatMap(([, ...parameters]) => parameters), ...keys.parameters], orderBy: keys.orderBy, limit: keys.limit,
  });
  return keys.page(found, ({ email }) => [email]);
}
