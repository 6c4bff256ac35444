import { BEN, testKnowledge, type KnowledgeCompany } from './test-knowledge.js';

const content = testKnowledge();
let company: KnowledgeCompany;
beforeEach(() => {
  content.clock.set('2026-01-20T08:00:00.000Z');
  company = content.newCompany();
});

const done = (id: string) => company.updateTask({ id, status: 'DONE' });

test('a recurring task that is done makes the next one, with what it says', async () => {
  const about = [{ kind: 'PRODUCT', id: '7' }];
  const first = await company.createTask({ title: 'Count', body: 'All shelves.', dueOn: '2026-01-31', assignee: BEN.id, about, recurrence: { frequency: 'MONTHLY', count: 3 } });
  expect(first.recurrence).toEqual({ frequency: 'MONTHLY', interval: 1, weekdays: [], dayOfMonth: 31, until: null, count: 3 });
  const { nextId } = await done(first.id);
  const next = await company.task(nextId);
  expect(next).toMatchObject({ title: 'Count', body: 'All shelves.', status: 'OPEN', dueOn: '2026-02-28', assignee: BEN.email, about, nextId: null, version: 1, recurrence: { dayOfMonth: 31, count: 2 } });
  const last = await company.task((await done(nextId)).nextId);
  expect(last).toMatchObject({ dueOn: '2026-03-31', recurrence: { count: 1 } });
  expect(await done(last.id)).toMatchObject({ status: 'DONE', nextId: null });
  expect(await company.tasks({ search: 'shelves', about: about[0] })).toEqual(['Count', 'Count', 'Count']);
});

test('done twice, done again later and done by two at once, it makes one next task', async () => {
  const { id } = await company.createTask({ title: 'Water', dueOn: '2026-01-20', recurrence: { frequency: 'DAILY' } });
  const both = await Promise.all([done(id), done(id)]);
  const { nextId } = await done(id);
  expect(both.map((task) => task.nextId)).toEqual([nextId, nextId]);
  await company.updateTask({ id, status: 'OPEN' });
  expect((await done(id)).nextId).toBe(nextId);
  expect(await company.tasks()).toEqual(['Water', 'Water']);
  expect((await company.task(nextId)).dueOn).toBe('2026-01-21');
});

test('what is done late is due next on the first day that is not past where the company works', async () => {
  const { id } = await company.createTask({ title: 'Water', dueOn: '2026-01-01', recurrence: { frequency: 'DAILY', interval: 2 } });
  content.clock.set('2026-01-20T23:30:00.000Z'); // the 21st in Rome
  expect(await company.task((await done(id)).nextId)).toMatchObject({ dueOn: '2026-01-21' });
});

test('a rule that has ended makes no task, and neither does one that was taken away', async () => {
  const until = await company.createTask({ title: 'A', dueOn: '2026-01-30', recurrence: { frequency: 'WEEKLY', until: '2026-02-05' } });
  expect((await done(until.id)).nextId).toBeNull();
  const { id } = await company.createTask({ title: 'B', dueOn: '2026-01-30', recurrence: { frequency: 'WEEKLY' } });
  await expect(company.updateTask({ id, dueOn: null })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { dueOn: ['is required of a task that recurs: the day on which it is due first'] } });
  expect(await company.updateTask({ id, dueOn: null, recurrence: null, status: 'DONE' })).toMatchObject({ dueOn: null, recurrence: null, nextId: null });
});
