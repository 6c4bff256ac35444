import { createHash, randomUUID } from 'node:crypto';
import { sha256 } from '#kernel/crypto.js';
import { systemContext } from '#contract/system-context.js';
import { RegisterClientDocument } from '../../shims/oidc/operations/register-client.generated.js';
import { RequestTokensDocument } from '../../shims/oidc/operations/request-tokens.generated.js';
import { SigningKeysDocument } from '../../shims/oidc/operations/signing-keys.generated.js';
import { OAUTH_CODE } from '../../subgraphs/identity/oauth/oauth.table.js';
import { systemOf } from '../kit/open-graph.js';
import { fillCommerce } from './commerce-data.js';
import { ISSUER, REDIRECT_URI, VERIFIER } from './oidc-data.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';

const ORDERS = 700;
const [CODE, SCOPE, HOUR] = ['code', 'openid profile email offline_access service.ai_tools', 3_600_000];

/** Orders as the commerce API's bench reads them, and an owner whose assistant is connected; answers its access token. */
export async function fillAssistant(databases: BenchDatabases): Promise<string> {
  await fillCommerce(databases, ORDERS);
  const { call, run, database, close } = await openBench(databases);
  const context = systemContext({ actor: 'bench', requestId: 'r-1' });
  await call(SigningKeysDocument, {}, context);
  await run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId: COMPANY, email: 'ada@example.test', name: 'Ada', role: 'OWNER' } }, systemOf(COMPANY));
  const nothing = { clientUri: null, grantTypes: null, responseTypes: null, scope: null };
  const { registerOAuthClient: { client } } = await call(RegisterClientDocument, { input: { ...nothing, redirectUris: [REDIRECT_URI], tokenEndpointAuthMethod: 'none', clientName: 'Bench' } }, context);
  const [account] = await database('identity').query<{ readonly id: string }>('SELECT id FROM account', []);
  await database('identity').inTransaction((transaction) => transaction.insert(OAUTH_CODE, [{
    hash: sha256(CODE), client_id: client?.id ?? '', account_id: account?.id ?? '', redirect_uri: REDIRECT_URI, challenge: createHash('sha256').update(VERIFIER).digest('base64url'), scope: SCOPE, nonce: null,
    auth_time: new Date().toISOString(), expires_at: new Date(Date.now() + HOUR).toISOString(), consent_id: randomUUID(), grant_id: null,
  }]));
  const { requestOAuthTokens: { tokens } } = await call(RequestTokensDocument, { input: { issuer: ISSUER, resources: [], clientId: client?.id ?? '', clientSecret: null, grantType: 'authorization_code', code: CODE, redirectUri: REDIRECT_URI, codeVerifier: VERIFIER, refreshToken: null, scope: null, resource: null } }, context);
  await close();
  if (!tokens) throw new Error('There are no tokens');
  return tokens.accessToken;
}
