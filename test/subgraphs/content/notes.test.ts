import { relay, staffOf } from './test-content.js';
import { ANNA, BEN, testKnowledge, type KnowledgeCompany } from './test-knowledge.js';

const content = testKnowledge();
const [ORDER, OTHER, RETURN] = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002', '0190bbbb-0000-7000-8000-000000000001'] as const;
let company: KnowledgeCompany;
beforeEach(() => {
  content.clock.set('2026-03-10T08:00:00.000Z');
  company = content.newCompany();
});

const invalid = (details: object) => ({ code: 'BAD_INPUT', details });

test('a note is written, read, changed in part and deleted', async () => {
  const note = await company.createNote({ title: ' Linen ', body: 'Wash cold.\nHang dry.', tags: ['care', ' care '], about: [{ kind: 'PRODUCT', id: '7' }, { kind: 'ORDER', id: ORDER.toUpperCase() }, { kind: 'ORDER', id: ORDER }] });
  const written = {
    id: note.id, title: 'Linen', body: 'Wash cold.\nHang dry.', tags: ['care'], about: [{ kind: 'PRODUCT', id: '7' }, { kind: 'ORDER', id: ORDER }], author: 'anna@example.test', authorId: ANNA.id,
    createdAt: '2026-03-10T08:00:00.000Z', updatedAt: '2026-03-10T08:00:00.000Z', version: 1,
  };
  expect(note).toEqual(written);
  expect(await company.note(note.id.toUpperCase())).toEqual(written);
  content.clock.turn(1000);
  const changed = { ...written, body: '', updatedAt: '2026-03-10T08:00:01.000Z', version: 2 };
  expect(await company.updateNote({ id: note.id, body: '', title: null })).toEqual(changed);
  content.clock.turn(1000);
  expect(await company.updateNote({ id: note.id, body: '' })).toEqual(changed);
  await expect(company.updateNote({ id: note.id, title: 'Silk', version: 1 })).rejects.toMatchObject({ code: 'CONFLICT', details: { version: ['is not the last'] } });
  expect(await company.updateNote({ id: note.id, title: 'Silk', version: 2, tags: [], about: [] })).toMatchObject({ title: 'Silk', version: 3, tags: [], about: [] });
  expect(await company.deleteNote({ id: note.id })).toMatchObject({ title: 'Silk', version: 3 });
  expect(await company.note(note.id)).toBeNull();
  await expect(company.deleteNote({ id: note.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const table of ['note', 'note_token', 'knowledge_about']) expect(await content.database().query(`SELECT * FROM ${table} WHERE company_id = ?`, [company.companyId])).toEqual([]);
});

test('notes are found by words, beginnings, tags and what they are about, newest first and page by page', async () => {
  for (const [title, body, tags, id] of [['Uno', 'Straße in 東京都', ['Care'], ORDER], ['Due', 'strassen', ['care', 'wool'], OTHER], ['Tre', 'strasse twice', [], ORDER]] as const) {
    await company.createNote({ title, body, tags, about: [{ kind: 'ORDER', id }] });
    content.clock.turn(1000);
  }
  await content.newCompany().createNote({ title: 'Elsewhere', body: 'strasse', about: [{ kind: 'ORDER', id: ORDER }] });
  expect(await company.notes()).toEqual(['Tre', 'Due', 'Uno']);
  expect(await company.notes({ search: 'strass' })).toEqual(['Tre', 'Due', 'Uno']);
  expect(await company.notes({ search: 'strasse twice' })).toEqual(['Tre']);
  expect(await company.notes({ search: '東京' })).toEqual(['Uno']);
  expect(await company.notes({ tags: ['CARE'] })).toEqual(['Due', 'Uno']);
  expect(await company.notes({ tags: ['care', 'wool'] })).toEqual(['Due']);
  expect(await company.notes({ about: { kind: 'ORDER', id: ORDER.toUpperCase() } })).toEqual(['Tre', 'Uno']);
  expect(await company.notes({ about: { kind: 'ORDER', id: ORDER }, search: 'strasse', tags: ['care'] })).toEqual(['Uno']);
  expect(await company.notes({ about: { kind: 'RETURN', id: RETURN } })).toEqual([]);
  const page = (after?: string) => company.run('query($after: String, $filter: NoteFilter) { notes(first: 1, after: $after, filter: $filter) { nodes { title } pageInfo { hasNextPage endCursor } } }', { after, filter: { about: { kind: 'ORDER', id: ORDER } } });
  const { notes: { nodes, pageInfo } } = await page();
  expect([nodes, pageInfo.hasNextPage]).toEqual([[{ title: 'Tre' }], true]);
  expect((await page(pageInfo.endCursor)).notes).toMatchObject({ nodes: [{ title: 'Uno' }], pageInfo: { hasNextPage: false } });
});

test('what a note cannot be is refused, field by field', async () => {
  await expect(company.createNote({ title: ' ', body: 'x'.repeat(10_001), tags: ['', 'x'.repeat(61)], about: [{ kind: 'ORDER', id: '#1001' }, { kind: 'PRODUCT', id: ORDER }, { kind: 'CONTACT', id: 'x' }, { kind: 'PAGE', id: '99999999999999999' }] })).rejects.toMatchObject(invalid({
    title: ['must not be empty'], body: ['must be up to 10000 characters'], 'tags.0': ['must not be empty'], 'tags.1': ['must have at most 60 characters'],
    'about.0.id': ['must be the id of an order, a UUID, not its number or name'], 'about.1.id': ['must be the number of a product'],
    'about.2.id': ['must be the id of a contact, a UUID, not its number or name'], 'about.3.id': ['must be the number of a page'],
  }));
  await expect(company.createNote({ title: 'x'.repeat(1_000_000), body: 'x'.repeat(1_000_000) })).rejects.toMatchObject(invalid({ title: ['must have at most 200 characters'], body: ['must be up to 10000 characters'] }));
  await expect(company.createNote({ title: 'A', tags: Array.from({ length: 21 }, (_, n) => `t${String(n)}`), about: Array.from({ length: 21 }, (_, n) => ({ kind: 'PRODUCT', id: String(n + 1) })) })).rejects.toMatchObject(invalid({ tags: ['must be at most 20 tags'], about: ['must be at most 20 records'] }));
  await expect(company.createNote({ title: 'A\u0000', body: '\ud800' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(company.notes({ search: 'x'.repeat(201) })).rejects.toMatchObject(invalid({ 'filter.search': ['must be up to 200 characters'] }));
  await expect(company.notes({ about: { kind: 'ORDER', id: '1' }, tags: ['x'.repeat(61)] })).rejects.toMatchObject(invalid({ 'filter.about.0.id': ['must be the id of an order, a UUID, not its number or name'], 'filter.tags.0': ['must be up to 60 characters'] }));
});

test('a note is about pages that the company has, and may go on to be about one that is gone', async () => {
  const [site, other] = [await content.newSite(), await content.newSite()];
  const run = (input: object, mutation = 'createNote') => site.run<any>(`mutation($input: ${mutation === 'createNote' ? 'Create' : 'Update'}NoteInput!) { ${mutation}(input: $input) { id title about { kind page { id } } } }`, { input }); // eslint-disable-line @typescript-eslint/no-explicit-any
  const [{ id }, foreign] = [await site.createPage({ title: 'A' }), await other.published('B').then(() => other.published('C'))];
  await expect(run({ title: 'N', about: [{ kind: 'PAGE', id: String(foreign) }] })).rejects.toMatchObject(invalid({ about: [`${String(foreign)} is no page of the company`] }));
  const { createNote } = await run({ title: 'N', about: [{ kind: 'PAGE', id: String(id) }] });
  expect(createNote.about).toEqual([{ kind: 'PAGE', page: { id } }]);
  expect(await site.run('query($id: SafeInt!) { page(id: $id) { knowledgeNotes { title } } }', { id })).toEqual({ page: { knowledgeNotes: [{ title: 'N' }] } });
  await site.deletePage(id);
  expect((await run({ id: createNote.id, title: 'M', about: [{ kind: 'PAGE', id: String(id) }] }, 'updateNote')).updateNote).toMatchObject({ title: 'M', about: [{ kind: 'PAGE', page: null }] });
});

test('a note is nobody else\'s, and needs the permission: tokens of websites read none', async () => {
  const { id } = await company.createNote({ title: 'A', about: [{ kind: 'ORDER', id: ORDER }] });
  const stranger = content.newCompany();
  expect([await stranger.note(id), await stranger.notes(), await stranger.notes({ about: { kind: 'ORDER', id: ORDER } })]).toEqual([null, [], []]);
  await expect(stranger.updateNote({ id, title: 'B' })).rejects.toMatchObject({ code: 'NOT_FOUND', details: { id: ['is no note of the company'] } });
  await expect(stranger.deleteNote({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const viewer = content.as(company.companyId, ['brain.read']);
  expect(await viewer.notes()).toEqual(['A']);
  await expect(viewer.updateNote({ id, title: 'B' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(content.as(company.companyId, ['cms.manage']).notes()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const website = { principal: { kind: 'connection', companyId: company.companyId, actor: 'website', scopes: ['content:read'] }, requestId: 'r', via: 'delivery' } as const;
  await expect(content.run('{ notes { nodes { id } } }', {}, website)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a record shows its 20 latest notes, all records of a level in one query, and only to those who may read them', async () => {
  for (let n = 1; n <= 22; n += 1) {
    await company.createNote({ title: `n${String(n)}`, about: [{ kind: 'ORDER', id: ORDER }, ...(n === 5 ? [{ kind: 'ORDER', id: OTHER }, { kind: 'RETURN', id: RETURN }, { kind: 'PRODUCT', id: '5' }] : [])] });
    content.clock.turn(1);
  }
  const of = (records: readonly object[], permissions = ['brain.read'] as const) => content.run<{ _entities: { knowledgeNotes: { title: string }[] }[] }>(
    'query($records: [_Any!]!) { _entities(representations: $records) { ... on Order { knowledgeNotes { title } } ... on Return { knowledgeNotes { title } } ... on Product { knowledgeNotes { title } } } }',
    { records }, staffOf(company.companyId, { permissions }));
  const { _entities: found } = await of([{ __typename: 'Order', id: ORDER }, { __typename: 'Order', id: OTHER }, { __typename: 'Return', id: RETURN }, { __typename: 'Product', id: 5 }, { __typename: 'Product', id: 6 }]);
  expect(found.map(({ knowledgeNotes }) => knowledgeNotes.map(({ title }) => title))).toEqual([Array.from({ length: 20 }, (_, n) => `n${String(22 - n)}`), ['n5'], ['n5'], ['n5'], []]);
});

test('who leaves the company is taken out of the notes they wrote', async () => {
  const { id } = await company.createNote({ title: 'A' });
  const forget = (userIds: readonly string[]) => content.run<{ forgetAuthors: number }>('mutation($userIds: [ID!]!) { forgetAuthors(userIds: $userIds) }', { userIds }, { ...relay, principal: { ...relay.principal, companyId: company.companyId } });
  expect(await forget([BEN.id])).toEqual({ forgetAuthors: 0 });
  expect(await company.note(id)).toMatchObject({ author: 'anna@example.test' });
  expect(await forget([ANNA.id])).toEqual({ forgetAuthors: 1 });
  expect(await company.note(id)).toMatchObject({ title: 'A', author: null, authorId: null });
});
