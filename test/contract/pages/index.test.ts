import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { DEMO, openPageHost, type PageHost } from '../../kit/page-host.js';

let host: PageHost;
beforeAll(async () => { host = await openPageHost(); });
afterAll(() => host.close());

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const KEY = DEMO.connections['fulfillment']?.apiKey ?? '';

const demoFile = (text: string | undefined): void => {
  mkdirSync(host.dataFolder, { recursive: true });
  if (text === undefined) rmSync(join(host.dataFolder, 'demo.json'), { force: true });
  else writeFileSync(join(host.dataFolder, 'demo.json'), text);
};
const get = async (path: string, headers: Record<string, string> = {}, base = host.base) => {
  const response = await fetch(`${base}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** A call with its own Host header; fetch sends only the address. */
const named = (name: string): Promise<string> => new Promise((resolve, reject) => {
  request(`${host.base}/`, { headers: { host: name } }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => { resolve(Buffer.concat(chunks).toString()); });
  }).on('error', reject).end();
});

describe('the index page', () => {
  afterEach(() => { demoFile(undefined); });

  test('is JSON for programs: interfaces from their manifests, documents, descriptions, hosts, health', async () => {
    const { status, headers, text } = await get('/');
    const { interfaces, ...rest } = JSON.parse(text) as { interfaces: readonly { title: string; roots: string[]; page: string; descriptions: string[] }[] };
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'application/json; charset=utf-8', 'no-store', 'Accept']);
    expect(rest).toEqual({ host: 'commerce', hosts: { graphql: 'http://127.0.0.1:4000', commerce: 'http://127.0.0.1:4001', catalog: 'http://127.0.0.1:4002', brain: 'http://127.0.0.1:4003', intelligence: 'http://127.0.0.1:4004', auth: 'http://127.0.0.1:4005', mcp: 'http://127.0.0.1:4006' }, health: { live: '/healthz', ready: '/readyz', status: 'ready' } });
    expect(interfaces.map(({ title, roots, page, descriptions }) => [title, ...roots, page, ...descriptions])).toEqual([
      ['Fulfilment API', '/api/fulfillment/v1', '/api/fulfillment/v1/docs', '/api/fulfillment/v1/openapi.json', '/api/fulfillment/v1/asyncapi.json'],
      ['JSON WMS facade', '/V1', '/V1/docs', '/V1/openapi.json'], ['XML WMS facade', '/api', '/docs/wms-xml', '/docs/wms-xml/openapi.json'],
      ['Commerce API', '/api/commerce/v1', '/api/commerce/v1/docs', '/api/commerce/v1/openapi.json', '/api/commerce/v1/asyncapi.json'],
      ['Returns portal', '/api/oms/v1/public/returns', '/returns', '/return-photos', '/api/oms/v1/public/returns/docs', '/api/oms/v1/public/returns/openapi.json'],
      ['Tracking', '/api/oms/v1/public/tracking', '/api/oms/v1/webhooks/tracking', '/track', '/api/oms/v1/public/tracking/docs', '/api/oms/v1/public/tracking/openapi.json'],
      ['Delivery promise', '/api/oms/v1/public/promise', '/api/oms/v1/public/promise/docs', '/api/oms/v1/public/promise/openapi.json'],
      ['AI tools', '/api/v1/ai-tools', '/api/v1/ai-tools/docs', '/api/v1/ai-tools/openapi.json'],
    ]);
    for (const { page, descriptions } of interfaces) for (const path of [page, ...descriptions]) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test('is a page for browsers, in their language, that may load only its styles', async () => {
    const { headers, text } = await get('/?lang=fr', BROWSER);
    expect([headers.get('content-type'), headers.get('cache-control'), headers.get('vary'), headers.get('content-security-policy')])
      .toEqual(['text/html; charset=utf-8', 'no-store', 'Accept', "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"]);
    for (const part of ['<html lang="fr">', '<title>Portico Commerce – Portico</title>', 'href="/api/commerce/v1/docs"', 'href="/docs/wms-xml"', 'href="/healthz"', 'Prêt']) expect(text).toContain(part);
  });

  test('answers HEAD without a body, and other methods as an unknown path', async () => {
    const head = await fetch(`${host.base}/`, { method: 'HEAD', headers: BROWSER });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${host.base}/`, { method: 'POST' })).status).toBe(404);
  });

  test('shows the demo company\'s keys on this machine, as long as its file is there', async () => {
    const keys = async () => [(await get('/')).text.includes(KEY), (await get('/', BROWSER)).text.includes(KEY)];
    expect(await keys()).toEqual([false, false]);
    demoFile(JSON.stringify(DEMO));
    expect(await keys()).toEqual([true, true]);
    expect((JSON.parse((await get('/')).text) as { demo: unknown }).demo).toEqual({ company: DEMO.company, users: DEMO.users, connections: DEMO.connections });
    demoFile('{ half');
    expect(await keys()).toEqual([false, false]);
    demoFile(undefined);
    expect(await keys()).toEqual([false, false]);
  });

  test('shows none to calls through a proxy, or with another name of this machine', async () => {
    demoFile(JSON.stringify(DEMO));
    for (const passed of ['x-forwarded-for', 'forwarded', 'via']) expect((await get('/', { [passed]: '127.0.0.1' })).text).not.toContain(KEY);
    for (const name of ['evil.example', 'localhost.evil.example', '203.0.113.7:4001', '127.0.0.1.evil.example']) expect(await named(name)).not.toContain(KEY);
    for (const name of ['localhost:4001', '127.0.0.1:4001', '[::1]:4001']) expect(await named(name)).toContain(KEY);
  });

  test('shows none to callers on other addresses', async () => {
    const address = Object.values(networkInterfaces()).flat().find((found) => found?.family === 'IPv4' && !found.internal)?.address;
    if (address === undefined) return; // a machine without a network has no other callers
    const outside = await openPageHost({ address });
    mkdirSync(outside.dataFolder, { recursive: true });
    writeFileSync(join(outside.dataFolder, 'demo.json'), JSON.stringify(DEMO));
    const { status, text } = await get('/', { host: 'localhost' }, outside.base);
    await outside.close();
    expect([status, text.includes(KEY)]).toEqual([200, false]);
  });
});

