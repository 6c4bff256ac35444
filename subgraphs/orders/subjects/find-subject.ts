import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findNamedOrder } from '../ordering/find-named-order.js';
import { findReturn } from '../returns/return.store.js';
import type { NamedSubject, Subject } from './subject.js';

/** The order or return of a call, or ORDER_NOT_FOUND or RETURN_NOT_FOUND; BAD_INPUT unless exactly one of them is named. */
export function findSubject(reader: Reader, companyId: number, { orderReference, returnReference }: NamedSubject): Promise<Subject> {
  if (orderReference != null && returnReference == null) return orderOf(reader, companyId, orderReference);
  if (returnReference != null && orderReference == null) return returnOf(reader, companyId, returnReference);
  throw new Failure('BAD_INPUT', 'Name an order or a return', { orderReference: ['must be given, or returnReference, and not both'] });
}

async function orderOf(reader: Reader, companyId: number, reference: string): Promise<Subject> {
  const order = await findNamedOrder(reader, { companyId, kind: 'staff' }, reference); // notes and metadata are of people alone
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return { kind: 'order', id: order.id, number: order.number, orderId: order.id };
}

async function returnOf(reader: Reader, companyId: number, reference: string): Promise<Subject> {
  const found = await findReturn(reader, companyId, { reference, isTyped: true });
  if (!found) throw new Failure('RETURN_NOT_FOUND', `No return ${reference}`, { reference });
  return { kind: 'return', id: found.id, number: found.number, orderId: found.orderId };
}
