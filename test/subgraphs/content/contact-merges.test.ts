import { contactCalls, rowsOfContacts } from './contact-calls.js';
import { testContent } from './test-content.js';

const content = testContent();
let [company, calls] = [5000, contactCalls(content, 5000)];
beforeEach(() => {
  company += 1;
  calls = contactCalls(content, company);
});

const make = async (...names: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const name of names) ids.push((await calls.create({ name, emails: [`${name.toLowerCase()}@example.test`], tags: [name] })).id);
  return ids;
};

test('the one that stays keeps its name and has everything that the others say', async () => {
  const one = await calls.create({ name: 'Anna Bianchi', emails: ['anna@example.test'], tags: ['vip'] });
  const two = await calls.create({ name: 'A. Bianchi', emails: ['a@example.test', 'anna@example.test'], phones: ['+39 02 5550 1234'], company: 'Studio', role: 'Buyer', tags: ['press', 'vip'], otherNames: ['Annina'] });
  const three = await calls.create({ name: 'Anna Bianchi', company: 'Other studio', role: 'Owner' });
  const merged = await calls.merge(one.id, two.id, three.id, two.id);
  expect(merged).toEqual({
    id: one.id, name: 'Anna Bianchi', emails: ['anna@example.test', 'a@example.test'], phones: ['+390255501234'], company: 'Studio', role: 'Buyer', tags: ['vip', 'press'], otherNames: ['A. Bianchi', 'Annina'], mergedIds: [two.id, three.id], version: 2,
  });
  for (const id of [one.id, two.id, three.id]) expect(await calls.contact(id)).toEqual(merged);
  expect([await calls.found('annina'), await calls.found('studio'), (await calls.contacts()).totalCount, await calls.proposals()]).toEqual([['Anna Bianchi'], ['Anna Bianchi'], 1, []]);
});

test('what was merged is kept as it was, and the audit log has the values before', async () => {
  const one = await calls.create({ name: 'One', role: 'Buyer' });
  const two = await calls.create({ name: 'Two', company: 'Studio', role: 'Owner', emails: ['two@example.test'] });
  await calls.merge(one.id, two.id);
  const { contact } = await calls.run<{ contact: unknown }>('query($id: ID!) { contact(id: $id) { merged { id name emails phones company role tags otherNames mergedBy } } }', { id: one.id });
  expect(contact).toEqual({ merged: [{ id: two.id, name: 'Two', emails: ['two@example.test'], phones: [], company: 'Studio', role: 'Owner', tags: [], otherNames: [], mergedBy: 'anna@example.test' }] });
  const { contentAuditLog: { nodes: [entry] } } = await calls.run<{ contentAuditLog: { nodes: { operation: string; subject: string; changes: { kind: string; id: string; fields: { name: string; before: unknown; after: unknown }[] }[] }[] } }>('{ contentAuditLog(first: 1) { nodes { operation subject changes { kind id fields { name before after } } } } }');
  expect(entry).toMatchObject({ operation: 'mergeContacts', subject: one.id, changes: [{ kind: 'contact', id: one.id }, { kind: 'contact', id: two.id }] });
  expect(entry?.changes[1]?.fields).toEqual(expect.arrayContaining([{ name: 'company', before: 'Studio', after: null }, { name: 'emails', before: ['two@example.test'], after: null }]));
});

test('a dry run answers what would be merged, as it is, beside what was merged before, and merges nothing', async () => {
  const one = await calls.create({ name: 'One' });
  const [two, three] = [await calls.create({ name: 'Two', company: 'Studio' }), await calls.create({ name: 'Three', role: 'Owner' })];
  await calls.merge(one.id, two.id);
  const merged = async (dryRun: boolean): Promise<unknown> => (await calls.run<{ mergeContacts: { merged: unknown } }>('mutation($input: MergeContactsInput!, $dryRun: Boolean) { mergeContacts(input: $input, dryRun: $dryRun) { merged { id name company role } } }', { input: { survivorId: one.id, mergedIds: [three.id] }, dryRun })).mergeContacts.merged;
  const both = [{ id: two.id, name: 'Two', company: 'Studio', role: null }, { id: three.id, name: 'Three', company: null, role: 'Owner' }];
  expect([await merged(true), (await calls.contact(three.id))?.id, await merged(false), (await calls.contact(three.id))?.id]).toEqual([both, three.id, both, one.id]);
});

