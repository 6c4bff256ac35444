import { request } from 'node:http';
import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
beforeAll(async () => {
  s = await openSite();
  await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Home', isHome: true });
});
afterAll(() => s.close());

const UNKNOWN = [401, '{"message":"The token is missing or wrong, or is not for this host: send Authorization: Bearer cmsdt_..."}'];
const NO_SITE = [404, '{"message":"There is no such site"}'];

test('a token is cmsdt_ and 40 characters, in the Authorization header alone [J-AUTH-1] [J-ERROR-1]', async () => {
  expect(s.key).toMatch(/^cmsdt_[A-Za-z0-9]{40}$/);
  for (const authorization of ['', 'Bearer', 'Bearer ', `Bearer cmsdt_${'a'.repeat(40)}`, `Basic ${s.key}`, s.key, `Bearer ${s.key}x`]) expect([authorization.slice(0, 20), ...await s.read('', { headers: { authorization } })]).toEqual([authorization.slice(0, 20), ...UNKNOWN]);
  for (const name of ['token', 'access_token', 'api_key', 'key']) expect(await s.read(`?${name}=${s.key}`, { headers: { authorization: '' } })).toEqual(UNKNOWN);
  for (const name of ['x-api-key', 'x-service-key', 'cookie']) expect(await s.read('', { headers: { authorization: '', [name]: s.key } })).toEqual(UNKNOWN);
  expect((await s.send(s.root, { headers: { authorization: '' } })).headers.get('www-authenticate')).toBe('Bearer');
});

test('wrong tokens do not keep a right one of the same address out before its calls of a minute are used up [J-LIMIT-1]', async () => {
  const headers = { authorization: `Bearer cmsdt_${'b'.repeat(40)}`, 'x-forwarded-for': '203.0.113.77' };
  for (let call = 0; call < 40; call += 1) expect((await s.read('', { headers }))[0]).toBe(401);
  expect((await s.read('', { headers: { 'x-forwarded-for': '203.0.113.77' } }))[0]).toBe(200);
});

test('a token of another site reads nothing, as if there were nothing [J-AUTH-2] [REL-S6]', async () => {
  const [sibling, stranger] = [await s.sibling('second'), await s.stranger()];
  for (const { key } of [sibling, stranger]) {
    const headers = { authorization: `Bearer ${key}` };
    if (key === stranger.key && stranger.siteId === s.siteId) continue; // sites count from 1 in each company
    expect([await s.read('', { headers }), await s.read('/menus', { headers }), await s.read('/sitemap', { headers }), (await s.read('/page', { headers }))[0]]).toEqual([NO_SITE, NO_SITE, NO_SITE, 404]);
  }
  expect(await (await s.send(`/api/delivery/v1/studio/sites/${String(stranger.siteId)}/page`, { headers: { authorization: `Bearer ${stranger.key}` } })).text()).toBe('{"message":"There is no such page"}');
});

test('what is no site of the workspace is 404 [J-AUTH-2]', async () => {
  for (const path of [`/other/sites/${String(s.siteId)}`, '/studio/sites/999', '/studio/sites/0', '/studio/sites/1e0', '/studio/sites/01', '/studio/sites/-1', '/studio/sites/x', `/STUDIO/sites/${String(s.siteId)}`, `/studio/sites/${'9'.repeat(40)}`]) {
    const response = await s.send(`/api/delivery/v1${path}`);
    expect([path, response.status, await response.text()]).toEqual([path, ...NO_SITE]);
  }
  for (const path of ['', '/x', '/page/x', '/collections', '/collections/a']) expect([path, (await s.send(`${s.root}${path}`)).status]).toEqual([path, path === '' ? 200 : 404]);
});

test('a token that is paused or removed is refused at the next call [J-AUTH-3]', async () => {
  const { id, key } = await s.token();
  const status = async () => {
    const [code, body] = await s.read('', { headers: { authorization: `Bearer ${key}` } });
    return code === 200 ? code : [code, body];
  };
  const states = [await status()];
  await s.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id });
  states.push(await status());
  await s.asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  states.push(await status());
  await s.asStaff('mutation D($id: ID!) { deleteConnection(id: $id) { id } }', { id });
  states.push(await status());
  expect(states).toEqual([200, [401, '{"message":"The token is paused"}'], 200, UNKNOWN]);
});

