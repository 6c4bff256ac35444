import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/**
 * What becomes of a call that says what its warehouse said before: nothing happens and what is recorded is the answer; it is refused; or it is processed
 * like any other, so that the last report counts and the state decides.
 */
export type RepeatPolicy = 'ANSWER' | 'REFUSE' | 'PROCESS';

/** Whether a call is only answered, because it is a repeat by its policy; ALREADY_EXISTS where the policy refuses it. */
export async function isAnswered(policy: RepeatPolicy, isRepeat: () => boolean | Promise<boolean>, refusal = 'This was reported before'): Promise<boolean> {
  if (policy === 'PROCESS' || !await isRepeat()) return false;
  if (policy === 'REFUSE') throw new Failure('ALREADY_EXISTS', refusal);
  return true;
}

/** Two reports of shipments are the same by everything they say but when it left. */
export const shipmentFingerprint = ({ shippedAt: _, ...said }: { readonly shippedAt?: unknown }): string => sha256(canonicalJson(said));

/** Two picking reports are the same by their units and parcels; once some left, the units alone tell. */
export function isSamePicking<Picking extends { readonly parcels: unknown }>({ lines }: FulfillmentOrder, known: Picking, said: Picking): boolean {
  const hasLeft = lines.some(({ quantityShipped }) => quantityShipped > 0);
  return canonicalJson(known) === canonicalJson(hasLeft ? { ...said, parcels: known.parcels } : said);
}

/** What was accepted is accepted again where the warehouse calls it the same, or nothing, however far it has come since. */
export const isSameAcceptance = ({ acceptedAt, wmsReference }: Pick<FulfillmentOrder, 'acceptedAt' | 'wmsReference'>, said: string | null | undefined): boolean =>
  acceptedAt !== null && (said == null || said === wmsReference);

/** What was rejected is rejected again for the same reason in the same words. */
export const isSameRejection = ({ status, rejectionCode, rejectionMessage }: FulfillmentOrder, { reasonCode, message }: Record<'reasonCode' | 'message', string | null>): boolean =>
  status === 'REJECTED' && rejectionCode === reasonCode && rejectionMessage === message;

/** What was given up, or whose cancellation was confirmed, has nothing left to give up. */
export const isShortClosed = ({ status, acceptedAt }: FulfillmentOrder): boolean => status === 'CLOSED' || (status === 'CANCELLED' && acceptedAt !== null);
