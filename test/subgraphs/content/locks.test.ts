import { staffOf, testContent, type TestSite } from './test-content.js';

const content = testContent();
const [ANNA, BEN, CARA] = ['anna@example.test', 'ben@example.test', 'cara@example.test'] as const;
const MINUTE = 60_000;
let site: TestSite;
let id: number;
beforeEach(async () => {
  content.clock.set('2026-03-10T08:00:00.000Z');
  site = await content.newSite();
  id = (await site.createPage({ title: 'A' })).id;
  await site.savePage({ id, locale: 'en', title: 'A' });
});

interface Lock {
  readonly by: string;
  readonly since: string;
  readonly until: string;
  readonly isOwn: boolean;
}

const change = (mutation: string) => async (actor: string, locale = 'it', document = id): Promise<Lock | null> =>
  (await site.run<Record<string, Lock | null>>(`mutation($input: LockDocumentInput!) { ${mutation}(input: $input) { by since until isOwn } }`, { input: { id: document, locale } }, actor))[mutation] ?? null;
const [lock, unlock, takeOver] = [change('lockDocument'), change('unlockDocument'), change('takeOverLock')];
const save = (actor: string, title: string, locale = 'it') => site.savePage({ id, locale, title }, actor);
const shown = async (): Promise<unknown> => (await site.run<{ page: { translations: unknown } }>('query($id: SafeInt!) { page(id: $id) { translations { locale lock { by since until isOwn } } } }', { id })).page.translations;

test('while somebody edits a locale nobody else saves, publishes, moves or deletes it there, and is told who has it, since when and until when', async () => {
  expect(await lock(BEN)).toEqual({ by: BEN, since: '2026-03-10T08:00:00.000Z', until: '2026-03-10T08:05:00.000Z', isOwn: true });
  const refused = {
    code: 'CONFLICT', details: { lockedBy: BEN, locale: 'it', since: '2026-03-10T08:00:00.000Z', until: '2026-03-10T08:05:00.000Z', takenOver: false },
    message: 'ben@example.test has been editing it in it since 2026-03-10T08:00:00.000Z, and holds it until 2026-03-10T08:05:00.000Z unless they go on: wait, or take it over (takeOverLock)',
  };
  await expect(lock(ANNA)).rejects.toMatchObject(refused);
  await expect(save(ANNA, 'B')).rejects.toMatchObject(refused);
  for (const locales of [undefined, ['it'], ['en', 'it']]) await expect(site.publishPage(id, { locales })).rejects.toMatchObject(refused);
  await expect(site.movePage({ id, before: null })).rejects.toMatchObject(refused);
  await expect(site.deletePage(id)).rejects.toMatchObject(refused);
  expect(await shown()).toEqual([{ locale: 'en', lock: null }, { locale: 'it', lock: { by: BEN, since: '2026-03-10T08:00:00.000Z', until: '2026-03-10T08:05:00.000Z', isOwn: false } }]);
});

test('the other locales, other documents and their holder go on', async () => {
  await lock(BEN);
  await save(ANNA, 'B', 'en');
  await site.publishPage(id, { locales: ['en'] });
  await site.createPage({ title: 'Other' });
  await save(BEN, 'C');
  expect((await site.page(id))?.translations).toMatchObject([{ locale: 'en', title: 'B', hasChanges: false }, { locale: 'it', title: 'C', updatedBy: BEN }]);
});

test('a lock is renewed by locking again and by each save, and ends five minutes after that', async () => {
  await lock(BEN);
  content.clock.turn(4 * MINUTE);
  expect(await lock(BEN)).toMatchObject({ since: '2026-03-10T08:00:00.000Z', until: '2026-03-10T08:09:00.000Z' });
  content.clock.turn(4 * MINUTE);
  await save(BEN, 'B');
  content.clock.turn(5 * MINUTE - 1);
  await expect(save(ANNA, 'C')).rejects.toMatchObject({ code: 'CONFLICT', details: { until: '2026-03-10T08:13:00.000Z' } });
  content.clock.turn(1);
  await save(ANNA, 'C');
  expect(await shown()).toEqual([{ locale: 'en', lock: null }, { locale: 'it', lock: null }]);
  await save(BEN, 'D'); // it ended, and nobody took it over
  expect(await lock(ANNA)).toMatchObject({ by: ANNA, since: '2026-03-10T08:13:00.000Z' });
});