test('ids of merged contacts lead to the last, however many merges there were', async () => {
  const [a = '', b = '', c = '', d = ''] = await make('A', 'B', 'C', 'D');
  await calls.merge(b, a);
  await calls.merge(c, b);
  expect((await calls.contact(a))?.id).toBe(c);
  await calls.merge(d, a);
  for (const id of [a, b, c, d]) expect((await calls.contact(id))?.id).toBe(d);
  expect(await calls.contact(d)).toMatchObject({ name: 'D', otherNames: ['C', 'B', 'A'], mergedIds: [c, b, a], emails: ['d@example.test', 'c@example.test', 'b@example.test', 'a@example.test'] });
  expect(await content.database().query('SELECT DISTINCT contact_id AS id FROM contact_redirect WHERE company_id = ?', [company])).toEqual([{ id: d }]);
});

test('what is one already stays so, and a merged contact is changed by its old id', async () => {
  const [a = '', b = ''] = await make('A', 'B');
  const merged = await calls.merge(a, b);
  expect([await calls.merge(a, b), await calls.merge(b, a)]).toEqual([merged, merged]);
  expect(await calls.update({ id: b, role: 'Buyer' })).toMatchObject({ id: a, role: 'Buyer', version: 3 });
});

test('contacts whose stored redirects go around in a circle are merged, and lead to the one that stays', async () => {
  const [a = '', b = ''] = await make('A', 'B');
  const circle = [[a, b], [b, a]] as const;
  await content.database().inTransaction(async (transaction) => {
    for (const [id, to] of circle) await transaction.execute('INSERT INTO contact_redirect (company_id, id, contact_id, contact, merged_at, merged_by) VALUES (?, ?, ?, ?, ?, ?)', [company, id, to, '{}', '2026-11-20T00:00:00.000Z', 'anna@example.test']);
  });
  expect(await calls.merge(a, b)).toMatchObject({ id: b, name: 'B', otherNames: ['A'], mergedIds: [a] });
  expect(await content.database().query('SELECT id, contact_id AS survivor FROM contact_redirect WHERE company_id = ?', [company])).toEqual([{ id: a, survivor: b }]);
});

