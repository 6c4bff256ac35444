import { createHash, randomUUID } from 'node:crypto';
import { sha256 } from '#kernel/crypto.js';
import { systemContext } from '#contract/system-context.js';
import type { Database } from '#subgraph-kit/database.js';
import { RegisterClientDocument } from '../../shims/oidc/operations/register-client.generated.js';
import { SigningKeysDocument } from '../../shims/oidc/operations/signing-keys.generated.js';
import { OAUTH_CODE } from '../../subgraphs/identity/oauth/oauth.table.js';
import { openCompany } from '../kit/company.js';
import { systemOf } from '../kit/open-graph.js';
import { openBench, type BenchDatabases } from './open-bench.js';

/** The address of the provider where nothing is configured. */
export const ISSUER = 'http://127.0.0.1:4005';

/** What clients of the benches send with a code. */
export const [VERIFIER, REDIRECT_URI] = ['v'.repeat(43), 'https://client.example/callback'];

/** The password of the person who signs in. */
export const PASSWORD = 'correct horse battery';

const SCOPE = 'openid profile email offline_access service.ai_tools';
const [BATCH, HOUR] = [100, 3_600_000];

/** How many codes there are. */
export const CODES = 10_000;
const CREATE = 'mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }';

/** The access token that the library takes at userinfo: it takes no signed ones there. */
export const LIBRARY_TOKEN = 't'.repeat(43);

/** The code that no bench exchanges over HTTP. */
export const LAST_CODE = CODES - 1;

/** The n-th stored code. */
export const codeText = (index: number): string => `code-${String(index)}`;

/** Fill an empty database: the signing key, which its first reading makes, a company with its owner, a client, and codes of that person for it. Answers the client's id. */
export async function fillProvider(databases: BenchDatabases): Promise<string> {
  const { call, run, database, close } = await openBench(databases);
  const context = systemContext({ actor: 'bench', requestId: 'r-1' });
  await call(SigningKeysDocument, {}, context);
  const { company } = await openCompany({ run }, 'Bench');
  await run(CREATE, { input: { companyId: company, email: 'ada@example.test', name: 'Ada', role: 'OWNER', password: PASSWORD } }, systemOf(company));
  const { registerOAuthClient: { client } } = await call(RegisterClientDocument, { input: { redirectUris: [REDIRECT_URI], tokenEndpointAuthMethod: 'none', clientName: null, clientUri: null, grantTypes: null, responseTypes: null, scope: null } }, context);
  if (!client) throw new Error('The client was refused');
  await storeCodes(database('identity'), client.id);
  await close();
  return client.id;
}

async function storeCodes(database: Database, clientId: string): Promise<void> {
  const [account] = await database.query<{ readonly id: string }>('SELECT id FROM account', []);
  const now = Date.now();
  const code = (index: number) => ({
    hash: sha256(codeText(index)), client_id: clientId, account_id: account?.id ?? '', redirect_uri: REDIRECT_URI, challenge: createHash('sha256').update(VERIFIER).digest('base64url'), scope: SCOPE, nonce: 'n-1',
    auth_time: new Date(now).toISOString(), expires_at: new Date(now + HOUR).toISOString(), consent_id: randomUUID(), grant_id: null,
  });
  for (let at = 0; at < CODES; at += BATCH) {
    await database.inTransaction((transaction) => transaction.insert(OAUTH_CODE, Array.from({ length: BATCH }, (_, index) => code(at + index))));
  }
}
