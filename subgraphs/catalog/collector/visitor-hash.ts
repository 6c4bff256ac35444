import { hmacSha256 } from '#kernel/crypto.js';

/** Names a visitor in the proof of an erasure: nobody finds the visitor by it, and whoever still has the id can be told that it was erased. */
export const visitorHash = (key: Buffer, companyId: number, visitorId: string): string => hmacSha256(key, `visitor ${String(companyId)} ${visitorId}`);
