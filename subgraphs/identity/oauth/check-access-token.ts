import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { livingToken, type Presented } from './read-access-token.js';
import type { OAuthScope } from './scope.js';

/** Who an access token speaks for. */
export interface TokenHolder {
  readonly clientId: string;
  readonly accountId: string;
  readonly scopes: readonly OAuthScope[];
}

/** The holder of an access token that counts at this moment, or null. */
export async function checkAccessToken(context: IdentityContext, presented: Presented): Promise<TokenHolder | null> {
  requireScope(context.principal, 'system');
  const token = await livingToken(context, presented);
  return token ? { clientId: token.clientId, accountId: token.profile.id, scopes: token.scopes } : null;
}
