import { contactCalls } from './contact-calls.js';
import { staffOf, testContent } from './test-content.js';

const content = testContent();
let [company, calls] = [5000, contactCalls(content, 5000)];
beforeEach(() => {
  company += 1;
  calls = contactCalls(content, company);
});

const ANNA = { name: ' Anna Bianchi ', emails: [' Anna@Example.test', 'anna@example.test', 'a.bianchi@studio.test'], phones: ['+39 02 5550 1234', '0039 02/55501234', '02 5550 9999'], company: 'Studio Bianchi', role: 'Buyer', tags: ['vip', ' vip '] };

test('a contact is kept as it is compared: addresses in lower case, numbers as digits, each once', async () => {
  const made = await calls.create(ANNA);
  expect(made).toMatchObject({
    name: 'Anna Bianchi', emails: ['anna@example.test', 'a.bianchi@studio.test'], phones: ['+390255501234', '0255509999'], company: 'Studio Bianchi', role: 'Buyer', tags: ['vip'], otherNames: [], mergedIds: [], version: 1,
  });
  expect(await calls.contact(made.id)).toEqual(made);
  expect(await calls.contact('no-such-contact')).toBeNull();
  expect(await contactCalls(content, company + 1000).contact(made.id)).toBeNull();
});

test.each([
  ['+44 (0)20 7946 0000', '+442079460000'], ['+39 (0)2 5550 1234', '+390255501234'], ['00 33 1 23 45 67 89', '+33123456789'], ['(02) 555-01.234', '0255501234'], ['112', '112'], ['+1\u00A0212\u20115550123', '+12125550123'],
])('the number %s is kept as %s', async (typed, kept) => {
  expect((await calls.create({ name: 'A', phones: [typed] })).phones).toEqual([kept]);
});

test.each(['12', '+12345', '1234567890123456', '+0212345678', '02 555 ext. 3', 'call me', '+', '\u0661\u0662\u0663\u0664', '++39025550', ''])('%j is no telephone number', async (typed) => {
  await expect(calls.create({ name: 'A', phones: [typed] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'phones.0': ['must be a telephone number of 3 to 15 digits such as +39 02 5550 1234, without an extension'] } });
});

test.each(['<a@b.example>', 'a,b@c.example', '"Anna"@b.example', 'a@b.example;', 'a@b.example\u200B', 'a\u202E@b.example'])('%j is no address alone, and would be found beside none that looks like it', async (typed) => {
  await expect(calls.create({ name: 'A', emails: [typed] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'emails.0': ['must be an e-mail address alone'] } });
});

test('every problem of a contact is named by its field', async () => {
  const many = Array.from({ length: 21 }, (_, index) => `tag ${String(index)}`);
  await expect(calls.create({ name: ' ', emails: ['anna'], role: 'r'.repeat(121), tags: many })).rejects.toMatchObject({
    code: 'BAD_INPUT', details: { name: ['must not be empty'], 'emails.0': ['must be an e-mail address alone'], role: ['must have at most 120 characters'], tags: ['must be at most 20'] },
  });
});

const HOSTILE = [['2 MB', 'x'.repeat(2_000_000)], ['half a character', 'A\uD800'], ['NUL', 'A\0B'], ['a line break', 'A\nB']] as const;

