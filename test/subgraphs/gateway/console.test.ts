// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildSchema, concatAST, parse, validate } from 'graphql';
import { changesSchema } from '#contract/changes-schema.js';
import { plannerOf } from '#client/planner.js';
import { runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

interface Chunk { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[]; readonly css?: readonly string[] }

/** What the build wrote about its files. */
const manifest = (): Readonly<Record<string, Chunk>> => JSON.parse(readFileSync('dist/console/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;

/** The files of some entries and of all that they import at once. */
function loadedWith(...entries: readonly string[]): ReadonlySet<string> {
  const chunks = manifest();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks[name]?.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return new Set([...seen].flatMap((name) => [chunks[name]?.file ?? name, ...chunks[name]?.css ?? []]));
}

/** With the texts in German, which are the longest, of those among the files that wait for texts. */
function withTexts(files: ReadonlySet<string>): ReadonlySet<string> {
  const waiting = Object.values(manifest()).filter(({ file }) => files.has(file)).flatMap(({ dynamicImports = [] }) => dynamicImports.filter((name) => /^src\/words\/(?:.+\/)?de\.ts$/.test(name)));
  return new Set([...files, ...loadedWith(...waiting)]);
}

const gzipped = (files: Iterable<string>): number => [...files].map((file) => gzipSync(readFileSync(`dist/console/${file}`)).length).reduce((sum, bytes) => sum + bytes, 0);

describe('the operators\' console', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway(); });
  afterAll(() => gateway.stop());

  const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(gateway.url + path, { redirect: 'manual', ...init });
  /** A path as it is, which fetch would tidy up. */
  const raw = (path: string): Promise<number> => new Promise((resolve, reject) => {
    request(gateway.url, { path }, (response) => { response.resume(); resolve(response.statusCode ?? 0); }).on('error', reject).end();
  });
  const script = async (): Promise<string> => /src="(\/console\/assets\/[^"]+\.js)"/.exec(await (await get('/console')).text())?.[1] ?? '';

  it('is one page for every address below /console, without a sign-in', async () => {
    const pages = await Promise.all(['/console', '/console/', '/console/orders?status=ON_HOLD', '/console/orders/1042', '/console/no/such/page'].map(async (path) => (await get(path)).text()));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('<title>Portico console</title>');
  });

  it('runs its own scripts and styles alone, shows photos of returns and images of products and sites, frames nowhere, and calls its host and the identity provider, by its policy', async () => {
    const { headers } = await get('/console');
    const { auth, commerce, catalog, brain } = gateway.deployment.config.urls;
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${commerce}/return-photos/ ${catalog}/media/ ${brain}/media/; connect-src 'self' ${auth}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`);
    expect([headers.get('referrer-policy'), headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['no-referrer', 'nosniff', 'no-cache']);
  });

  it('has nothing inline, and names no other host', async () => {
    const page = await (await get('/console')).text();
    expect(page).not.toMatch(/<style|<script(?![^>]*src=)| on\w+="| style="/);
    expect(page.replace(/<meta name="portico-place"[^>]*>/, '')).not.toMatch(/https?:/);
  });

  it('says where it stands by its public address, whatever the call names its host', async () => {
    const page = await (await fetch(`${gateway.url.replace('127.0.0.1', 'localhost')}/console`)).text();
    const { auth, commerce, catalog } = gateway.deployment.config.urls;
    expect(page).toContain(`content="{&quot;page&quot;:&quot;${gateway.url}/console&quot;,&quot;issuer&quot;:&quot;${auth}&quot;,&quot;client&quot;:&quot;portico-console&quot;,&quot;hosts&quot;:{&quot;commerce&quot;:&quot;${commerce}&quot;,&quot;catalog&quot;:&quot;${catalog}&quot;}}"`);
  });

  it('keeps its files for ever, compressed to who takes it so, and answers HEAD without a body', async () => {
    const path = await script();
    const [whole, head] = [await get(path, { headers: { 'accept-encoding': 'identity' } }), await get(path, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })];
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('cache-control'), whole.headers.get('content-encoding')]).toEqual([200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', null]);
    expect([head.headers.get('content-encoding'), await head.text()]).toEqual(['gzip', '']);
    expect(await whole.text()).toBe(readFileSync(`dist${path}`, 'utf8'));
    expect(Number(head.headers.get('content-length'))).toBeLessThan(Number(whole.headers.get('content-length')) / 2);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/console');
    expect((await get('/console', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
  });

  it('has no page in place of a file that is not there, and none outside of its folder', async () => {
    const missing = await get('/console/assets/index-00000000.js', { headers: { accept: 'text/html' } });
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(await Promise.all(['/console/assets/../../../package.json', '/console/assets/..%2f..%2findex.html', '/console/assets/%2e%2e/.vite/manifest.json', '/console/assets/', '/console/assets//etc/passwd'].map(raw))).toEqual([404, 404, 404, 404, 404]);
    expect((await get('/consoles')).status).toBe(404);
  });

  it('takes nothing but GET and HEAD', async () => {
    expect((await get('/console', { method: 'POST' })).status).toBe(404);
  });

  it('is the page that its sign-ins are answered at, and tells no other page of it', async () => {
    const answer = await get('/console?code=c%2B1&state=s-1&iss=i', { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('referrer-policy'), await answer.text()]).toEqual([200, 'no-referrer', await (await get('/console')).text()]);
  });

  it('loads less than 200 KB, compressed, until a page of it is there with its texts, whichever it is', () => {
    const pages = Object.keys(manifest()).filter((name) => name.endsWith('-page.tsx'));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.map((page) => [page, gzipped(withTexts(loadedWith('index.html', page)))]).filter(([, bytes]) => Number(bytes) >= 200_000)).toEqual([]);
  });

  it('loads each page when it is opened, and dialogs when they are', () => {
    const first = loadedWith('index.html');
    expect(Object.entries(manifest()).filter(([name, { file }]) => /-(?:page|dialog)\.tsx$/.test(name) && first.has(file)).map(([name]) => name)).toEqual([]);
    expect(manifest()['index.html']?.dynamicImports).toEqual(expect.arrayContaining(['src/orders/orders-page.tsx', 'src/order/order-page.tsx']));
  });

  it('asks the graph for nothing that people do not see', () => {
    const texts = readdirSync('gateway/console/src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql')).map((file) => readFileSync(`gateway/console/src/${file}`, 'utf8'));
    const schema = buildSchema(plannerOf(readFileSync('gateway/contract/supergraph.graphql', 'utf8')).peopleSchema().text + changesSchema(), { assumeValidSDL: true });
    expect(texts.length).toBeGreaterThan(10);
    expect(validate(schema, concatAST(texts.map((text) => parse(text)))).map(({ message }) => message)).toEqual([]);
  });

  it('is compressed to what it was', async () => {
    const path = await script();
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      request(gateway.url + path, { headers: { 'accept-encoding': 'gzip' } }, (response) => { const parts: Buffer[] = []; response.on('data', (part: Buffer) => parts.push(part)).on('end', () => { resolve(Buffer.concat(parts)); }); }).on('error', reject).end();
    });
    expect(gunzipSync(bytes).toString()).toBe(readFileSync(`dist${path}`, 'utf8'));
  });
});
