import { Failure } from '#contract/failure.js';
import { appRefused } from '#contract/insufficient-scope.js';
import { PLATFORM } from '#contract/oauth.js';
import { COMPANY_HEADER } from '#contract/own-tools.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { OAuthTokenHolderDocument } from '../operations/oauth-token-holder.generated.js';

interface Signed {
  readonly token: string;
  /** The address of the identity provider. */
  readonly issuer: string;
  /** The company of the call, by its id or slug; the person's active one unless given. */
  readonly company: string | undefined;
}

/**
 * The person who signed in to one of our own tools, with everything they may do in a company; undefined for a text that is no token of ours; throws UNAUTHENTICATED for one that is over. Apps that people
 * connect are refused for their scope: the graph is not for them (document 3, Authentication, K).
 */
export async function platformPrincipal(call: Call, { token, issuer, company }: Signed, context: CallContext): Promise<Principal | undefined> {
  const { oauthTokenHolder: holder } = await call(OAuthTokenHolderDocument, { token, issuer, company: company ?? null }, context);
  if (!holder) return undefined;
  const { scopes, clientId, person } = holder;
  if (!scopes.includes(PLATFORM)) throw appRefused('FORBIDDEN');
  if (!person) throw new Failure('FORBIDDEN', `You are in no company with the id or slug that ${COMPANY_HEADER} names`, { header: COMPANY_HEADER });
  const { companyId, userId, email: actor, permissions } = person;
  return { kind: 'staff', companyId, actor, userId, clientId, scopes: [], permissions: ALL_PERMISSIONS.filter((permission) => permissions.includes(permission)) };
}
