import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import { openContent } from '../../../subgraphs/content/content.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { testKeys } from '../../kit/test-keys.js';
import { testSubgraph } from '../test-subgraph.js';

const clock = manualClock();
const ANY_ID: unknown = expect.any(String);
const content = testSubgraph(() => openContent({
  database: testDatabase('content'), clock, ids: uuidV7Ids(clock), log: createLog('silent'), wakeRelay: () => undefined,
  keys: testKeys,
}), {});

const staffOf = (companyId: number, permissions: readonly Permission[] = ALL_PERMISSIONS): CallContext => ({
  principal: { kind: 'staff', companyId, actor: 'anna@example.test', scopes: [], permissions }, requestId: 'request', via: 'graphql',
});
const relay: CallContext = { principal: { kind: 'system', companyId: 0, actor: 'relay', scopes: ['system'] }, requestId: 'request', via: 'relay' };

const SITE = 'id slug name status defaultLocale locales frontendUrl updatedAt workspace { slug }';
const workspace = (companyId: number, slug = 'main') => content.run('mutation($input: CreateWorkspaceInput!) { createWorkspace(input: $input) { slug name } }', { input: { slug, name: 'Main' } }, staffOf(companyId));
const create = async (companyId: number, over: object = {}) => (await content.run<{ createSite: { id: number } }>(
  `mutation($input: CreateSiteInput!) { createSite(input: $input) { ${SITE} } }`,
  { input: { workspace: 'main', slug: 'shop', name: 'Shop', defaultLocale: 'it', locales: ['it', 'en', 'pt-BR'], frontendUrl: 'https://shop.example.test', ...over } }, staffOf(companyId))).createSite;
const update = async (companyId: number, input: object) => (await content.run<{ updateSite: { updatedAt: string } }>(
  `mutation($input: UpdateSiteInput!) { updateSite(input: $input) { ${SITE} } }`, { input }, staffOf(companyId))).updateSite;
const events = async (companyId: number) => (await content.run<{ contentOutbox: { companyId: number; type: string; payload: object; id: string }[] }>(
  'query { contentOutbox(first: 500) { companyId id type payload } }', {}, relay)).contentOutbox.filter((event) => event.companyId === companyId);

test('a site gets the first public number of its company and is published to the other subgraphs', async () => {
  expect(await workspace(1)).toEqual({ createWorkspace: { slug: 'main', name: 'Main' } });
  expect(await create(1)).toEqual({
    id: 1, slug: 'shop', name: 'Shop', status: 'DRAFT', defaultLocale: 'it', locales: ['it', 'en', 'pt-BR'], frontendUrl: 'https://shop.example.test',
    updatedAt: '2026-11-21T09:30:00.001Z', workspace: { slug: 'main' },
  });
  expect(await events(1)).toEqual([{
    companyId: 1, id: ANY_ID, type: 'site.created',
    payload: {
      siteId: 1, workspaceId: ANY_ID, slug: 'shop', name: 'Shop', status: 'DRAFT', defaultLocale: 'it', locales: ['it', 'en', 'pt-BR'],
      frontendUrl: 'https://shop.example.test',
    },
  }]);
});

test('a site that says nothing of its locales has its default alone', async () => {
  await workspace(2);
  expect(await create(2, { locales: null, frontendUrl: null, status: 'ACTIVE' })).toMatchObject({ id: 1, locales: ['it'], frontendUrl: null, status: 'ACTIVE' });
});

test('a change gets a change sequence and is published, the same content again is not', async () => {
  await workspace(3);
  await create(3);
  clock.turn(60_000);
  const changed = await update(3, { id: 1, name: 'Store', status: 'ACTIVE' });
  expect(changed).toMatchObject({ name: 'Store', status: 'ACTIVE', slug: 'shop', updatedAt: clock.now().toISOString() });
  clock.turn(60_000);
  expect(await update(3, { id: 1, name: 'Store', status: null })).toEqual(changed);
  expect((await events(3)).map(({ type }) => type)).toEqual(['site.created', 'site.changed']);
  expect(await update(3, { id: 1, frontendUrl: null })).toMatchObject({ frontendUrl: null, name: 'Store' });
});

test('two changes of different fields at the same moment both stay', async () => {
  await workspace(4);
  await create(4);
  await Promise.all([update(4, { id: 1, name: 'Store' }), update(4, { id: 1, slug: 'store' })]);
  expect(await update(4, { id: 1 })).toMatchObject({ name: 'Store', slug: 'store' });
});

