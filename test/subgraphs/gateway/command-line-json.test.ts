import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'graphql';
import { z } from 'zod';
import { readConfig, SUBGRAPHS } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import { command } from '../../../gateway/cli/command.js';
import { commandLine } from '../../../gateway/cli/command-line.js';
import { COMMANDS } from '../../../gateway/cli/commands.js';
import { schemaOf, schemasOf } from '../../../gateway/cli/json-schema.js';
import { jsonOutput } from '../../../gateway/cli/output.js';
import { failureOf } from '../../../gateway/cli/said-failure.js';
import { openSession } from '../../../gateway/cli/session.js';
import { StartFailure } from '../../../gateway/server/start-failure.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { jsonAnswer, jsonError } from '../../kit/json-answer.js';
import { portico, type Settings } from '../../kit/portico-process.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** Commands that need a running server, and the tests that hold their answers against their schemas. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  import: 'test/contract/catalog/files.test.ts', export: 'test/contract/catalog/files.test.ts',
  login: 'test/contract/oidc/own-tools.test.ts', logout: 'test/contract/oidc/own-tools.test.ts', whoami: 'test/contract/oidc/own-tools.test.ts', graphql: 'test/contract/oidc/own-tools.test.ts',
  ...Object.fromEntries(['connection certify', 'simulate orders', 'simulate cancellation', 'simulate shipment', 'simulate return', 'simulate stock', 'simulate time', 'simulate carrier-event', 'simulate shopper-events'].map((words) => [words, 'test/journeys/simulated-company.test.ts'])),
};

const seen = new Set<string>();
const folder = temporaryFolder();
let settings: Settings;
beforeAll(async () => { settings = { PORTICO_DATA: join(folder, 'data'), PORT: String(await freePorts()), PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() }; });

/** The answer of a command that is done: the only text on the standard output. */
async function answered(words: string, ...rest: readonly string[]): Promise<any> {
  const { status, stdout, stderr } = await portico(settings, ...words.split(' '), ...rest, '--json');
  if (status !== 0) throw new Error(`${words} ended with ${String(status)}: ${stderr}`);
  seen.add(words);
  return jsonAnswer(words, stdout);
}

const refused = async (...typed: readonly string[]) => {
  const { status, stdout, stderr } = await portico(settings, ...typed, '--json');
  return { status, stdout, ...jsonError(stderr) as object };
};

/** What commands cannot make is made in the graph. */
async function inGraph(operation: string): Promise<void> {
  const session = openSession({ config: readConfig({ PORTICO_DEMO: 'off', ...settings }), terminal: { print: () => undefined, show: () => undefined, pause: () => Promise.resolve(), isInteractive: false, input: Readable.from([]), browse: () => undefined } }, 1, SUBGRAPHS);
  try {
    await session.ask(parse(operation), {});
  } finally {
    await session.close();
  }
}

