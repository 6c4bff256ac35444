import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { referenceDescription } from '#kit/docs/reference-description.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { DEMO, openPageHost, type PageHost } from '../../kit/page-host.js';

interface Answer { readonly status: number; readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly bytes: Buffer }
interface Described { readonly info: { readonly description: string }; readonly servers: readonly { readonly url: string }[]; readonly paths: Readonly<Record<string, unknown>>; readonly webhooks?: Readonly<Record<string, unknown>> }

const KEY = DEMO.connections['fulfillment']?.apiKey ?? '';
let commerce: PageHost;
let graph: PageHost;
let mcp: PageHost;
beforeAll(async () => { [commerce, graph, mcp] = await Promise.all([openPageHost(), openPageHost({ host: 'graphql' }), openPageHost({ host: 'mcp' })]); });
afterAll(() => Promise.all([commerce, graph, mcp].map((host) => host.close())));

/** A call as it goes over the wire, where fetch would decompress the answer. */
const get = (path: string, { headers = {}, host = commerce, method = 'GET' }: { readonly headers?: Record<string, string>; readonly host?: PageHost; readonly method?: string } = {}): Promise<Answer> => new Promise((resolve, reject) => {
  request(`${host.base}${path}`, { headers, method }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => { resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }); });
  }).on('error', reject).end();
});
const text = async (path: string, host = commerce): Promise<string> => (await get(path, { host })).bytes.toString();
const fileOf = (page: string, name: string, ending: 'css' | 'js'): string => new RegExp(`"(/assets/${name}-[\\da-f]{12}\\.${ending})"`).exec(page)?.[1] ?? '';

test('the page of an interface is utf-8 that nobody keeps or frames, and runs and asks nothing but of its own origin', async () => {
  const { status, headers, bytes } = await get('/reference/fulfillment');
  expect([status, headers['content-type'], headers['cache-control'], headers['content-security-policy'], headers['x-content-type-options'], headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]).toEqual([
    200, 'text/html; charset=utf-8', 'no-store',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'nosniff', 'same-origin', undefined,
  ]);
  expect(bytes.toString()).toContain('<title>Fulfilment API – Portico API reference</title>');
  expect(bytes.toString()).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!127\.0\.0\.1)/);
});

