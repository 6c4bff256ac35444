import type { Instant } from '#kernel/clock.js';
import type { OAuthScope } from '#contract/oauth.js';

/** A client that may act for a person at this moment. */
export interface ConnectedApp {
  /** The client's id. */
  readonly id: string;
  /** The name the client gives itself. */
  readonly name: string;
  /** Whether it is one of our own tools, whose name is its own. */
  readonly isVerified: boolean;
  /** The hosts its answers go to. */
  readonly redirectHosts: readonly string[];
  readonly scopes: readonly OAuthScope[];
  /** When the person first allowed it, of what still counts. */
  readonly connectedAt: Instant;
  /** When it last used what it was allowed, to the minute; null for one that never did. */
  readonly lastUsedAt: Instant | null;
}
