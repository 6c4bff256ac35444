import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { authenticateClient, type ClientProof } from './authenticate-client.js';
import { checkResource } from './check-resource.js';
import type { OAuthClient } from './client.js';
import { exchangeCode } from './exchange-code.js';
import { signPair, type IssuedTokens, type StoredPair } from './issue-tokens.js';
import { OAuthRefusal, orRefused, type Refused } from './oauth-refusal.js';
import { refreshTokens } from './refresh-tokens.js';

/** A call of the token endpoint. */
export interface TokenRequest extends ClientProof {
  /** The address of this provider. */
  readonly issuer: string;
  /** Addresses that a token may be meant for. */
  readonly resources: readonly string[];
  readonly grantType?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly redirectUri?: string | null | undefined;
  readonly codeVerifier?: string | null | undefined;
  readonly refreshToken?: string | null | undefined;
  readonly scope?: string | null | undefined;
  readonly resource?: string | null | undefined;
}

type Exchange = (identity: Identity, client: OAuthClient, request: TokenRequest) => Promise<StoredPair | Refused>;

const EXCHANGES: Readonly<Partial<Record<string, Exchange>>> = { authorization_code: exchangeCode, refresh_token: refreshTokens };

/** Issue tokens for a code or a refresh token. */
export function requestTokens({ principal, identity }: IdentityContext, request: TokenRequest): Promise<IssuedTokens | Refused> {
  requireScope(principal, 'system');
  return orRefused(async () => {
    const { grantType, resource, resources, issuer } = request;
    const client = await authenticateClient(identity, request);
    if (grantType == null) throw new OAuthRefusal('invalid_request', 'grant_type is required');
    const exchange = Object.hasOwn(EXCHANGES, grantType) ? EXCHANGES[grantType] : undefined;
    if (!exchange) throw new OAuthRefusal('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
    checkResource({ resource: resource ?? undefined, resources });
    const signer = await identity.signingKeys.signer(); // a key that cannot be opened must cost nobody their code or refresh token
    const stored = await exchange(identity, client, request);
    return 'error' in stored ? stored : signPair({ signer, ids: identity.ids, issuer }, stored);
  });
}
