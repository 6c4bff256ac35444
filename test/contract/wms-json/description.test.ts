import { openWms, type Wms } from './wms.js';

let wms: Wms;
beforeAll(async () => { wms = await openWms(); });
afterAll(() => wms.close());

test('the facade is described in OpenAPI: every call, with its errors and examples [B-DOCS-1]', async () => {
  const { paths, info } = await (await fetch(`${wms.base}/V1/openapi.json`)).json() as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>>; info: { title: string } };
  expect([info.title, Object.entries(paths).map(([path, methods]) => `${Object.keys(methods).join()} ${path}`)]).toEqual(['JSON WMS facade', [
    'get /Orders/New', 'post /Orders/Acknowledge', 'post /Orders/Processed', 'post /Orders/Shipped', 'post /Orders/Canceled', 'put /Stock/Update', 'get /Returns/New', 'post /Returns/Acknowledge',
    'post /Return/Update', 'post /Returns/Canceled', 'get /Labels/Get', 'post /Labels/Add', 'post /Labels/Delete', 'post /Labels/Close', 'get /Documents/Get', 'post /Catalogue',
    'post /Sandbox/Orders', 'post /Sandbox/Orders/Cancel', 'post /Sandbox/Returns', 'get /Sandbox/Certification',
  ]]);
  expect(Object.keys(paths['/Orders/Acknowledge']?.['post']?.responses ?? {})).toEqual(['200', '400', '401', '403', '429', '500']);
});

test('it names the three ways to authenticate, any one of which will do [B-AUTH-1]', async () => {
  const { security, components } = await (await fetch(`${wms.base}/V1/openapi.json`)).json() as { security: unknown; components: { securitySchemes: unknown } };
  expect(security).toEqual([{ apiKey: [] }, { bearer: [] }, { basic: [] }]);
  expect(components.securitySchemes).toEqual({ apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' }, bearer: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } });
});

test('the documentation page has no sentence that is true of another interface only', async () => {
  const page = await (await fetch(`${wms.base}/V1/docs`)).text();
  expect(page).toContain('X-Api-Key: $API_KEY');
  for (const foreign of ['Idempotency-Key', 'request_id', 'api/fulfillment']) expect(page).not.toContain(foreign);
});
