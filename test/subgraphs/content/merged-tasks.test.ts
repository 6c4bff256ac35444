import { ANNA, BEN, testKnowledge, type KnowledgeCompany } from './test-knowledge.js';

const content = testKnowledge();
let company: KnowledgeCompany;
beforeEach(() => {
  content.clock.set('2026-03-10T08:00:00.000Z');
  company = content.newCompany();
});

const [ORDER, OTHER] = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002'] as const;
const titled = async (...titles: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const title of titles) ids.push((await company.createTask({ title })).id);
  return ids;
};

test('the task that stays has what all of them say, and the others lead to it', async () => {
  const one = await company.createTask({ title: 'Call Anna', body: 'About the colour.', dueOn: '2026-03-20', about: [{ kind: 'ORDER', id: ORDER }] });
  const two = await company.createTask({ title: 'Call Anna', body: 'About the size.', dueOn: '2026-03-15', assignee: BEN.id, about: [{ kind: 'ORDER', id: ORDER }, { kind: 'ORDER', id: OTHER }], recurrence: { frequency: 'DAILY' } });
  const three = await company.createTask({ title: 'Phone', body: 'About the colour.', assignee: ANNA.id });
  await company.updateTask({ id: one.id, status: 'DONE' });
  const merged = await company.merge({ id: one.id, ids: [two.id, three.id, two.id] });
  expect(merged).toMatchObject({
    id: one.id, title: 'Call Anna', body: 'About the colour.\n\nAbout the size.\n\nPhone', status: 'OPEN', completedAt: null, dueOn: '2026-03-15', assignee: 'ben@example.test',
    about: [{ kind: 'ORDER', id: ORDER }, { kind: 'ORDER', id: OTHER }], recurrence: { frequency: 'DAILY' }, mergedIds: [two.id, three.id], version: 3,
  });
  for (const { id } of [one, two, three]) expect(await company.task(id)).toEqual(merged);
  expect(await company.merge({ id: one.id, ids: [two.id, three.id] })).toEqual(merged);
  expect(await company.merge({ id: three.id, ids: [one.id] })).toEqual(merged);
  expect([await company.tasks(), await company.tasks({ search: 'size' }), await company.tasks({ about: { kind: 'ORDER', id: OTHER } })]).toEqual([['Call Anna'], ['Call Anna'], ['Call Anna']]);
  expect(await company.updateTask({ id: three.id, title: 'Write' })).toMatchObject({ id: one.id, title: 'Write' });
  await expect(company.deleteTask({ id: three.id })).rejects.toMatchObject({ code: 'CONFLICT', details: { mergedInto: one.id } });
  await company.deleteTask({ id: one.id });
  expect([await company.task(one.id), await company.task(three.id)]).toEqual([null, null]);
});

test('what was merged into one that is merged leads to the last', async () => {
  const [a = '', b = '', c = ''] = await titled('A', 'B', 'C');
  await company.merge({ id: b, ids: [c] });
  expect((await company.merge({ id: a, ids: [b] })).mergedIds).toEqual([b, c]);
  expect([(await company.task(b)).id, (await company.task(c)).id]).toEqual([a, a]);
});

describe('tasks of a series', () => {
  const weekly = (dueOn: string) => company.createTask({ title: 'Count', dueOn, recurrence: { frequency: 'WEEKLY' } });
  const done = (id: string) => company.updateTask({ id, status: 'DONE' });

  test.each([['the next one', false], ['the first', true]])('that lead to one another go on as one, merged into %s', async (_, intoFirst) => {
    const first = await weekly('2026-03-10');
    const { nextId } = await done(first.id);
    const [into, other] = intoFirst ? [first.id, nextId] : [nextId, first.id];
    const merged = await company.merge({ id: into, ids: [other] });
    expect(merged).toMatchObject({ id: into, status: 'OPEN', nextId: null, recurrence: { frequency: 'WEEKLY' } });
    const later = await done(into);
    expect(await company.task(later.nextId)).toMatchObject({ status: 'OPEN', dueOn: '2026-03-17' });
    expect([later.nextId === into, later.nextId === other, await company.tasks()]).toEqual([false, false, ['Count', 'Count']]);
  });

  test('that was merged elsewhere meanwhile is found there', async () => {
    const [first, elsewhere] = [await weekly('2026-03-10'), await company.createTask({ title: 'Elsewhere' })];
    const { nextId } = await done(first.id);
    await company.merge({ id: elsewhere.id, ids: [nextId] });
    expect(await company.merge({ id: elsewhere.id, ids: [first.id] })).toMatchObject({ status: 'OPEN', nextId: null, recurrence: { frequency: 'WEEKLY' } });
    expect(await company.task((await done(elsewhere.id)).nextId)).toMatchObject({ status: 'OPEN', dueOn: '2026-03-17' });
  });

  test('of one that is open goes on beside what a done one has made, and a task without a rule leads to what was made', async () => {
    const [open, other, plain] = [await weekly('2026-03-10'), await weekly('2026-03-11'), await company.createTask({ title: 'Plain' })];
    const { nextId } = await done(other.id);
    expect(await company.merge({ id: plain.id, ids: [other.id] })).toMatchObject({ status: 'OPEN', nextId, recurrence: { frequency: 'WEEKLY' } });
    expect(await company.merge({ id: open.id, ids: [plain.id] })).toMatchObject({ status: 'OPEN', nextId: null });
    const later = await done(open.id);
    expect([later.nextId === nextId, (await company.task(later.nextId)).status, (await company.task(nextId)).status]).toEqual([false, 'OPEN', 'OPEN']);
  });
});

test('merges at once, whichever way around, end in one task', async () => {
  const [a = '', b = '', c = ''] = await titled('A', 'B', 'C');
  await Promise.all([company.merge({ id: a, ids: [b] }), company.merge({ id: b, ids: [c] }), company.merge({ id: c, ids: [a] })]);
  const found = await Promise.all([a, b, c].map((id) => company.task(id)));
  expect(new Set(found.map(({ id }) => id)).size).toBe(1);
  expect([await company.tasks(), found[0].mergedIds.length]).toEqual([[found[0].title], 2]);
  expect([found[0].title, ...found[0].body.split('\n\n')].toSorted()).toEqual(['A', 'B', 'C']);
});

test('what one task cannot hold is not merged', async () => {
  const long = await company.createTask({ title: 'Long', body: 'x'.repeat(9990), about: Array.from({ length: 20 }, (_, n) => ({ kind: 'PRODUCT', id: String(n + 1) })) });
  const [other, more] = [await company.createTask({ title: 'Other', body: 'A body.' }), await company.createTask({ title: 'More', about: [{ kind: 'PRODUCT', id: '21' }] })];
  await expect(company.merge({ id: long.id, ids: [other.id] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { ids: ['have more than 10000 characters together'] } });
  await expect(company.merge({ id: long.id, ids: [more.id] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { ids: ['are about more than 20 records together'] } });
  await expect(company.merge({ id: long.id, ids: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { ids: ['must be 1 to 10 tasks'] } });
  await expect(company.merge({ id: long.id, ids: Array.from({ length: 11 }, () => other.id) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { ids: ['must be 1 to 10 tasks'] } });
  await expect(company.merge({ id: long.id, ids: ['01900000-0000-7000-8000-000000000000'] })).rejects.toMatchObject({ code: 'NOT_FOUND', details: { ids: ['is no task of the company'] } });
  expect(await company.tasks()).toEqual(['Long', 'Other', 'More']);
});
