import type { OAuthScope } from '#contract/oauth.js';
import type { AccountProfile } from '../accounts/account-profile.js';

/** What a token says: times in seconds. */
export type Claims = Readonly<Record<string, string | number | boolean>>;

/** What every token of an issue has. */
interface Issue {
  readonly issuer: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly scopes: readonly OAuthScope[];
  readonly id: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** The claims of an access token (decisions K). */
export const accessTokenClaims = ({ issuer, accountId, clientId, scopes, id, issuedAt, expiresAt }: Issue): Claims =>
  ({ iss: issuer, sub: accountId, aud: clientId, exp: expiresAt, iat: issuedAt, jti: id, client_id: clientId, scope: scopes.join(' ') });

interface SignedIn {
  readonly profile: AccountProfile;
  /** When the person signed in, in seconds. */
  readonly authTime: number;
  readonly nonce: string | null;
}

/** The claims of an ID token (document 3, K): what its scopes allow to say of the person. */
export const idTokenClaims = ({ issuer, accountId, clientId, scopes, id, issuedAt, expiresAt }: Issue, { profile, authTime, nonce }: SignedIn): Claims => ({
  iss: issuer, sub: accountId, aud: clientId, azp: clientId, exp: expiresAt, iat: issuedAt, jti: id, auth_time: authTime, ...(nonce !== null && { nonce }),
  ...personClaims(shownPerson(profile, scopes)),
});

/** What some scopes allow to say of a person (OpenID Connect Core, 5.4); null where they do not allow it, or it is not known. */
export interface ShownPerson {
  readonly name: string | null;
  readonly picture: string | null;
  readonly locale: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean | null;
}

/** A person as far as some scopes show them. */
export function shownPerson({ email, emailVerified, name, picture, locale }: AccountProfile, scopes: readonly OAuthScope[]): ShownPerson {
  const profile = scopes.includes('profile') ? { name, picture, locale } : { name: null, picture: null, locale: null };
  return { ...profile, ...(scopes.includes('email') ? { email, emailVerified } : { email: null, emailVerified: null }) };
}

/** The same as claims; what is not shown is left out. */
function personClaims({ name, picture, locale, email, emailVerified }: ShownPerson): Claims {
  const claims = { name, picture, locale, email, email_verified: emailVerified };
  return Object.fromEntries(Object.entries(claims).flatMap(([claim, value]): [string, string | boolean][] => (value === null ? [] : [[claim, value]])));
}
