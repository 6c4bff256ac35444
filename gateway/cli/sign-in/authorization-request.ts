import { createHash, randomBytes } from 'node:crypto';
import { OWN_TOOL_SCOPE, OWN_TOOLS } from '#contract/own-tools.js';
import { Refusal } from '../refusal.js';
import type { Provider } from './find-provider.js';

const BYTES = 32;
const CODE_PREFIX = 'pac_';

/** A request that a person answers in their browser (RFC 6749, 4.1; RFC 7636). */
export interface AuthorizationRequest {
  /** What the browser opens. */
  readonly address: string;
  readonly issuer: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
}

/** A new request whose answer goes to a redirect URI. */
export function authorizationRequest({ authorization_endpoint: endpoint, issuer }: Provider, redirectUri: string): AuthorizationRequest {
  const [state, verifier] = [randomBytes(BYTES).toString('base64url'), randomBytes(BYTES).toString('base64url')];
  const query = new URLSearchParams({
    response_type: 'code', client_id: OWN_TOOLS.commandLine, redirect_uri: redirectUri, scope: OWN_TOOL_SCOPE, state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256',
  });
  return { address: `${endpoint}?${query.toString()}`, issuer, redirectUri, state, verifier };
}

/** Whether some parameters answer a request. */
export const isAnswerTo = ({ state, issuer }: AuthorizationRequest, answer: URLSearchParams): boolean => answer.get('state') === state && answer.get('iss') === issuer;

/** The code of an answer; throws {@link Refusal} where the person did not agree, or the answer is to another request. */
export function codeIn(request: AuthorizationRequest, answer: URLSearchParams): string {
  if (!isAnswerTo(request, answer)) throw new Refusal('This address does not answer the sign-in that was begun here');
  const code = answer.get('code');
  if (code === null) throw new Refusal(`The sign-in was refused: ${[answer.get('error'), answer.get('error_description')].filter((part) => part !== null).join(': ')}`);
  return code;
}

/** The code of what a person pasted: the address that their browser ended at, or the code alone. */
export function pastedCode(request: AuthorizationRequest, pasted: string): string {
  if (pasted === '') throw new Refusal('Nothing was pasted, so nobody is signed in');
  if (URL.canParse(pasted)) return codeIn(request, new URL(pasted).searchParams);
  if (!pasted.startsWith(CODE_PREFIX)) throw new Refusal('This is neither the address of the page that the browser ended at nor the code in it');
  return pasted;
}
