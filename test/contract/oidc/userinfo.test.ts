import { restoreAdvice } from '../../../gateway/server/restore-advice.js';
import { systemOf } from '../../kit/open-graph.js';
import { staffOf } from '../../kit/company.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { answerIn, ISSUER, openProvider, pkce, visiting, type Provider, type TestClient } from './provider.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let client: TestClient;
let ada: { cookie: string; accountId: string; email: string };
let owner: typeof ada;
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  client = await visit.client();
  ada = await visit.person('Ada');
  owner = await visit.person('Owner', { role: 'OWNER', moduleRoles: null });
});
afterAll(() => provider.close());

const status = async (token: string) => (await visit.userinfo(token)).status;
const revoke = (fields: Record<string, string>, headers?: Record<string, string>) => provider.form('/oauth/revoke', fields, headers);

test.each(['GET', 'POST'])('userinfo by %s says what the scopes allow, and the companies [K-USERINFO-1]', async (method) => {
  const whole = await visit.tokens(client, ada.cookie);
  const answer = await visit.userinfo(whole.access_token, { method });
  expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual([200, '*', 'no-store']);
  const companies = [{ id: provider.company, slug: 'lume', name: 'Lume', modules: [{ slug: 'commerce', name: 'Commerce', role: 'editor' }] }];
  expect(await answer.json()).toEqual({ sub: ada.accountId, name: 'Ada', email: ada.email, email_verified: false, active_company_id: provider.company, companies });
  const bare = await visit.tokens(client, ada.cookie, { scope: 'openid', prompt: 'consent' });
  expect(await (await visit.userinfo(bare.access_token, { method })).json()).toEqual({ sub: ada.accountId, active_company_id: provider.company, companies });
});

test('without a token it challenges, with a wrong one it says so; the query and the form are not read [K-USERINFO-2] [REL-S8]', async () => {
  const { access_token: token } = await visit.tokens(client, ada.cookie);
  const asked = [await provider.send('/api/oauth/userinfo'), await provider.send(`/api/oauth/userinfo?access_token=${token}`), await provider.form('/api/oauth/userinfo', { access_token: token }), await visit.userinfo('x')];
  const challenge = `Bearer realm="${ISSUER}"`;
  expect(await Promise.all(asked.map(async (answer) => [answer.status, (await answer.json() as { error: string }).error]))).toEqual(asked.map(() => [401, 'invalid_token']));
  expect(asked.map(({ headers }) => headers.get('www-authenticate'))).toEqual([challenge, challenge, challenge, `${challenge}, error="invalid_token", error_description="The access token is wrong, expired or revoked"`]);
});

test('an access token counts for 8 hours', async () => {
  const { access_token: token } = await visit.tokens(client, ada.cookie);
  provider.clock.turn(8 * 3_600_000 - 1000);
  expect(await status(token)).toBe(200);
  provider.clock.turn(1000);
  expect(await status(token)).toBe(401);
});

test('a key that was rotated still verifies what it signed [K-KEYS-2]', async () => {
  const { access_token: token } = await visit.tokens(client, ada.cookie);
  await provider.run('mutation { rotateSigningKeys }', {}, systemOf());
  provider.clock.turn(8 * 3_600_000 - 61_000);
  expect([await status(token), (await visit.tokens(client, ada.cookie)).access_token.split('.')[0] === token.split('.')[0]]).toEqual([200, false]);
});

test.each(['{broken', '{}', 'null', '{"kid":"x","n":"!!","e":"AQAB"}'])('a retired key damaged to %j is left out of the published ones, and the others verify on', async (damaged) => {
  const { access_token: token } = await visit.tokens(client, ada.cookie);
  const { rotateSigningKeys: kid } = await provider.run('mutation { rotateSigningKeys }', {}, systemOf());
  const { access_token: later } = await visit.tokens(client, ada.cookie);
  await provider.database('identity').inTransaction((transaction) => transaction.execute('UPDATE oauth_signing_key SET public_jwk = ? WHERE retired_at IS NOT NULL', [damaged]));
  const published = await provider.send('/.well-known/jwks.json');
  expect([published.status, (await published.json() as { keys: { kid: string }[] }).keys.map((key) => key.kid)]).toEqual([200, [kid]]);
  expect([await status(later), await status(token), await status((await visit.tokens(client, ada.cookie)).access_token)]).toEqual([200, 401, 200]);
});

