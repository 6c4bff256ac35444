import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { OWN_TOOL_SCOPE } from '#contract/own-tools.js';
import { clientOf, type Place } from './place.js';
import { findProvider } from './provider.js';

const KEY = 'portico:asked';

const Asked = z.object({ state: z.string(), verifier: z.string(), /** The path and query that the address had, to be put back. */ back: z.string() });

/** A sign-in that the tab asked for and that was not answered yet. */
type Asked = z.infer<typeof Asked>;

/** Leave for the identity provider, which sends the browser back to the page's public address with a code (RFC 6749, 4.1; RFC 7636). */
export async function askForSignIn(place: Place): Promise<void> {
  const { issuer, page } = place;
  const [{ origin }, back] = [new URL(page), location.pathname + location.search];
  if (location.origin !== origin) {
    location.assign(`${origin}${back}${BEGIN}`);
    return;
  }
  const { server: { authorization_endpoint: endpoint = '' } } = await findProvider(issuer);
  const asked: Asked = { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier(), back };
  sessionStorage.setItem(KEY, JSON.stringify(asked));
  const address = new URL(endpoint);
  address.search = new URLSearchParams({
    response_type: 'code', ...clientOf(place), redirect_uri: page, scope: OWN_TOOL_SCOPE, state: asked.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(asked.verifier), code_challenge_method: 'S256',
  }).toString();
  location.assign(address);
}

/** The end of the page's address where a sign-in is to begin at once. */
export const BEGIN = '#sign-in';

/** What the tab asked for, once. */
export function takeAsked(): Asked | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text === null ? undefined : z.safeParse(Asked, JSON.parse(text)).data;
}