test('who lost a lock is told who took it over, also when that one is done, until they lock it again', async () => {
  await lock(BEN);
  content.clock.turn(MINUTE);
  expect(await takeOver(ANNA)).toEqual({ by: ANNA, since: '2026-03-10T08:01:00.000Z', until: '2026-03-10T08:06:00.000Z', isOwn: true });
  const lost = { code: 'CONFLICT', details: { lockedBy: ANNA, locale: 'it', since: '2026-03-10T08:01:00.000Z', takenOver: true } };
  await expect(save(BEN, 'B')).rejects.toMatchObject({ ...lost, message: 'anna@example.test took over your lock of it in it at 2026-03-10T08:01:00.000Z, and holds it until 2026-03-10T08:06:00.000Z unless they go on: wait, or take it over (takeOverLock)' });
  await expect(lock(BEN)).rejects.toMatchObject(lost);
  await save(ANNA, 'C');
  content.clock.turn(6 * MINUTE);
  await lock(ANNA);
  await unlock(ANNA);
  await expect(save(BEN, 'B')).rejects.toMatchObject({ code: 'CONFLICT', details: { takenOver: true }, message: 'anna@example.test took over your lock of it in it at 2026-03-10T08:07:00.000Z and may have changed it: read it again, and lock it (lockDocument) before you go on' });
  await save(CARA, 'D');
  await lock(BEN);
  await save(BEN, 'E');
  await unlock(BEN);
  await save(BEN, 'F');
});

test('a lock that is taken over is in the audit log, with whose it was; renewals are not', async () => {
  await lock(BEN);
  await lock(BEN);
  await takeOver(ANNA);
  await takeOver(ANNA);
  const { contentAuditLog: { nodes } } = await site.run<{ contentAuditLog: { nodes: unknown[] } }>('{ contentAuditLog(first: 2) { nodes { operation actor subject changes { kind id fields { name before after } } } } }');
  expect(nodes).toEqual([
    { operation: 'takeOverLock', actor: ANNA, subject: String(id), changes: [{ kind: 'page', id: `${String(id)} it`, fields: [{ name: 'lockedBy', before: BEN, after: ANNA }] }] },
    { operation: 'lockDocument', actor: BEN, subject: String(id), changes: [{ kind: 'page', id: `${String(id)} it`, fields: [{ name: 'lockedBy', before: null, after: BEN }, { name: 'lockedSince', before: null, after: '2026-03-10T08:00:00.000Z' }] }] },
  ]);
});

test('only one\'s own lock is unlocked; a locale without a text can be locked, one that the site has not cannot', async () => {
  await lock(BEN);
  expect(await unlock(ANNA)).toBeNull();
  expect(await unlock(BEN)).toMatchObject({ by: BEN });
  expect(await unlock(BEN)).toBeNull();
  const other = (await site.createPage({ title: 'Other' })).id;
  expect(await lock(BEN, 'en', other)).toMatchObject({ by: BEN });
  await expect(site.savePage({ id: other, locale: 'en', title: 'B' }, ANNA)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(lock(BEN, 'de')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { locale: ['must be one of it, en'] } });
  await expect(lock(BEN, 'it', 999)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no page or entry 999' });
  await expect(content.run('mutation($input: LockDocumentInput!) { takeOverLock(input: $input) { by } }', { input: { id, locale: 'it' } }, staffOf(site.companyId, { permissions: ['brain.read'] }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('rows of locks that ended do not pile up, and those of a deleted page go with it', async () => {
  const rows = () => content.database().query('SELECT document_id FROM document_lock WHERE company_id = ?', [site.companyId]);
  for (const locale of ['it', 'en']) await lock(BEN, locale);
  content.clock.turn(25 * 60 * MINUTE);
  const other = (await site.createPage({ title: 'Other' })).id;
  await lock(ANNA, 'it', other);
  expect(await rows()).toEqual([{ document_id: other }]);
  await site.deletePage(other);
  expect(await rows()).toEqual([]);
});

test('of several that lock at once one has it, and the others are told who', async () => {
  for (let round = 0; round < 8; round += 1) {
    const document = (await site.createPage({ title: 'X' })).id;
    const ends = await Promise.allSettled([ANNA, BEN, CARA].map((actor) => lock(actor, 'it', document)));
    const [given = { value: null }, ...others] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end] : []));
    expect(others).toEqual([]);
    const told = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as { code: string; details: { lockedBy: string } }] : []));
    expect(told.map(({ code, details: { lockedBy } }) => [code, lockedBy])).toEqual([['CONFLICT', given.value?.by], ['CONFLICT', given.value?.by]]);
  }
});

test('of a lock and somebody else\'s save at once, a save after the lock is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const document = (await site.createPage({ title: 'X' })).id;
    const [given, saved] = await Promise.allSettled([lock(BEN, 'it', document), site.savePage({ id: document, locale: 'it', title: 'Y' }, ANNA)]);
    expect(given.status).toBe('fulfilled');
    const title = (await site.page(document))?.translations[0]?.title;
    expect([saved.status, title]).toEqual(saved.status === 'fulfilled' ? ['fulfilled', 'Y'] : ['rejected', 'X']);
    await expect(site.savePage({ id: document, locale: 'it', title: 'Z' }, ANNA)).rejects.toMatchObject({ code: 'CONFLICT' });
    await unlock(BEN, 'it', document);
  }
});
