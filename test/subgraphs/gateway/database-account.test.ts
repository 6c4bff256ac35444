import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type Connection } from 'mysql2/promise';
import { freePorts } from '../../kit/free-ports.js';
import { portico, startProcess, type PorticoProcess, type Settings } from '../../kit/portico-process.js';
import { suiteIf } from '../../kit/suite-if.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
const ADDRESS = { firstName: 'Ida', lastName: 'Holm', address1: 'Torvegade 4', city: 'Odense', postalCode: '5000', countryCode: 'DK' };

/** The statements of gateway/deploy/grants.sql, for an account and schemas of this test alone. */
const grants = (account: string): readonly string[] => readFileSync('gateway/deploy/grants.sql', 'utf8').replaceAll(/^--.*$/gm, '').split(';').map((statement) => statement.trim()).filter((statement) => statement !== '')
  .map((statement) => statement.replace("'portico'@", `'${account}'@`).replace('`portico\\_%`', `\`${account}\\_%\``));

suiteIf(SERVER !== undefined)('an account with the rights of gateway/deploy/grants.sql alone', () => {
  const account = `test_${randomBytes(4).toString('hex')}`;
  let administrator: Connection;
  let settings: Settings;
  let running: PorticoProcess;
  let token: string;

  const addressOf = (user: string, password: string, schema = ''): string => Object.assign(new URL(`/${schema}`, SERVER), { username: user, password }).toString();

  beforeAll(async () => {
    administrator = await createConnection(addressOf('root', ''));
    await administrator.query(`CREATE USER '${account}'@'%' IDENTIFIED BY 'only-these'`);
    for (const statement of grants(account)) await administrator.query(statement);
    settings = { PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', PORTICO_DB: addressOf(account, 'only-these', account) };
    running = await startProcess(settings);
  });
  afterAll(async () => {
    expect(await running.stop()).toBe(0);
    await administrator.end();
  });

  const typed = async (...words: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await portico(settings, ...words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };

  const graph = async (query: string, input: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${settings['PORT'] ?? ''}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables: { input } }),
    });
    return response.json();
  };

  it('lets a process make its tables and write to every subgraph', async () => {
    await typed('company', 'create', '--name', 'Aurora');
    await typed('person', 'create', '--email', 'owner@example.com', '--name', 'Ada', '--role', 'OWNER');
    token = /pst_\w+/.exec(await typed('token', 'create', '--email', 'owner@example.com'))?.[0] ?? '';
    expect(await graph('mutation Make($input: CreateLocationInput!) { createLocation(input: $input) { code } }', { code: 'NORTH', name: 'North', kind: 'WAREHOUSE', countryCode: 'DK', timeZone: 'Europe/Copenhagen', stockLocationCodes: ['N1'], address: ADDRESS }))
      .toEqual({ data: { createLocation: { code: 'NORTH' } } });
    expect(await graph('mutation Save($input: SaveProductsInput!) { saveProducts(input: $input) { title } }', { products: [{ externalId: 'p1', title: 'Scarf', variants: [{ sku: 'SCARF', price: { amount: '19.90', currency: 'EUR' } }] }] }))
      .toEqual({ data: { saveProducts: [{ title: 'Scarf' }] } });
    expect(await graph('mutation Make($input: CreateWorkspaceInput!) { createWorkspace(input: $input) { slug } }', { slug: 'shop', name: 'Shop' })).toEqual({ data: { createWorkspace: { slug: 'shop' } } });
  });

  it('is enough for a backup, its rehearsal and its restore under another name', async () => {
    const backup = join(temporaryFolder(), 'backup');
    await typed('backup', backup);
    expect((JSON.parse(await typed('restore', backup, '--rehearse', '--json')) as { check: string; state: string }[]).map(({ check, state }) => `${check} ${state}`))
      .toEqual(['rows good', 'references good', 'events good', 'stored files good', 'master key good', 'start good']);
    expect(await portico({ ...settings, PORTICO_DATA: temporaryFolder(), PORTICO_DB: addressOf(account, 'only-these', `${account}_second`) }, 'restore', backup)).toMatchObject({ status: 0, stderr: '' });
    const [left] = await administrator.query(`SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name LIKE '${account}%' ORDER BY schema_name`);
    const four = ['catalog', 'content', 'identity', 'orders'];
    expect((left as { name: string }[]).map(({ name }) => name)).toEqual([...four.map((name) => `${account}_${name}`), ...four.map((name) => `${account}_second_${name}`)]);
  });

  it.each([
    ['CREATE DATABASE shop', 'ER_DBACCESS_DENIED_ERROR'],
    ['SELECT user FROM mysql.user', 'ER_TABLEACCESS_DENIED_ERROR'],
    ["CREATE USER 'other'@'%'", 'ER_SPECIFIC_ACCESS_DENIED_ERROR'],
    ['FLUSH TABLES WITH READ LOCK', 'ER_SPECIFIC_ACCESS_DENIED_ERROR'],
    ["SET GLOBAL max_connections = 1", 'ER_SPECIFIC_ACCESS_DENIED_ERROR'],
    ["SELECT 'x' INTO OUTFILE 'portico-out'", 'ER_SPECIFIC_ACCESS_DENIED_ERROR'],
  ])('may not: %s', async (statement, code) => {
    const itself = await createConnection(addressOf(account, 'only-these'));
    await expect(itself.query(statement)).rejects.toMatchObject({ code });
    await itself.end();
  });
});
