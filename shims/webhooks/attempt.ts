import { types } from 'node:util';
import { instant, type Clock } from '#kernel/clock.js';
import { targetOf, type Resolve } from '#kernel/outward-target.js';
import type { RecordAttemptInput } from '#contract/schema.generated.js';
import type { DeliveryProfile } from '#kit/deliveries/delivery-profile.js';
import type { ClaimDeliveriesMutation } from './operations/claim-deliveries.generated.js';
import { isSuccess, post, type Answered } from './post.js';
import { signedHeaders } from './signed-headers.js';

/** The deadline of a receiver, from the DNS look-up to the last byte, unless its profile gives one (document 1, A, Events). */
export const WEBHOOK_DEADLINE_MILLISECONDS = 10_000;

/** A claimed delivery that this process sends. */
export type Claimed = ClaimDeliveriesMutation['claimDeliveries'][number];

/** How receivers are reached. */
export interface Reach {
  readonly clock: Clock;
  readonly resolve: Resolve;
  /** Also http, and addresses of this machine: for development. */
  readonly allowLoopback: boolean;
  /** The deadline from the DNS look-up to the last byte, unless the profile gives one. */
  readonly deadlineMilliseconds: number;
  /** Certificate authorities trusted for receivers, as PEM; the platform's own list unless given. */
  readonly authorities?: readonly string[];
}

type Outcome = Pick<RecordAttemptInput, 'delivered' | 'status' | 'failure' | 'answerHeaders' | 'answerBody'>;

/** Attempt a delivery once, by its profile; never rejects: a signature that cannot be made is a failed attempt, and ends the claim. */
export async function attempt({ clock, deadlineMilliseconds, authorities, profile, ...reach }: Reach & { readonly profile: DeliveryProfile }, claimed: Claimed): Promise<RecordAttemptInput> {
  const { companyId, deliveryId, token, url, retryAfterMs } = claimed;
  const body = bodyOf(profile, claimed);
  const began = clock.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => { deadline.abort(); }, profile.deadlineMilliseconds ?? deadlineMilliseconds);
  let headers: Record<string, string> = {};
  const work = async (): Promise<Outcome> => {
    headers = signedHeaders(profile, { ...claimed, body, time: Math.floor(began.getTime() / 1000) });
    return outcomeOf(await post(await targetOf(url, reach), { headers, body, signal: deadline.signal, authorities, ignoresBody: profile.ignoresBody === true }));
  };
  const late = new Promise<never>((_, reject) => { deadline.signal.addEventListener('abort', () => { reject(new Error('late')); }); });
  const outcome = await Promise.race([work(), late]).catch((error: unknown) => failed(error, deadline.signal.aborted));
  clearTimeout(timer);
  return {
    companyId, deliveryId, token, url, retryAfterMs, startedAt: instant({ now: () => began }), durationMs: Math.max(0, clock.now().getTime() - began.getTime()),
    requestHeaders: JSON.stringify(headers), ...outcome,
  };
}

/** The body that is sent: the stored one, with the secret where the profile has it in a field; that is stored nowhere. */
const bodyOf = ({ secretField }: DeliveryProfile, { body, secret }: Claimed): string =>
  (secretField === undefined ? body : `${body.slice(0, -1)},${JSON.stringify(secretField)}:${JSON.stringify(secret ?? '')}}`);

const [REDIRECT, ERROR] = [300, 400] as const;

function outcomeOf({ status, headers, body }: Answered): Outcome {
  const delivered = isSuccess(status);
  const failure = status >= REDIRECT && status < ERROR ? `The receiver redirects (${String(status)}), which is not followed` : `The receiver answered ${String(status)}`;
  return { delivered, status, failure: delivered ? null : failure, answerHeaders: headers, answerBody: body };
}

const failed = (error: unknown, isLate: boolean): Outcome => ({
  delivered: false, status: null, answerHeaders: null, answerBody: null,
  failure: isLate ? 'No whole answer within the deadline' : types.isNativeError(error) ? error.message : String(error),
});
