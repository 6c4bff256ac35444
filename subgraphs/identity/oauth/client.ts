import type { Instant } from '#kernel/clock.js';
import type { OAuthScope } from './scope.js';

/** How a client proves at the token endpoint who it is. */
export const AUTH_METHODS = ['none', 'client_secret_post', 'client_secret_basic'] as const;

/** One of {@link AUTH_METHODS}. */
export type AuthMethod = (typeof AUTH_METHODS)[number];

/** A client that registered itself: always a third party, its name and address are its own words. */
export interface OAuthClient {
  readonly id: string;
  readonly name: string;
  readonly uri: string | null;
  readonly redirectUris: readonly string[];
  readonly authMethod: AuthMethod;
  readonly scopes: readonly OAuthScope[];
  readonly createdAt: Instant;
  /** When it first got a token; null for one that never did. */
  readonly usedAt: Instant | null;
}

/** Clients that never got a token are removed after so many days. */
export const UNUSED_DAYS = 90;