test('a token that is known and refused by its allowlist or its host is told so, still as 401 [J-AUTH-3] [J-ERROR-1]', async () => {
  const { id, key } = await s.token();
  const update = (input: object) => s.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ...input } });
  const answer = () => s.read('', { headers: { authorization: `Bearer ${key}` } });
  await update({ allowlist: ['198.51.100.0/24'] });
  expect(await answer()).toEqual([401, '{"message":"The token may not be used from this address: its allowlist does not have it"}']);
  await update({ allowlist: [], dedicatedHost: 'content.shop.example' });
  expect(await answer()).toEqual(UNKNOWN);
  await update({ dedicatedHost: null });
  expect((await answer())[0]).toBe(200);
});

test('a token is made for a site of the company alone, and needs one [J-AUTH-3]', async () => {
  const make = (input: object) => s.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { name: 'Website', kind: 'DELIVERY', ...input } });
  await expect(make({})).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'delivery.siteId': ['is required'] } });
  await expect(make({ delivery: { siteId: 999 } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'delivery.siteId': ['is not a site of the company'] } });
  await expect(make({ kind: 'COMMERCE', delivery: { siteId: s.siteId } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { delivery: ['is for another kind of connection'] } });
});

test('an archived site is served no longer, a draft is [J-SITE-1]', async () => {
  const statuses: unknown[] = [];
  for (const status of ['DRAFT', 'ARCHIVED', 'ACTIVE']) {
    await s.edit.updateSite({ id: s.siteId, status });
    statuses.push([(await s.read(''))[0], (await s.read('/page'))[0], (await s.read('/menus'))[0]]);
  }
  expect(statuses).toEqual([[200, 200, 200], [404, 404, 404], [200, 200, 200]]);
});

test('it is read-only, and no page of a browser may call it [J-READ-1]', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await s.send(`${s.root}/page`, { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
  }
  const preflight = await s.send(`${s.root}/page`, { method: 'OPTIONS', headers: { origin: 'https://shop.example', 'access-control-request-method': 'GET' } });
  const called = await s.send(`${s.root}/page`, { headers: { origin: 'https://shop.example' } });
  expect([preflight.status, called.status, ...[preflight, called].map(({ headers }) => headers.get('access-control-allow-origin'))]).toEqual([405, 200, null, null]);
});

test('HEAD answers the head of GET [J-HEAD-1]', async () => {
  const [head, get] = [await s.send(`${s.root}/page`, { method: 'HEAD' }), await s.send(`${s.root}/page`)];
  const names = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control', 'vary'];
  expect([head.status, await head.text(), names.map((name) => head.headers.get(name))]).toEqual([200, '', names.map((name) => get.headers.get(name))]);
});

test('120 calls a minute of one address, whatever they ask for [J-LIMIT-1]', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const paths = ['', '/page', '/menus', '/sitemap', '/redirects', '/collections/none/entries'];
  let last = await s.send(s.root, { headers: { ...from, authorization: '' } });
  expect([last.status, last.headers.get('x-ratelimit-limit'), last.headers.get('x-ratelimit-remaining')]).toEqual([401, '120', '119']);
  for (let call = 1; call < 120; call += 1) last = await s.send(`${s.root}${paths[call % paths.length] ?? ''}`, { headers: from });
  expect(last.headers.get('x-ratelimit-remaining')).toBe('0');
  const refused = await s.send(`${s.root}/page`, { headers: from });
  expect([refused.status, refused.headers.get('x-ratelimit-limit'), refused.headers.get('x-ratelimit-remaining'), Number(refused.headers.get('retry-after')) > 0, Object.keys(JSON.parse(await refused.text()) as object)]).toEqual([429, '120', '0', true, ['message']]);
});

test('a hostile head is 404, 401 or 400, never a fault', async () => {
  const raw = (path: string, headers: Record<string, string>): Promise<number> => new Promise((resolve, reject) => {
    request(`${s.base}${path}`, { headers: { authorization: `Bearer ${s.key}`, 'x-forwarded-for': '192.0.2.9', ...headers } }, (response) => { response.resume(); resolve(response.statusCode ?? 0); }).on('error', reject).end();
  });
  const statuses = [];
  for (const headers of [{ 'if-none-match': '"'.repeat(8000) }, { 'if-none-match': '*' }, { 'if-none-match': `W/"${'x'.repeat(5000)}"` }, { 'if-modified-since': 'x'.repeat(5000) }]) statuses.push(await raw(`${s.root}/page`, headers));
  for (const path of ['/page?path=%ff', '/page?path=a&path=b', '/sitemap?page=1e9&per_page=NaN', '/redirects?page=-5&per_page=99999999999999999999', '/collections/%2e%2e/entries', '/menus/%00']) statuses.push(await raw(`${s.root}${path}`, {}));
  expect(statuses).toEqual([200, 304, 200, 200, 404, 404, 200, 200, 404, 404]);
});
