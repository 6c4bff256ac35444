import type { Instant } from '#kernel/clock.js';
import type { OAuthClient } from './client.js';
import type { AuthorizationCode } from './grant.js';

/** An exchange of a code that was found. */
export interface CodeExchange {
  readonly code: AuthorizationCode;
  readonly client: OAuthClient;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly now: Instant;
}