describe('the JSON of commands fits their schemas:', () => {
  test('companies and people', async () => {
    expect(await answered('company create', '--name', 'Lume')).toEqual({ id: 1, name: 'Lume', sandbox: false });
    expect(await answered('company list')).toEqual([{ id: 1, name: 'Lume', slug: 'lume', timeZone: 'Europe/Rome', sandbox: false }]);
    expect(await answered('company show')).toMatchObject({ slug: 'lume', brand: { name: 'Lume', logoUrl: null } });
    expect(await answered('company update', '--time-zone', 'Europe/Berlin', '--support-email', 'help@lume.example', '--accent-color', '#00aa55', '--modules-off', 'brain')).toMatchObject({ timeZone: 'Europe/Berlin', assistantModulesOff: ['brain'], brand: { supportEmail: 'help@lume.example' } });
    expect(await answered('company update', '--support-email', '', '--modules-off', 'none')).toMatchObject({ timeZone: 'Europe/Berlin', assistantModulesOff: [], brand: { supportEmail: null, accentColor: '#00aa55' } });
    expect(await refused('company', 'update', '--time-zone', 'Europe/Rome', '--accent-color', 'green')).toMatchObject({ status: 1, error: { code: 'BAD_INPUT' } });
    expect(await answered('company show')).toMatchObject({ timeZone: 'Europe/Berlin' });
    const ada = await answered('person create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'owner', '--password', 'tram-Quince-41-lantern');
    expect(ada).toMatchObject({ companyRole: 'OWNER', oneTimePassword: null });
    expect(await answered('person create', '--email', 'tom@example.com', '--name', 'Tom')).toMatchObject({ companyRole: 'MEMBER', oneTimePassword: expect.stringMatching(/^\w{20}$/) });
    expect(await answered('person list')).toHaveLength(2);
    expect(await answered('person show', 'ada@example.com')).toMatchObject({ id: ada.id, permissions: expect.arrayContaining(['company.manage']) });
    expect(await answered('person role', 'tom@example.com', '--module-role', 'brain=VIEWER')).toMatchObject({ moduleRoles: { brain: 'VIEWER' } });
    expect(await answered('person reset-password', 'tom@example.com')).toMatchObject({ oneTimePassword: expect.stringMatching(/^\w{20}$/) });
    expect(await answered('person deactivate', 'tom@example.com')).toMatchObject({ deactivatedAt: expect.any(String) });
    expect(await answered('person reactivate', 'tom@example.com')).toMatchObject({ deactivatedAt: null });
    expect(await answered('person remove', 'tom@example.com')).toMatchObject({ email: 'tom@example.com' });
    const { id } = await answered('person invite', '--email', 'eve@example.com', '--name', 'Eve');
    expect(await answered('invitation list')).toMatchObject([{ id, email: 'eve@example.com' }]);
    expect(await answered('invitation revoke', id)).toEqual({ id, email: 'eve@example.com' });
  });

  test('tokens of people and programs', async () => {
    const [own, program] = [await answered('token create', '--email', 'ada@example.com', '--name', 'laptop', '--expires-in-days', 'never'), await answered('service-token create', '--name', 'ERP', '--permissions', 'commerce.read')];
    expect([own, program]).toMatchObject([{ token: expect.stringMatching(/^pst_\w{48}$/), expiresAt: null }, { token: expect.stringMatching(/^psv_\w{48}$/), expiresAt: expect.any(String) }]);
    expect(await answered('token list')).toMatchObject([{ id: own.id, kind: 'person', email: 'ada@example.com', permissions: null }, { id: program.id, kind: 'service', email: null, permissions: ['commerce.read'] }]);
    expect(await answered('token revoke', program.id)).toEqual({ id: program.id, name: 'ERP' });
    expect(await answered('token list', '--kind', 'service')).toEqual([]);
  });

  test('locations', async () => {
    const made = await answered('location create', '--code', 'NORTH', '--name', 'North warehouse', '--country', 'it', '--time-zone', 'Europe/Rome', '--city', 'Torino', '--stock-codes', 'N1,N2');
    expect(made).toMatchObject({ kind: 'WAREHOUSE', countryCode: 'IT', active: true, stockLocationCodes: ['N1', 'N2'], labelsBy: 'WAREHOUSE' });
    await answered('location create', '--code', 'MILAN', '--name', 'Milan store', '--country', 'IT', '--time-zone', 'Europe/Rome', '--kind', 'store', '--pickup', 'yes');
    expect(await answered('location list')).toMatchObject([{ code: 'MILAN', kind: 'STORE', offersPickup: true }, { code: 'NORTH' }]);
    expect(await answered('location update', 'NORTH', '--new-code', 'TURIN', '--phone', '+39 011 1', '--online', 'no')).toMatchObject({ id: made.id, code: 'TURIN', name: 'North warehouse', fulfilsOnline: false });
    expect(await answered('location show', made.id)).toMatchObject({ code: 'TURIN', address: { city: 'Torino', phone: '+39 011 1', countryCode: 'IT' }, calendar: { isUsual: true } });
    expect(await answered('location deactivate', 'MILAN')).toMatchObject({ active: false });
    expect(await answered('location activate', 'MILAN')).toMatchObject({ active: true });
  });

  test('integrations of every kind, with their credentials', async () => {
    await inGraph('mutation C { createCatalog(input: { slug: "main", name: "Main", defaultLocale: "en", currency: "EUR" }) { id } createWorkspace(input: { slug: "studio", name: "Studio" }) { slug } createSite(input: { workspace: "studio", slug: "shop", name: "Shop", defaultLocale: "en" }) { id } }');
    expect(await answered('catalog list')).toMatchObject([{ id: 1, slug: 'main', name: 'Main', defaultLocale: 'en' }]);
    expect(await answered('site list')).toEqual([{ id: 1, site: 'studio/shop', name: 'Shop', status: 'DRAFT', defaultLocale: 'en', locales: ['en'], frontendUrl: null }]);
    expect(await refused('connection', 'create', '--kind', 'DELIVERY', '--name', 'x')).toMatchObject({ status: 2, error: { message: '--site is missing: a delivery token reads one of 1 (studio/shop, Shop)', details: { sites: [{ id: 1, site: 'studio/shop', name: 'Shop' }] } } });
    const kinds: readonly (readonly [kind: string, ...options: string[]])[] = [
      ['FULFILLMENT', '--warehouse', 'TURIN', '--webhook-url', 'http://127.0.0.1:9/hooks', '--activate'], ['WMS_JSON', '--warehouse', 'TURIN'], ['WMS_XML', '--warehouse', 'MILAN'], ['COMMERCE'],
      ['CATALOG', '--level', 'read', '--field-rule', 'SORGENTE'], ['CARRIER', '--format', 'EXPRESS', '--time-zone', 'Europe/Berlin'], ['STORE', '--origins', 'https://shop.example'], ['COLLECTOR', '--domains', 'shop.example'], ['DELIVERY', '--site', '1'],
    ];
    const ids = new Map<string, string>();
    for (const [kind, ...options] of kinds) ids.set(kind, (await answered('connection create', '--kind', kind, '--name', kind, ...options)).connection.id);
    const of = (kind: string): string => ids.get(kind) ?? '';
    expect(await answered('connection list')).toHaveLength(kinds.length);
    expect(await answered('connection list', '--kind', 'catalog', '--status', 'DRAFT')).toMatchObject([{ id: of('CATALOG') }]);
    for (const [kind] of kinds) expect(await answered('connection show', of(kind))).toMatchObject({ kind, status: kind === 'FULFILLMENT' ? 'ACTIVE' : 'DRAFT' });
    expect(await answered('connection show', of('FULFILLMENT'))).toMatchObject({ location: { code: 'TURIN' }, hasWebhookSecret: true, catalogKey: null });
    expect(await answered('connection show', of('CATALOG'))).toMatchObject({ catalogKey: { catalogId: 1, level: 'READ', fieldRule: 'SORGENTE' } });
    expect(await answered('connection show', of('CARRIER'))).toMatchObject({ carrier: { format: 'EXPRESS', timeZone: 'Europe/Berlin', statusMap: [] } });
    expect(await answered('connection show', of('STORE'))).toMatchObject({ store: { origins: ['https://shop.example'] }, storeToken: expect.any(String) });
    expect(await answered('connection update', of('STORE'), '--origins', '', '--name', 'Shop')).toMatchObject({ name: 'Shop' });
    expect(await answered('connection update', of('WMS_JSON'), '--warehouse', 'MILAN')).toMatchObject({ warehouseId: expect.any(String) });
    expect(await answered('connection activate', of('CATALOG'))).toMatchObject({ status: 'ACTIVE' });
    expect(await answered('connection pause', of('CATALOG'))).toMatchObject({ status: 'PAUSED' });
    expect(await answered('connection allowlist', of('COMMERCE'), '--allow', '10.0.0.0/8')).toMatchObject({ allowlist: ['10.0.0.0/8'] });
    expect(await answered('connection rate', of('COMMERCE'), '--per-minute', '30')).toMatchObject({ ratePerMinute: 30 });
    expect(await answered('connection rotate', of('WMS_XML'))).toMatchObject({ connection: { id: of('WMS_XML') } });
    expect(await answered('connection rotate-signing-secret', of('COLLECTOR'))).toMatchObject({ apiKey: null, signingSecret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await answered('connection delete', of('COMMERCE'))).toEqual({ id: of('COMMERCE') });
  });

  test('webhooks and what became of them', async () => {
    const [{ id }] = await answered('connection list', '--kind', 'FULFILLMENT');
    const [{ id: key }] = await answered('connection list', '--kind', 'CATALOG');
    const { id: delivery } = await answered('webhook ping', id);
    expect(await answered('delivery list', '--connection', id, '--state', 'waiting', '--limit', '5')).toMatchObject([{ id: delivery, connectionId: id, state: 'WAITING', attempts: [] }]);
    expect(await answered('delivery show', delivery)).toMatchObject({ id: delivery, type: 'ping' });
    expect(await answered('delivery resend', delivery)).toMatchObject({ state: 'WAITING' });
    expect(await answered('webhook health', id)).toMatchObject({ waiting: 1, givenUp: 0, lastFailure: null });
    expect(await answered('delivery recover', '--connection', id, '--since', '2026-01-01T00:00:00Z')).toEqual({ recovered: 0 });
    await inGraph(`mutation W { createWebhookDestination(input: { owner: { kind: "connection", id: "${String(key)}" }, profile: "standard", url: "http://127.0.0.1:9/catalog", events: ["stock.updated"] }) { secret } }`);
    const [hook] = await answered('webhook list', key);
    expect(hook).toMatchObject({ url: 'http://127.0.0.1:9/catalog', events: ['stock.updated'], isActive: true });
    expect(await answered('webhook remove', hook.id)).toEqual({ id: hook.id, url: 'http://127.0.0.1:9/catalog' });
    expect(await refused('revalidation', 'show', '1')).toMatchObject({ status: 1, stdout: '', error: { kind: 'refused' } });
    expect(await answered('revalidation set', '1', '--url', 'http://127.0.0.1:9/pages', '--new-secret')).toMatchObject({ siteId: 1, hasSecret: true, secret: expect.any(String) });
    expect(await answered('revalidation show', '1')).toEqual({ siteId: 1, url: 'http://127.0.0.1:9/pages', isActive: true, hasSecret: true });
    expect(await answered('revalidation remove', '1')).toEqual({ siteId: 1, url: 'http://127.0.0.1:9/pages' });
  });

  test('files of content and events', async () => {
    const site = join(folder, 'site');
    expect(await answered('content pull', site, '--site', 'studio/shop')).toMatchObject({ isDryRun: false, kept: [] });
    expect(await answered('content push', site, '--site', 'studio/shop', '--dry-run')).toMatchObject({ isDryRun: true, pushed: 0, problems: [] });
    expect(await refused('content', 'push', site, '--site', 'studio/shop')).toMatchObject({ status: 2, error: { message: '--yes or --dry-run is missing: with --json nobody is asked' } });
    writeFileSync(join(site, 'site.yaml'), 'name: [');
    const broken = await portico(settings, 'content', 'push', site, '--site', 'studio/shop', '--yes', '--json');
    expect([broken.status, jsonAnswer('content push', broken.stdout), jsonError(broken.stderr)]).toEqual([1, expect.objectContaining({ problems: [expect.objectContaining({ path: 'site.yaml' })] }), { error: expect.objectContaining({ code: 'FOUND' }) }]);
    expect(await answered('export-events', join(folder, 'events.csv'), '--from', '2026-11-01', '--to', '2026-11-02')).toEqual({ events: 0, file: join(folder, 'events.csv') });
  });

  test('what keeps a deployment running', async () => {
    expect(await answered('sequence continue', '--order', '120000')).toEqual({ nextOrder: 120_001, nextReturn: null });
    expect(await answered('event parked')).toEqual([]);
    expect(await answered('event retry')).toEqual({ identity: 0, orders: 0, catalog: 0, content: 0 });
    expect(await answered('mail test', '--to', 'ada@example.com')).toMatchObject({ goesTo: expect.stringMatching(/^files in /) });
    expect(await answered('keys rotate')).toMatchObject({ kid: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await answered('restored')).toEqual({ ended: expect.any(Number) });
    expect(await answered('doctor')).toEqual(expect.arrayContaining([expect.objectContaining({ check: 'node', state: 'good' })]));
    const backup = join(folder, 'backup');
    expect(await answered('backup', backup)).toMatchObject({ backup, files: 0, missing: [] });
    expect(await answered('restore', backup, '--rehearse')).toEqual(expect.arrayContaining([expect.objectContaining({ check: 'references', state: 'good' })]));
    expect(await answered('master-key rotate')).toHaveLength(5);
  });

  test('a whole restore', async () => {
    const into = { ...settings, PORTICO_DATA: join(folder, 'restored'), ...databaseSettings() };
    const before = join(folder, 'before');
    await answered('backup', before);
    const { status, stdout } = await portico(into, 'restore', before, '--json');
    expect([status, jsonAnswer('restore', stdout)]).toEqual([0, expect.objectContaining({ restored: before, missingFiles: 0, leftOut: [] })]);
  });

  test('the program itself', async () => {
    expect(await answered('completion', 'bash')).toMatchObject({ shell: 'bash', script: expect.stringContaining('complete -F _portico portico') });
    expect(await answered('schema')).toEqual(JSON.parse(JSON.stringify(schemasOf(COMMANDS))));
  });

  test('every command was held against its schema, here or where it has a server', () => {
    for (const [words, file] of Object.entries(ELSEWHERE)) expect([words, existsSync(file) && readFileSync(file, 'utf8').includes(`jsonAnswer('${words}'`)]).toEqual([words, true]);
    expect([...seen, ...Object.keys(ELSEWHERE)].toSorted()).toEqual(COMMANDS.map(({ words }) => words).toSorted());
  });
});

describe('the command line for programs', () => {
  test('prints the schema of each command, which leaves no field out', async () => {
    for (const command of COMMANDS) {
      const { status, stdout } = await portico({}, ...command.words.split(' '), '--json-schema');
      expect([status, JSON.parse(stdout)]).toEqual([0, JSON.parse(JSON.stringify(schemaOf(command)))]);
    }
    expect(schemaOf(COMMANDS.find(({ words }) => words === 'token create')!)).toMatchObject({ additionalProperties: false, required: ['token', 'id', 'expiresAt'], properties: { token: { 'x-shown-once': true } } });
  });

  test('describes each field of an answer', () => {
    const undescribed = (schema: any, path: string): string[] => [...Object.entries<any>(schema.properties ?? {}).flatMap(([name, field]) => [...(field.description === undefined && field.anyOf?.[0].description === undefined ? [`${path}.${name}`] : []), ...undescribed(field, `${path}.${name}`)]), ...[schema.items, ...schema.anyOf ?? []].filter(Boolean).flatMap((inner) => undescribed(inner, path))];
    expect(COMMANDS.flatMap((command) => undescribed(schemaOf(command), command.words))).toEqual([]);
    expect(undescribed(schemasOf([]).error, 'error')).toEqual([]);
    expect(undescribed({ type: 'array', items: { properties: { a: { description: 'A.', properties: { b: {} } } } } }, 'planted')).toEqual(['planted.a.b']);
  });

  test('says what goes wrong as JSON, by an exit status of its own', async () => {
    expect(await refused('connection', 'show', 'nobody')).toMatchObject({ status: 1, stdout: '', error: { kind: 'refused', code: 'NOT_FOUND' } });
    expect(await refused('person', 'create', '--email', 'nobody', '--name', 'x')).toMatchObject({ status: 1, stdout: '', error: { code: 'BAD_INPUT', details: { email: [expect.any(String)] } } });
    expect(await refused('conection', 'list')).toEqual({ status: 2, stdout: '', error: { kind: 'usage', code: 'USAGE', message: 'There is no command conection list; did you mean connection list?', details: { meant: 'connection list' } } });
    expect([await refused('conn'), await refused('kitchen')]).toMatchObject([{ status: 2, error: { details: { meant: 'connection' } } }, { status: 2, error: { details: {} } }]);
    expect(await refused('location', 'create', '--code', 'X', '--name', 'X', '--country', 'IT', '--time-zone', 'Europe/Rome', '--company', '99')).toMatchObject({ status: 1, error: { code: 'NOT_FOUND', message: 'This company does not exist' } });
    expect(await refused('location', 'show', 'TURN')).toMatchObject({ status: 1, error: { message: 'There is no location TURN; did you mean TURIN?' } });
    expect(await refused('connection', 'list', '--knd', 'STORE')).toMatchObject({ status: 2, error: { message: 'There is no option --knd; did you mean --kind?', details: { meant: '--kind' } } });
    expect(await refused('--company', '1', 'company', 'list')).toMatchObject({ status: 2, error: { message: '--company comes after the command' } });
    expect(await refused('company', 'list', 'x')).toMatchObject({ status: 2, error: { message: 'x is not understood' } });
    expect((await portico({ ...settings, PORT: 'x' }, 'company', 'list', '--json'))).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^\{"error":\{"kind":"refused","code":"SETTING"/) });
  });

  test.each<[string, unknown, object]>([
    ['a refusal of the graph', new Failure('CONFLICT', 'No', { a: ['b'] }), { kind: 'refused', code: 'CONFLICT', message: 'No', details: { a: ['b'] } }],
    ['a fault of the graph', new Failure('INTERNAL', 'Broken'), { kind: 'fault', code: 'INTERNAL', message: 'Broken', details: {} }],
    ['a start that cannot be', new StartFailure('Full'), { kind: 'refused', code: 'START', message: 'Full', details: {} }],
    ['what nobody foresaw', new TypeError('x is not a function'), { kind: 'fault', code: 'FAULT', message: 'x is not a function', details: {} }],
  ])('tells %s', (_, error, said) => { expect(failureOf(error)).toEqual(said); });

  test('prints an answer that does not fit its schema all the same, and fails', () => {
    const [printed, complained]: [string[], string[]] = [[], []];
    const { answer } = jsonOutput({ print: (text) => { printed.push(text); }, complain: (text) => { complained.push(text); } });
    const planted = command({ words: 'planted', help: '', options: {}, answers: z.object({ apiKey: z.string() }), run: () => Promise.resolve({ apiKey: 'x' }) });
    expect(() => { answer(planted, { apiKey: 1 }); }).toThrow(z.ZodError);
    expect(printed).toEqual(['{\n  "apiKey": 1\n}']);
  });

  test('names a setting that has no effect as a note', async () => {
    const { status, stdout, stderr } = await portico({ ...settings, PORTICO_DATTA: 'x' }, 'company', 'list', '--json');
    expect([status, stderr]).toEqual([0, '{"note":"PORTICO_DATTA is no setting, and has no effect; PORTICO_DATA may be meant"}\n']);
    expect(jsonAnswer('company list', stdout)).toHaveLength(1);
    expect((await portico({ ...settings, PORTICO_DATTA: 'x' }, 'company', 'list')).stderr).toBe('PORTICO_DATTA is no setting, and has no effect; PORTICO_DATA may be meant\n');
  });
});

describe('connection create without --warehouse', () => {
  const typing = async (typed: string, isInteractive = true) => {
    const [printed, complained]: [string[], string[]] = [[], []];
    const status = await commandLine(['connection', 'create', '--kind', 'FULFILLMENT', '--name', 'Chosen'], { settings: { PORTICO_DEMO: 'off', ...settings }, isInteractive, input: Readable.from([typed]), print: (text) => { printed.push(text); }, complain: (text) => { complained.push(text); } });
    return { status, printed: printed.join('\n'), complained: complained.join('\n') };
  };

  test('lists the locations there are, with codes and ids', async () => {
    const [milan, turin] = await answered('location list');
    expect(await typing('', false)).toEqual({ status: 2, printed: '', complained: `--warehouse is missing: FULFILLMENT speaks for one of MILAN (Milan store, ${String(milan.id)}); TURIN (North warehouse, ${String(turin.id)})` });
    expect(await refused('connection', 'create', '--kind', 'WMS_XML', '--name', 'x')).toMatchObject({ status: 2, stdout: '', error: { details: { locations: [{ id: milan.id, code: 'MILAN', name: 'Milan store' }, { id: turin.id, code: 'TURIN', name: 'North warehouse' }] } } });
  });

  test('lets a person choose one by its number or code', async () => {
    for (const typed of ['2\n', 'TURIN\n']) {
      const { status, printed } = await typing(typed);
      expect([status, printed]).toEqual([0, expect.stringMatching(/^Which location does it speak for\?\n +code +name +kind\n1 +MILAN +Milan store +STORE\n2 +TURIN +North warehouse +WAREHOUSE\nType its number or its code\nid +/)]);
      const [, id = ''] = /^id +(\S+)/m.exec(printed) ?? [];
      expect(await answered('connection show', id)).toMatchObject({ location: { code: 'TURIN' } });
    }
    expect(await typing('3\n')).toMatchObject({ status: 2, complained: '3 is none of them; nothing was made' });
    expect(await typing('')).toMatchObject({ status: 2, complained: 'Nothing is none of them; nothing was made' });
  });

  test('says so where there is none', async () => {
    await answered('company create', '--name', 'Empty');
    expect(await refused('connection', 'create', '--kind', 'FULFILLMENT', '--name', 'x', '--company', '2')).toMatchObject({ status: 1, error: { message: '--warehouse is missing: FULFILLMENT speaks for a location, and there is none; location create makes one' } });
  });
});
