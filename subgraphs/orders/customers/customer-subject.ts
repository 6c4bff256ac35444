import { sha256 } from '#kernel/crypto.js';
import { customerId } from './customer.js';

const [SUBJECT_LENGTH, AUDITED_LENGTH] = [36, 120] as const;

/** What a customer's metadata is kept under: a fingerprint of their e-mail address, which is longer than an id. */
export const customerSubject = (email: string): string => sha256(email).slice(0, SUBJECT_LENGTH);

/** What the audit log calls a customer: their id, as far as the log has room. */
export const auditedCustomer = (email: string): string => customerId(email).slice(0, AUDITED_LENGTH);
