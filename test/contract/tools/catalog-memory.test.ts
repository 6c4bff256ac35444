import { systemOf } from '../../kit/open-graph.js';
import { openCatalogAssistant, type CatalogAssistantKit } from './catalog-assistant.js';

let all: CatalogAssistantKit;
let ada: Awaited<ReturnType<CatalogAssistantKit['assistant']>>;
let bob: typeof ada;
beforeAll(async () => {
  all = await openCatalogAssistant();
  ada = await all.assistant('Ada');
  bob = await all.assistant('Bob');
});
afterAll(() => all.close());

const remember = (by: typeof ada, given: object) => all.answerOf(by.run('catalog_remember', given));
const recall = async (by: typeof ada, given: object = {}) => (await all.answerOf(by.run('catalog_recall', given))).items;
const titles = async (by: typeof ada, given: object = {}) => (await recall(by, given)).map(({ title }: { title: string }) => title);
const forgetAll = async (by: typeof ada) => { for (const { id, own } of await recall(by, { limit: 50 })) if (own === true) await by.run('catalog_forget', { id }); };
afterEach(async () => { await forgetAll(ada); await forgetAll(bob); });

test('what is remembered is recalled later, by the person alone', async () => {
  const sizes = { title: 'Shirt sizes', text: 'Linen shirts run small.\nOffer one size up.', tags: ['Fit', 'shirts'] };
  const kept = { id: expect.any(String) as string, ...sizes, shared: false, own: true, author: ada.email, created_at: '2026-11-21T10:30:00+01:00' };
  expect(await remember(ada, { ...sizes, dry_run: true })).toEqual({ dry_run: true, ...kept });
  expect(await recall(ada)).toEqual([]);
  expect(await remember(ada, sizes)).toEqual(kept);
  expect(await recall(ada)).toEqual([kept]);
  expect(await recall(bob)).toEqual([]);
});

test('what is shared is recalled by everybody who reads the catalog', async () => {
  const { id } = await remember(ada, { title: 'Photos', text: 'White background.', shared: true });
  const cara = await all.reader('Cara');
  expect(await recall(cara)).toEqual([{ id, title: 'Photos', text: 'White background.', tags: [], shared: true, own: false, author: ada.email, created_at: '2026-11-21T10:30:00+01:00' }]);
});

test('notes are found by words and tags, newest first', async () => {
  await remember(ada, { title: 'Sizes', text: 'Shirts run small, trousers do not.', tags: ['Fit'] });
  await remember(ada, { title: 'Perché', text: `${'x '.repeat(600)}the last word is trousers`, tags: ['fit', 'italy'] });
  await remember(ada, { title: 'Prices', text: 'Round to .90.' });
  expect(await titles(ada)).toEqual(['Prices', 'Perché', 'Sizes']);
  expect(await titles(ada, { search: 'trous' })).toEqual(['Perché', 'Sizes']);
  expect(await titles(ada, { search: 'perche TROUSERS' })).toEqual(['Perché']);
  expect(await titles(ada, { tags: ['FIT'] })).toEqual(['Perché', 'Sizes']);
  expect(await titles(ada, { tags: ['fit', 'italy'] })).toEqual(['Perché']);
  expect(await titles(ada, { tags: ['fi'] })).toEqual([]);
  const { items, next_cursor: cursor } = await all.answerOf(ada.run('catalog_recall', { limit: 2 }));
  expect([items.length, await titles(ada, { limit: 2, cursor })]).toEqual([2, ['Sizes']]);
});

test('a list has the beginning of a long text, and all of it in full detail', async () => {
  await remember(ada, { title: 'Long', text: 'y'.repeat(2000) });
  expect(await recall(ada)).toMatchObject([{ text: `${'y'.repeat(400)}…`, text_cut: true }]);
  const [{ text, text_cut: cut }] = await recall(ada, { detail: 'full' });
  expect([text, cut]).toEqual(['y'.repeat(2000), undefined]);
});

