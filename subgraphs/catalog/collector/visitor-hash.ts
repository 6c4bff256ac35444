import { hmacSha256 } from '#kernel/crypto.js';

/** Names a visitor in the proof of an erasure: nobody finds the visitor by it, and whoever still has the id can be told that it was erased. */
export const visitorHash = (key: Buffer, companyId: number, visitorId: string): string => hmacSha256(key, `visitor ${String(companyId)} ${visitorId}`);

/** Names a visitor to people who may not erase them: the same in all their carts, and neither the storefront's own id, with which anybody can revoke the consent of its visitor, nor what proofs of erasures name. */
export const shownVisitor = (key: Buffer, companyId: number, visitorId: string): string => hmacSha256(key, `shown visitor ${String(companyId)} ${visitorId}`);
