import { seal, unseal, type SealingKey } from '#kernel/crypto.js';
import type { OAuthScope } from '#contract/oauth.js';
import { knownScopes } from './scope.js';

/** A checked request that waits for the person's consent. It is kept in the page, sealed: nothing is stored before the person agreed. */
export interface ConsentRequest {
  /** Gives one code. */
  readonly id: string;
  /** The session of the browser it was shown in. */
  readonly sessionId: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly OAuthScope[];
  readonly nonce: string | null;
  readonly state: string | null;
  /** Until when it may be answered, in milliseconds. */
  readonly until: number;
}

/** What binds a handle to its purpose. */
const PURPOSE = 'oauth consent';

/** A request as the text that the page carries. */
export const consentHandle = (request: ConsentRequest, key: SealingKey): string => seal(JSON.stringify({ ...request, scopes: request.scopes.join(' ') }), PURPOSE, key);

/** The request of a handle that we made; undefined for any other text. */
export function consentOf(handle: string, key: SealingKey): ConsentRequest | undefined {
  const text = opened(handle, key);
  if (text === undefined) return undefined;
  const request = JSON.parse(text) as Omit<ConsentRequest, 'scopes'> & { readonly scopes: string };
  return { ...request, scopes: knownScopes(request.scopes) };
}

function opened(handle: string, key: SealingKey): string | undefined {
  try {
    return unseal(handle, PURPOSE, key);
  } catch {
    return undefined;
  }
}
