import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseLocation } from '#kernel/config.js';
import { systemOf } from '../../kit/open-graph.js';
import { surface } from '../../../shims/oidc/surface.js';
import { openPortico } from '../../kit/open-portico.js';
import { oidcJudge } from './oidc-judge.js';

/** The provider's own address in tests. */
export const ISSUER = 'https://auth.portico.example';

interface Place {
  /** Whether its address is the one it listens on, which clients can call; https of another name unless given. */
  readonly isLocal?: boolean;
  /** The address of the connector. */
  readonly mcp?: string;
  /** The database of another process, to share it. */
  readonly database?: DatabaseLocation;
  readonly registrationsAnHour?: number;
  readonly appRedirects?: readonly string[];
}

/** The identity provider over HTTP, on a database of its own, by a clock that is turned by hand. */
export async function openProvider({ isLocal = false, mcp = 'https://mcp.portico.example', database, ...settings }: Place = {}) {
  const urls = { auth: ISSUER, mcp, graphql: 'https://graph.portico.example', commerce: 'https://commerce.portico.example' };
  const portico = await openPortico({ surfaces: [{ surface, judge: oidcJudge }], subgraphs: ['identity'], ...settings, ...(database && { databaseOf: () => database }), around: { urls, trustedProxies: ['127.0.0.1'] } });
  if (isLocal) urls.auth = portico.base;
  let callers = 0;
  const send = (path: string, init: RequestInit = {}) => fetch(portico.base + path, { redirect: 'manual', ...init });
  const form = (path: string, fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  return {
    ...portico, send, form, issuer: urls.auth,
    /** A registration, each from an address of its own unless one is given. */
    register: (metadata: unknown, { address, ...headers }: Readonly<Record<string, string>> = {}) => {
      callers += 1;
      const body = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
      return send('/oauth/register', { method: 'POST', body, headers: { 'x-forwarded-for': address ?? `192.0.2.${String(callers)}`, ...headers } });
    },
  };
}

/** A client as it registered. */
export interface TestClient { readonly client_id: string; readonly client_secret?: string; readonly redirect_uris: readonly string[] }

/** A verifier and its challenge. */
export function pkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The parameters of an answer to a client. */
export const answerIn = (response: Response): Record<string, string> => Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);

/** The claims of a token, unverified. */
export const claimsOf = (token: string): Record<string, unknown> => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const PASSWORD = 'correct horse battery';
const SIGN_IN = 'mutation S($input: SignInInput!) { signIn(input: $input) { sessionToken session { accountId } } }';
const CREATE = 'mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id email } }';

/** What people and clients use of a provider. */
export type Visited = Pick<Provider, 'send' | 'form' | 'register' | 'run' | 'company' | 'issuer'>;

/** People and clients at a provider. */
export function visiting(provider: Visited) {
  const client = async (metadata: object = {}): Promise<TestClient> => (await provider.register({ redirect_uris: ['https://client.example/callback'], client_name: 'Notes', ...metadata })).json() as Promise<TestClient>;
  /** A person of the company, signed in: the cookie and the account. */
  const person = async (name: string, more: object = {}) => {
    const email = `${name.toLowerCase()}@example.test`;
    await provider.run(CREATE, { input: { companyId: provider.company, email, name, role: 'MEMBER', moduleRoles: { commerce: 'EDITOR' }, password: PASSWORD, ...more } }, systemOf(provider.company));
    return { email, name, ...await signIn(email) };
  };
  const signIn = async (email: string) => {
    const { signIn: { sessionToken, session } } = await provider.run(SIGN_IN, { input: { email, password: PASSWORD, address: '203.0.113.9', userAgent: 'Firefox' } }, systemOf());
    return { cookie: `${provider.issuer.startsWith('https:') ? '__Host-' : ''}portico-session-auth=${String(sessionToken)}`, accountId: String(session.accountId) };
  };
  const authorize = (parameters: Readonly<Record<string, string>> | string, cookie?: string) =>
    provider.send(`/oauth/authorize?${new URLSearchParams(parameters).toString()}`, { headers: { accept: 'text/html', 'accept-language': 'en', ...(cookie !== undefined && { cookie }) } });
  /** Open a page with a form and send it, as a browser with this cookie does. */
  const submit = async (page: string, fields: Readonly<Record<string, string>>, cookie = '') => {
    const shown = await provider.send(page, { headers: { cookie, 'accept-language': 'en' } });
    const html = await shown.text();
    const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(html) ?? [];
    const forms = (shown.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    return { html, shown, answer: await provider.form(page, { form_token: token, ...fields }, { cookie: `${cookie}; ${forms}` }) };
  };
  /** Answer the consent page that an answer leads to. */
  const decide = (page: string, cookie: string, decision: 'allow' | 'deny' = 'allow') => submit(page, { decision }, cookie);
  /** A browser that follows a client's address, and agrees. Answers where it ends up at the client. */
  const browse = async (address: URL, cookie: string): Promise<URL> => {
    const location = (await provider.send(address.pathname + address.search, { headers: { cookie } })).headers.get('location') ?? '';
    return new URL(location.startsWith('/oauth/consent') ? (await decide(location, cookie)).answer.headers.get('location') ?? '' : location);
  };
  const request = (by: TestClient, challenge: string, more: object = {}) =>
    ({ response_type: 'code', client_id: by.client_id, redirect_uri: by.redirect_uris[0] ?? '', code_challenge: challenge, code_challenge_method: 'S256', state: 's-1', nonce: 'n-1', ...more });
  /** A code of a person for a client, with consent where it is asked for. */
  const code = async (by: TestClient, cookie: string, more: object = {}) => {
    const { verifier, challenge } = pkce();
    const asked = await authorize(request(by, challenge, more), cookie);
    const location = asked.headers.get('location') ?? '';
    const answer = location.startsWith('/oauth/consent') ? (await decide(location, cookie)).answer : asked;
    return { code: answerIn(answer)['code'] ?? '', verifier };
  };
  const exchange = (by: TestClient, given: { readonly code: string; readonly verifier: string }, more: object = {}) => provider.form('/oauth/token', {
    grant_type: 'authorization_code', client_id: by.client_id, ...(by.client_secret !== undefined && { client_secret: by.client_secret }), code: given.code, code_verifier: given.verifier, redirect_uri: by.redirect_uris[0] ?? '', ...more,
  });
  const refresh = (by: TestClient, token: string, more: object = {}) => provider.form('/oauth/token', { grant_type: 'refresh_token', client_id: by.client_id, ...(by.client_secret !== undefined && { client_secret: by.client_secret }), refresh_token: token, ...more });
  const tokens = async (by: TestClient, cookie: string, more: object = {}) => (await exchange(by, await code(by, cookie, more))).json() as Promise<Tokens>;
  const userinfo = (token: string, init: RequestInit = {}) => provider.send('/api/oauth/userinfo', { ...init, headers: { authorization: `Bearer ${token}` } });
  return { client, person, signIn, authorize, submit, decide, browse, request, code, exchange, refresh, tokens, userinfo };
}

/** The answer of the token endpoint. */
export interface Tokens { readonly access_token: string; readonly refresh_token: string; readonly id_token?: string; readonly scope: string; readonly expires_in: number; readonly token_type: string }

/** An open provider. */
export type Provider = Awaited<ReturnType<typeof openProvider>>;
