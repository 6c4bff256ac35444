import { z } from 'zod';

/** The headers of a webhook (document 1, A, and 2, D, Events; decisions 2, D). */
export const WebhookHeaders = z.object({
  'Content-Type': z.literal('application/json'),
  'Content-Length': z.string().regex(/^\d+$/),
  'User-Agent': z.string(),
  'X-Service-Event': z.string().describe('The type of the event.'),
  'X-Service-Webhook-Id': z.uuid().describe('The id of the event, the same on every attempt.'),
  'X-Service-Attempt': z.string().regex(/^[1-9]\d*$/).describe('Number of the attempt.'),
  'X-Service-Signature': z.string().regex(/^t=\d+,v1=[0-9a-f]{64}$/).describe('t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of `t.body` keyed with the whole webhook secret, whsec_ included.'),
  'webhook-id': z.uuid().describe('As X-Service-Webhook-Id (Standard Webhooks).'),
  'webhook-timestamp': z.string().regex(/^\d+$/).describe('As t (Standard Webhooks).'),
  'webhook-signature': z.string().regex(/^v1,[A-Za-z0-9+/]{43}=$/).describe('Base64 HMAC-SHA256 of `id.timestamp.body` keyed with the bytes behind whsec_ (Standard Webhooks).'),
});

/** The rules of receiving webhooks, for the documentation. */
export const WEBHOOK_RULES: readonly string[] = [
  'Set a webhook address (https, on a public address) and keep its secret. Webhooks are hints, not data: read the record to learn its state. Events may arrive out of order and more than once; skip an id already handled, and keep a periodic sync as a safety net.',
  'Verify X-Service-Signature on the exact bytes received, compare in constant time, and reject a t more than 5 minutes from your clock.',
  'Answer any 2xx within 10 seconds; the body is ignored. Any other answer, a redirect or a timeout is tried again after 30 seconds, then 1, 2, 4, 8, 16 and 32 minutes, 8 attempts in all; then the merchant is alerted. While the connection is paused or a draft, or its webhook inactive, nothing is sent, nor later.',
];