test('/docs of a host with several described surfaces redirects to their list', async () => {
  const { status, headers } = await get('/docs');
  expect([status, headers.get('location')]).toEqual([302, '/#interfaces']);
});

describe('at an unknown path', () => {
  test('programs get JSON', async () => {
    const { status, headers, text } = await get('/nowhere');
    expect([status, headers.get('content-type'), text]).toEqual([404, 'application/json; charset=utf-8', '{"errors":[{"message":"There is nothing at /nowhere","extensions":{"code":"UNKNOWN_PATH"}}]}']);
  });

  test('browsers get a page with a link to the start', async () => {
    const { status, headers, text } = await get('/nowhere/%3Cscript%3E?lang=it', BROWSER);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([404, 'text/html; charset=utf-8', 'no-store']);
    for (const part of ['<html lang="it">', '<h1>Pagina non trovata</h1>', '<a href="/" class="button">Vai alla pagina iniziale</a>']) expect(text).toContain(part);
  });

  test('below a surface the surface answers, also to browsers', async () => {
    const { status, headers } = await get('/api/fulfillment/v1/nowhere', BROWSER);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('at an unknown path of the host of the identity provider, which answers in its form', () => {
  let auth: PageHost;
  beforeAll(async () => { auth = await openPageHost({ host: 'auth' }); });
  afterAll(() => auth.close());

  test.each(['/nowhere', '/oauth/nowhere', '/account/nowhere', '/.well-known/nowhere', '/api/oauth/nowhere'])('programs get the JSON of OAuth at %s [K-DISCOVERY-4]', async (path) => {
    const { status, headers, text } = await get(path, {}, auth.base);
    expect([status, headers.get('content-type'), headers.get('cache-control'), text]).toEqual([404, 'application/json; charset=utf-8', 'no-store', '{"error":"not_found","error_description":"There is nothing at this path"}']);
  });

  test.each(['/nowhere', '/account/nowhere'])('browsers get a page that leads to the account at %s', async (path) => {
    const { status, headers, text } = await get(`${path}?lang=it`, BROWSER, auth.base);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([404, 'text/html; charset=utf-8', 'no-store']);
    for (const part of ['<html lang="it">', '<h1>Pagina non trovata</h1>', '<a href="/account" class="brand">Portico</a>']) expect(text).toContain(part);
  });

  test('browsers get JSON where only programs look [K-DISCOVERY-4]', async () => {
    for (const path of ['/.well-known/openid-configuration/x', '/oauth/nowhere', '/api/oauth/nowhere']) expect((await get(path, BROWSER, auth.base)).headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