test('a merge of nothing, of too many, with itself, or of contacts that are not there or of another company, changes nothing', async () => {
  const [a = '', b = ''] = await make('A', 'B');
  const foreign = (await contactCalls(content, company + 1000).create({ name: 'Foreign' })).id;
  await expect(calls.merge(a)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { mergedIds: ['must be 1 to 20 contacts'] } });
  await expect(calls.merge(a, ...Array.from({ length: 21 }, () => b))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(calls.merge(a, b, a)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { mergedIds: ['must not have the survivor'] } });
  await expect(calls.merge(a, b, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND', details: { mergedIds: [`${foreign} is not a contact of the company`] } });
  await expect(calls.merge(foreign, b)).rejects.toMatchObject({ code: 'NOT_FOUND', details: { survivorId: ['is not a contact of the company'] } });
  expect([(await calls.contact(a))?.version, (await calls.contacts()).totalCount]).toEqual([1, 2]);
});

test('contacts with more values together than one holds are refused with advice, and what one has since a merge can be changed', async () => {
  const mails = (of: string, count: number) => Array.from({ length: count }, (_, index) => `${of}${String(index)}@example.test`);
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ids.push((await calls.create({ name, emails: mails(name, 20) })).id);
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = ids;
  expect((await calls.merge(a, b, c, d, e)).emails).toHaveLength(100);
  await expect(calls.merge(a, f)).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS', message: 'Together they have more than 100 emails: take some that are of no use out of them first, or merge fewer', details: { emails: ['would be 120, at most 100'] } });
  expect((await calls.update({ id: a, emails: [...mails('a', 20), ...mails('b', 20)] })).emails).toHaveLength(40);
  await expect(calls.update({ id: a, emails: mails('z', 41) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { emails: ['must be at most 40'] } });
  expect((await calls.merge(a, f)).emails).toHaveLength(60);
});

test('a deleted contact leaves nothing: no row, no entry of the log that says what it said, and no result to repeat', async () => {
  const command = { id: 'made', expiresAt: '9999-12-31T23:59:59.999Z' };
  const once = contactCalls(content, company, { command });
  const a = (await once.create({ name: 'Anna Bianchi', emails: ['anna@example.test'] })).id;
  const [b = ''] = await make('Bea');
  await calls.update({ id: b, role: 'Buyer' });
  await calls.update({ id: b, role: 'Buyer' });
  await calls.merge(a, b);
  await make('Carla');
  await expect(calls.remove(b)).rejects.toMatchObject({ code: 'CONFLICT', message: `It was merged into contact ${a}, which has what it said: delete that one if it is to go`, details: { mergedInto: a } });
  expect(await calls.remove(a)).toEqual({ id: a, mergedIds: [b] });
  for (const id of [a, b]) expect(await calls.contact(id)).toBeNull();
  await expect(calls.remove(a)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await rowsOfContacts(content, company)).toMatchObject({ contacts: 1, contactKeys: 1, redirects: 0 });
  for (const [table, columns] of [['audit_entry', ['input', 'changes']], ['command', ['result']], ['contact_token', ['token']], ['outbox', ['payload']]] as const) {
    const kept = JSON.stringify(await content.database().query(`SELECT ${columns.join()} FROM ${table} WHERE company_id = ?`, [company])).toLowerCase();
    expect([table, ['anna@', 'bianchi', 'bea@', 'buyer'].filter((word) => kept.includes(word))]).toEqual([table, []]);
  }
  await expect(once.create({ name: 'Anna Bianchi', emails: ['anna@example.test'] })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a damaged contact is left out of lists, named where it is asked for, merged with nothing, and can be deleted', async () => {
  const [a = '', b = ''] = await make('A', 'B');
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE contact SET emails = ? WHERE company_id = ? AND id = ?', ['{', company, a]));
  expect((await calls.contacts()).nodes.map(({ name }) => name)).toEqual(['B']);
  for (const asked of [() => calls.contact(a), () => calls.update({ id: a, role: 'x' }), () => calls.merge(b, a)]) await expect(asked()).rejects.toMatchObject({ code: 'INTERNAL', message: 'The contact A cannot be read: what is stored as its emails is damaged' });
  expect(await calls.remove(a)).toEqual({ id: a, mergedIds: [] });
  expect(await rowsOfContacts(content, company)).toMatchObject({ contacts: 1, contactKeys: 1 });
});

test('a contact is the same in capitals, wherever its id is named', async () => {
  const [a, b] = [(await calls.create({ name: 'A' })).id, (await calls.create({ name: 'B' })).id];
  const [bigA, bigB] = [a.toUpperCase(), b.toUpperCase()];
  expect((await calls.contact(bigA))?.id).toBe(a);
  await expect(calls.merge(a, bigA)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { mergedIds: ['must not have the survivor'] } });
  expect((await calls.merge(bigA, bigB)).mergedIds).toEqual([b]);
  expect([(await calls.contact(bigB))?.id, (await calls.update({ id: bigB, role: 'Buyer' })).id]).toEqual([a, a]);
  expect(await calls.remove(bigA)).toEqual({ id: a, mergedIds: [b] });
});

test('an unknown contact is said once, however often it is named', async () => {
  const { id } = await calls.create({ name: 'A' });
  await expect(calls.merge(id, ...Array.from({ length: 20 }, () => 'nobody'))).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no contact nobody', details: { mergedIds: ['nobody is not a contact of the company'] } });
});
