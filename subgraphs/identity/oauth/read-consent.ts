import type { Language } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import type { OAuthClient } from './client.js';
import { answerOf, type ConsentAnswer } from './code.store.js';
import { consentOf, type ConsentRequest } from './consent-handle.js';
import { knownClient, ownTool } from './known-client.js';
import { profileOf } from './profile-of.js';
import { isOfThisMachine } from './redirect.js';
import { sessionOf, type SignedIn } from './session-of.js';

/** A consent as the person sees it. */
export interface ShownConsent {
  readonly clientName: string;
  readonly redirectUri: string;
  /** Whether the name is ours; any other is what the client says. */
  readonly isVerified: boolean;
  /** Whether the answer goes to a program on the person's own machine, which could be any. */
  readonly isLoopback: boolean;
  readonly scopes: readonly string[];
  /** Who is signed in. */
  readonly email: string;
  /** The language of their account; null where none was chosen. */
  readonly locale: Language | null;
  /** The request once more, as a query of the authorization endpoint. */
  readonly request: string;
  /** What was answered already; null while it waits. */
  readonly answer: ConsentAnswer | null;
}

/** A consent that is answered, and in what browser. */
export interface ShownHandle {
  readonly handle: string;
  readonly sessionToken?: string | null | undefined;
}

/** A consent that may still be answered in this browser. */
export interface OpenConsent {
  readonly request: ConsentRequest;
  readonly client: OAuthClient;
  readonly session: SignedIn;
}

/** The consent of a handle; undefined where it is not ours, of another session, or too old. */
export async function openConsent(identity: Identity, { handle, sessionToken }: ShownHandle): Promise<OpenConsent | undefined> {
  const request = consentOf(handle, identity.sealing);
  if (!request || request.until <= identity.clock.now().getTime()) return undefined;
  const session = await sessionOf(identity, sessionToken);
  if (session?.id !== request.sessionId || session.accountId !== request.accountId) return undefined;
  const client = await knownClient(identity, request.clientId);
  return client && { request, client, session };
}

/** The consent of a handle for its page; null where it cannot be answered. */
export async function readConsent({ principal, identity }: IdentityContext, shown: ShownHandle): Promise<ShownConsent | null> {
  requireScope(principal, 'system');
  const open = await openConsent(identity, shown);
  const profile = open && await profileOf(identity.database, open.request.accountId);
  if (!profile) return null;
  const { client: { id, name: clientName }, request } = open;
  const { id: consentId, redirectUri, scopes } = request;
  return {
    clientName, isVerified: ownTool(identity.graphqlUrl, id) !== undefined, redirectUri, isLoopback: isOfThisMachine(redirectUri), scopes, email: profile.email, locale: profile.locale, request: queryOf(request),
    answer: await answerOf(identity.database, consentId),
  };
}

/**
 * The request of a handle once more, as a query of the authorization endpoint, for a browser whose sign-in ended while the page was open, or that left it open for too long; null where it is not ours, was
 * answered, or another person is signed in.
 */
export async function readConsentAgain({ principal, identity }: IdentityContext, { handle, sessionToken }: ShownHandle): Promise<string | null> {
  requireScope(principal, 'system');
  const request = consentOf(handle, identity.sealing);
  if (!request || await answerOf(identity.database, request.id) !== null) return null;
  const session = await sessionOf(identity, sessionToken);
  return session === undefined || session.accountId === request.accountId ? queryOf(request) : null;
}

function queryOf({ clientId, redirectUri, challenge, scopes, nonce, state }: ConsentRequest): string {
  const parameters = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: scopes.join(' '), code_challenge: challenge, code_challenge_method: 'S256' };
  return new URLSearchParams({ ...parameters, ...(nonce !== null && { nonce }), ...(state !== null && { state }) }).toString();
}
