import type { Instant } from '#kernel/clock.js';
import type { AuthMethod, OAuthScope } from '#contract/oauth.js';

/** A client. One that registered itself is always a third party, its name and address are its own words; the others are our own tools. */
export interface OAuthClient {
  readonly id: string;
  readonly name: string;
  readonly uri: string | null;
  readonly redirectUris: readonly string[];
  /** It is answered at its redirect URI alone, also where that has a loopback host; others there on any port. */
  readonly isExact?: boolean;
  readonly authMethod: AuthMethod;
  readonly scopes: readonly OAuthScope[];
  readonly createdAt: Instant;
  /** When it first got a token; null for one that never did. */
  readonly usedAt: Instant | null;
}

/** Clients that never got a token are removed after so many days. */
export const UNUSED_DAYS = 90;
