import { permissionsOf } from '#contract/permissions.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const [CLAUDE, OTHER] = ['018f0000-0000-7000-8000-00000000c1a0', '018f0000-0000-7000-8000-00000000c1a1'];
let identity: TestIdentity;
let [lume, nord] = [0, 0];
let ada = '';
let bo = '';
let eve = '';
const PASSWORD = 'correct horse battery';
const sessions = new Map<string, string>();
beforeAll(async () => {
  identity = await testIdentity('2026-03-10T08:00:00.000Z');
  [lume, nord] = [await identity.company('Lume'), await identity.company('Nord')];
  const person = async (companyId: number, name: string): Promise<string> => {
    const email = `${name.toLowerCase()}@example.test`;
    const { createPerson: { id } } = await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId, email, name, role: 'MEMBER', password: PASSWORD } });
    const { signIn: { sessionToken } } = await identity.run('mutation S($input: SignInInput!) { signIn(input: $input) { sessionToken } }', { input: { email, password: PASSWORD, address: '203.0.113.9', userAgent: 'Firefox' } });
    sessions.set(id, sessionToken);
    return id;
  };
  [ada, bo, eve] = [await person(lume, 'Ada'), await person(lume, 'Bo'), await person(nord, 'Eve')];
});
afterAll(() => identity.subgraph.close());

const database = () => databaseOfSubgraph(identity.subgraph);
beforeEach(() => database().inTransaction((transaction) => transaction.execute('DELETE FROM assistant_call')));

const call = (more: object = {}) => ({ companyId: lume, accountId: ada, clientId: CLAUDE, clientName: 'Claude', tool: 'commerce_search_orders', outcome: 'OK', durationMilliseconds: 12, calledAt: '2026-03-10T08:00:00.000Z', ...more });
const record = async (calls: readonly object[], as = system()): Promise<number> => (await identity.run('mutation R($input: RecordAssistantCallsInput!) { recordAssistantCalls(input: $input) }', { input: { calls } }, as)).recordAssistantCalls;
const LIST = 'query L($first: Int, $after: String, $filter: AssistantCallFilter) { assistantCalls(first: $first, after: $after, filter: $filter) { nodes { id person { name } clientId clientName tool outcome durationMilliseconds calledAt } pageInfo { hasNextPage endCursor } } }';
const list = async (variables: object = {}, as = staffOf(lume)): Promise<any> => (await identity.run(LIST, { ...variables }, as)).assistantCalls;
const tools = async (variables: object = {}, as = staffOf(lume)): Promise<string[]> => (await list(variables, as)).nodes.map(({ tool }: { tool: string }) => tool);
const callsOf = async (sessionToken: string, first = 50, as = system()): Promise<any> => (await identity.run('query A($sessionToken: String!, $first: Int!) { ownAssistantCalls(sessionToken: $sessionToken, first: $first) { companyName clientName tool outcome durationMilliseconds calledAt } }', { sessionToken, first }, as)).ownAssistantCalls;
const ofAccount = (accountId: string, first?: number, as?: ReturnType<typeof system>): Promise<any> => callsOf(sessions.get(accountId) ?? '', first, as);
const member = (userId: string, withheld?: readonly 'company.manage'[]) => ({ ...staffOf(lume, permissionsOf('MEMBER', { brain: 'NONE', catalog: 'NONE', commerce: 'EDITOR', intelligence: 'NONE' }), userId), ...(withheld && { withheld }) });

