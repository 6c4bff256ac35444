import type { CallContext } from '#contract/principal.js';
import { refuseLongTexts } from '#contract/fits.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import { normalisedEmail, type CustomerProfile } from './customer.js';
import { findCustomers } from './customer.store.js';

const LONGEST_EMAIL = 320;

/** Customers by e-mail address, those whose address contains a text where one is given. */
export async function listCustomers({ database, cursors }: OrdersDeps, { principal }: CallContext, { search, page }: { search: string | null; page: PageRequest }): Promise<Connection<CustomerProfile>> {
  requirePermission(principal, 'commerce.read');
  refuseLongTexts({ search: [search, LONGEST_EMAIL] });
  const { companyId } = principal;
  const part = normalisedEmail(search ?? '');
  const keys = keysetOf(cursors, page, { list: `customers:${String(companyId)}:${part}`, columns: ['customer_email'] });
  const found = await findCustomers(database, companyId, {
    where: `customer_email IS NOT NULL${part === '' ? '' : ' AND INSTR(customer_email, ?) > 0'}${keys.where}`, parameters: part === '' ? keys.parameters : [part, ...keys.parameters], orderBy: keys.orderBy, limit: keys.limit,
  });
  return keys.page(found, ({ email }) => [email]);
}
