import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: AssistantCompanyKit;
let ada: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  ada = await all.assistant('Ada', { moduleRoles: { brain: 'EDITOR' } });
});
afterAll(() => all.close());

const answer = (tool: string, given: object = {}) => all.answerOf(ada.run(`brain_${tool}`, given));
const failure = async (tool: string, given: object): Promise<any> => (await ada.run(`brain_${tool}`, given)).body.structuredContent.error;
const TIME = expect.stringMatching(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);

test('a contact is kept, read, changed and found; what looks like it is said', async () => {
  const made = await answer('create_contact', { name: 'Lucia Bianchi', emails: ['Lucia@Lini.example'], phones: ['+39 02 5550 1234'], company: 'Lini', role: 'Sales', tags: ['suppliers'] });
  const whole = {
    id: expect.any(String), name: 'Lucia Bianchi', emails: ['lucia@lini.example'], phones: ['+390255501234'], company: 'Lini', role: 'Sales', tags: ['suppliers'], notes_count: 0, updated_at: TIME,
    other_names: [], merged_ids: [], version: 1, created_at: TIME,
  };
  expect(made).toEqual({ ...whole, possible_duplicates: [] });
  expect(await answer('get_contact', { id: made.id })).toEqual({ ...whole, notes: [] });
  expect(await answer('update_contact', { id: made.id, role: '', tags: [] })).toEqual({ ...whole, role: null, tags: [], version: 2 });
  const { items } = await answer('search_contacts', { search: 'bianchi' });
  expect(items).toEqual([{ id: made.id, name: 'Lucia Bianchi', emails: ['lucia@lini.example'], phones: ['+390255501234'], company: 'Lini', role: null, tags: [], notes_count: 0, updated_at: TIME }]);
  expect((await answer('search', { search: 'lucia' })).items).toEqual([{ kind: 'contact', id: made.id, title: 'Lucia Bianchi', text: 'Lini, lucia@lini.example', updated_at: TIME }]);
});

test('two that look like one are found and merged, with the notes about both', async () => {
  const [one, other] = [await answer('create_contact', { name: 'Anna Verdi', emails: ['anna@studio.example'] }), await answer('create_contact', { name: 'A. Verdi', emails: ['anna@studio.example'] })];
  expect(other.possible_duplicates).toMatchObject([{ score: 95, reasons: ['email'] }]);
  for (const { id } of [one, other]) await answer('create_note', { title: 'Met in Milan', about: [`contact:${String(id)}`] });
  const found = await answer('find_duplicates', { id: one.id });
  expect(found.items).toMatchObject([{ score: 95, reasons: ['email'], contacts: [{ id: one.id, name: 'Anna Verdi' }, { id: other.id, name: 'A. Verdi' }] }]);
  expect(await answer('merge_contacts', { id: one.id, ids: [other.id], dry_run: true })).toMatchObject({ dry_run: true, merged_ids: [other.id] });
  expect((await answer('find_duplicates')).items).toHaveLength(1);
  expect(await answer('merge_contacts', { id: one.id, ids: [other.id] })).toMatchObject({ id: one.id, name: 'Anna Verdi', merged_ids: [other.id], notes_count: 2 });
  expect((await answer('get_contact', { id: other.id })).id).toBe(one.id);
  expect((await answer('find_duplicates')).items).toEqual([]);
});

