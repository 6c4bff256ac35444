import { createHmac } from 'node:crypto';
import { hmacSha256 } from '#kernel/crypto.js';

/** What is signed and told in the headers. */
export interface Signed {
  readonly eventId: string;
  readonly type: string;
  readonly attempt: number;
  readonly body: string;
  /** `whsec_` and base64. */
  readonly secret: string;
  /** Unix time in seconds. */
  readonly time: number;
}

const PREFIX = 'whsec_';

/**
 * The headers of a webhook. X-Service-Signature is keyed with the whole secret (document 1, A, Events), the one of Standard Webhooks
 * with the bytes behind its prefix (decisions 2, D).
 */
export function signedHeaders({ eventId, type, attempt, body, secret, time }: Signed): Record<string, string> {
  const at = String(time);
  const standard = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64')).update(`${eventId}.${at}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Portico-Webhooks/1',
    'X-Service-Event': type,
    'X-Service-Webhook-Id': eventId,
    'X-Service-Attempt': String(attempt),
    'X-Service-Signature': `t=${at},v1=${hmacSha256(secret, `${at}.${body}`)}`,
    'webhook-id': eventId,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${standard}`,
  };
}
