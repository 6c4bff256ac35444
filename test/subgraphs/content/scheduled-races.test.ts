import { scheduledCalls } from './scheduled-calls.js';
import { testContent } from './test-content.js';

const content = testContent();
const { schedule, cancel, scheduledOf, work, published } = scheduledCalls(content);
const [ROUNDS, LEASE, TEN] = [8, 120_000, '2026-11-21T10:00:00.000Z'] as const;

beforeEach(() => { content.clock.set('2026-11-21T09:30:00.000Z'); });

test('of workers that look at once one publishes each page, and no page is left', async () => {
  const site = await content.newSite();
  const ids: number[] = [];
  for (let at = 0; at < 30; at += 1) ids.push((await site.createPage({ title: `P${String(at)}` })).id);
  for (const id of ids) await schedule(site, { id, action: 'PUBLISH', at: TEN });
  content.clock.set(TEN);
  const turn = async (): Promise<void> => { while (await work() > 0); };
  await Promise.all([turn(), turn(), turn()]);
  expect(await Promise.all(ids.map((id) => published(site, id)))).toEqual(ids.map(() => 1));
  expect(await content.database().query('SELECT id FROM scheduled_publication WHERE company_id = ?', [site.companyId])).toEqual([]);
});

test('a publication at its time and a deletion of the page at once leave neither a published page nor something scheduled', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    content.clock.set('2026-11-21T09:30:00.000Z');
    const site = await content.newSite();
    const { id } = await site.createPage({ title: 'A' });
    await schedule(site, { id, action: 'PUBLISH', at: TEN });
    content.clock.set(TEN);
    await Promise.all([work(), site.deletePage(id), work()]);
    expect(await site.paths()).toEqual([]);
    for (const table of ['scheduled_publication', 'published', 'translation', 'translation_version']) expect(await content.database().query(`SELECT company_id FROM ${table} WHERE company_id = ?`, [site.companyId])).toEqual([]);
  }
});

test('a publication at its time and its cancellation at once: it is done, or was cancelled', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    content.clock.set('2026-11-21T09:30:00.000Z');
    const site = await content.newSite();
    const { id } = await site.createPage({ title: 'A' });
    const { id: scheduled } = await schedule(site, { id, action: 'PUBLISH', at: TEN });
    content.clock.set(TEN);
    const [, cancelled] = await Promise.all([work(), cancel(site, scheduled).then(() => true, () => false)]);
    expect(await site.paths()).toEqual(cancelled ? [] : ['/a']);
    expect(await scheduledOf(site, id)).toEqual([]);
  }
});

test('a publication and an edit at once: what is published is known to be, whichever was first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await content.newSite();
    const { id } = await site.createPage({ title: 'A' });
    await Promise.all([site.publishPage(id), site.savePage({ id, locale: 'it', title: 'B' })]);
    expect(await content.database().query('SELECT document_id FROM translation WHERE company_id = ? AND published_version IS NULL', [site.companyId])).toEqual([]);
  }
});

test('what a process had claimed when it ended is done when its lease ends; what ended five processes is given up', async () => {
  const site = await content.newSite();
  const [{ id }, { id: other }] = [await site.createPage({ title: 'A' }), await site.createPage({ title: 'B' })];
  for (const one of [id, other]) await schedule(site, { id: one, action: 'PUBLISH', at: TEN });
  content.clock.set(TEN);
  const claimed = (document: number, attempts: number) => content.database().inTransaction((transaction) => transaction.execute(
    "UPDATE scheduled_publication SET claim_token = 'gone', attempts = ?, due_at = '2026-11-21T10:02:00.000Z' WHERE company_id = ? AND document_id = ?", [attempts, site.companyId, document]));
  await claimed(id, 1);
  await claimed(other, 5);
  expect(await work()).toBe(0);
  content.clock.turn(LEASE);
  expect(await work()).toBe(2);
  expect(await site.paths()).toEqual(['/a']);
  expect(await scheduledOf(site, other)).toMatchObject([{ status: 'FAILED', attempts: 6, nextAttemptAt: null, reason: 'It failed unexpectedly; the log says why' }]);
});

test('in a sandbox whose clock is ahead pages are published by it, and those of others by the machine\'s', async () => {
  const [ahead, usual] = [await content.newSite(), await content.newSite()];
  const scheduled = async (site: typeof ahead): Promise<void> => {
    const { id } = await site.createPage({ title: 'A' });
    await schedule(site, { id, action: 'PUBLISH', at: TEN });
  };
  await scheduled(ahead);
  await scheduled(usual);
  content.knowClocks([{ companyId: ahead.companyId, aheadMilliseconds: 3_600_000 }]);
  expect([await work(), await work(), await ahead.paths(), await usual.paths()]).toEqual([1, 0, ['/a'], []]);
  content.clock.set(TEN);
  expect([await work(), await usual.paths()]).toEqual([1, ['/a']]);
});
