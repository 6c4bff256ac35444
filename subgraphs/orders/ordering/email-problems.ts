import { isEmail } from '#kernel/mail-address.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import type { ContentEdit } from './editing.js';
import type { Order } from './order.js';

const RULE = 'must be an e-mail address, or null';

/** The fields of an order, or of a change to it, that hold a text which is no e-mail address. One that the order has already may be sent again: interfaces take any text. */
export function emailProblems({ customer, invoiceDetails }: Pick<ContentEdit, 'customer' | 'invoiceDetails'>, before?: Pick<Order, 'customer' | 'invoiceDetails'>): readonly (readonly [path: string, message: string])[] {
  const given = [
    ['customer.email', customer?.email, before?.customer.email],
    ['invoiceDetails.certifiedEmail', invoiceDetails?.certifiedEmail, before?.invoiceDetails?.certifiedEmail],
  ] as const;
  return given.filter(([, email, known]) => email != null && !isEmail(email.trim()) && (known == null || normalisedEmail(email) !== normalisedEmail(known))).map(([path]) => [path, RULE]);
}
