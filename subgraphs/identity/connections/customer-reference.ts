import { equalInConstantTime, hmacSha256 } from '#kernel/crypto.js';

/** The installation that a reference must be for, what signed it, and when it is presented. */
interface Presented {
  readonly storeId: string;
  readonly signingSecret: string;
  readonly now: Date;
}

const LONGEST = 200;
const MOST_SECONDS = 24 * 60 * 60;
const MILLISECONDS = 1000;

/**
 * The customer that a merchant's server names: `v1.<storeId>.<customerId>.<expiresAt>.<signature>` (document 3, I, customer reference). Undefined, and so anonymous, for a reference that is malformed, badly
 * signed, of another store, over, or good for more than 24 hours. A customer id may have dots: the others have none.
 */
export function referencedCustomer(reference: string, { storeId, signingSecret, now }: Presented): string | undefined {
  if (reference.length > LONGEST) return undefined;
  const signed = reference.slice(0, reference.lastIndexOf('.'));
  const end = signed.lastIndexOf('.');
  const prefix = `v1.${storeId}.`;
  if (!signed.startsWith(prefix) || end <= prefix.length) return undefined;
  const seconds = unixTime(signed.slice(end + 1)) - now.getTime() / MILLISECONDS;
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) return undefined;
  return equalInConstantTime(reference.slice(signed.length + 1), hmacSha256(signingSecret, signed)) ? signed.slice(prefix.length, end) : undefined;
}

const unixTime = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : NaN);
