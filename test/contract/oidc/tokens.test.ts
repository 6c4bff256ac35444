import { createHash, createHmac } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { systemOf } from '../../kit/open-graph.js';
import { claimsOf, ISSUER, openProvider, visiting, type Provider, type TestClient, type Tokens } from './provider.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let client: TestClient;
let other: TestClient;
let ada: { cookie: string; accountId: string; email: string };
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  [client, other] = [await visit.client(), await visit.client({ client_name: 'Other' })];
  ada = await visit.person('Ada');
});
afterAll(() => provider.close());

const HEADERS = ['content-type', 'cache-control', 'access-control-allow-origin'];
const JSON_HEADERS = ['application/json; charset=utf-8', 'no-store', '*'];
const refusal = async (answer: Response) => [answer.status, (await answer.json() as { error: string }).error];
const counts = async (token: string) => (await visit.userinfo(token)).status;

describe('a code', () => {
  test('is exchanged for tokens whose claims are those of the documents [K-TOKEN-1] [K-TOKEN-2] [K-TOKEN-3]', async () => {
    const answer = await visit.exchange(client, await visit.code(client, ada.cookie));
    expect([answer.status, ...HEADERS.map((name) => answer.headers.get(name))]).toEqual([200, ...JSON_HEADERS]);
    const tokens = await answer.json() as Tokens;
    const scope = 'openid profile email service.ai_tools';
    expect(tokens).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 28_800, refresh_token: expect.stringMatching(/^prt_[A-Za-z0-9]{48}$/), scope, id_token: expect.any(String) });
    const keys = createLocalJWKSet(await (await provider.send('/.well-known/jwks.json')).json() as JSONWebKeySet);
    const now = Math.floor(provider.clock.now().getTime() / 1000);
    const check = { issuer: ISSUER, audience: client.client_id, currentDate: provider.clock.now(), algorithms: ['RS256'] };
    const access = await jwtVerify(tokens.access_token, keys, { ...check, typ: 'at+jwt' });
    expect(access.payload).toEqual({ iss: ISSUER, sub: ada.accountId, aud: client.client_id, exp: now + 28_800, iat: now, jti: expect.any(String), client_id: client.client_id, scope });
    const id = await jwtVerify(tokens.id_token ?? '', keys, { ...check, typ: 'JWT' });
    expect(id.payload).toEqual({
      iss: ISSUER, sub: ada.accountId, aud: client.client_id, azp: client.client_id, exp: now + 3600, iat: now, jti: expect.any(String), auth_time: now, nonce: 'n-1', name: 'Ada', email: ada.email, email_verified: false,
    });
    expect(id.protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) });
  });

  test('says no more than its scopes allow, and gives no ID token without openid [K-TOKEN-3]', async () => {
    const bare = await visit.tokens(client, ada.cookie, { scope: 'openid unknown' });
    expect([bare.scope, Object.keys(claimsOf(bare.id_token ?? '')).sort()]).toEqual(['openid service.ai_tools', ['aud', 'auth_time', 'azp', 'exp', 'iat', 'iss', 'jti', 'nonce', 'sub']]);
    expect(await visit.tokens(client, ada.cookie, { scope: 'profile' })).not.toHaveProperty('id_token');
  });

  test.each<[string, () => object, string]>([
    ['a wrong verifier', () => ({ code_verifier: 'x'.repeat(43) }), 'invalid_grant'], ['no verifier', () => ({ code_verifier: '' }), 'invalid_request'], ['a short verifier', () => ({ code_verifier: 'y'.repeat(42) }), 'invalid_grant'],
    ['another redirect URI', () => ({ redirect_uri: 'https://client.example/callback/' }), 'invalid_grant'], ['no redirect URI', () => ({ redirect_uri: '' }), 'invalid_request'], ['another client', () => ({ client_id: other.client_id }), 'invalid_grant'],
    ['no code', () => ({ code: '' }), 'invalid_request'], ['an unknown code', () => ({ code: `pac_${'x'.repeat(43)}` }), 'invalid_grant'], ['a foreign resource', () => ({ resource: 'https://evil.example' }), 'invalid_target'],
    ['client_credentials', () => ({ grant_type: 'client_credentials' }), 'unsupported_grant_type'], ['password', () => ({ grant_type: 'password' }), 'unsupported_grant_type'], ['constructor', () => ({ grant_type: 'constructor' }), 'unsupported_grant_type'], ['no grant type', () => ({ grant_type: '' }), 'invalid_request'],
  ])('is refused with %s, and still counts for its own client [K-TOKEN-4] [K-TOKEN-5]', async (_, more, error) => {
    const given = await visit.code(client, ada.cookie);
    const answer = await visit.exchange(client, given, more());
    expect([...HEADERS.map((name) => answer.headers.get(name)), await refusal(answer)]).toEqual([...JSON_HEADERS, [400, error]]);
    expect((await visit.exchange(client, given)).status).toBe(200);
  });

  test('is refused with its challenge as the verifier, as the method plain would have it [K-TOKEN-5]', async () => {
    const given = await visit.code(client, ada.cookie);
    const challenge = createHash('sha256').update(given.verifier).digest('base64url');
    expect(await refusal(await visit.exchange(client, given, { code_verifier: challenge, code_challenge_method: 'plain' }))).toEqual([400, 'invalid_grant']);
  });

  test('and a refresh token are not spent while the key that signs cannot be opened, which a check of the process says', async () => {
    const { refresh_token: refreshToken } = await visit.tokens(client, ada.cookie);
    const given = await visit.code(client, ada.cookie);
    const answers = async () => [(await visit.exchange(client, given)).status, (await visit.refresh(client, refreshToken)).status, (await provider.send('/.well-known/jwks.json')).status];
    const damage = async (column: 'sealed' | 'public_jwk') => {
      await provider.run('mutation { rotateSigningKeys }', {}, systemOf());
      await provider.database('identity').inTransaction((transaction) => transaction.execute(`UPDATE oauth_signing_key SET ${column} = 'test.AAAA' WHERE place = 'active'`));
    };
    for (const column of ['sealed', 'public_jwk'] as const) {
      await damage(column);
      expect(await answers()).toEqual([500, 500, 200]);
      await expect(provider.subgraph('identity').checkParts?.()).rejects.toThrow(/signing key|key that signs/i);
    }
    await provider.run('mutation { rotateSigningKeys }', {}, systemOf());
    await provider.subgraph('identity').checkParts?.();
    expect(await answers()).toEqual([200, 200, 200]);
  });

  test('counts for 60 seconds [K-TOKEN-6]', async () => {
    const [one, two] = [await visit.code(client, ada.cookie), await visit.code(client, ada.cookie)];
    provider.clock.turn(59_999);
    expect((await visit.exchange(client, one)).status).toBe(200);
    provider.clock.turn(1);
    expect(await refusal(await visit.exchange(client, two))).toEqual([400, 'invalid_grant']);
  });

  test.each([0, 30_000, 3_600_000])('that is shown again after %d ms ends what it gave, its refreshed tokens too [K-TOKEN-7]', async (milliseconds) => {
    const given = await visit.code(client, ada.cookie);
    const first = await (await visit.exchange(client, given)).json() as Tokens;
    const second = await (await visit.refresh(client, first.refresh_token)).json() as Tokens;
    expect([await counts(first.access_token), await counts(second.access_token)]).toEqual([200, 200]);
    provider.clock.turn(milliseconds);
    expect(await refusal(await visit.exchange(other, given))).toEqual([400, 'invalid_grant']); // another client ends nothing
    expect(await counts(second.access_token)).toBe(200);
    expect(await refusal(await visit.exchange(client, given, { code_verifier: 'x'.repeat(43) }))).toEqual([400, 'invalid_grant']);
    expect([await counts(first.access_token), await counts(second.access_token), await refusal(await visit.refresh(client, second.refresh_token))]).toEqual([401, 401, [400, 'invalid_grant']]);
  });

  test('of 50 parallel exchanges exactly one wins [K-TOKEN-8] [REL-S16]', async () => {
    const given = await visit.code(client, ada.cookie);
    const grants = async () => (await provider.database('identity').query<{ total: number }>('SELECT COUNT(*) AS total FROM oauth_grant'))[0]?.total ?? 0;
    const before = await grants();
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit.exchange(client, given)));
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, await grants() - before, new Set(await Promise.all(answers.filter((answer) => !won.includes(answer)).map(async (answer) => JSON.stringify(await refusal(answer)))))]).toEqual([1, 1, new Set(['[400,"invalid_grant"]'])]);
  });

  test('is not used up by an exchange that cannot be signed', async () => {
    const { rotateSigningKeys: kid } = await provider.run('mutation { rotateSigningKeys }', {}, { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] });
    const store = (sealed: string) => provider.database('identity').inTransaction((transaction) => transaction.execute('UPDATE oauth_signing_key SET sealed = ? WHERE id = ?', [sealed, kid]));
    const [{ sealed }] = await provider.database('identity').query<{ sealed: string }>('SELECT sealed FROM oauth_signing_key WHERE id = ?', [kid]) as [{ sealed: string }];
    const given = await visit.code(client, ada.cookie);
    await store(`${sealed.slice(0, -4)}AAAA`);
    expect((await visit.exchange(client, given)).status).toBe(500);
    await store(sealed);
    expect((await visit.exchange(client, given)).status).toBe(200);
  });

  test('is stored as a hash, as every token is [K-TOKEN-12]', async () => {
    const given = await visit.code(client, ada.cookie);
    const tokens = await (await visit.exchange(client, given)).json() as Tokens;
    const tables = ['oauth_code', 'oauth_grant', 'oauth_access_token', 'oauth_refresh_token', 'oauth_client', 'sign_in_session'];
    const stored = JSON.stringify(await Promise.all(tables.map((table) => provider.database('identity').query(`SELECT * FROM ${table}`))));
    for (const secret of [given.code, tokens.access_token, tokens.refresh_token, ada.cookie.split('=')[1]]) expect(stored).not.toContain(secret);
  });
});

