import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auth } from '@modelcontextprotocol/sdk/client/auth.js';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { openProvider, visiting, type Provider } from '../contract/oidc/provider.js';
import { CALLBACK, Keeping } from './keeping.js';

/* eslint-disable @typescript-eslint/no-deprecated -- what allows http is marked so as to stand out: here the provider is on this machine */

// Clients of other makers, unchanged: discovery, registration, authorization with PKCE, tokens, refresh, userinfo, revocation.

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let connector: Server;
let ada: { cookie: string; accountId: string };
const resource = () => `http://127.0.0.1:${String((connector.address() as AddressInfo).port)}`;
beforeAll(async () => {
  connector = createServer((request, response) => {
    const isMetadata = request.url?.startsWith('/.well-known/oauth-protected-resource') ?? false;
    response.writeHead(isMetadata ? 200 : 404, { 'content-type': 'application/json' }).end(isMetadata ? JSON.stringify({ resource: resource(), authorization_servers: [provider.issuer], scopes_supported: ['openid', 'service.ai_tools'] }) : '{}');
  });
  await new Promise<void>((resolve) => { connector.listen(0, '127.0.0.1', resolve); });
  provider = await openProvider({ isLocal: true, mcp: resource() });
  provider.clock.turn(Date.now() - provider.clock.now().getTime()); // clients know no other time
  visit = visiting(provider);
  ada = await visit.person('Ada');
});
afterAll(async () => {
  connector.closeAllConnections();
  connector.close();
  await provider.close();
});

test('openid-client registers, signs a person in, refreshes, reads userinfo and revokes', async () => {
  const insecure = { execute: [openid.allowInsecureRequests] };
  const config = await openid.dynamicClientRegistration(new URL(provider.issuer), { redirect_uris: [CALLBACK], client_name: 'openid-client', token_endpoint_auth_method: 'client_secret_basic' }, undefined, insecure);
  const [verifier, state, nonce] = [openid.randomPKCECodeVerifier(), openid.randomState(), openid.randomNonce()];
  const address = openid.buildAuthorizationUrl(config, { redirect_uri: CALLBACK, scope: 'openid profile email', code_challenge: await openid.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256', state, nonce });
  const tokens = await openid.authorizationCodeGrant(config, await visit.browse(address, ada.cookie), { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, maxAge: 3600 });
  expect(tokens.claims()).toMatchObject({ sub: ada.accountId, name: 'Ada', email: 'ada@example.test' });
  expect(await openid.fetchUserInfo(config, tokens.access_token, ada.accountId)).toMatchObject({ email: 'ada@example.test', active_company_id: provider.company });
  const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(refreshed.claims()?.sub).toBe(ada.accountId);
  await openid.tokenRevocation(config, refreshed.refresh_token ?? '');
  await expect(openid.fetchUserInfo(config, refreshed.access_token, ada.accountId)).rejects.toMatchObject({ status: 401 });
  await expect(openid.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
});

test.each(['oidc', 'oauth2'] as const)('oauth4webapi does the same by %s discovery, and validates the access token by the published keys', async (algorithm) => {
  const options = { [oauth.allowInsecureRequests]: true };
  const issuer = new URL(provider.issuer);
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, { algorithm, ...options }));
  const client = await oauth.processDynamicClientRegistrationResponse(await oauth.dynamicClientRegistrationRequest(server, { redirect_uris: [CALLBACK], client_name: 'oauth4webapi' }, options));
  const [verifier, state, nonce] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState(), oauth.generateRandomNonce()];
  const address = new URL(server.authorization_endpoint ?? '');
  address.search = new URLSearchParams({
    client_id: client.client_id, response_type: 'code', redirect_uri: CALLBACK, scope: 'openid email', code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256', state, nonce,
  }).toString();
  const answer = oauth.validateAuthResponse(server, client, await visit.browse(address, ada.cookie), state);
  const response = await oauth.authorizationCodeGrantRequest(server, client, oauth.None(), answer, CALLBACK, verifier, options);
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, { expectedNonce: nonce, requireIdToken: true });
  await oauth.validateApplicationLevelSignature(server, response, options);
  const call = new Request('https://module.example/', { headers: { authorization: `Bearer ${tokens.access_token}` } });
  expect(await oauth.validateJwtAccessToken(server, call, client.client_id, options)).toMatchObject({ sub: ada.accountId, client_id: client.client_id, scope: 'openid email service.ai_tools' });
  const idCall = new Request('https://module.example/', { headers: { authorization: `Bearer ${tokens.id_token ?? ''}` } });
  await expect(oauth.validateJwtAccessToken(server, idCall, client.client_id, options)).rejects.toThrow();
  const userinfo = await oauth.processUserInfoResponse(server, client, ada.accountId, await oauth.userInfoRequest(server, client, tokens.access_token, options));
  expect(userinfo).toMatchObject({ email: 'ada@example.test' });
  const refreshed = await oauth.processRefreshTokenResponse(server, client, await oauth.refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh_token ?? '', options));
  await oauth.processRevocationResponse(await oauth.revocationRequest(server, client, oauth.None(), refreshed.access_token, options));
  expect((await visit.userinfo(refreshed.access_token)).status).toBe(401);
});

test('the MCP SDK client finds the provider from the connector, registers itself, authorizes and refreshes', async () => {
  const program = new Keeping();
  expect(await auth(program, { serverUrl: resource() })).toBe('REDIRECT');
  expect(program.sentTo?.searchParams.get('resource')).toBe(resource());
  const back = await visit.browse(program.sentTo ?? new URL(provider.issuer), ada.cookie);
  expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['mcp-state', provider.issuer]);
  expect(await auth(program, { serverUrl: resource(), authorizationCode: back.searchParams.get('code') ?? '' })).toBe('AUTHORIZED');
  const first = program.kept.tokens;
  expect(first).toMatchObject({ token_type: 'Bearer', scope: expect.stringContaining('service.ai_tools') });
  expect((await visit.userinfo(first?.access_token ?? '')).status).toBe(200);
  expect(await auth(program, { serverUrl: resource() })).toBe('AUTHORIZED'); // by its refresh token
  expect([program.kept.tokens?.refresh_token === first?.refresh_token, (await visit.userinfo(program.kept.tokens?.access_token ?? '')).status]).toEqual([false, 200]);
});
