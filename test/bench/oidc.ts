import { showSignInFigures } from './oidc-figures.js';
import { codeText, fillProvider, REDIRECT_URI, VERIFIER } from './oidc-data.js';
import { showBesideLibrary } from './oidc-beside.js';
import { benchSurface, send, WARM_UP, type Call, type Side } from './sides.js';

// node dist/test/bench/oidc.js: CPU per call of the identity provider against a handler written by hand: its public documents, the exchange of a code and of a refresh token with
// their two signatures, and userinfo; these also beside a provider library with its tables in memory.

const [BOUND, ADDRESSES] = [1.5, 250];

const document = (name: string): Call => ({
  name, bounds: { unlogged: BOUND }, warmUp: WARM_UP.record, perRound: 200, rounds: 8, send: (side) => send(side, { method: 'GET', path: `/.well-known/${name}`, headers: {} }),
});

interface Tokens { readonly access_token: string; readonly refresh_token: string; readonly id_token: string }

const claimsOf = (token: string): Record<string, unknown> => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const shape = (token: string): unknown => ({ ...claimsOf(token), iat: 0, exp: 0, jti: '' });

/** An answer of the token endpoint without what differs in each. */
function comparable(answer: string): string {
  const { access_token: access, id_token: id, refresh_token: refresh, ...rest } = JSON.parse(answer) as Tokens;
  return JSON.stringify([shape(access), shape(id), refresh.length, rest]);
}

const sorted = (answer: string): string => JSON.stringify(Object.entries(JSON.parse(answer) as object).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Calls of tokens; they come from many addresses, since each has 1,200 calls a minute. */
function tokenCalls(clientId: string): readonly Call[] {
  const [refreshTokens, accessTokens] = [new Map<number, string>(), new Map<number, string>()];
  let [codes, calls] = [0, 0];
  const address = (): string => { calls += 1; return `10.0.0.${String(calls % ADDRESSES)}`; };
  const ask = async (side: Side, fields: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await send(side, {
      method: 'POST', path: '/oauth/token', headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address() }, body: new URLSearchParams({ client_id: clientId, ...fields }).toString(),
    });
    const tokens = JSON.parse(answer) as Tokens;
    refreshTokens.set(side.port, tokens.refresh_token);
    return answer;
  };
  const exchange = (side: Side): Promise<string> => { codes += 1; return ask(side, { grant_type: 'authorization_code', code: codeText(codes - 1), code_verifier: VERIFIER, redirect_uri: REDIRECT_URI }); };
  const refresh = (side: Side): Promise<string> => ask(side, { grant_type: 'refresh_token', refresh_token: refreshTokens.get(side.port) ?? '' });
  /** Both sides are shown tokens of the product: the floor's key is not published. */
  const userinfo = (side: Side): Promise<string> => send(side, { method: 'GET', path: '/api/oauth/userinfo', headers: { authorization: `Bearer ${accessTokens.get(0) ?? ''}`, 'x-forwarded-for': address() } });
  return [
    { name: 'token: code', send: exchange }, { name: 'token: refresh', send: refresh },
    { name: 'userinfo', comparable: sorted, warmUp: WARM_UP.record, perRound: 400, send: async (side: Side) => {
      if (!accessTokens.has(0)) accessTokens.set(0, (JSON.parse(await refresh(side)) as Tokens).access_token); // the product is asked first
      return userinfo(side);
    } },
  ].map((call) => ({ comparable, bounds: { logged: BOUND }, warmUp: WARM_UP.list, perRound: 100, rounds: 8, ...call }));
}

await benchSurface('oidc', {
  fill: fillProvider,
  calls: ({ credential }) => [...tokenCalls(credential), document('openid-configuration'), document('jwks.json')],
  afterwards: async (under, calls) => {
    await showBesideLibrary(under, calls);
    await showSignInFigures(under.database, under.databases, under.credential);
  },
});
