import { PLATFORM, type OAuthScope } from '#contract/oauth.js';
import type { Permission } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { AccountProfile } from '../accounts/account-profile.js';
import type { IdentityContext } from '../identity-deps.js';
import { countingToken, type Presented } from './read-access-token.js';

/** A person in one of their companies. */
export interface PlatformPerson {
  readonly userId: string;
  readonly companyId: number;
  readonly email: string;
  readonly permissions: readonly Permission[];
}

/** Who an access token speaks for. */
export interface TokenHolder {
  readonly clientId: string;
  readonly accountId: string;
  readonly scopes: readonly OAuthScope[];
  /** With the scope of our own tools: the person in the company asked for, else in their active one; null where they are not in it. */
  readonly person: PlatformPerson | null;
}

interface Asked extends Presented {
  /** The id or slug of a company. */
  readonly company?: string | null | undefined;
}

/** The holder of an access token that counts at this moment; null for a text that is none of ours. Throws UNAUTHENTICATED for one that counted once. */
export async function checkAccessToken(context: IdentityContext, { company, ...presented }: Asked): Promise<TokenHolder | null> {
  requireScope(context.principal, 'system');
  const token = await countingToken(context, presented);
  if (!token) return null;
  const { clientId, scopes, profile } = token;
  return { clientId, accountId: profile.id, scopes, person: scopes.includes(PLATFORM) ? personIn(profile, company) : null };
}

function personIn({ companies, activeCompanyId, email }: AccountProfile, asked: string | null | undefined): PlatformPerson | null {
  const company = asked == null ? companies.find(({ id }) => id === activeCompanyId) : companies.find(({ id }) => String(id) === asked) ?? companies.find(({ slug }) => slug === asked);
  return company ? { userId: company.personId, companyId: company.id, email, permissions: company.permissions } : null;
}
