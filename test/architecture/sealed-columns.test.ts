import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBGRAPHS } from '#kernel/config.js';
import type { Database } from '#subgraph-kit/database.js';
import { CREDENTIAL_FORMS } from '../../subgraphs/identity/connections/new-credentials.js';
import { SEALED_COLUMNS } from '../../subgraphs/identity/sealed-columns.js';
import { system, testIdentity } from '../kit/identity.js';
import { storedRows } from '../kit/stored-rows.js';

/** What it seals is given away and never kept: another key only ends the sessions of shoppers. */
const UNKEPT = 'return-secrets.ts';

const sources = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith(UNKEPT)).map((file) => readFileSync(join(folder, file), 'utf8'));

/** The columns of a row whose texts begin with the id of the tests' key. */
const sealedIn = (row: string): string[] => Object.entries(JSON.parse(row) as Record<string, unknown>).filter(([, value]) => typeof value === 'string' && value.startsWith('test.')).map(([column]) => column);

test.each(SUBGRAPHS)('%s knows what tells the key of its secrets, if it seals anything', (name) => {
  const seals = sources(`subgraphs/${name}`).some((text) => /\bseal\(/.test(text));
  expect(sources(`subgraphs/${name}`).some((text) => /\bsealedWith: /.test(text))).toBe(seals);
});

test('every column in which identity keeps a sealed text is named', async () => {
  const identity = await testIdentity();
  const company = await identity.company('Lume');
  for (const kind of Object.keys(CREDENTIAL_FORMS)) await identity.connect(company, { kind });
  const destination = { companyId: company, owner: { kind: 'site', id: '018f0000-0000-7000-8000-000000000002' }, profile: 'test', url: 'https://hooks.example.com/a', newSecret: true };
  await identity.run('mutation D($input: CreateDestinationInput!) { createWebhookDestination(input: $input) { secret } }', { input: destination }, system());
  const task = { name: 'demo', owner: '018f0000-0000-7000-8000-000000000001' };
  await identity.run('mutation C($input: ClaimDeploymentTaskInput!) { claimDeploymentTask(input: $input) { isOwner } }', { input: { ...task, seconds: 15 } }, system());
  await identity.run('mutation F($input: FinishDeploymentTaskInput!) { finishDeploymentTask(input: $input) }', { input: { ...task, result: 'secret' } }, system());
  await identity.run('mutation Q($input: QueueTestMailInput!) { queueTestMail(input: $input) }', { input: { to: 'ada@example.org', language: 'en' } }, system());
  await identity.run('mutation { rotateSigningKeys }', {}, system());
  const { identity: { database } } = identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as { identity: { database: Database } };
  const sealed = Object.entries(await storedRows(database)).flatMap(([table, rows]) => rows.flatMap((row) => sealedIn(row).map((column) => `${table}.${column}`)));
  expect([...new Set(sealed)].sort()).toEqual(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort());
  await identity.subgraph.close();
});
