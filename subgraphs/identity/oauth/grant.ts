import type { Instant } from '#kernel/clock.js';
import type { OAuthScope } from '#contract/oauth.js';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000] as const;

/** How long what this provider issues is valid, in milliseconds (document 3, Authentication; decisions K). */
export const LIFETIMES = {
  code: MINUTE, accessToken: 8 * HOUR, idToken: HOUR, refreshToken: 30 * DAY,
  /** After its rotation a refresh token still gets one more pair for so long. */
  refreshGrace: MINUTE,
  /** A consent page may stay open for so long. */
  consent: 10 * MINUTE,
  /** Codes are kept for so long after their end, so that their replay is noticed. */
  usedCode: DAY,
  /** A retired signing key is published for as long as a token that it signed is valid. */
  retiredKey: 8 * HOUR,
} as const;

/** A lifetime in seconds, as the protocol has it. */
export const seconds = (milliseconds: number): number => Math.floor(milliseconds / SECOND);

/** What a person allowed a client; its tokens come from one code and one chain of refresh tokens. */
export interface Grant {
  readonly id: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly scopes: readonly OAuthScope[];
  /** When the person signed in. */
  readonly authTime: Instant;
  readonly createdAt: Instant;
  /** When the last of its refresh tokens expires. */
  readonly expiresAt: Instant;
  readonly endedAt: Instant | null;
  /** When one of its tokens was last used, to the minute; null for one whose tokens never were. */
  readonly lastUsedAt: Instant | null;
}

/** A code that waits for its exchange, or was exchanged. */
export interface AuthorizationCode {
  readonly hash: string;
  readonly clientId: string;
  readonly accountId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly OAuthScope[];
  readonly nonce: string | null;
  readonly authTime: Instant;
  readonly expiresAt: Instant;
  /** The grant it was exchanged for; null while it was not. */
  readonly grantId: string | null;
}