test('calls are read by the company newest first by their own times, whenever they were recorded, with person, client, tool, outcome and duration', async () => {
  expect(await record([call({ calledAt: '2026-03-10T07:59:00.000Z', tool: 'late' }), call({ accountId: bo, outcome: 'FAILED', durationMilliseconds: 30_000 })])).toBe(2);
  expect(await record([call({ calledAt: '2026-03-10T07:59:30.000Z', tool: 'between', clientId: OTHER, clientName: 'Other', outcome: 'REFUSED' })])).toBe(1);
  const { nodes, pageInfo } = await list();
  expect(nodes).toEqual([
    { id: expect.any(String), person: { name: 'Bo' }, clientId: CLAUDE, clientName: 'Claude', tool: 'commerce_search_orders', outcome: 'FAILED', durationMilliseconds: 30_000, calledAt: '2026-03-10T08:00:00.000Z' },
    { id: expect.any(String), person: { name: 'Ada' }, clientId: OTHER, clientName: 'Other', tool: 'between', outcome: 'REFUSED', durationMilliseconds: 12, calledAt: '2026-03-10T07:59:30.000Z' },
    { id: expect.any(String), person: { name: 'Ada' }, clientId: CLAUDE, clientName: 'Claude', tool: 'late', outcome: 'OK', durationMilliseconds: 12, calledAt: '2026-03-10T07:59:00.000Z' },
  ]);
  expect(pageInfo.hasNextPage).toBe(false);
});

test('a batch of a thousand calls is recorded and read in pages without one twice; a longer one is refused whole', async () => {
  const at = (index: number) => new Date(Date.parse('2026-03-10T08:00:00.000Z') + index).toISOString();
  const thousand = Array.from({ length: 1000 }, (_, index) => call({ tool: `tool_${String(index)}`, calledAt: at(index) }));
  await expect(record([...thousand, call()])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { calls: ['must be at most 1000'] } });
  expect(await record(thousand)).toBe(1000);
  const first = await list({ first: 500 });
  const second = await list({ first: 500, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ tool }: { tool: string }) => tool)).toEqual(thousand.map((_, index) => `tool_${String(999 - index)}`));
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
});

test.each([
  ['of an unknown company', { companyId: 999_999 }], ['of no company', { companyId: 0 }], ['for what is no account', { accountId: 'ada@example.test' }], ['of what is no client', { clientId: 'portico-cli' }],
  ['of a client with a longer name than any has', { clientName: 'x'.repeat(121) }], ['of a tool that is a text of the client', { tool: 'Find the orders of Ada Rossi' }], ['of a tool with too long a name', { tool: 'a'.repeat(61) }], ['of no tool', { tool: '' }], ['that took less than no time', { durationMilliseconds: -1 }],
])('a call %s is left out, and the others are recorded', async (_, flaw) => {
  expect(await record([call({ tool: 'before' }), call(flaw), call({ tool: 'behind', companyId: nord })])).toBe(2);
  expect([await tools(), await tools({}, staffOf(nord))]).toEqual([['before'], ['behind']]);
  expect(await record([call(flaw)])).toBe(0);
});

test('nothing is recorded of an empty batch', async () => {
  expect([await record([]), await tools()]).toEqual([0, []]);
});

