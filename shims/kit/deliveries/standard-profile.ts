import { STANDARD_PROFILE } from '#contract/delivery-profile.js';
import type { DeliveryProfile } from './delivery-profile.js';

const [SECOND, MINUTE] = [1000, 60_000];

/** Connections' webhooks (document 1, A, Events; document 2, D; decisions 3, H): eight attempts in about an hour, always signed, ten seconds each. */
export const STANDARD: DeliveryProfile = {
  name: STANDARD_PROFILE,
  waits: [30 * SECOND, MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 16 * MINUTE, 32 * MINUTE],
  headers: { event: 'X-Service-Event', id: 'X-Service-Webhook-Id', attempt: 'X-Service-Attempt', signature: 'X-Service-Signature' },
  standardWebhooks: true,
  mayBeUnsigned: false,
};
