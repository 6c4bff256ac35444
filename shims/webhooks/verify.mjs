import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether X-Service-Signature is that of these exact bytes, made within 5 minutes of `now` (Unix seconds). */
export function verify(secret, header, rawBody, now = Date.now() / 1000) {
  const parts = Object.fromEntries(header.split(',').map((part) => part.split('=', 2)));
  if (!/^\d+$/.test(parts.t ?? '') || Math.abs(now - Number(parts.t)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${parts.t}.`).update(rawBody).digest();
  const shown = Buffer.from(parts.v1 ?? '', 'hex');
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}