test('the list is filtered by person, client, tool and outcome, and a cursor counts for its own filter', async () => {
  await record([
    call({ tool: 'one', calledAt: '2026-03-10T08:00:01.000Z' }), call({ tool: 'two', accountId: bo, calledAt: '2026-03-10T08:00:02.000Z' }),
    call({ tool: 'three', clientId: OTHER, calledAt: '2026-03-10T08:00:03.000Z' }), call({ tool: 'one', accountId: bo, outcome: 'REFUSED', calledAt: '2026-03-10T08:00:04.000Z' }),
  ]);
  const filtered = (filter: object) => tools({ filter });
  expect([await filtered({ personId: ada }), await filtered({ personId: bo }), await filtered({ clientId: OTHER }), await filtered({ tool: 'one' }), await filtered({ outcome: 'REFUSED' }), await filtered({ personId: bo, outcome: 'OK' }), await filtered({ tool: 'none' })])
    .toEqual([['three', 'one'], ['one', 'two'], ['three'], ['one', 'one'], ['one'], ['two'], []]);
  const { pageInfo: { endCursor } } = await list({ first: 1, filter: { tool: 'one' } });
  expect(await tools({ first: 1, after: endCursor, filter: { tool: 'one' } })).toEqual(['one']);
  await expect(list({ first: 1, after: endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test('another company sees none of them, by whatever id it asks, nor by a cursor', async () => {
  await record([call({ tool: 'first' }), call({ tool: 'second', calledAt: '2026-03-10T08:00:01.000Z' }), call({ companyId: nord, accountId: eve, tool: 'own' })]);
  const { pageInfo: { endCursor } } = await list({ first: 1 });
  const stranger = staffOf(nord);
  expect([await tools({}, stranger), await tools({ filter: { clientId: CLAUDE } }, stranger), await tools({ filter: { tool: 'first' } }, stranger)]).toEqual([['own'], ['own'], []]);
  await expect(list({ filter: { personId: ada } }, stranger)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.personId': ['is not known: people lists those of your company'] } });
  await expect(list({ after: endCursor }, stranger)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test('a person who does not manage the company sees their own calls alone, and not with a limited token', async () => {
  await record([call({ tool: 'adas' }), call({ tool: 'bos', accountId: bo })]);
  expect([await tools({}, member(ada)), await tools({ filter: { personId: bo } }, member(bo)), await tools({}, member('018f0000-0000-7000-8000-00000000dead'))]).toEqual([['adas'], ['bos'], []]);
  await expect(list({ filter: { personId: bo } }, member(ada))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  await expect(list({}, member(ada, ['company.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(list({}, staffOf(lume, ['commerce.read'], ada))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.read' } });
});

test('a person who left the company is not named any more', async () => {
  await record([call({ accountId: eve })]);
  expect((await list()).nodes).toMatchObject([{ person: null, clientName: 'Claude' }]);
});

test('who is signed in has their latest calls in all their companies, and nobody else\'s; without a session there are none', async () => {
  await record([call({ tool: 'first' }), call({ tool: 'second', companyId: nord, calledAt: '2026-03-10T08:00:01.000Z', outcome: 'REFUSED' }), call({ tool: 'third', calledAt: '2026-03-10T08:00:02.000Z' }), call({ tool: 'bos', accountId: bo })]);
  expect(await ofAccount(ada, 2)).toEqual([
    { companyName: 'Lume', clientName: 'Claude', tool: 'third', outcome: 'OK', durationMilliseconds: 12, calledAt: '2026-03-10T08:00:02.000Z' },
    { companyName: 'Nord', clientName: 'Claude', tool: 'second', outcome: 'REFUSED', durationMilliseconds: 12, calledAt: '2026-03-10T08:00:01.000Z' },
  ]);
  expect([(await ofAccount(ada)).length, (await ofAccount(bo)).length, await ofAccount(eve), await callsOf('no session'), await callsOf(ada)]).toEqual([3, 1, [], [], []]);
  for (const first of [0, 501]) await expect(ofAccount(ada, first)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('only the product\'s own surfaces record calls, or read those of an account', async () => {
  await expect(record([call()], staffOf(lume))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(ofAccount(ada, 50, staffOf(lume, undefined, ada))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await tools()).toEqual([]);
});

test('calls are kept for 90 days, and the daily purge removes older ones of every company', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => call({ tool: `old_${String(index)}`, calledAt: '2026-03-09T08:00:00.000Z' }));
  await record([...many.slice(1), call({ companyId: nord, accountId: eve, tool: 'old', calledAt: '2026-03-09T08:00:00.000Z' })]);
  await record([call({ tool: 'kept', calledAt: '2026-03-10T08:00:00.000Z' })]);
  const purge = () => identity.run('mutation { purgeCalls }');
  identity.clock.turn(89 * 86_400_000);
  await purge();
  expect((await tools({ first: 500 })).length).toBe(500);
  expect(await tools({}, staffOf(nord))).toEqual(['old']);
  identity.clock.turn(86_400_000);
  await purge();
  expect([await tools(), await tools({}, staffOf(nord))]).toEqual([['kept'], []]);
  identity.clock.turn(1);
  await purge();
  expect(await database().query('SELECT * FROM assistant_call')).toEqual([]);
});
