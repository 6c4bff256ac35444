import { instant, shift, type Instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import { upsertLink } from './account-link.store.js';

/** What a mailed link is for: choosing a new password, or confirming a new address. */
export type LinkKind = 'PASSWORD' | 'EMAIL';

/** A mailed link. */
export interface AccountLink {
  readonly accountId: string;
  readonly kind: LinkKind;
  /** The new address, of a change of it. */
  readonly email: string | null;
  readonly expiresAt: Instant;
}

/** How long a link can be followed. */
const LIFETIMES = { PASSWORD: 3_600_000, EMAIL: 86_400_000 } as const satisfies Record<LinkKind, number>;
const TOKEN_LENGTH = 48;

/** The token of a new mailed link: the text for the mail alone, and its hash. */
export function mailedToken(): { readonly token: string; readonly hash: string } {
  const token = randomAlphanumeric(TOKEN_LENGTH);
  return { token, hash: sha256(token) };
}

/** Store a new link in place of an earlier one of its kind; returns its token, for the mail alone. */
export async function newLink(transaction: Transaction, { clock }: Identity, link: Omit<AccountLink, 'expiresAt'>): Promise<string> {
  const [{ token, hash }, at] = [mailedToken(), instant(clock)];
  await upsertLink(transaction, { ...link, expiresAt: shift(at, LIFETIMES[link.kind]) }, { hash, at });
  return token;
}
