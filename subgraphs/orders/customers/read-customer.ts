import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import { orderOfCustomerId, type CustomerProfile } from './customer.js';
import { findCustomers, findEmailOfOrder } from './customer.store.js';

/** A customer as they are named in a call: by one of them. */
export interface NamedCustomer {
  readonly email?: string | null | undefined;
  readonly id?: string | null | undefined;
}

/** One customer by e-mail address or id, if they ordered; BAD_INPUT unless exactly one of them is given. */
export async function readCustomer({ database }: OrdersDeps, { principal }: CallContext, { email, id }: NamedCustomer): Promise<CustomerProfile | undefined> {
  requirePermission(principal, 'commerce.read');
  if ((email == null) === (id == null)) throw new Failure('BAD_INPUT', 'Name the customer by e-mail address or id', { email: ['must be given, or id, and not both'] });
  const named = email == null ? await findEmail(database, principal.companyId, id ?? '') : normalisedEmail(email);
  return findCustomer(database, principal.companyId, named);
}

/** The customer with an e-mail address, who is about to be exported or erased, or NOT_FOUND. */
export async function requireCustomer(reader: Reader, companyId: number, email: string): Promise<CustomerProfile> {
  const found = await findCustomer(reader, companyId, normalisedEmail(email));
  if (!found) throw new Failure('NOT_FOUND', `No customer ${email}`, { email });
  return found;
}

/** The e-mail address of the customer with an id; empty where there is none. */
async function findEmail(reader: Reader, companyId: number, id: string): Promise<string> {
  const orderId = orderOfCustomerId(id);
  return orderId === null ? '' : await findEmailOfOrder(reader, companyId, orderId) ?? '';
}

async function findCustomer(reader: Reader, companyId: number, email: string): Promise<CustomerProfile | undefined> {
  if (email === '') return undefined;
  const [found] = await findCustomers(reader, companyId, { where: 'customer_email = ?', parameters: [email], orderBy: 'customer_email', limit: 1 });
  return found;
}
