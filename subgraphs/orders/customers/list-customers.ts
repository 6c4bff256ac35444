import type { CallContext } from '#contract/principal.js';
import { refuseLongTexts } from '#contract/fits.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { OrdersDeps } from '../orders-deps.js';
import { ofSearch } from '../ordering/order-token.store.js';
import type { CustomerProfile } from './customer.js';
import { findCustomersOfOrders } from './customer.store.js';

const LONGEST_TAG = 60;

interface Asked {
  readonly search: string | null;
  readonly tag: string | null;
  readonly page: PageRequest;
}

/** Customers by e-mail address, those whose orders a search finds and who have a tag where these are given. */
export async function listCustomers({ database, cursors }: OrdersDeps, { principal }: CallContext, { search, tag, page }: Asked): Promise<Connection<CustomerProfile>> {
  requirePermission(principal, 'commerce.read');
  refuseLongTexts({ tag: [tag, LONGEST_TAG] });
  const wanted = checkSearch(search, 'search');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `customers:${String(companyId)}:${JSON.stringify([wanted?.text ?? '', tag])}`, columns: ['customer_email'] });
  const conditions: (readonly [sql: string, ...parameters: ColumnValue[]])[] = [['customer_email IS NOT NULL']];
  if (wanted) for (const { sql, parameters } of await narrowed([await ofSearch(database, companyId, wanted)], 'orders.id')) conditions.push([sql, ...parameters]);
  if (tag != null) conditions.push(['customer_email IN (SELECT t.email FROM customer_tag t WHERE t.company_id = ? AND t.tag = ?)', companyId, tag.trim()]);
  const found = await findCustomersOfOrders(database, companyId, {
    where: `${conditions.map(([sql]) => sql).join(' AND ')}${keys.where}`, parameters: [...conditions.flatMap(([, ...parameters]) => parameters), ...keys.parameters], orderBy: keys.orderBy, limit: keys.limit,
  });
  return keys.page(found, ({ email }) => [email]);
}