test('a note is forgotten by the person who keeps it, and found no more', async () => {
  const { id } = await remember(ada, { title: 'Once', text: 'Only once.' });
  expect(await all.errorOf(bob.run('catalog_forget', { id }))).toMatchObject({ code: 'not_found', next_tool: 'catalog_recall' });
  expect(await all.answerOf(ada.run('catalog_forget', { id, dry_run: true }))).toMatchObject({ dry_run: true, id, title: 'Once' });
  expect(await titles(ada, { search: 'once' })).toEqual(['Once']);
  expect(await all.answerOf(ada.run('catalog_forget', { id }))).toMatchObject({ id, title: 'Once', text: 'Only once.' });
  expect(await titles(ada, { search: 'once' })).toEqual([]);
  expect(await all.errorOf(ada.run('catalog_forget', { id }))).toMatchObject({ code: 'not_found' });
});

test('what somebody else shares is forgotten by managers of the catalog alone', async () => {
  const { id } = await remember(ada, { title: 'Shared', text: 'For all.', shared: true });
  expect(await all.errorOf(bob.run('catalog_forget', { id }))).toMatchObject({ code: 'forbidden', details: { permission: 'catalog.manage' } });
  const dan = await all.assistant('Dan', { moduleRoles: { catalog: 'MANAGER' } });
  expect(await all.answerOf(dan.run('catalog_forget', { id }))).toMatchObject({ id, own: false });
  expect(await recall(ada)).toEqual([]);
});

test.each([
  ['title', { title: 'x'.repeat(121), text: 'x' }], ['text', { title: 'x', text: 'x'.repeat(2001) }], ['tags', { title: 'x', text: 'x', tags: Array.from({ length: 11 }, (_, n) => String(n)) }],
])('a note with a %s beyond its limit is refused', async (field, note) => {
  expect(await ada.run('catalog_remember', note)).toMatchObject({ status: 422, body: { code: 'invalid_arguments', details: [{ field }] } });
});

test('a full memory refuses further notes and drops none', async () => {
  const eve = await all.assistant('Eve');
  const note = (n: number) => `n${String(n)}: rememberNote(input: { title: "t${String(n)}", text: "x" }) { id }`;
  const principal = { kind: 'staff' as const, companyId: all.company, actor: eve.email, userId: await all.userIdOf(eve.email), scopes: [], permissions: ['catalog.write' as const] };
  for (let n = 0; n < 1000; n += 50) await all.run(`mutation { ${Array.from({ length: 50 }, (_, at) => note(n + at)).join(' ')} }`, {}, principal);
  expect(await all.errorOf(eve.run('catalog_remember', { title: 'One more', text: 'x' }))).toMatchObject({ code: 'too_many_items', message: expect.stringContaining('Your memory is full: it holds 1000 notes') as string, next_tool: 'catalog_recall' });
  expect(await titles(eve, { search: 't0' })).toEqual(['t0']);
});

test('nobody of another company recalls or forgets a note', async () => {
  const { id } = await remember(ada, { title: 'Ours', text: 'Shared here.', shared: true });
  const other = await all.stranger('Other');
  expect((await other.asStaff('{ memoryNotes(first: 5) { nodes { id } } }')).memoryNotes.nodes).toEqual([]);
  await expect(other.asStaff(`mutation { forgetNote(input: { id: "${String(id)}" }) { id } }`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('people who leave the company leave no note that others read', async () => {
  const gus = await all.assistant('Gus');
  await remember(gus, { title: 'Shared by Gus', text: 'x', shared: true });
  await remember(ada, { title: 'Stays', text: 'x', shared: true });
  await all.run('mutation R($id: ID!) { removePerson(id: $id) { id } }', { id: await all.userIdOf(gus.email) }, { ...systemOf(all.company), permissions: ['company.manage'] });
  await all.relayed();
  expect(await titles(bob)).toEqual(['Stays']);
});

test('the audit log has that a note was kept for oneself, and nothing of what it says', async () => {
  await remember(ada, { title: 'Secret title', text: 'Secret text' });
  const { catalogAuditLog: { nodes } } = await all.asStaff('{ catalogAuditLog(first: 50, filter: { operation: "rememberNote" }) { nodes { actor via input changes { kind } } } }');
  expect(nodes[0]).toMatchObject({ actor: ada.email, input: null, changes: [] });
  expect(JSON.stringify(nodes)).not.toContain('Secret');
});