test('a refresh token ends its grant, an access token itself, and the answer has no body [K-REVOKE-1]', async () => {
  const [one, two] = [await visit.tokens(client, ada.cookie), await visit.tokens(client, ada.cookie)];
  const answer = await revoke({ client_id: client.client_id, token: one.access_token, token_type_hint: 'refresh_token' });
  expect([answer.status, await answer.text(), answer.headers.get('access-control-allow-origin')]).toEqual([200, '', '*']);
  expect([await status(one.access_token), (await visit.refresh(client, one.refresh_token)).status]).toEqual([401, 200]);
  expect((await revoke({ client_id: client.client_id, token: two.refresh_token })).status).toBe(200);
  expect([await status(two.access_token), (await visit.refresh(client, two.refresh_token)).status]).toEqual([401, 400]);
});

test('only its own client ends a token; an unknown one is 200 as well, a client that is not known 401 [K-REVOKE-2] [REL-S6]', async () => {
  const [tokens, stranger] = [await visit.tokens(client, ada.cookie), await visit.client()];
  for (const token of [tokens.access_token, tokens.refresh_token, 'unknown', tokens.id_token ?? '']) expect((await revoke({ client_id: stranger.client_id, token })).status).toBe(200);
  expect([await status(tokens.access_token), (await visit.refresh(client, tokens.refresh_token)).status]).toEqual([200, 200]);
  const refused = async (answer: Response) => [answer.status, (await answer.json() as { error: string }).error];
  expect([await refused(await revoke({ client_id: 'nobody', token: 'x' })), await refused(await revoke({ token: 'x' })), await refused(await revoke({ client_id: client.client_id }))]).toEqual([[401, 'invalid_client'], [401, 'invalid_client'], [400, 'invalid_request']]);
});

