import { Failure } from '#contract/failure.js';
import { isUuid } from '#kernel/ids.js';
import type { Reader } from '#subgraph-kit/database.js';
import { requireCustomer } from './read-customer.js';
import { findLocations } from '../inventory/location.store.js';
import { findOrder } from '../ordering/order.store.js';
import { findReturn } from '../returns/return.store.js';

/** What the audit log calls the record that a person means: an id, the number of an order or return, the e-mail address of a customer or the code of a location; BAD_INPUT for any other text. */
export async function auditedSubject(reader: Reader, companyId: number, typed: string): Promise<string> {
  if (isUuid(typed)) return typed.toLowerCase();
  if (typed.startsWith('cus_')) return typed;
  if (typed.includes('@')) return (await requireCustomer(reader, companyId, typed)).id;
  const found = await findOrder(reader, companyId, typed) ?? await findReturn(reader, companyId, { reference: typed, isTyped: true }) ?? (await findLocations(reader, companyId)).find(({ code }) => code === typed);
  if (!found) throw new Failure('BAD_INPUT', `Nothing is called ${typed}`, { 'filter.subject': ['must be the id of a record, the number of an order or return, the e-mail address of a customer or the code of a location'] });
  return found.id;
}
