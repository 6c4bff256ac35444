import { CONNECTION, KEY, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

test('ping shows whom the key belongs to, its locations and the time [A-PING-1]', async () => {
  expect(await (await warehouse.send('/ping')).text()).toBe(JSON.stringify({
    api_version: 'v1',
    company: { id: 7, name: 'Lume Studio' },
    connection: { id: '019aa000-0000-7000-8000-00000000c001', name: 'Berlin WMS', status: 'active' },
    locations: [{ code: 'BER', name: 'Berlin', stock_location_codes: ['BER-1', 'BER-2'] }],
    labels_by: 'warehouse',
    webhooks: { enabled: false },
    server_time: '2026-11-21T09:00:00.000Z',
  }));
});

test('a warehouse that the platform considers silent reads status error [A-PING-2]', async () => {
  warehouse.identity.connections.set(KEY, { ...CONNECTION, silent: true });
  expect(await (await warehouse.send('/ping')).json()).toMatchObject({ connection: { status: 'error' } });
});

test('HEAD answers the headers of GET without its body, OPTIONS names the methods', async () => {
  const head = await warehouse.send('/ping', { method: 'HEAD' });
  expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 100]).toEqual([200, '', true]);
  const options = await warehouse.send('/ping', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});
