import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

test('a redirect leads to an address, to a page wherever it is, or nowhere any more', async () => {
  const a = await site.published('A');
  expect(await site.saveRedirect({ from: 'old//path/', url: 'https://example.test/new?a=1' })).toEqual({ saveRedirect: { from: '/old/path', status: 301, documentId: null, url: 'https://example.test/new?a=1' } });
  await site.saveRedirect({ from: '/to-a', documentId: a, status: 302 });
  await site.saveRedirect({ from: '/gone', status: 410 });
  await site.saveRedirect({ from: '/mail', url: 'mailto:info@example.test', status: 307 });
  await site.rename(a, 'b');
  expect(await site.redirects()).toEqual({ '/a': '/b', '/gone': null, '/mail': 'mailto:info@example.test', '/old/path': 'https://example.test/new?a=1', '/to-a': '/b' });
  await site.unpublishPage(a);
  expect(await site.redirects()).toEqual({ '/gone': null, '/mail': 'mailto:info@example.test', '/old/path': 'https://example.test/new?a=1' });
});

test.each([
  [{ from: '/', url: '/a' }, { from: ['must not be the home page'] }],
  [{ from: '/a?b=1', url: '/c' }, { from: ['must be a path without query and fragment'] }],
  [{ from: '/a\n', url: '/c' }, { from: ['must not contain control or broken characters'] }],
  [{ from: '/a\ud800', url: '/c' }, { from: ['must not contain control or broken characters'] }],
  [{ from: '/a ', url: '/c' }, { from: ['must not begin or end with a space'] }],
  [{ from: `/${'x'.repeat(700)}`, url: '/c' }, { from: ['must have at most 700 characters'] }],
  [{ from: '/a', url: '//evil.test' }, { url: ['must be a path of the site, or an address with https'] }],
  [{ from: '/a', url: 'javascript:alert(1)' }, { url: ['must begin with https, http, mailto, tel, / or #'] }],
  [{ from: '/a', url: '/b', status: 303 }, { status: ['must be one of 301, 302, 307, 308, 410'] }],
  [{ from: '/a' }, { status: ['needs either documentId or url'] }],
  [{ from: '/a', url: '/b', documentId: 1 }, { status: ['needs either documentId or url'] }],
  [{ from: '/a', url: '/b', status: 410 }, { status: ['is for a path that leads nowhere'] }],
  [{ from: '/a', documentId: 99 }, { documentId: ['is not a page or entry of the site'] }],
  [{ from: '/a', url: '/b', locale: 'de' }, { locale: ['is not a locale of the site, which has it, en'] }],
])('a redirect with %j is refused', async (input, details) => {
  await expect(site.saveRedirect(input)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test.each(['/a', '/a/', '/a?x=1', '/a#top', '/b/../a', '/./a', '/%61', '#top', 'https://shop.example.test/a?x=1', '/it/a', 'https://shop.example.test/IT/a/'])('a redirect of /a to %s leads back to itself', async (url) => {
  await expect(site.saveRedirect({ from: '/a', url })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { url: ['leads back to the path'] } });
});

test('a redirect of letters with accents leads back to itself however they are written', async () => {
  await expect(site.saveRedirect({ from: '/caffè', url: '/caff%C3%A8' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { url: ['leads back to the path'] } });
});

test('redirects do not lead back over one another, nor over too many; in another locale they may', async () => {
  await site.saveRedirect({ from: '/a', url: '/b?x=1' });
  await expect(site.saveRedirect({ from: '/b', url: '/a' })).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'It leads back to itself: /b → /a → /b' });
  await site.saveRedirect({ from: '/b', url: '/c' });
  await expect(site.saveRedirect({ from: '/c', url: '/a#x' })).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'It leads back to itself: /c → /a → /b → /c' });
  await site.saveRedirect({ from: '/c', url: '/a', locale: 'en' });
  for (let step = 20; step >= 2; step -= 1) await site.saveRedirect({ from: `/s${String(step)}`, url: `/s${String(step + 1)}` });
  await site.saveRedirect({ from: '/s1', url: '/s2' });
  await expect(site.saveRedirect({ from: '/s0', url: '/s1' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { url: ['leads through too many redirects'] } });
});

test('redirects do not lead back through another locale, however a website writes it', async () => {
  await site.saveRedirect({ from: '/a', url: '/en/b' });
  await expect(site.saveRedirect({ from: '/b', url: '/it/a', locale: 'en' })).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'It leads back to itself: /b → /a in it → /b' });
});

test('a redirect is of the path that browsers ask for, and is removed by either way to write that', async () => {
  expect(await site.saveRedirect({ from: '/caff%C3%A8', url: '/b' })).toMatchObject({ saveRedirect: { from: '/caffè' } });
  expect(await site.saveRedirect({ from: '/100%', url: '/b' })).toMatchObject({ saveRedirect: { from: '/100%' } });
  await site.run('mutation($input: RemoveRedirectInput!) { removeRedirect(input: $input) { from } }', { input: { siteId: site.siteId, from: '/caff%c3%a8' } });
  expect(await site.redirects()).toEqual({ '/100%': '/b' });
  for (const from of ['/a/../b', '/.', '/%2E%2E/b']) await expect(site.saveRedirect({ from, url: '/c' })).rejects.toMatchObject({ details: { from: ['must not have . or .. between its slashes'] } });
});

test('a path where something is published is not redirected, and one that a page left may be redirected elsewhere', async () => {
  const a = await site.published('A');
  await expect(site.saveRedirect({ from: '/a', url: '/b' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { holder: String(a) } });
  await site.rename(a, 'b');
  await site.saveRedirect({ from: '/a', url: 'https://example.test' });
  expect(await site.redirects()).toEqual({ '/a': 'https://example.test' });
  await expect(site.rename(a, 'a')).rejects.toMatchObject({ code: 'INVALID_STATE' });
});

test('redirects are listed in pages for editors, one is read by its path, and a removed one is gone', async () => {
  for (const from of ['/b', '/a', '/c']) await site.saveRedirect({ from, url: '/z' });
  const list = async (after?: string) => (await site.run<{ redirects: { nodes: { from: string }[]; pageInfo: { endCursor: string } } }>(
    'query($id: SafeInt!, $after: String) { redirects(siteId: $id, locale: "it", first: 2, after: $after) { nodes { from origin } pageInfo { endCursor } } }', { id: site.siteId, after })).redirects;
  const first = await list();
  expect(first.nodes).toEqual([{ from: '/a', origin: 'EDITED' }, { from: '/b', origin: 'EDITED' }]);
  expect((await list(first.pageInfo.endCursor)).nodes).toEqual([{ from: '/c', origin: 'EDITED' }]);
  expect(await site.deliver('query($input: DeliveredRedirectsInput!) { deliveredRedirects(input: $input) { total redirects { path target status } } }', { locale: 'it', path: 'b/', page: 1, perPage: 10 }))
    .toEqual({ deliveredRedirects: { total: 1, redirects: [{ path: '/b', target: '/z', status: 301 }] } });
  const remove = () => site.run('mutation($input: RemoveRedirectInput!) { removeRedirect(input: $input) { from } }', { input: { siteId: site.siteId, from: 'a' } });
  expect(await remove()).toEqual({ removeRedirect: { from: '/a' } });
  await expect(remove()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
