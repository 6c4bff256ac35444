import { instant } from '#kernel/clock.js';
import type { OAuthScope } from '#contract/oauth.js';
import { requireScope } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { sortParameters, wordsOf, type AuthorizationAsked, type Parameter } from './authorization-asked.js';
import type { OAuthClient } from './client.js';
import { consentHandle, type ConsentRequest } from './consent-handle.js';
import { expectedAccount } from './expected-person.js';
import { continuedQuery, mustSignIn } from './fresh-sign-in.js';
import { LIFETIMES } from './grant.js';
import { livingGrants } from './grant.store.js';
import { issueCode } from './issue-code.js';
import { knownClient, ownTool } from './known-client.js';
import { NO_COMPANY, OAuthRefusal, orRefused, type Refused } from './oauth-refusal.js';
import { profileOf } from './profile-of.js';
import { codeLocation, errorLocation, type AnswerTo } from './redirect-answer.js';
import { covers, knownScopes, withService } from './scope.js';
import { sessionOf, type SignedIn } from './session-of.js';
import { runSteps } from './steps.js';

/** A call of the authorization endpoint. */
export interface AuthorizationCall {
  readonly issuer: string;
  readonly resources: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly sessionToken?: string | null | undefined;
}

/** What the browser does next: it goes to the client, signs in first and comes back with a query, or shows the consent of a handle. */
export type NextStep = { readonly location: string } | { readonly signInThen: string } | { readonly consentHandle: string };

/** A request whose client and redirect URI are known. */
interface Known {
  readonly asked: AuthorizationAsked;
  readonly client: OAuthClient;
  readonly to: AnswerTo;
  readonly call: AuthorizationCall;
}

/** Begin an authorization (RFC 6749, 4.1.1). Until the client and its redirect URI are known, a refusal is answered to the person; after that it is part of the address. */
export async function beginAuthorization({ principal, identity }: IdentityContext, call: AuthorizationCall): Promise<NextStep | Refused> {
  requireScope(principal, 'system');
  const { values, repeated } = sortParameters(call.parameters);
  const client = values['client_id'] === undefined ? undefined : await knownClient(identity, values['client_id']);
  const asked: AuthorizationAsked = { values, repeated, client, resources: call.resources, appRedirects: identity.appRedirects };
  return orRefused(async () => {
    runSteps('authorize: whom', asked);
    const to = { redirectUri: values['redirect_uri'] ?? '', issuer: call.issuer, state: values['state'] };
    return client ? goOn(identity, { asked, client, to, call }).catch(redirected(to)) : Promise.reject(new Error('A client that passed its check is known'));
  });
}

const redirected = (to: AnswerTo) => (error: unknown): NextStep => {
  if (error instanceof OAuthRefusal) return { location: errorLocation(to, error) };
  throw error;
};

async function goOn(identity: Identity, { asked, client, to, call }: Known): Promise<NextStep> {
  runSteps('authorize: what', asked);
  const { values } = asked;
  const expected = await expectedAccount(values, { verifier: identity.verifier, issuer: call.issuer });
  const [session, now] = [await sessionOf(identity, call.sessionToken), identity.clock.now().getTime()];
  const words = wordsOf(values['prompt']);
  if (!session || mustSignIn(values, session, now)) {
    if (words.includes('none')) throw new OAuthRefusal('login_required', 'The person must sign in');
    return { signInThen: continuedQuery(call.parameters, { now, expected }) };
  }
  await requirePerson(identity.database, session, expected);
  const request = requestOf(asked, { client, session, id: identity.ids.next(), until: now + LIFETIMES.consent });
  if (!words.includes('consent') && await isGranted(identity.database, identity, request)) return { location: codeLocation(to, await issueAgain(identity, request, session)) };
  if (words.includes('none')) throw new OAuthRefusal('consent_required', 'The person must agree');
  return { consentHandle: consentHandle(request, identity.sealing) };
}

/** The person must be the one that the client expects, if it expects one, and belong to a company. */
async function requirePerson(reader: Reader, { accountId }: SignedIn, expected = accountId): Promise<void> {
  if (expected !== accountId) throw new OAuthRefusal('login_required', 'Another person is signed in');
  if (!await profileOf(reader, accountId)) throw new OAuthRefusal(NO_COMPANY.error, NO_COMPANY.description);
}

type Made = Pick<ConsentRequest, 'id' | 'until'> & { readonly client: OAuthClient; readonly session: SignedIn };

const requestOf = ({ values }: AuthorizationAsked, { client, session, ...made }: Made): ConsentRequest => ({
  ...made, sessionId: session.id, accountId: session.accountId, clientId: client.id, redirectUri: values['redirect_uri'] ?? '', challenge: values['code_challenge'] ?? '',
  scopes: askedScopes(values['scope'], client), nonce: values['nonce'] ?? null, state: values['state'] ?? null,
});

/** Those the client has of what it asks for, all where it asks for none, and always its service. */
const askedScopes = (asked: string | undefined, { scopes }: OAuthClient): OAuthScope[] => withService(asked === undefined ? scopes : knownScopes(asked, scopes), scopes);

/** Whether the person has a valid token of the client with all these scopes (document 3, K, Registration rules); our own tools are always asked for, or never. */
async function isGranted(reader: Reader, { clock, graphqlUrl }: Pick<Identity, 'clock' | 'graphqlUrl'>, { accountId, clientId, scopes }: ConsentRequest): Promise<boolean> {
  const tool = ownTool(graphqlUrl, clientId);
  if (tool) return tool.asksConsent === 'never';
  const grants = await livingGrants(reader, { accountId, clientId, now: instant(clock) });
  return grants.some((grant) => covers(grant.scopes, scopes));
}

/** A code without a consent, unless what the person allowed ended meanwhile. */
function issueAgain(identity: Identity, request: ConsentRequest, { authTime }: SignedIn): Promise<string> {
  const beside = async (transaction: Transaction): Promise<void> => {
    if (!await isGranted(transaction, identity, request)) throw new OAuthRefusal('consent_required', 'The person must agree');
  };
  return issueCode(identity, request, { authTime, beside });
}