test('without a form the token of the call itself ends [K-REVOKE-3]', async () => {
  const { access_token: token } = await visit.tokens(client, ada.cookie);
  const own = () => provider.send('/oauth/revoke', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect([(await own()).status, await status(token)]).toEqual([200, 401]);
  const again = await own();
  expect([again.status, again.headers.get('www-authenticate')]).toEqual([401, `Bearer realm="${ISSUER}", error="invalid_token", error_description="The access token is wrong, expired or revoked"`]);
});

test('a person sees the apps they connected and ends them at once; others do not [K-APPS-1]', async () => {
  const ownClient = await visit.client({ client_name: 'Reader', redirect_uris: ['https://reader.example/a', 'https://reader.example/b'] });
  const bo = await visit.person('Bo');
  const [{ access_token: token }, { access_token: hers }] = [await visit.tokens(ownClient, bo.cookie, { scope: 'openid' }), await visit.tokens(ownClient, ada.cookie)];
  const as = (userId: string) => staffOf(provider.company, ALL_PERMISSIONS, userId);
  const list = async (userId: string) => (await provider.run('{ connectedApps { id name redirectHosts scopes connectedAt lastUsedAt } }', {}, as(userId))).connectedApps;
  const reader = { id: ownClient.client_id, name: 'Reader', redirectHosts: ['reader.example'], scopes: ['openid', 'service.ai_tools'], connectedAt: provider.clock.now().toISOString(), lastUsedAt: null };
  expect(await list(bo.accountId)).toEqual([reader]);
  const store = (uris: string) => provider.database('identity').inTransaction((transaction) => transaction.execute('UPDATE oauth_client SET redirect_uris = ? WHERE id = ?', [uris, ownClient.client_id]));
  await store('no address');
  expect(await list(bo.accountId)).toEqual([{ ...reader, redirectHosts: [] }]); // it can still be seen, and ended
  await store(ownClient.redirect_uris.join('\n'));
  provider.clock.turn(90_000);
  const more = await visit.tokens(ownClient, bo.cookie, { scope: 'email' });
  expect(await list(bo.accountId)).toEqual([{ ...reader, scopes: ['openid', 'email', 'service.ai_tools'] }]);
  await visit.refresh(ownClient, more.refresh_token);
  expect(await list(bo.accountId)).toEqual([{ ...reader, scopes: ['openid', 'email', 'service.ai_tools'], lastUsedAt: provider.clock.now().toISOString() }]);
  const left = await visit.code(ownClient, bo.cookie, { scope: 'openid' });
  await provider.database('identity').inTransaction((transaction) => transaction.execute("UPDATE oauth_client SET redirect_uris = 'not a uri' WHERE id = ?", [ownClient.client_id]));
  expect([(await list(bo.accountId))[0]?.redirectHosts, (await visit.authorize({ ...visit.request(ownClient, pkce().challenge), redirect_uri: 'not a uri' }, bo.cookie)).status]).toEqual([[], 400]); // damaged: shown, ended and sent nowhere
  const end = (userId: string, id: string) => provider.run('mutation D($id: ID!) { disconnectApp(id: $id) { name } }', { id }, as(userId));
  await expect(end('018f0000-0000-7000-8000-00000000dead', ownClient.client_id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await end(bo.accountId, ownClient.client_id)).toEqual({ disconnectApp: { name: 'Reader' } });
  expect([await list(bo.accountId), await status(token), await status(hers)]).toEqual([[], 401, 200]);
  expect((await visit.exchange(ownClient, left)).status).toBe(400); // a code from before gives no other grant
  await expect(end(bo.accountId, ownClient.client_id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a person who is suspended or removed loses every token at once, and consent is in the audit log [K-APPS-2]', async () => {
  const cy = await visit.person('Cy');
  const tokens = await visit.tokens(client, cy.cookie);
  const manage = (mutation: string) => provider.run(`mutation M($id: ID!) { ${mutation}(id: $id) { id } }`, { id: cy.accountId }, staffOf(provider.company, ALL_PERMISSIONS, owner.accountId));
  await manage('deactivatePerson');
  expect([await status(tokens.access_token), (await visit.refresh(client, tokens.refresh_token)).status]).toEqual([401, 400]);
  for (const prompt of ['none', 'consent']) expect(answerIn(await visit.authorize(visit.request(client, pkce().challenge, { prompt }), cy.cookie))).toMatchObject({ error: 'access_denied', state: 's-1', iss: ISSUER });
  await manage('reactivatePerson');
  expect(await status(tokens.access_token)).toBe(200);
  await manage('removePerson');
  expect(await status(tokens.access_token)).toBe(401);
  const { identityAuditLog: { nodes } } = await provider.run('{ identityAuditLog(filter: {operation: "allowApp"}) { nodes { actor via } } }', {}, staffOf(provider.company));
  expect(nodes).toContainEqual({ actor: cy.email, via: 'oidc' });
});

test.each(['Di', 'Ed', 'Flo', 'Gus'])('nothing that an app gets while the password of %s is reset outlives the reset, by a code from before or by a consent given meanwhile', async (name) => {
  const { cookie, accountId } = await visit.person(name);
  const each = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, make));
  const codes = await each(() => visit.code(client, cookie, { prompt: 'consent' }));
  const asked = await each(async () => {
    const { verifier, challenge } = pkce();
    return { verifier, page: (await visit.authorize(visit.request(client, challenge, { prompt: 'consent' }), cookie)).headers.get('location') ?? '' };
  });
  const agree = async ({ page, verifier }: { page: string; verifier: string }) => ({ verifier, code: /[?&]code=(\w+)/.exec((await visit.decide(page, cookie)).answer.headers.get('location') ?? '')?.[1] ?? '' });
  const reset = () => provider.run('mutation R($id: ID!) { resetPassword(id: $id) { oneTimePassword } }', { id: accountId }, staffOf(provider.company, ALL_PERMISSIONS, owner.accountId));
  const [exchanged, agreed] = await Promise.all([Promise.all(codes.map((given) => visit.exchange(client, given))), Promise.all(asked.map(agree)), reset()]);
  const answers = [...exchanged, ...await Promise.all(agreed.map((given) => visit.exchange(client, given)))];
  const tokens = await Promise.all(answers.filter(({ ok }) => ok).map(async (answer) => (await answer.json() as { access_token: string }).access_token));
  expect(await Promise.all(tokens.map(status))).toEqual(tokens.map(() => 401));
});

test('what has expired, and clients that were never used in 90 days, are removed [K-PURGE-1]', async () => {
  const unused = await visit.client();
  const used = await visit.tokens(client, (await visit.signIn(ada.email)).cookie);
  const purge = async () => (await provider.run('mutation { purgeOAuth }', {}, systemOf())).purgeOAuth;
  const clients = async () => (await provider.database('identity').query<{ id: string }>('SELECT id FROM oauth_client')).map(({ id }) => id);
  await purge();
  expect(await clients()).toContain(unused.client_id);
  provider.clock.turn(90 * 86_400_000 + 1);
  await purge();
  expect([(await clients()).includes(unused.client_id), (await clients()).includes(client.client_id), await status(used.access_token)]).toEqual([false, true, 401]);
  for (const table of ['oauth_code', 'oauth_access_token', 'oauth_refresh_token', 'oauth_grant']) expect(await provider.database('identity').query(`SELECT * FROM ${table}`)).toEqual([]);
  expect(await purge()).toBe(0);
});

test('after a restore from a backup everything that people and apps hold ends: sessions, codes, tokens, and the key that signs', async () => {
  const { cookie } = await visit.signIn(ada.email);
  const held = await visit.tokens(client, cookie);
  const code = await visit.code(client, cookie);
  const { oauthSigningKeys: [before] } = await provider.run('{ oauthSigningKeys { kid } }', {}, systemOf());
  const { call, clock, ids } = provider;
  const advice = () => restoreAdvice({ graph: { call }, clock, ids });
  const at = clock.now().toISOString();
  await provider.database('identity').inTransaction((transaction) => transaction.execute("INSERT INTO job (company_id, name, next_run, last_end, failures) VALUES (0, 'purge', ?, ?, 0)", [at, at]));
  clock.turn(899_999);
  expect(await advice()).toBeUndefined(); // a restart
  clock.turn(1);
  const told = await advice();
  expect(told).toContain(`Nothing ran on these databases since ${at}. Were they restored from a backup? Then stop, run \`npm run portico -- restored\` and start again: `);
  expect(told).toMatch(/: \d+ sessions? and \d+ connected apps? count, also those that were ended since the backup\.$/);
  clock.turn(-900_000);
  const { endAllAccess: ended } = await provider.run('mutation { endAllAccess }', {}, systemOf());
  expect(ended).toBeGreaterThan(4); // the session, the code, the grant and its two tokens
  const asked = await visit.authorize(visit.request(client, pkce().challenge, { prompt: 'none' }), cookie);
  expect([await status(held.access_token), (await visit.refresh(client, held.refresh_token)).status, (await visit.exchange(client, code)).status, answerIn(asked)['error']]).toEqual([401, 400, 400, 'login_required']);
  clock.turn(900_000);
  expect(await advice()).toBeUndefined(); // nobody holds anything
  const { oauthSigningKeys: [after] } = await provider.run('{ oauthSigningKeys { kid } }', {}, systemOf());
  expect(after.kid).not.toBe(before.kid);
  expect(await status((await visit.tokens(client, (await visit.signIn(ada.email)).cookie)).access_token)).toBe(200);
  await expect(provider.run('mutation { endAllAccess }', {}, staffOf(provider.company, ALL_PERMISSIONS))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
