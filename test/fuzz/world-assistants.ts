import { createHash } from 'node:crypto';
import type { Principal } from '#contract/principal.js';
import { asking, word, type Ask, type Caller } from './building.js';
import type { Product } from './product.js';
import { queuedMails } from './queued-mails.js';
import type { Owner } from './tokens.js';
import { CALLBACK, VISITOR_PASSWORD as password } from './visitor.js';

/** The kind of callers that assistants are. */
export const ASSISTANT = 'assistant';

const READS = { role: 'MEMBER', moduleRoles: { brain: 'VIEWER', catalog: 'VIEWER', commerce: 'VIEWER', intelligence: 'VIEWER' } } as const;
/** Whose assistants there are: somebody's who may do everything, and somebody's who only reads. */
const PEOPLE = [{ who: 'director', role: 'OWNER' }, { who: 'reader', ...READS }] as const;

const VERIFIER = 'v'.repeat(50);
const PROVIDER: Principal = { kind: 'system', companyId: 0, actor: 'oidc', scopes: ['system'] };
const CREATE = 'mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }';
const MOST_LOOKS = 10;

/** A company whose people's assistants are connected. */
export interface Assisted {
  readonly company: Owner['company'];
  readonly companyId: number;
  /** As somebody who may add people. */
  readonly asOwner: Ask;
}

/** The assistants of people who have consented; nobody uses their browsers, so that nobody ends what they allowed. `name` is the world's, as addresses have it. */
export async function makeAssistants(product: Product, { company, companyId, asOwner }: Assisted, name: string): Promise<Caller[]> {
  const client = await registered(product, word(company, 'c', 'Notes'));
  const made: Caller[] = [];
  for (const { who, ...roles } of PEOPLE) {
    const email = `${word(company, 'c', who).replace(' ', '.')}@${name}.example.test`;
    await asOwner(CREATE, { input: { email, name: word(company, 'c', who), ...roles, password } });
    made.push({ name: `${company} assistant of ${who}`, kind: ASSISTANT, owner: { company, place: 'c' }, companies: [companyId], credentials: [['Authorization', `Bearer ${await consented(product, email, client)}`], ['X-Service-Company', String(companyId)]] });
  }
  return made;
}

/** Who is in both companies. `ids` are theirs and their app's, which both companies are shown. */
export interface Traveller { readonly caller: Caller; readonly ids: ReadonlySet<string> }

/** The assistant of somebody who reads in both companies: they accepted the one's invitation, so that the other can add them. Both see who they are, so nothing of them is a word of either. */
export async function makeTraveller(product: Product, [home, abroad]: readonly [Assisted, Assisted], name: string): Promise<Traveller> {
  const email = `traveller@${name}.example.test`;
  await home.asOwner('mutation I($input: InvitePersonInput!) { invitePerson(input: $input) { id } }', { input: { email, name: 'Traveller', ...READS } });
  await asking(product, PROVIDER)('mutation A($input: AcceptInvitationInput!) { acceptInvitation(input: $input) }', { input: { token: await invitationOf(product, email), name: 'Traveller', password } });
  const { createPerson: { id } } = await abroad.asOwner(CREATE, { input: { email, name: 'Traveller', ...READS } });
  const client = await registered(product, 'Notes');
  const token = await consented(product, email, client);
  const caller: Caller = { name: TRAVELLER, kind: ASSISTANT, owner: { company: home.company, place: 'c' }, companies: [home.companyId, abroad.companyId], credentials: [['Authorization', `Bearer ${token}`]] };
  return { caller, ids: new Set([String(id), client]) };
}

/** The caller who is in both companies. */
export const TRAVELLER = 'a assistant of traveller';

async function invitationOf(product: Product, email: string): Promise<string> {
  for (let look = 0; look < MOST_LOOKS; look += 1) { // some mails at a time
    const found = (await queuedMails(product)()).find(({ to }) => to === email);
    if (found) return new URL(found.link).searchParams.get('token') ?? '';
  }
  throw new Error(`No mail was queued for ${email}`);
}

/** A client that registered itself. */
async function registered(product: Product, clientName: string): Promise<string> {
  const { registerOAuthClient: { client } } = await asking(product, PROVIDER)('mutation R($input: RegisterClientInput!) { registerOAuthClient(input: $input) { client { id } } }', { input: { redirectUris: [CALLBACK], clientName, tokenEndpointAuthMethod: 'none' } });
  return String(client.id);
}

/** An access token with the consent of a person, as the provider gives it. */
async function consented(product: Product, email: string, client: string): Promise<string> {
  const [provider, issuer] = [asking(product, PROVIDER), `http://127.0.0.1:${String(product.portOf('auth'))}`];
  const { signIn: { sessionToken } } = await provider('mutation S($input: SignInInput!) { signIn(input: $input) { sessionToken } }', { input: { email, password, address: '192.0.2.1', userAgent: 'Firefox' } });
  const asked = { response_type: 'code', client_id: client, redirect_uri: CALLBACK, scope: 'openid service.ai_tools', code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'), code_challenge_method: 'S256' };
  const { beginAuthorization: { consentHandle: handle } } = await provider('mutation B($input: AuthorizationInput!) { beginAuthorization(input: $input) { consentHandle } }',
    { input: { issuer, resources: [], parameters: Object.entries(asked).map(([parameter, value]) => ({ name: parameter, value })), sessionToken } });
  const { decideConsent: location } = await provider('mutation D($input: DecideConsentInput!) { decideConsent(input: $input) }', { input: { issuer, handle, sessionToken, allow: true } });
  const code = new URL(String(location)).searchParams.get('code');
  const { requestOAuthTokens: { tokens } } = await provider('mutation T($input: TokenRequestInput!) { requestOAuthTokens(input: $input) { tokens { accessToken } } }',
    { input: { issuer, resources: [], clientId: client, grantType: 'authorization_code', code, redirectUri: CALLBACK, codeVerifier: VERIFIER } });
  return String(tokens.accessToken);
}
