import type { Permission } from '#contract/permissions.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const SITE_MANAGER: readonly Permission[] = ['company.read', 'brain.read', 'brain.write', 'cms.manage'];
const CATALOG_MANAGER: readonly Permission[] = ['company.read', 'catalog.read', 'catalog.write', 'catalog.manage'];
const URL = 'https://hooks.example.com/a';
const schedules = ['standard', 'revalidation'].map((profile) => ({ profile, waits: [] }));

let identity: TestIdentity;
let company: number;
/** The deliveries by the type of their event: to the website of a site, to the key of a catalog, and to a destination of somebody else. */
let ids: Readonly<Record<string, string>>;
const as = (permissions: readonly Permission[], operation: string, companyId = company): Promise<any> => identity.run(operation, {}, staffOf(companyId, permissions));
const DELIVERIES = '{ deliveries { nodes { id type } } failedDeliveries(first: 10) { name } }';
const seen = async (permissions: readonly Permission[], companyId = company): Promise<string[][]> => {
  const { deliveries: { nodes }, failedDeliveries } = await as(permissions, DELIVERIES, companyId);
  return [nodes.map(({ type }: any) => type).sort(), failedDeliveries.map(({ name }: any) => name).sort()];
};

/** Attempts what is due, in vain. */
async function sendAll(): Promise<void> {
  const { claimDeliveries } = await identity.run('mutation C($input: ClaimDeliveriesInput!) { claimDeliveries(input: $input) { companyId deliveryId token url retryAfterMs } }', { input: { most: 100, perDestination: 10, schedules } });
  const outcome = { startedAt: '2026-03-10T08:00:00.000Z', durationMs: 5, delivered: false, status: 500, failure: 'no', requestHeaders: '{}', answerHeaders: null, answerBody: null };
  await identity.run('mutation R($input: [RecordAttemptInput!]!) { recordAttempts(input: $input) }', { input: claimDeliveries.map((claimed: object) => ({ ...claimed, ...outcome })) });
}

beforeAll(async () => {
  identity = await testIdentity();
  company = await identity.company('Lume');
  const { connection: { id: key } } = await identity.connect(company, { kind: 'CATALOG' });
  await as(SITE_MANAGER, `mutation { saveRevalidation(input: { siteId: 1, url: "${URL}" }) { revalidation { siteId } } }`);
  const owners = { site: { kind: 'site', id: '1' }, key: { kind: 'connection', id: key }, other: { kind: 'elsewhere', id: '1' } };
  for (const owner of [owners.key, owners.other]) await identity.run('mutation D($input: CreateDestinationInput!) { createWebhookDestination(input: $input) { destination { id } } }', { input: { companyId: company, url: URL, profile: 'standard', owner } }, system());
  const messages = Object.entries(owners).map(([type, owner], index) => ({ eventId: `018f0000-0000-7000-8000-00000000000${String(index)}`, type, body: '{}', owner }));
  await identity.run('mutation E($input: EnqueueDeliveriesInput!) { enqueueDeliveries(input: $input) }', { input: { companyId: company, messages } }, system(company));
  await sendAll();
  ids = Object.fromEntries((await as(['company.manage'], DELIVERIES)).deliveries.nodes.map(({ id, type }: any) => [type, id]));
});
afterAll(() => identity.subgraph.close());

test('lists show managers of sites the deliveries to their websites, those of the catalog none of these, and owners all', async () => {
  expect(await seen(SITE_MANAGER)).toEqual([['site'], ['site']]);
  expect(await seen(CATALOG_MANAGER)).toEqual([['key'], ['key']]);
  expect(await seen([...SITE_MANAGER, ...CATALOG_MANAGER])).toEqual([['key', 'site'], ['key', 'site']]);
  expect(await seen(['company.manage'])).toEqual([['key', 'other', 'site'], ['key', 'other', 'site']]);
  expect(await seen(SITE_MANAGER, await identity.company('Nordlys'))).toEqual([[], []]);
});

test('a service token with cms.manage sees and resends the deliveries to websites as people do, and no other', async () => {
  const by = (permissions: readonly Permission[], operation: string): Promise<any> => identity.run(operation, {}, { ...staffOf(company, permissions), userId: undefined, tokenId: '018f0000-0000-7000-8000-0000000000aa' } as never);
  const { deliveries: { nodes }, failedDeliveries } = await by(['cms.manage'], DELIVERIES);
  expect([nodes.map(({ type }: any) => type), failedDeliveries.map(({ name }: any) => name)]).toEqual([['site'], ['site']]);
  const of = (type: string): string => ids[type] ?? '';
  expect((await by(['cms.manage'], `{ delivery(id: "${of('site')}") { type } }`)).delivery).toEqual({ type: 'site' });
  expect((await by(['cms.manage'], `mutation { resendDelivery(id: "${of('site')}") { type } }`)).resendDelivery).toEqual({ type: 'site' });
  for (const type of ['key', 'other']) await expect(by(['cms.manage', 'catalog.manage'], `{ delivery(id: "${of(type)}") { type } }`)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const permissions of [['brain.write'], ['catalog.manage']] as const) await expect(by(permissions, '{ deliveries { nodes { id } } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('managers of sites read and resend a delivery to a website, and no other', async () => {
  const [read, resend] = ['{ delivery(id: "ID") { type attempts { failure } } }', 'mutation { resendDelivery(id: "ID") { state } }'];
  const of = (operation: string, type: string): string => operation.replace('ID', ids[type] ?? '');
  expect((await as(SITE_MANAGER, of(read, 'site'))).delivery).toEqual({ type: 'site', attempts: [{ failure: 'no' }] });
  for (const operation of [read, resend]) {
    for (const type of ['key', 'other']) await expect(as(SITE_MANAGER, of(operation, type))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(CATALOG_MANAGER, of(operation, 'site'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(['company.read', 'brain.read', 'brain.write'], of(operation, 'site'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect((await as(SITE_MANAGER, of(resend, 'site'))).resendDelivery).toEqual({ state: 'WAITING' });
});
