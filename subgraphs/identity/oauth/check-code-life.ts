import type { CodeExchange } from './code-exchange.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** A code is valid for 60 seconds, at the end of which it is refused already. */
export function checkCodeLife({ code, now }: CodeExchange): void {
  if (code.expiresAt <= now) throw new OAuthRefusal('invalid_grant', 'The code has expired');
}
