import { relay } from './test-content.js';
import { ANNA, BEN, testKnowledge, type KnowledgeCompany } from './test-knowledge.js';

const content = testKnowledge();
const ORDER = '0190aaaa-0000-7000-8000-000000000001';
let company: KnowledgeCompany;
beforeEach(() => {
  content.clock.set('2026-03-10T08:00:00.000Z');
  company = content.newCompany();
});

const invalid = (details: object) => ({ code: 'BAD_INPUT', details });

test('a task is made, read, changed in part, done, opened again and deleted', async () => {
  const task = await company.createTask({ title: ' Call ', body: 'Ask for the colour.', dueOn: '2026-03-12', assignee: BEN.email, about: [{ kind: 'ORDER', id: ORDER }] });
  const made = {
    id: task.id, title: 'Call', body: 'Ask for the colour.', status: 'OPEN', dueOn: '2026-03-12', assignee: 'ben@example.test', assigneeId: BEN.id, about: [{ kind: 'ORDER', id: ORDER }],
    recurrence: null, nextId: null, mergedIds: [], overdue: false, completedAt: null, author: 'anna@example.test', version: 1,
  };
  expect(task).toEqual(made);
  expect(await company.task(task.id)).toEqual(made);
  expect(await company.updateTask({ id: task.id, title: null, body: null, about: null, status: 'OPEN' })).toEqual(made);
  const done = { ...made, status: 'DONE', completedAt: '2026-03-10T08:00:00.000Z', version: 2 };
  expect(await company.updateTask({ id: task.id, status: 'DONE' })).toEqual(done);
  content.clock.turn(1000);
  expect(await company.updateTask({ id: task.id, status: 'DONE' })).toEqual(done);
  expect(await company.updateTask({ id: task.id, status: 'OPEN', dueOn: null, assignee: null })).toEqual({ ...made, dueOn: null, assignee: null, assigneeId: null, version: 3 });
  await expect(company.updateTask({ id: task.id, title: 'Write', version: 2 })).rejects.toMatchObject({ code: 'CONFLICT', details: { version: ['is not the last'] } });
  expect(await company.deleteTask({ id: task.id })).toMatchObject({ version: 3 });
  expect(await company.task(task.id)).toBeNull();
  for (const table of ['task', 'task_token', 'knowledge_about']) expect(await content.database().query(`SELECT * FROM ${table} WHERE company_id = ?`, [company.companyId])).toEqual([]);
});

test('tasks are listed by due day, those without one last, and found by state, person, days, record and words', async () => {
  for (const input of [{ title: 'Someday' }, { title: 'Late', dueOn: '2026-03-09', assignee: BEN.id }, { title: 'Soon', dueOn: '2026-03-11', about: [{ kind: 'ORDER', id: ORDER }] }, { title: 'Today', dueOn: '2026-03-10', assignee: ANNA.email }]) await company.createTask(input);
  const done = await company.createTask({ title: 'Done', dueOn: '2026-03-01' });
  await company.updateTask({ id: done.id, status: 'DONE' });
  expect(await company.tasks()).toEqual(['Done', 'Late', 'Today', 'Soon', 'Someday']);
  expect(await company.tasks({ status: 'OPEN' })).toEqual(['Late', 'Today', 'Soon', 'Someday']);
  expect(await company.tasks({ assignee: BEN.id.toUpperCase() })).toEqual(['Late']);
  expect(await company.tasks({ assignee: ANNA.email })).toEqual(['Today']);
  expect(await company.tasks({ dueFrom: '2026-03-10' })).toEqual(['Today', 'Soon']);
  expect(await company.tasks({ dueFrom: '2026-03-09', dueBefore: '2026-03-11' })).toEqual(['Late', 'Today']);
  expect(await company.tasks({ overdue: true })).toEqual(['Late']);
  expect(await company.tasks({ overdue: false })).toEqual(['Done', 'Today', 'Soon', 'Someday']);
  expect(await company.tasks({ about: { kind: 'ORDER', id: ORDER } })).toEqual(['Soon']);
  expect(await company.tasks({ search: 'tod' })).toEqual(['Today']);
  const page = (after?: string) => company.run('query($after: String) { tasks(first: 3, after: $after) { nodes { title } pageInfo { endCursor hasNextPage } } }', { after });
  const { tasks: { pageInfo } } = await page();
  expect((await page(pageInfo.endCursor)).tasks).toMatchObject({ nodes: [{ title: 'Soon' }, { title: 'Someday' }], pageInfo: { hasNextPage: false } });
  await expect(company.tasks({ assignee: 'nobody@example.test' })).rejects.toMatchObject(invalid({ 'filter.assignee': ['is nobody of the company'] }));
  await expect(company.tasks({ dueFrom: '2026-02-30', dueBefore: 'soon' })).rejects.toMatchObject(invalid({ 'filter.dueFrom': ['must be a day from 2000-01-01 to 2199-12-31, as YYYY-MM-DD'], 'filter.dueBefore': ['must be a day from 2000-01-01 to 2199-12-31, as YYYY-MM-DD'] }));
});

