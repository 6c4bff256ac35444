import { appRefused, isSigned } from '#contract/insufficient-scope.js';
import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';
import { AppTokenHolderDocument } from '../operations/app-token-holder.generated.js';
import type { Credential } from './credential.js';

interface Shown {
  readonly credential: Credential | undefined;
  /** The address of the identity provider; undefined where there is none. */
  readonly issuer: string | undefined;
}

/**
 * Refuse a valid access token of an app that a person connected: it counts for the AI tools and userinfo alone (document 3, Authentication, K), and is no wrong key, which would
 * block the address; neither is one that was valid once. Keys of connections have no dots.
 */
export async function refuseAppToken(call: Call, { credential, issuer }: Shown, context: CallContext): Promise<void> {
  if (issuer === undefined || credential === undefined || !('apiKey' in credential) || !isSigned(credential.apiKey)) return;
  const { oauthTokenHolder: holder } = await call(AppTokenHolderDocument, { token: credential.apiKey, issuer }, context);
  if (holder) throw appRefused('APP_TOKEN');
}
