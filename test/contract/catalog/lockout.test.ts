import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

const [MOST, MINUTE, BLOCK] = [30, 60_000, 300_000] as const;

let h: CatalogCompany;
beforeAll(async () => { h = await openCatalogCompany(); });
afterAll(() => h.close());

const wrong = async (): Promise<number> => (await h.send('/ping', { headers: { authorization: 'Bearer pca_wrong' } })).status;
const ping = async (): Promise<number> => (await h.send('/ping')).status;

test('thirty wrong keys within five minutes block their address for five minutes, byte for byte [H-KEY-3] [REL-S4]', async () => {
  expect(await wrong()).toBe(401);
  h.clock.turn(4 * MINUTE);
  for (let shown = 2; shown < MOST; shown += 1) expect(await wrong()).toBe(401);
  expect(await ping()).toBe(200);
  expect(await wrong()).toBe(401);
  const blocked = await h.send('/ping');
  const id = blocked.headers.get('x-request-id') ?? '';
  expect([blocked.status, blocked.headers.get('retry-after'), blocked.headers.get('service-api-version'), blocked.headers.get('content-type')]).toEqual([429, '300', 'v1', 'application/json; charset=utf-8']);
  expect(await blocked.text()).toBe(`{"error":{"code":"rate_limited","message":"Too many failed attempts from this address; wait","request_id":"${id}","details":{}}}`);
  h.clock.turn(BLOCK - 1);
  expect([await wrong(), await ping()]).toEqual([429, 429]);
  expect((await h.send('/ping')).headers.get('retry-after')).toBe('1');
  h.clock.turn(1);
  expect(await ping()).toBe(200);
});

test('wrong keys that come more slowly block nobody, and neither do calls without one [H-KEY-3]', async () => {
  for (let shown = 1; shown < MOST; shown += 1) await wrong();
  for (let call = 0; call < MOST; call += 1) await fetch(`${h.base}/ping`);
  expect(await ping()).toBe(200);
  h.clock.turn(BLOCK);
  expect([await wrong(), await ping()]).toEqual([401, 200]);
});
