import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import type { AccountProfile } from '../accounts/account-profile.js';
import { shownPerson, type ShownPerson } from './claims.js';
import { OAuthRefusal, orRefused, type Refused } from './oauth-refusal.js';
import { livingToken, type Presented } from './read-access-token.js';
import { SERVICE_SCOPES } from './scope.js';

/** What a token may learn of its person: what its scopes allow to say, and the companies. */
export interface Userinfo extends ShownPerson, Pick<AccountProfile, 'companies' | 'activeCompanyId'> {
  /** The person, the same for every client. */
  readonly sub: string;
}

/** What an access token may learn of its person: with openid or a service's scope, of which every client has one. */
export function readUserinfo(context: IdentityContext, presented: Presented): Promise<Userinfo | Refused> {
  requireScope(context.principal, 'system');
  return orRefused(async () => {
    const token = await livingToken(context, presented);
    if (!token) throw new OAuthRefusal('invalid_token', 'The access token is wrong, expired or revoked');
    const { profile, scopes } = token;
    if (!scopes.some((scope) => scope === 'openid' || SERVICE_SCOPES.includes(scope))) throw new OAuthRefusal('insufficient_scope', 'This needs the scope openid');
    return { sub: profile.id, ...shownPerson(profile, scopes), companies: profile.companies, activeCompanyId: profile.activeCompanyId };
  });
}
