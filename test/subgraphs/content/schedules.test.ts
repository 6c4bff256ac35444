import { scheduledCalls } from './scheduled-calls.js';
import { relay, testContent } from './test-content.js';

const content = testContent();
const { schedule, cancel, scheduledOf, work } = scheduledCalls(content);
const [MINUTE, TEN, NOON] = [60_000, '2026-11-21T10:00:00.000Z', '2026-11-21T12:00:00.000Z'] as const;

beforeEach(async () => {
  content.clock.set('2026-11-21T09:30:00.000Z');
  await content.database().inTransaction((transaction) => transaction.execute('DELETE FROM scheduled_publication')); // of the tests before
});

test('what is scheduled is shown until it is done at its time, with the draft as of then, and since when it is due is known', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A' });
  expect(await schedule(site, { id, action: 'PUBLISH', at: '2026-11-21T11:00:00+01:00' })).toMatchObject({
    action: 'PUBLISH', locales: null, withDescendants: false, at: TEN, status: 'PENDING', attempts: 0, nextAttemptAt: TEN, reason: null, createdBy: 'anna@example.test',
  });
  expect(await work()).toBe(0);
  expect(await scheduledOf(site, id)).toHaveLength(1);
  await site.savePage({ id, locale: 'it', title: 'B' });
  const due = async (): Promise<string | null> => (await content.run<{ publicationsDueSince: string | null }>('{ publicationsDueSince }', {}, relay)).publicationsDueSince;
  expect(await due()).toBeNull();
  content.clock.set('2026-11-21T10:07:00.000Z');
  expect(await due()).toBe(TEN);
  expect([await work(), await work(), await due()]).toEqual([1, 0, null]);
  expect(await site.delivered('/a')).toMatchObject({ title: 'B' });
  expect(await scheduledOf(site, id)).toEqual([]);
});

test('a page is taken out with those below it, in the locales that were named', async () => {
  const site = await content.newSite();
  const a = await site.published('A');
  await site.savePage({ id: a, locale: 'en', title: 'A' });
  await site.publishPage(a);
  await site.published('B', { parentId: a });
  await schedule(site, { id: a, action: 'UNPUBLISH', locales: ['it'], withDescendants: true, at: TEN });
  content.clock.set(TEN);
  await work();
  expect([await site.paths('it'), await site.paths('en')]).toEqual([[], ['/a']]);
});

test('an entry is published at its time', async () => {
  const site = await content.newSite();
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  const { id } = await site.createEntry({ collectionId, title: 'A' });
  await schedule(site, { id, action: 'PUBLISH', at: TEN });
  expect(await site.run('query($id: SafeInt!) { entry(id: $id) { scheduled { action page { id } entry { id } } } }', { id })).toEqual({ entry: { scheduled: [{ action: 'PUBLISH', page: null, entry: { id } }] } });
  content.clock.set(TEN);
  await work();
  expect(await site.paths()).toEqual(['/news/a']);
});

test.each([
  ['a time that has passed', { at: '2026-11-21T09:30:00.000Z' }, ['at']],
  ['a locale of another site', { locales: ['it', 'de'] }, ['locales.1']],
  ['no locale', { locales: [] }, ['locales']],
  ['a locale twice', { locales: ['it', 'it'] }, ['locales.1']],
  ['a publication of what is below', { withDescendants: true }, ['withDescendants']],
])('%s is refused', async (_, input, fields) => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A' });
  const refusal = await schedule(site, { id, action: 'PUBLISH', at: TEN, ...input }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'BAD_INPUT' });
  expect(Object.keys((refusal as { readonly details: object }).details)).toEqual(fields);
});

test('ten are scheduled of a page at most', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A' });
  for (let at = 0; at < 10; at += 1) await schedule(site, { id, action: 'PUBLISH', at: TEN });
  await expect(schedule(site, { id, action: 'PUBLISH', at: TEN })).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS' });
});

test('a draft that is not complete is tried again after 1, 5, 15 and 60 minutes, and then given up with the reason', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A', blocks: [{ id: 'h', type: 'hero' }] });
  await schedule(site, { id, action: 'PUBLISH', at: TEN });
  content.clock.set(TEN);
  const seen = [];
  for (const minutes of [1, 5, 15, 60, 0]) {
    expect([await work(), await work()]).toEqual([1, 0]);
    seen.push(...await scheduledOf(site, id) ?? []);
    content.clock.turn(minutes * MINUTE);
  }
  expect(seen.map(({ status, attempts, nextAttemptAt }) => [status, attempts, nextAttemptAt])).toEqual([
    ['PENDING', 1, '2026-11-21T10:01:00.000Z'], ['PENDING', 2, '2026-11-21T10:06:00.000Z'], ['PENDING', 3, '2026-11-21T10:21:00.000Z'], ['PENDING', 4, '2026-11-21T11:21:00.000Z'], ['FAILED', 5, null],
  ]);
  expect(new Set(seen.map(({ reason }) => reason))).toEqual(new Set(['The page is not complete; it.0.title is required']));
  content.clock.set('2027-01-01T00:00:00.000Z');
  expect(await work()).toBe(0);
});