test('a day ends at midnight where the company works', async () => {
  const { id } = await company.createTask({ title: 'A', dueOn: '2026-03-10' });
  content.clock.set('2026-03-10T22:59:59.999Z');
  expect([(await company.task(id)).overdue, await company.tasks({ overdue: true })]).toEqual([false, []]);
  content.clock.set('2026-03-10T23:00:00.000Z');
  expect([(await company.task(id)).overdue, await company.tasks({ overdue: true })]).toEqual([true, ['A']]);
});

test('what a task cannot be is refused', async () => {
  await expect(company.createTask({ title: '', body: 'x'.repeat(1_000_000), dueOn: '1999-12-31', about: [{ kind: 'RETURN', id: 'R1' }], recurrence: { frequency: 'DAILY', interval: 0, count: 1000, until: 'x', weekdays: ['MONDAY'], dayOfMonth: 32 } })).rejects.toMatchObject(invalid({
    title: ['must not be empty'], body: ['must be up to 10000 characters'], dueOn: ['must be a day from 2000-01-01 to 2199-12-31, as YYYY-MM-DD'], 'about.0.id': ['must be the id of a return, a UUID, not its number or name'],
    'recurrence.interval': ['must be 1 to 365'], 'recurrence.count': ['must be 1 to 999'], 'recurrence.until': ['must be a day from 2000-01-01 to 2199-12-31, as YYYY-MM-DD'],
    'recurrence.weekdays': ['is for WEEKLY alone'], 'recurrence.dayOfMonth': ['must be 1 to 31', 'is for MONTHLY alone'],
  }));
  await expect(company.createTask({ title: 'A', recurrence: { frequency: 'DAILY' } })).rejects.toMatchObject(invalid({ dueOn: ['is required of a task that recurs: the day on which it is due first'] }));
  await expect(company.createTask({ title: 'A', assignee: 'nobody@example.test' })).rejects.toMatchObject(invalid({ assignee: ['is nobody of the company'] }));
  await expect(company.createTask({ title: 'A', assignee: ' ' })).rejects.toMatchObject(invalid({ assignee: ['must not be empty; null for nobody'] }));
  await expect(company.createTask({ title: 'A', about: [{ kind: 'PAGE', id: '77' }] })).rejects.toMatchObject(invalid({ about: ['77 is no page of the company'] }));
});

test('a task is nobody else\'s, and needs the permission', async () => {
  const { id } = await company.createTask({ title: 'A', about: [{ kind: 'ORDER', id: ORDER }] });
  const stranger = content.newCompany();
  const own = await stranger.createTask({ title: 'Own' });
  expect([await stranger.task(id), await stranger.tasks({ about: { kind: 'ORDER', id: ORDER } })]).toEqual([null, []]);
  const absent = { code: 'NOT_FOUND', details: { id: ['is no task of the company'] } };
  for (const call of [stranger.updateTask({ id, title: 'B' }), stranger.deleteTask({ id }), stranger.merge({ id, ids: [own.id] })]) await expect(call).rejects.toMatchObject(absent);
  await expect(stranger.merge({ id: own.id, ids: [id] })).rejects.toMatchObject({ code: 'NOT_FOUND', details: { ids: ['is no task of the company'] } });
  const viewer = content.as(company.companyId, ['brain.read']);
  expect(await viewer.tasks()).toEqual(['A']);
  for (const call of [viewer.createTask({ title: 'B' }), viewer.updateTask({ id, title: 'B' }), viewer.deleteTask({ id }), viewer.merge({ id, ids: [id] }), content.as(company.companyId, []).tasks()]) await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(content.asked.filter((asked) => asked.startsWith(`${String(stranger.companyId)} `))).toEqual([]);
});