describe('a client', () => {
  const basic = (id: string, secret: string) => ({ authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}` });

  test('that is confidential proves itself by the form or by HTTP Basic, in one way [K-TOKEN-9]', async () => {
    const secret = await visit.client({ token_endpoint_auth_method: 'client_secret_basic' });
    const { client_id: id, client_secret: word = '' } = secret;
    const by = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const { code, verifier } = await visit.code(secret, ada.cookie);
      return provider.form('/oauth/token', { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: secret.redirect_uris[0] ?? '', ...fields }, headers);
    };
    expect([(await by({ client_id: id, client_secret: word })).status, (await by({}, basic(id, word))).status, (await by({ client_id: id }, basic(id, word))).status]).toEqual([200, 200, 200]);
    expect(await refusal(await by({ client_id: id }))).toEqual([401, 'invalid_client']);
    expect(await refusal(await by({ client_id: id, client_secret: `${word}x` }))).toEqual([401, 'invalid_client']);
    expect(await refusal(await by({ client_id: id, client_secret: word }, basic(id, word)))).toEqual([400, 'invalid_request']);
    expect(await refusal(await by({ client_id: other.client_id }, basic(id, word)))).toEqual([400, 'invalid_request']);
    const wrong = await by({}, basic(id, 'wrong'));
    expect([wrong.headers.get('www-authenticate'), await refusal(wrong)]).toEqual([`Basic realm="${ISSUER}"`, [401, 'invalid_client']]);
    expect(await refusal(await by({}, { authorization: 'Basic %%%' }))).toEqual([401, 'invalid_client']);
    expect(await refusal(await by({ client_id: other.client_id, client_secret: 'x' }))).toEqual([401, 'invalid_client']); // a public one has no secret
    expect(await refusal(await by({}))).toEqual([401, 'invalid_client']);
  });

  test('sends a form, each parameter once, by POST [K-TOKEN-4]', async () => {
    expect(await refusal(await provider.send('/oauth/token', { method: 'POST', body: JSON.stringify({ grant_type: 'authorization_code' }), headers: { 'content-type': 'application/json' } }))).toEqual([400, 'invalid_request']);
    expect(await refusal(await provider.form('/oauth/token', `grant_type=refresh_token&client_id=${client.client_id}&refresh_token=a&refresh_token=b`))).toEqual([400, 'invalid_request']);
    const answer = await provider.send('/oauth/token');
    expect([answer.headers.get('allow'), await refusal(answer)]).toEqual(['POST, OPTIONS', [405, 'method_not_allowed']]);
    expect((await provider.send('/oauth/token', { method: 'OPTIONS' })).headers.get('access-control-allow-headers')).toContain('Authorization');
  });
});

describe('a refresh token', () => {
  test('is rotated at each use, and gives fewer scopes where asked [K-REFRESH-1]', async () => {
    const first = await visit.tokens(client, ada.cookie);
    const second = await (await visit.refresh(client, first.refresh_token, { scope: 'openid service.ai_tools' })).json() as Tokens;
    expect([second.scope, second.refresh_token === first.refresh_token, Object.keys(claimsOf(second.id_token ?? '')).includes('nonce')]).toEqual(['openid service.ai_tools', false, false]);
    expect((await (await visit.refresh(client, second.refresh_token)).json() as Tokens).scope).toBe(first.scope);
    const narrow = await visit.tokens(client, ada.cookie, { scope: 'openid', prompt: 'consent' });
    expect(await refusal(await visit.refresh(client, narrow.refresh_token, { scope: 'openid email' }))).toEqual([400, 'invalid_scope']);
    expect((await visit.refresh(client, narrow.refresh_token)).status).toBe(200);
    const fewer = await visit.tokens(client, ada.cookie, { scope: 'openid email', prompt: 'consent' });
    const { refresh_token: next, scope } = await (await visit.refresh(client, fewer.refresh_token, { scope: 'email' })).json() as Tokens;
    expect([scope, (await (await visit.refresh(client, next, { scope: ' ' })).json() as Tokens).scope]).toEqual(['email service.ai_tools', 'openid email service.ai_tools']);
  });

  test('counts for 30 days from its issue, for its own client [K-REFRESH-2]', async () => {
    const one = await visit.tokens(client, ada.cookie);
    expect(await refusal(await visit.refresh(other, one.refresh_token))).toEqual([400, 'invalid_grant']);
    provider.clock.turn(30 * 86_400_000 - 1);
    const two = await (await visit.refresh(client, one.refresh_token)).json() as Tokens;
    provider.clock.turn(30 * 86_400_000);
    expect(await refusal(await visit.refresh(client, two.refresh_token))).toEqual([400, 'invalid_grant']);
    ada = { ...ada, ...await visit.signIn(ada.email) };
  });

  test('that was rotated less than 60 seconds ago gives one more pair; whatever comes after that ends the grant [K-REFRESH-3]', async () => {
    const first = await visit.tokens(client, ada.cookie);
    const use = () => visit.refresh(client, first.refresh_token);
    const pairs = [await (await use()).json() as Tokens];
    provider.clock.turn(59_999);
    pairs.push(await (await use()).json() as Tokens);
    expect(await Promise.all(pairs.map(({ access_token: token }) => counts(token)))).toEqual([200, 200]);
    expect(await refusal(await use())).toEqual([400, 'invalid_grant']);
    expect(await Promise.all([first, ...pairs].map(({ access_token: token }) => counts(token)))).toEqual([401, 401, 401]);
  });

  test('of 50 parallel uses two get a pair at most, and the grant ends [K-REFRESH-3]', async () => {
    const first = await visit.tokens(client, ada.cookie);
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit.refresh(client, first.refresh_token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(48).fill(400)]);
    const pairs = await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.json() as Promise<Tokens>));
    expect(await Promise.all(pairs.map(({ access_token: token }) => counts(token)))).toEqual([401, 401]);
  });

  test('that comes back after 60 seconds ends the grant [K-REFRESH-3]', async () => {
    const first = await visit.tokens(client, ada.cookie);
    const second = await (await visit.refresh(client, first.refresh_token)).json() as Tokens;
    provider.clock.turn(60_000);
    expect([await refusal(await visit.refresh(client, first.refresh_token)), await counts(second.access_token), await refusal(await visit.refresh(client, second.refresh_token))]).toEqual([[400, 'invalid_grant'], 401, [400, 'invalid_grant']]);
  });
});

describe('a token that was made up', () => {
  const tampered = async () => {
    const { access_token: token, id_token: idToken = '', refresh_token: refreshToken } = await visit.tokens(client, ada.cookie);
    const { keys: [key] } = await (await provider.send('/.well-known/jwks.json')).json() as { keys: Record<string, string>[] };
    const [, body = '', signature = ''] = token.split('.');
    const own = await generateKeyPair('RS256');
    const jwk = await exportJWK(own.publicKey);
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = (header: object, key_ = own.privateKey) => new SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...header }).sign(key_);
    const hmac = `${encoded({ alg: 'HS256', typ: 'at+jwt', kid: key!['kid'] })}.${body}`;
    return {
      good: token,
      bad: [
        idToken, refreshToken, `${encoded({ alg: 'none', typ: 'at+jwt' })}.${body}.`, `${encoded({ alg: 'none', typ: 'at+jwt', kid: key!['kid'] })}.${body}.${signature}`,
        ...['n', 'kid'].map((secret) => `${hmac}.${createHmac('sha256', key![secret] ?? '').update(hmac).digest('base64url')}`),
        await signed({}), await signed({ kid: key!['kid'] }), await signed({ jwk }), await signed({ kid: key!['kid'], jwk }), await signed({ kid: key!['kid'], jku: 'http://127.0.0.1:1/jwks.json' }), await signed({ kid: '../../dev/null' }),
        await signed({ kid: "' OR 1=1 --" }), await signed({ kid: key!['kid'], x5u: 'http://127.0.0.1:1/x' }), `${encoded({ alg: 'RS256', typ: 'JWT', kid: key!['kid'] })}.${body}.${signature}`,
        `${token.slice(0, -4)}AAAA`, `${token}.`, token.split('.').slice(0, 2).join('.'), `.${token}`, 'x', '..', 'a.b.c', `${'a'.repeat(9000)}.b.c`,
      ],
    };
  };

  test('counts nowhere, whatever its header names; an ID token is no access token [K-TOKEN-10] [K-TOKEN-11] [REL-S16]', async () => {
    const { good, bad } = await tampered();
    expect(await counts(good)).toBe(200);
    expect(await Promise.all(bad.map(counts))).toEqual(bad.map(() => 401));
    expect(await counts(good)).toBe(200);
  });
});
