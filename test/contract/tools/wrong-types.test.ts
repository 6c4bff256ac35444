import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read definitions of any shape */

const MODULES = ['brain', 'catalog', 'commerce', 'intelligence'] as const;
const MOST_TOLD = 20;

let all: AssistantCompanyKit;
let boss: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  boss = await all.assistant('Boss', { role: 'OWNER', moduleRoles: {} });
  await all.catalog('main');
});
afterAll(() => all.close());

/** A value of another type than a schema takes, long enough to break its bounds too. */
const otherThan = ({ type }: any): unknown => (type === 'string' ? 7 : 'x'.repeat(20_001));

test.each(MODULES)('a value of the wrong type is told so, and nothing else, by every tool of %s', async (module) => {
  const { tools } = await boss.list(module);
  expect(tools.length).toBeGreaterThan(0);
  for (const { name, inputSchema: { properties } } of tools) {
    const fields = Object.keys(properties).toSorted();
    const { status, body: { errors } } = await boss.run(`${module}_${String(name)}`, Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, otherThan(schema)])));
    expect([name, status, Object.keys(errors).length]).toEqual([name, 422, Math.min(fields.length, MOST_TOLD)]);
    expect([name, Object.entries<any>(errors).filter(([, told]) => told.length !== 1)]).toEqual([name, []]);
  }
});

test('entries of a list are told each by itself', async () => {
  const { body: { errors } } = await boss.run('brain_create_note', { title: 'x', tags: ['a', 7, 'x'.repeat(61)], about: 'order:2505'.repeat(10) });
  expect(errors).toEqual({ 'tags.1': ['must be of the type string'], 'tags.2': ['must have at most 60 characters'], 'about': ['must be of the type array'] });
});
