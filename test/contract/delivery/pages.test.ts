import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
beforeAll(async () => { s = await openSite(); });
afterAll(() => s.close());

const missing = (what: string) => [404, `{"message":"There is no such ${what}"}`];

test('the site is read by the slug of its workspace and its number [J-SITE-1] [J-SITE-2]', async () => {
  const answer = [200, `{"data":{"id":${String(s.siteId)},"slug":"shop","name":"Shop","status":"active","default_locale":"it","locales":["it","en"],"frontend_url":"https://shop.example/"}}`];
  expect([await s.read(''), await s.read('/')]).toEqual([answer, answer]);
});

test('a page is answered with its blocks as they were edited [J-PAGE-1] [J-PAGE-2]', async () => {
  const id = await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Chi siamo', slug: 'chi', blocks: [{ type: 'text', id: 'b1', heading: 'Ciao  "a tutti"' }], seo: { title: 'Noi', noindex: true } });
  const answer = [200, `{"data":{"id":${String(id)},"template":"standard","is_home":false,"title":"Chi siamo","slug":"chi","blocks":[{"type":"text","id":"b1","heading":"Ciao  \\"a tutti\\""}],"seo":{"title":"Noi","noindex":true},"locale":"it","published_at":"2026-11-21T09:30:00.`];
  for (const path of ['chi', '/chi', 'chi/', '/chi/', '//chi//', '%2Fchi']) {
    const [status, body] = await s.read(`/page?path=${path}`);
    expect([status, body.slice(0, answer[1]?.toString().length)]).toEqual(answer);
    expect(body.slice(answer[1]?.toString().length)).toMatch(/^\d{3}Z"\}\}$/);
  }
});

test('a page without blocks has null [J-PAGE-1]', async () => {
  await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Vuota', slug: 'vuota' });
  expect(await s.data('/page?path=vuota')).toMatchObject({ blocks: null, seo: null });
});

test('without path, and with /, it is the home page [J-PAGE-2]', async () => {
  expect(await s.read('/page')).toEqual(missing('page'));
  const id = await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Home', isHome: true });
  for (const target of ['/page', '/page?path=', '/page?path=/', '/page?path=%2F%2F']) expect(await s.data(target)).toMatchObject({ id, is_home: true, slug: '', title: 'Home', locale: 'it' });
});

describe('a tree in two languages', () => {
  let team: number;
  let about: number;
  beforeAll(async () => {
    about = await s.edit.page({ siteId: s.siteId, template: 'standard', title: 'Azienda' });
    await s.edit.savePage({ id: about, locale: 'en', title: 'Company' });
    team = await s.edit.page({ siteId: s.siteId, template: 'standard', parentId: about, title: 'Squadra' });
    await s.edit.savePage({ id: team, locale: 'en', title: 'Team' });
    await s.edit.publishPage(about);
    await s.edit.publishPage(team, { locales: ['it'] });
  });

  test('has paths of the slugs of each [J-PAGE-3] [J-PAGE-4]', async () => {
    expect(await s.data('/page?path=/azienda/squadra')).toMatchObject({ id: team, locale: 'it', slug: 'squadra' });
    expect(await s.data('/page?path=/company&locale=en')).toMatchObject({ id: about, locale: 'en', title: 'Company' });
  });

  test('has nothing at the slugs of the other, of pages that are not published there, and beside the tree [J-PAGE-5]', async () => {
    for (const target of ['/page?path=/company', '/page?path=/azienda&locale=en', '/page?path=/company/team&locale=en', '/page?path=/squadra', '/page?path=/azienda/azienda', '/page?path=/Azienda', '/page?path=/azienda/squadra/x', '/page?path=%00', `/page?path=${'a/'.repeat(3000)}`]) {
      expect([target.slice(0, 40), ...await s.read(target)]).toEqual([target.slice(0, 40), ...missing('page')]);
    }
  });

  test('has nothing in a locale that the site does not have [J-PAGE-3]', async () => {
    for (const locale of ['de', 'IT', 'it-IT', 'x'.repeat(200), '%22']) expect(await s.read(`/page?path=/azienda&locale=${locale}`)).toEqual([404, '{"message":"There is no such locale of this site"}']);
    expect(await s.data('/page?path=/azienda&locale=')).toMatchObject({ locale: 'it' });
  });

  test('moves with a renamed page in its language alone, when that is published, and leaves redirects [J-PATH-1] [J-PAGE-6] [J-REDIRECT-2]', async () => {
    await s.edit.publishPage(team);
    await s.edit.savePage({ id: about, locale: 'it', slug: 'noi', title: 'Noi' });
    expect((await s.data('/page?path=/azienda')).title).toBe('Azienda');
    await s.edit.publishPage(about);
    expect([(await s.read('/page?path=/azienda/squadra'))[0], (await s.data('/page?path=/noi/squadra')).id, (await s.data('/page?path=/company/team&locale=en')).id]).toEqual([404, team, team]);
    expect((await s.json('/redirects')).data).toEqual([{ from: '/azienda', to: '/noi', status: 301, locale: 'it' }, { from: '/azienda/squadra', to: '/noi/squadra', status: 301, locale: 'it' }]);
    await s.edit.savePage({ id: about, locale: 'it', slug: 'chi-siamo' });
    await s.edit.publishPage(about);
    expect((await s.json('/redirects?path=azienda/squadra')).data).toEqual([{ from: '/azienda/squadra', to: '/chi-siamo/squadra', status: 301, locale: 'it' }]);
  });

  test('shows no page that was taken out [J-PAGE-5]', async () => {
    await s.edit.unpublishPage(team, { locales: ['en'] });
    expect([await s.read('/page?path=/company/team&locale=en'), (await s.data('/page?path=/chi-siamo/squadra')).id]).toEqual([missing('page'), team]);
  });
});
