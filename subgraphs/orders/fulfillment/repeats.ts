import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/**
 * The policies for a call that repeats an earlier one of its warehouse: answered from the record without effect; refused; or processed
 * like any other call, which is the default.
 */
export type RepeatPolicy = 'ANSWER' | 'REFUSE' | 'PROCESS';

/** Whether a call is a repeat that is only answered; ALREADY_EXISTS where its policy refuses repeats. */
export async function isAnswered(policy: RepeatPolicy | null | undefined, isRepeat: () => boolean | Promise<boolean>, refusal = 'This was reported before'): Promise<boolean> {
  if (policy == null || policy === 'PROCESS' || !await isRepeat()) return false;
  if (policy === 'REFUSE') throw new Failure('ALREADY_EXISTS', refusal);
  return true;
}

/** Two shipment reports are the same if everything but the time of shipment is equal. */
export const shipmentFingerprint = ({ shippedAt: _, ...report }: { readonly shippedAt?: unknown }): string => sha256(canonicalJson(report));

/** Two picking reports are the same if units and parcels are equal; after a first shipment, if the units are. */
export function isSamePicking<Picking extends { readonly parcels: unknown }>({ lines }: FulfillmentOrder, known: Picking, reported: Picking): boolean {
  const hasLeft = lines.some(({ quantityShipped }) => quantityShipped > 0);
  return canonicalJson(known) === canonicalJson(hasLeft ? { ...reported, parcels: known.parcels } : reported);
}

/** Accepting repeats if the warehouse's reference is the same or not given, whatever the state since. */
export const isSameAcceptance = ({ acceptedAt, wmsReference }: Pick<FulfillmentOrder, 'acceptedAt' | 'wmsReference'>, reference: string | null | undefined): boolean =>
  acceptedAt !== null && (reference == null || reference === wmsReference);

/** Rejecting repeats if reason and comment are the same. */
export const isSameRejection = ({ status, rejectionCode, rejectionMessage }: FulfillmentOrder, { reasonCode, message }: Record<'reasonCode' | 'message', string | null>): boolean =>
  status === 'REJECTED' && rejectionCode === reasonCode && rejectionMessage === message;

/** Short-closing repeats on a fulfillment order that was short-closed or whose cancellation was confirmed. */
export const isShortClosed = ({ status, acceptedAt }: FulfillmentOrder): boolean => status === 'CLOSED' || (status === 'CANCELLED' && acceptedAt !== null);
