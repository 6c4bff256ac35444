import { sha256 } from '#kernel/crypto.js';

const SUBJECT_LENGTH = 36;

/** What a customer's metadata is kept under: a fingerprint of their e-mail address, which is longer than an id. */
export const customerSubject = (email: string): string => sha256(email).slice(0, SUBJECT_LENGTH);