test('a page below one that is published at the same time follows it, and what is completed meanwhile is published', async () => {
  const site = await content.newSite();
  const { id: a } = await site.createPage({ title: 'A' });
  const { id: b } = await site.createPage({ title: 'B', parentId: a });
  const { id: c } = await site.createPage({ title: 'C', blocks: [{ id: 'h', type: 'hero' }] });
  for (const id of [b, a, c]) await schedule(site, { id, action: 'PUBLISH', at: TEN });
  content.clock.set(TEN);
  expect(await work()).toBe(3);
  expect(await site.paths()).toEqual(['/a']);
  expect(await scheduledOf(site, b)).toMatchObject([{ reason: `Page ${String(a)}, below which it is, is not published in it: publish that first, or both together; or take this one out there` }]);
  await site.savePage({ id: c, locale: 'it', blocks: null });
  content.clock.turn(MINUTE);
  await work();
  expect(await site.paths()).toEqual(['/a', '/a/b', '/c']);
});

test('one that fails unexpectedly stops no other, of its company or another, and says nothing of why', async () => {
  const [broken, fine] = [await content.newSite(), await content.newSite()];
  const [{ id: one }, { id: other }] = [await broken.createPage({ title: 'A' }), await fine.createPage({ title: 'A' })];
  const { id } = await schedule(broken, { id: one, action: 'PUBLISH', at: TEN });
  await schedule(fine, { id: other, action: 'PUBLISH', at: NOON });
  const setLocales = (locales: string) => content.database().inTransaction((transaction) => transaction.execute('UPDATE site SET locales = ? WHERE company_id = ?', [locales, broken.companyId]));
  await setLocales('{');
  content.clock.set(NOON);
  expect(await work()).toBe(2);
  expect(await fine.paths()).toEqual(['/a']);
  expect(await content.database().query('SELECT id, status, reason FROM scheduled_publication WHERE company_id = ?', [broken.companyId])).toEqual([{ id, status: 'PENDING', reason: 'It failed unexpectedly; the log says why' }]);
  await setLocales('["it","en"]');
  content.clock.turn(MINUTE);
  await work();
  expect(await broken.paths()).toEqual(['/a']);
});

test('what was to be done before something else and is still tried is given up when that is done', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A', blocks: [{ id: 'h', type: 'hero' }] });
  await schedule(site, { id, action: 'PUBLISH', at: TEN });
  await schedule(site, { id, action: 'PUBLISH', locales: ['en'], at: TEN });
  await schedule(site, { id, action: 'UNPUBLISH', locales: ['it'], at: '2026-11-21T10:00:30.000Z' });
  content.clock.set(TEN);
  expect(await work()).toBe(2);
  content.clock.turn(MINUTE / 2);
  expect(await work()).toBe(1);
  expect((await scheduledOf(site, id))?.map(({ status, reason }) => [status, reason])).toEqual([
    ['FAILED', 'What was scheduled for 2026-11-21T10:00:30.000Z was done before it could be'],
    ['PENDING', 'It cannot be published in these locales; locales.0 is a locale in which the page has no text'],
  ]);
});

test('what is scheduled of a site is listed by time, and cancelled; what is done cannot be', async () => {
  const site = await content.newSite();
  const { id } = await site.createPage({ title: 'A' });
  const ids = [];
  for (const at of [NOON, TEN]) ids.push((await schedule(site, { id, action: 'PUBLISH', at })).id);
  const list = async (more = ''): Promise<{ nodes: { at: string }[]; pageInfo: { endCursor: string } }> =>
    (await site.run<{ scheduledPublications: { nodes: { at: string }[]; pageInfo: { endCursor: string } } }>(`query($siteId: SafeInt!) { scheduledPublications(siteId: $siteId, first: 1${more}) { nodes { at } pageInfo { endCursor } } }`, { siteId: site.siteId })).scheduledPublications;
  const { nodes, pageInfo } = await list();
  expect([nodes, (await list(`, after: "${pageInfo.endCursor}"`)).nodes]).toEqual([[{ at: TEN }], [{ at: NOON }]]);
  expect(await cancel(site, ids[0] ?? '')).toEqual({ cancelScheduledPublication: { id: ids[0], page: { id } } });
  content.clock.set(NOON);
  expect(await work()).toBe(1);
  for (const gone of ids) await expect(cancel(site, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
