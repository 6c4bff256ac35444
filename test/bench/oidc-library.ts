import { createHash, generateKeyPairSync } from 'node:crypto';
import { Provider, type Payload } from 'oidc-provider';
import { measured } from './measured.js';
import { CODES, codeText, ISSUER, LIBRARY_TOKEN, REDIRECT_URI, VERIFIER } from './oidc-data.js';

// A provider library with its tables in memory, as a process that reports its CPU time: node oidc-library.js <databases> <client>. It issues a signed access
// token, a signed ID token and a refresh token, as the product does, and stores nothing on a disk. Its own memory holds a thousand records; this one holds all.

const [, , , clientId = ''] = process.argv;
const SCOPE = 'openid profile email offline_access';
const [ACCOUNT, RESOURCE, HOUR] = ['ada', 'https://resource.example', 3600];

/** Records by kind and id; nothing is revoked here, so that grants need no index. */
class Memory {
  static readonly records = new Map<string, Payload>();

  constructor(private readonly name: string) {}

  upsert(id: string, payload: Payload): Promise<void> {
    Memory.records.set(`${this.name} ${id}`, payload);
    return Promise.resolve();
  }

  find = (id: string): Promise<Payload | undefined> => Promise.resolve(Memory.records.get(`${this.name} ${id}`));

  findByUid = (): Promise<undefined> => Promise.resolve(undefined);

  consume(id: string): Promise<void> {
    const record = Memory.records.get(`${this.name} ${id}`);
    if (record) record['consumed'] = Math.floor(Date.now() / 1000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    Memory.records.delete(`${this.name} ${id}`);
    return Promise.resolve();
  }

  revokeByGrantId = (): Promise<void> => Promise.resolve();
}

const claims = { sub: ACCOUNT, name: 'Ada', email: 'ada@example.test', email_verified: false, active_company_id: 1, companies: [{ id: 1, slug: 'bench', name: 'Bench', modules: [] }] };
const key = { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'k' };

const provider = new Provider(ISSUER, {
  adapter: Memory,
  clients: [{ client_id: clientId, token_endpoint_auth_method: 'none', redirect_uris: [REDIRECT_URI], grant_types: ['authorization_code', 'refresh_token'] }],
  jwks: { keys: [key] },
  claims: { openid: ['sub', 'active_company_id', 'companies'], profile: ['name'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => Promise.resolve(claims) }),
  routes: { token: '/oauth/token', userinfo: '/api/oauth/userinfo' },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true, defaultResource: () => RESOURCE, useGrantedResource: () => true,
      getResourceServerInfo: () => ({ scope: SCOPE, audience: clientId, accessTokenFormat: 'jwt', accessTokenTTL: 8 * HOUR, jwt: { sign: { alg: 'RS256' } } }),
    },
  },
});
const client = await provider.Client.find(clientId);
const challenge = createHash('sha256').update(VERIFIER).digest('base64url');

async function granted(): Promise<string> {
  const grant = new provider.Grant({ accountId: ACCOUNT, clientId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(RESOURCE, SCOPE);
  return grant.save();
}

for (let index = 0; index < CODES; index += 1) {
  await new provider.AuthorizationCode({
    jti: codeText(index), client, accountId: ACCOUNT, grantId: await granted(), scope: SCOPE, nonce: 'n-1', authTime: Math.floor(Date.now() / 1000), redirectUri: REDIRECT_URI, codeChallenge: challenge, codeChallengeMethod: 'S256',
    resource: RESOURCE, expiresIn: HOUR,
  }).save();
}
const accessToken = new provider.AccessToken({ client, accountId: ACCOUNT, grantId: await granted(), scope: SCOPE, gty: 'authorization_code', expiresIn: HOUR });
await Object.assign(accessToken, { jti: LIBRARY_TOKEN, format: 'opaque' }).save();
measured(provider.callback());