test('slugs are taken once: a workspace\'s in the company, a site\'s in the workspace', async () => {
  await workspace(5);
  await workspace(5, 'second');
  await expect(workspace(5)).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { slug: ['is taken'] } });
  await create(5);
  await expect(create(5)).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { slug: ['is taken'] } });
  expect(await create(5, { workspace: 'second' })).toMatchObject({ slug: 'shop', workspace: { slug: 'second' } });
  const other = await create(5, { slug: 'other' });
  await expect(update(5, { id: other.id, slug: 'shop' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
});

test.each([
  [{ slug: 'My Shop' }, { slug: ['must be lower-case letters and digits joined by single hyphens'] }],
  [{ slug: 'x'.repeat(64) }, { slug: ['must have at most 63 characters'] }],
  [{ slug: '-shop' }, { slug: ['must be lower-case letters and digits joined by single hyphens'] }],
  [{ name: '' }, { name: ['must not be empty'] }],
  [{ defaultLocale: 'de' }, { defaultLocale: ['must be one of the locales'] }],
  [{ locales: Array.from({ length: 51 }, (_, at) => `it-${['A', 'B'][Math.trunc(at / 26)] ?? ''}${String.fromCharCode(65 + (at % 26))}`), defaultLocale: 'it-AA' }, { locales: ['must name 1 to 50 locales'] }],
  [{ locales: ['it', 'it'] }, { locales: ['must not name a locale twice'] }],
  [{ locales: ['it', 'en_GB', 'EN', 'iw'] }, { 'locales.1': ['must be a language tag such as it or pt-BR'], 'locales.2': ['must be a language tag such as it or pt-BR'], 'locales.3': ['must be a language tag such as it or pt-BR'] }],
  [{ frontendUrl: 'http://shop.example.test' }, { frontendUrl: ['must be an https address'] }],
  [{ frontendUrl: 'shop' }, { frontendUrl: ['must be an https address'] }],
  [{ frontendUrl: 'https://anna:secret@shop.example.test' }, { frontendUrl: ['must not contain a user name or password'] }],
])('a site with %j is refused', async (over, details) => {
  await expect(create(6, over)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test('a site in no workspace, and a change of no site, are not found', async () => {
  await expect(create(7)).rejects.toMatchObject({ code: 'NOT_FOUND', details: { workspace: ['is not the slug of a workspace'] } });
  await expect(update(7, { id: 1, name: 'Store' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('workspaces and their sites are read by slug, one site by its number', async () => {
  await workspace(8, 'b');
  await workspace(8, 'a');
  await create(8, { workspace: 'a' });
  const LIST = 'query($workspace: String!) { workspaces { slug sites { id } } sites(workspace: $workspace) { slug } site(id: 1) { slug } }';
  expect(await content.run(LIST, { workspace: 'a' }, staffOf(8, ['brain.read']))).toEqual({ workspaces: [{ slug: 'a', sites: [{ id: 1 }] }, { slug: 'b', sites: [] }], sites: [{ slug: 'shop' }], site: { slug: 'shop' } });
  expect(await content.run('{ workspaces { slug } site(id: 1) { slug } }', {}, staffOf(9))).toEqual({ workspaces: [], site: null });
  await expect(content.run(LIST, { workspace: 'a' }, staffOf(9))).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no workspace a', details: { workspace: ['is not a workspace of the company'] } });
});

test('who may only read changes nothing, and only the relay reads the outbox', async () => {
  await expect(content.run('mutation { createWorkspace(input: { slug: "x", name: "X" }) { id } }', {}, staffOf(10, ['brain.read', 'brain.write']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(content.run('query { workspaces { id } }', {}, staffOf(10, ['commerce.read']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(content.run('query { contentOutbox(first: 1) { id } }', {}, staffOf(10))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [event] = await events(1);
  const RELAYED = 'mutation($ids: [ID!]!) { contentEventsRelayed(ids: $ids) }';
  await expect(content.run(RELAYED, { ids: [event?.id] }, staffOf(1))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await content.run(RELAYED, { ids: [event?.id] }, relay)).toEqual({ contentEventsRelayed: 1 });
  expect(await events(1)).toEqual([]);
});
