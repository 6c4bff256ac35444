import { createHmac } from 'node:crypto';
import { hmacSha256 } from '#kernel/crypto.js';
import type { DeliveryProfile } from '#kit/deliveries/delivery-profile.js';

/** The input of the signature and the headers. */
export interface Signed {
  readonly eventId: string;
  readonly type: string;
  readonly attempt: number;
  readonly body: string;
  /** `whsec_` and base64 where Standard Webhooks are signed; null for unsigned webhooks. */
  readonly secret: string | null;
  /** Unix time in seconds. */
  readonly time: number;
}

const PREFIX = 'whsec_';

/**
 * The headers of a webhook, named by its profile. The signature is keyed with the whole secret (document 1, A, Events; document 3, J), that
 * of Standard Webhooks with the bytes after its prefix (decisions 2, D). Throws when a required signature cannot be made.
 */
export function signedHeaders({ headers: names, mayBeUnsigned, standardWebhooks }: DeliveryProfile, { secret, ...sent }: Signed): Record<string, string> {
  const { eventId, type, attempt, body } = sent;
  if (secret === null && !mayBeUnsigned) throw new Error('It must be signed, and its secret is null');
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Portico-Webhooks/1',
    [names.event]: type,
    [names.id]: eventId,
    [names.attempt]: String(attempt),
    ...(secret !== null && { [names.signature]: `t=${String(sent.time)},v1=${hmacSha256(secret, `${String(sent.time)}.${body}`)}` }),
    ...(secret !== null && standardWebhooks && standardHeaders({ ...sent, secret })),
  };
}

function standardHeaders({ eventId, body, secret, time }: Signed & { readonly secret: string }): Record<string, string> {
  const at = String(time);
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64')).update(`${eventId}.${at}.${body}`).digest('base64');
  return { 'webhook-id': eventId, 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
}
