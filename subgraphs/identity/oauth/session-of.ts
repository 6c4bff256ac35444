import type { Instant } from '#kernel/clock.js';
import { heldSession } from '../accounts/read-session.js';
import type { Identity } from '../identity-deps.js';

/** Who is signed in with a browser. */
export interface SignedIn {
  readonly id: string;
  readonly accountId: string;
  readonly authTime: Instant;
  readonly email: string;
}

/** The session of a token; undefined where nobody is signed in, or with a one-time password, which gives nothing but another password. */
export async function sessionOf(identity: Identity, token: string | null | undefined): Promise<SignedIn | undefined> {
  const held = token == null ? undefined : await heldSession(identity, token);
  if (held?.account.passwordExpiresAt !== null) return undefined;
  const { session: { id, accountId, authTime }, account: { email } } = held;
  identity.sessionUses.note(held.session);
  return { id, accountId, authTime, email };
}
