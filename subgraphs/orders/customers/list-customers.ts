import type { CallContext } from '#contract/principal.js';
import { refuseLongTexts } from '#contract/fits.js';
import { requirePermission } from '#contract/require-permission.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { OrdersDeps } from '../orders-deps.js';
import { refusePageSize, type PageRequest } from '../paging/page-request.js';
import { normalisedEmail, type CustomerProfile } from './customer.js';
import { findCustomers } from './customer.store.js';

const LONGEST_EMAIL = 320;

/** Customers by e-mail address, those whose address contains a text where one is given. */
export async function listCustomers({ database, cursors }: OrdersDeps, { principal }: CallContext, { search, first, after }: PageRequest & { search: string | null }): Promise<Connection<CustomerProfile>> {
  requirePermission(principal, 'commerce.read');
  refusePageSize(first);
  refuseLongTexts({ search: [search, LONGEST_EMAIL] });
  const part = normalisedEmail(search ?? '');
  const list = `customers:${String(principal.companyId)}:${part}`;
  const [last = ''] = after == null ? [] : cursors.decode(list, after);
  const found = await findCustomers(database, principal.companyId, {
    where: `customer_email > ?${part === '' ? '' : ' AND INSTR(customer_email, ?) > 0'}`, parameters: part === '' ? [last] : [last, part], limit: first + 1,
  });
  return pageOf(found, first, ({ email }) => cursors.encode(list, [email]));
}