test('its files are compressed, of utf-8, and cached for ever under a name with their hash', async () => {
  const page = await text('/reference/fulfillment');
  for (const [name, type, most] of [['scalar', 'text/javascript', 1_000_000], ['reference', 'text/javascript', 3000], ['reference', 'text/css', 3000]] as const) {
    const path = fileOf(page, name, type === 'text/css' ? 'css' : 'js');
    const [packed, plain] = [await get(path, { headers: { 'accept-encoding': 'gzip, br' } }), await get(path)];
    expect([packed.status, packed.headers['content-type'], packed.headers['content-encoding'], packed.headers['cache-control'], packed.headers['vary']]).toEqual([200, `${type}; charset=utf-8`, 'gzip', 'public, max-age=31536000, immutable', 'Accept-Encoding']);
    expect([path, packed.bytes.length < most]).toEqual([path, true]);
    expect([plain.headers['content-encoding'], plain.bytes.equals(gunzipSync(packed.bytes))]).toEqual([undefined, true]);
    const again = await get(path, { headers: { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers['etag']) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
  expect((await get('/assets/scalar-0123456789ab.js')).status).toBe(404);
});

test('the library is the file that its source names, byte by byte', () => {
  const folder = 'gateway/server/reference/scalar';
  const source = JSON.parse(readFileSync(`${folder}/source.json`, 'utf8')) as { readonly version: string; readonly sha256: string };
  const bytes = gunzipSync(readFileSync(`${folder}/standalone.js.gz`));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(source.sha256);
  expect(bytes.toString('utf8', 0, 500)).toContain(`@scalar/api-reference ${source.version}`);
  expect(readFileSync(`${folder}/LICENSE`, 'utf8')).toContain('MIT License');
});

test('the description of a page is revalidated, calls its own host, and its samples the address that the host is served at', async () => {
  const { headers, bytes } = await get('/reference/fulfillment/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  expect([headers['content-type'], headers['cache-control'], headers['content-encoding'], bytes.length < 40_000]).toEqual(['application/json; charset=utf-8', 'no-cache', 'gzip', true]);
  expect((await get('/reference/fulfillment/openapi.json', { headers: { 'accept-encoding': 'gzip', 'if-none-match': String(headers['etag']) } })).status).toBe(304);
  const written = gunzipSync(bytes).toString();
  const { servers, webhooks } = JSON.parse(written) as Described;
  expect(servers).toEqual([{ url: '/api/fulfillment/v1' }]);
  expect(written).toContain('"http://127.0.0.1:4001/api/fulfillment/v1/orders/1042/accept\\"');
  expect(written.replaceAll('the shell must know BASE_URL', '')).not.toContain('BASE_URL');
  expect(Object.keys(webhooks ?? {})).toContain('ping');
});

describe('the demo company\'s keys', () => {
  const demo = (host: PageHost, isThere: boolean): void => {
    const file = join(host.dataFolder, 'demo.json');
    mkdirSync(host.dataFolder, { recursive: true });
    if (isThere) writeFileSync(file, JSON.stringify(DEMO)); else rmSync(file, { force: true });
  };
  afterEach(() => { demo(commerce, false); });

  test('are in the page of their interface alone, for callers on this machine alone', async () => {
    expect(await text('/reference/fulfillment')).not.toContain(KEY);
    demo(commerce, true);
    expect(await text('/reference/fulfillment')).toContain(`&quot;schemes&quot;:{&quot;key&quot;:{&quot;token&quot;:&quot;${KEY}&quot;}}`);
    expect(await text('/reference/wms-xml')).toContain('&quot;schemes&quot;:{&quot;basic&quot;:{&quot;username&quot;:&quot;wms-qmtr01&quot;,&quot;password&quot;:&quot;XdwwMW0123456789&quot;}}');
    for (const path of ['/reference/commerce', '/reference', '/reference/fulfillment/openapi.json']) expect([path, (await text(path)).includes(KEY)]).toEqual([path, false]);
  });

  test('are in none for calls through a proxy, or with another name of this machine', async () => {
    demo(commerce, true);
    for (const passed of ['x-forwarded-for', 'forwarded', 'via']) expect((await get('/reference/fulfillment', { headers: { [passed]: '127.0.0.1' } })).bytes.toString()).not.toContain(KEY);
    for (const host of ['evil.example', 'localhost.evil.example']) expect((await get('/reference/fulfillment', { headers: { host } })).bytes.toString()).not.toContain(KEY);
  });
});

test('the host of the graph lists all interfaces by groups, each with its own host\'s page', async () => {
  const page = await text('/reference', graph);
  const groups = [...page.matchAll(/<h2 id="([\w-]+)">/g)].map(([, id]) => id);
  expect(groups).toEqual(['warehouses', 'commerce', 'returns', 'tracking', 'delivery-promise', 'catalog', 'collector', 'content-delivery', 'identity', 'assistants', 'graph']);
  expect([...page.matchAll(/<h3><a href="([^"]+)">/g)].map(([, href]) => href)).toEqual([
    'http://127.0.0.1:4001/reference/fulfillment', 'http://127.0.0.1:4001/reference/wms-json', 'http://127.0.0.1:4001/reference/wms-xml', 'http://127.0.0.1:4001/reference/commerce',
    'http://127.0.0.1:4001/reference/returns', 'http://127.0.0.1:4001/reference/tracking', 'http://127.0.0.1:4001/reference/promise', 'http://127.0.0.1:4002/reference/catalog', 'http://127.0.0.1:4002/reference/collector',
    'http://127.0.0.1:4003/reference/delivery', 'http://127.0.0.1:4005/reference/oidc', 'http://127.0.0.1:4006/reference/connector', 'http://127.0.0.1:4001/reference/tools',
  ]);
  expect(page).toContain('<a href="http://127.0.0.1:4000/graphql">GraphiQL</a>');
  const moved = await get('/reference/fulfillment', { host: graph });
  expect([moved.status, moved.headers['location']]).toEqual([302, 'http://127.0.0.1:4001/reference/fulfillment']);
});

test('its search finds calls, webhooks and errors by all words, without a script', async () => {
  const found = async (query: string): Promise<unknown[]> => [...(await text(`/reference?q=${encodeURIComponent(query)}`, graph)).matchAll(/<li><div class="what"><strong><a href="([^"]+)"><code>([^<]*)<\/code><\/a><\/strong><p[^>]*>([^:]*):/g)].map(([, href, name, kind]) => [name, kind, href]);
  expect((await found('accept order'))[0]).toEqual(['POST /orders/{number}/accept', 'Call, Fulfilment API', 'http://127.0.0.1:4001/reference/fulfillment#tag/orders/POST/orders/%7Bnumber%7D/accept']);
  expect(await found('return.created')).toContainEqual(['return.created', 'Webhook, Commerce API', 'http://127.0.0.1:4001/reference/commerce#tag/webhooks/webhook/POST/returncreated']);
  expect(await found('order_already_exists')).toContainEqual(['order_already_exists', 'Error, Commerce API', 'http://127.0.0.1:4001/reference/commerce#description/errors']);
  expect(await found('giacenze')).toContainEqual(['POST /aggiorna-giacenze-impegni', 'Call, XML WMS facade', 'http://127.0.0.1:4001/reference/wms-xml#tag/stock/POST/aggiorna-giacenze-impegni']);
  expect(await found('no such words')).toEqual([]);
  expect((await found('webhook signature')).map((one) => (one as string[])[1])).toContain('Webhook, Commerce API');
  expect(await text(`/reference?q=${encodeURIComponent('"><script>')}`, graph)).toContain('value="&quot;>&lt;script>"');
});

test('another host lists its own interfaces, and leads to all', async () => {
  const page = await text('/reference', mcp);
  expect([...page.matchAll(/<h3><a href="([^"]+)">/g)].map(([, href]) => href)).toEqual(['http://127.0.0.1:4006/reference/connector']);
  expect(page).toContain('<a href="http://127.0.0.1:4000/reference">All interfaces of all hosts</a>');
  expect((await get('/reference/connector', { host: mcp })).status).toBe(200);
});

test.each([['/reference/nothing', 'GET', 404], ['/reference/fulfillment/other.json', 'GET', 404], ['/reference/fulfillment', 'POST', 404], ['/reference/fulfillment', 'HEAD', 200]])('%s by %s is %i', async (path, method, status) => {
  expect((await get(path, { method })).status).toBe(status);
});

test('every error of every interface says what to do about it', async () => {
  const without = (await findSurfaces()).flatMap((surface) => {
    const { info: { description } } = referenceDescription(surface, '') as unknown as Described;
    const [, errors = ''] = /## Errors\n([^]*?)\n## Other forms/.exec(description) ?? [];
    const listed = [...errors.matchAll(/^- `([^`]+)` \(([\d, ]*)\): (.+)$/gm)].map(([, code = '', , says = '']) => ({ code, says }));
    const published = Object.keys(surface.description?.meanings ?? {}).map((code) => (code === '' ? '""' : code));
    expect([surface.letter, listed.map(({ code }) => code)]).toEqual([surface.letter, surface.letter === 'C' ? ['the reason', 'service paused, service not active', 'Unauthorized', 'Forbidden', 'Not found', 'Method not allowed', 'Too many requests', 'Internal error (ref <uuid>)'] : published]);
    return listed.filter(({ code, says }) => says === surface.description?.meanings[code]).map(({ code }) => `${surface.letter} ${code}`);
  });
  expect(without).toEqual([]);
});

test('an answer of a page has one media type; what another host answers is said in words', async () => {
  const answers = (await findSurfaces()).flatMap((surface) => Object.values((referenceDescription(surface, '') as unknown as Answered).paths).flatMap((methods) => Object.values(methods).flatMap(({ responses }) => Object.values(responses))));
  expect(answers.filter(({ content = {} }) => Object.keys(content).length > 1)).toEqual([]);
  expect(answers.map(({ description }) => description).filter((text) => text.includes('application/problem+json')).length).toBe(4);
});

interface Answered { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>> }>>>> }
