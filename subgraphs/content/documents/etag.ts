import { sha256 } from '#kernel/crypto.js';

const ETAG_DIGITS = 32;

/** The tag of what websites read, of a text that changes with every byte of it. */
export const etagOf = (text: string): string => sha256(text).slice(0, ETAG_DIGITS);