test('a merge says whose company and role no tool shows any more, before it is done and after', async () => {
  const one = await answer('create_contact', { name: 'Rosa Greco', company: 'Greco', role: 'Owner' });
  const [same, other] = [await answer('create_contact', { name: 'R. Greco', company: 'Greco' }), await answer('create_contact', { name: 'Rosa G.', company: 'Greco Ceramiche', role: 'Buyer' })];
  const lost = { not_shown: [{ id: other.id, name: 'Rosa G.', company: 'Greco Ceramiche', role: 'Buyer' }], hint: expect.stringContaining('not_shown') };
  const merge = { id: one.id, ids: [same.id, other.id] };
  expect(await answer('merge_contacts', { ...merge, dry_run: true })).toMatchObject({ dry_run: true, company: 'Greco', role: 'Owner', ...lost });
  expect((await answer('get_contact', { id: other.id })).id).toBe(other.id);
  expect(await answer('merge_contacts', merge)).toMatchObject({ company: 'Greco', role: 'Owner', ...lost });
  const [kept, twin] = [await answer('create_contact', { name: 'Ugo' }), await answer('create_contact', { name: 'Ugo B.', company: 'Blu' })];
  const { company, not_shown: none, hint } = await answer('merge_contacts', { id: kept.id, ids: [twin.id], dry_run: true });
  expect([company, none, hint]).toEqual(['Blu', undefined, undefined]);
});

test('what is wrong is said of the arguments, with the tool to call next', async () => {
  expect(await failure('get_contact', { id: '0191e0b2-7c5e-7cc3-9d4a-2f6a1c3b5d7e' })).toMatchObject({ code: 'not_found', next_tool: 'brain_search_contacts' });
  expect(await failure('create_contact', { name: 'X', emails: ['no address'] })).toMatchObject({ code: 'bad_input', details: { 'emails.0': [expect.any(String)] } });
});

test('a contact that has more values than others since a merge is still changed, and a merge into more says how', async () => {
  const many = async (name: string): Promise<string> => (await answer('create_contact', { name, emails: Array.from({ length: 20 }, (_, n) => `${name}${String(n)}@many.example`) })).id;
  const [id = '', ...others] = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(many));
  const { emails } = await answer('merge_contacts', { id, ids: others });
  expect(emails).toHaveLength(100);
  expect(await failure('merge_contacts', { id, ids: [await many('f')] })).toMatchObject({
    code: 'too_many_items', message: 'Together they have more than 100 emails: take some that are of no use out of them first, or merge fewer', next_tool: 'brain_update_contact', details: { emails: ['would be 120, at most 100'] },
  });
  expect((await answer('update_contact', { id, emails: emails.slice(1) })).emails).toEqual(emails.slice(1));
});

test('a large contact hides none of those behind it, and a proposal has both of its contacts', async () => {
  const long = (name: string, at: number): string => `${name}${String(at)}@${'x'.repeat(60)}.${'y'.repeat(60)}.example`;
  const many = async (name: string): Promise<string> => (await answer('create_contact', { name, emails: Array.from({ length: 20 }, (_, at) => (at === 0 ? 'shared@large.example' : long(name, at))), tags: Array.from({ length: 20 }, (_, at) => '\u6F22'.repeat(55) + name + String(at)) })).id;
  const large = await Promise.all(['g', 'h'].map(async (letter) => {
    const [id = '', ...others] = await Promise.all(['1', '2', '3', '4', '5'].map((digit) => many(letter + digit)));
    await answer('merge_contacts', { id, ids: others });
    return id;
  }));
  const small = (await answer('create_contact', { name: 'Small', emails: ['shared@large.example'] })).id;
  const walk = async (tool: string, given: object): Promise<any[]> => {
    const pages: any[] = [];
    for (let cursor: string | undefined; pages.length < 9;) {
      const page = await answer(tool, { ...given, limit: 1, ...(cursor !== undefined && { cursor }) });
      pages.push(...page.items);
      cursor = page.next_cursor;
      if (cursor === undefined) break;
    }
    return pages;
  };
  const found = await walk('search_contacts', { search: 'shared@large.example' });
  expect(found.map(({ id }) => id).toSorted()).toEqual([...large, small].toSorted());
  const pairs = await walk('find_duplicates', { id: small });
  expect(pairs.map(({ contacts }) => contacts.map(({ id }: any) => id).filter((id: string) => id !== small))).toEqual(expect.arrayContaining(large.map((id) => [id])));
});