test.each(HOSTILE)('a text of %s is refused in every field', async (_, text) => {
  const { id } = await calls.create({ name: 'Plain' });
  for (const input of [{ name: text }, { emails: [`${text}@example.test`] }, { phones: [text] }, { company: text }, { role: text }, { tags: [text] }, { otherNames: [text] }]) {
    await expect(calls.create({ name: 'B', ...input })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(calls.update({ id, ...input })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  }
  for (const filter of [{ email: text }, { phone: text }]) await expect(calls.contacts(filter)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect((await calls.contacts()).totalCount).toBe(1);
});

test.each(HOSTILE.slice(0, 3))('a filter, an id and an id to merge of %s are refused', async (_, text) => {
  for (const filter of [{ text }, { tag: text }]) await expect(calls.contacts(filter)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const { id } = await calls.create({ name: 'A' });
  for (const asked of [() => calls.contact(text), () => calls.update({ id: text, name: 'B' }), () => calls.merge(text, id), () => calls.merge(id, text), () => calls.remove(text), () => calls.run('query($id: ID) { duplicateContacts(contactId: $id) { nodes { score } } }', { id: text })]) {
    await expect(asked()).rejects.toMatchObject({ code: 'BAD_INPUT' });
  }
});

test('a change replaces what it names and leaves the rest, and an empty one changes nothing', async () => {
  const { id } = await calls.create(ANNA);
  expect(await calls.update({ id, name: 'Anna Verdi', company: null, phones: [] })).toMatchObject({ name: 'Anna Verdi', emails: ['anna@example.test', 'a.bianchi@studio.test'], phones: [], company: null, role: 'Buyer', version: 2 });
  expect(await calls.update({ id, emails: null, name: null })).toMatchObject({ version: 2, name: 'Anna Verdi' });
  expect(await calls.update({ id, version: 2, role: 'Owner' })).toMatchObject({ version: 3, role: 'Owner' });
  await expect(calls.update({ id, version: 2, role: 'Other' })).rejects.toMatchObject({ code: 'CONFLICT', details: { version: ['is not the last'] } });
  await expect(calls.update({ id: 'unknown', role: 'Other' })).rejects.toMatchObject({ code: 'NOT_FOUND', details: { id: ['is not a contact of the company'] } });
});

test('a repeated command makes one contact', async () => {
  const once = contactCalls(content, company, { command: { id: 'command-1', expiresAt: '9999-12-31T23:59:59.999Z' } });
  const [first, second] = [await once.create(ANNA), await once.create(ANNA)];
  expect(second).toEqual(first);
  expect((await calls.contacts()).totalCount).toBe(1);
});

test('contacts are found by the beginnings of words in any alphabet, by addresses, numbers and tags', async () => {
  await calls.create(ANNA);
  await calls.create({ name: 'Jürgen Weiß', emails: ['j.weiss@größe.test'], company: 'Café Größe', tags: ['Größe'], otherNames: ['Jupp'] });
  await calls.create({ name: '山田太郎', phones: ['333 123 4567'] });
  for (const text of ['anna', 'BIAN anna', 'studio', 'buy', 'a.bianchi@studio.test', '02 5550 1234', '+39 02 55501234', '0255501234', '02 5550 9999']) expect([text, await calls.found(text)]).toEqual([text, ['Anna Bianchi']]);
  for (const text of ['jurgen', 'WEISS', 'cafe grosse', 'jupp']) expect([text, await calls.found(text)]).toEqual([text, ['Jürgen Weiß']]);
  for (const text of ['山田', '太郎', '+39 333 1234567', '3331234567']) expect([text, await calls.found(text)]).toEqual([text, ['山田太郎']]);
  for (const text of ['anna weiss', 'bianchii', '田山', '02 5550 1235']) expect([text, await calls.found(text)]).toEqual([text, []]);
  expect([await calls.found({ email: 'ANNA@example.TEST ' }), await calls.found({ email: 'nna@example.test' })]).toEqual([['Anna Bianchi'], []]);
  expect([await calls.found({ phone: '0039 02 5550-1234' }), await calls.found({ phone: '02 5550 1234' })]).toEqual([['Anna Bianchi'], []]);
  expect([await calls.found({ tag: 'VIP' }), await calls.found({ tag: 'grosse' }), await calls.found({ tag: 'größe', text: 'weiss' }), await calls.found({ tag: 'vip', text: 'weiss' })]).toEqual([['Anna Bianchi'], ['Jürgen Weiß'], ['Jürgen Weiß'], []]);
  for (const filter of [{ email: 'anna' }, { phone: 'anna' }, { text: '...' }]) await expect(calls.contacts(filter)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('a changed contact is found by what it says now', async () => {
  const { id } = await calls.create(ANNA);
  await calls.update({ id, name: 'Carla Neri', emails: ['carla@example.test'], phones: [], tags: [] });
  expect([await calls.found('anna'), await calls.found({ email: 'anna@example.test' }), await calls.found({ tag: 'vip' }), await calls.found('carla studio')]).toEqual([[], [], [], ['Carla Neri']]);
});

test('pages of the list have each contact once, the last changed first, and its whole number', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `Contact ${String(index)}`);
  const made = [];
  for (const name of names) made.push(await calls.create({ name }));
  await calls.update({ id: made[2]?.id, role: 'Last' });
  const seen: string[] = [];
  for (let after: string | null | undefined = null; after !== undefined;) {
    const { nodes, pageInfo, totalCount } = await calls.contacts(null, `, first: 3, after: ${JSON.stringify(after)}`);
    expect(totalCount).toBe(7);
    seen.push(...nodes.map(({ name }) => name));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
  }
  expect(seen).toEqual(['Contact 2', 'Contact 6', 'Contact 5', 'Contact 4', 'Contact 3', 'Contact 1', 'Contact 0']);
  expect((await calls.contacts({ text: 'contact' })).totalCount).toBeNull();
});

test('who may not read or write knowledge does neither, and deleting needs a manager', async () => {
  const { id } = await calls.create(ANNA);
  const as = (...permissions: ('brain.read' | 'brain.write' | 'commerce.manage')[]) => contactCalls(content, company, staffOf(company, { permissions }));
  for (const asked of [() => as('commerce.manage').contact(id), () => as('commerce.manage').contacts(), () => as('commerce.manage').duplicates(), () => as('brain.read').create(ANNA), () => as('brain.read').update({ id }), () => as('brain.read').merge(id, 'x'), () => as('brain.read', 'brain.write').remove(id)]) {
    await expect(asked()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const website = contactCalls(content, company, { principal: { kind: 'connection', companyId: company, actor: 'website', scopes: ['content:read'], siteId: 1 } });
  await expect(website.contacts()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('other subgraphs refer to a contact by its id, or by that of one that was merged into it', async () => {
  const [one, other] = [await calls.create({ name: 'One' }), await calls.create({ name: 'Other' })];
  await calls.merge(one.id, other.id);
  const { _entities: entities } = await calls.run<{ _entities: unknown }>('query($of: [_Any!]!) { _entities(representations: $of) { ... on Contact { id name } } }', { of: [one.id, other.id, 'unknown'].map((id) => ({ __typename: 'Contact', id })) });
  expect(entities).toEqual([{ id: one.id, name: 'One' }, { id: one.id, name: 'One' }, null]);
});
