import type { Permission } from '#contract/permissions.js';
import { staffOf } from '../../kit/company.js';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const MANAGER: readonly Permission[] = ['company.read', 'catalog.read', 'catalog.write', 'catalog.manage'];

let h: CatalogCompany;
beforeAll(async () => { h = await openCatalogCompany(); });
afterAll(() => h.close());

const asManager = (operation: string): Promise<any> => h.run(operation, {}, staffOf(h.company, MANAGER));
const status = async (apiKey: string): Promise<number> => (await h.send('/ping', { headers: { authorization: `Bearer ${apiKey}` } })).status;

test('a manager of the catalog makes a key, rotates, pauses and removes it, and reads what it called [H-KEY-1] [H-KEY-4]', async () => {
  const { createConnection: { apiKey, connection: { id } } } = await asManager('mutation { createConnection(input: { kind: CATALOG, name: "Supplier", activate: true }) { apiKey connection { id } } }');
  expect(await status(apiKey)).toBe(200);
  const { rotateConnection: { apiKey: fresh } } = await asManager(`mutation { rotateConnection(id: "${String(id)}") { apiKey } }`);
  expect([await status(apiKey), await status(fresh)]).toEqual([401, 200]);
  const { calls } = await asManager(`{ calls(filter: { connectionId: "${String(id)}" }) { nodes { method path status answerBody } } }`);
  expect(calls.nodes).toMatchObject([{ method: 'GET', path: '/api/catalog/v1/ping', status: 200, answerBody: expect.stringContaining('"name":"Supplier"') as string }, { path: '/api/catalog/v1/ping' }]);
  await asManager(`mutation { pauseConnection(id: "${String(id)}") { id } }`);
  expect(await status(fresh)).toBe(401);
  await asManager(`mutation { activateConnection(id: "${String(id)}") { id } }`);
  expect(await status(fresh)).toBe(200);
  await asManager(`mutation { deleteConnection(id: "${String(id)}") { id } }`);
  expect(await status(fresh)).toBe(401);
});

test('what a rotated key had stays its own: webhooks and external ids [H-KEY-4]', async () => {
  const { id, apiKey } = await h.connect('CATALOG', { name: 'Rotated', catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE', catalogId: 1 } });
  const send = (key: string, path: string, body?: object): Promise<any> =>
    h.send(path, { ...(body && { method: 'POST', body: JSON.stringify(body) }), headers: { authorization: `Bearer ${key}` } }).then((response) => response.json());
  await send(apiKey, '/products', { sku: 'KEPT', external_id: 'A1' });
  await send(apiKey, '/webhooks', { url: 'https://hooks.example.com/a', events: ['product.updated'] });
  const { rotateConnection: { apiKey: fresh } } = await asManager(`mutation { rotateConnection(id: "${id}") { apiKey } }`);
  expect((await send(fresh, '/products/KEPT')).data.external_id).toBe('A1');
  expect((await send(fresh, '/webhooks')).data).toHaveLength(1);
});
