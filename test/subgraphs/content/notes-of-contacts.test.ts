import { contactCalls } from './contact-calls.js';
import { testKnowledge } from './test-knowledge.js';

const content = testKnowledge();

const READ = 'query($id: ID!) { contact(id: $id) { notesCount knowledgeNotes { title } } }';

/** Two contacts, a note about each and one about both, and a task about the second. */
async function twoContacts() {
  const company = content.newCompany();
  const contacts = contactCalls(content, company.companyId);
  const [anna, again] = [await contacts.create({ name: 'Anna Verdi', emails: ['anna@verdi.example'] }), await contacts.create({ name: 'A. Verdi', emails: ['anna@verdi.example'] })];
  for (const [title, about] of [['Of one', [anna]], ['Of the other', [again]], ['Of both', [anna, again]]] as const) await company.createNote({ title, about: about.map(({ id }) => ({ kind: 'CONTACT', id })) });
  await company.createTask({ title: 'Call', about: [{ kind: 'CONTACT', id: again.id }] });
  const about = (id: string) => ({ about: { kind: 'CONTACT', id } });
  return { company, contacts, anna, again, about, read: async (id: string) => (await contacts.run<{ contact: unknown }>(READ, { id })).contact };
}

test('a contact shows the notes about it, newest first, and a reference leads to it', async () => {
  const { company, anna, again, about, read } = await twoContacts();
  expect(await read(anna.id)).toEqual({ notesCount: 2, knowledgeNotes: [{ title: 'Of both' }, { title: 'Of one' }] });
  expect(await company.notes(about(again.id.toUpperCase()))).toEqual(['Of both', 'Of the other']);
  const { notes } = await company.run('query($filter: NoteFilter) { notes(filter: $filter) { nodes { about { id contact { name } } } } }', { filter: { ...about(anna.id), search: 'one' } });
  expect(notes.nodes).toEqual([{ about: [{ id: anna.id, contact: { name: 'Anna Verdi' } }] }]);
});

test('a merged contact has the notes and tasks of all that it was, each once, by every id', async () => {
  const { company, contacts, anna, again, about, read } = await twoContacts();
  await contacts.merge(anna.id, again.id);
  for (const id of [anna.id, again.id]) {
    expect(await read(id)).toEqual({ notesCount: 3, knowledgeNotes: [{ title: 'Of both' }, { title: 'Of the other' }, { title: 'Of one' }] });
    expect([await company.notes(about(id)), await company.tasks(about(id))]).toEqual([['Of both', 'Of the other', 'Of one'], ['Call']]);
  }
  const page = (after: string | null) => company.run('query($after: String, $filter: NoteFilter) { notes(first: 2, after: $after, filter: $filter) { nodes { title about { contact { name } } } pageInfo { endCursor hasNextPage } } }', { after, filter: about(anna.id) });
  const { notes: first } = await page(null);
  expect([first.nodes.map(({ title }: { title: string }) => title), first.pageInfo.hasNextPage]).toEqual([['Of both', 'Of the other'], true]);
  expect((await page(first.pageInfo.endCursor)).notes).toMatchObject({ nodes: [{ title: 'Of one', about: [{ contact: { name: 'Anna Verdi' } }] }], pageInfo: { hasNextPage: false } });
});

test('what was about a contact that is deleted stays, and leads nowhere', async () => {
  const { company, contacts, anna, about } = await twoContacts();
  await contacts.remove(anna.id);
  const { notes } = await company.run('query($filter: NoteFilter) { notes(filter: $filter) { nodes { title about { id contact { name } } } } }', { filter: { ...about(anna.id), search: 'one' } });
  expect(notes.nodes).toEqual([{ title: 'Of one', about: [{ id: anna.id, contact: null }] }]);
});