test('who leaves the company is taken out of the tasks they made, and theirs are nobody\'s then', async () => {
  const [hers, his] = [await company.createTask({ title: 'Hers', assignee: ANNA.id }), await company.createTask({ title: 'His', assignee: BEN.id })];
  const forget = (userIds: readonly string[]) => content.run('mutation($userIds: [ID!]!) { forgetAuthors(userIds: $userIds) }', { userIds }, { ...relay, principal: { ...relay.principal, companyId: company.companyId } });
  expect(await forget([BEN.id])).toEqual({ forgetAuthors: 1 });
  expect([await company.task(hers.id), await company.task(his.id)]).toMatchObject([{ assignee: 'anna@example.test', author: 'anna@example.test' }, { assignee: null, assigneeId: null, author: 'anna@example.test' }]);
  expect(await forget([ANNA.id])).toEqual({ forgetAuthors: 2 });
  expect(await company.task(hers.id)).toMatchObject({ title: 'Hers', status: 'OPEN', assignee: null, author: null });
});

test('a damaged task is left out of lists, and named where it is asked for', async () => {
  const [{ id }] = [await company.createTask({ title: 'Bad', dueOn: '2026-03-12', recurrence: { frequency: 'WEEKLY' } }), await company.createTask({ title: 'Good', dueOn: '2026-03-13' })];
  await content.database().inTransaction((transaction) => transaction.execute("UPDATE task SET recurrence = '{\"frequency\": \"NEVER\"}' WHERE company_id = ? AND id = ?", [company.companyId, id]));
  expect(await company.tasks()).toEqual(['Good']);
  await expect(company.task(id)).rejects.toMatchObject({ code: 'INTERNAL' });
});

test.each([
  ['an interval that no rule has', '{"frequency":"DAILY","interval":1e15,"weekdays":[],"dayOfMonth":null,"until":null,"count":null}'], ['a day of the month that is none', '{"frequency":"MONTHLY","interval":1,"weekdays":[],"dayOfMonth":"a","until":null,"count":null}'],
  ['an end that is no day', '{"frequency":"DAILY","interval":1,"weekdays":[],"dayOfMonth":null,"until":{"a":1},"count":null}'], ['weekdays that are none', '{"frequency":"WEEKLY","interval":1,"weekdays":["FUNDAY"],"dayOfMonth":null,"until":null,"count":null}'],
])('a task whose stored rule has %s is left out of lists, and named where it is asked for', async (_, stored) => {
  const { id } = await company.createTask({ title: 'Count', dueOn: '2026-11-21', recurrence: { frequency: 'DAILY' } });
  await company.createTask({ title: 'Well' });
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE task SET recurrence = ? WHERE company_id = ? AND id = ?', [stored, company.companyId, id]));
  expect(await company.tasks()).toEqual(['Well']);
  await expect(company.updateTask({ id, status: 'DONE' })).rejects.toMatchObject({ code: 'INTERNAL', message: expect.stringContaining('Task Count') });
});

test.each(['2026', 'Nov 9 2026', '2026-13-01'])('a task that is stored with %s as its day is left out of lists', async (day) => {
  const { id } = await company.createTask({ title: 'Count', dueOn: '2026-11-21' });
  await company.createTask({ title: 'Well' });
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE task SET due_on = ? WHERE company_id = ? AND id = ?', [day, company.companyId, id]));
  expect(await company.tasks()).toEqual(['Well']);
});

test('of what a task is about, stored ids that no such record can have are left out', async () => {
  const { id } = await company.createTask({ title: 'Count', about: [{ kind: 'PRODUCT', id: '7' }] });
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE task SET about = ? WHERE company_id = ? AND id = ?', ['PRODUCT abc\nPRODUCT 7\nORDER 12', company.companyId, id]));
  expect((await company.task(id)).about).toEqual([{ kind: 'PRODUCT', id: '7' }]);
});
