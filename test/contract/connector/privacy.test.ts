import { pino } from 'pino';
import { Failure } from '#contract/failure.js';
import { storedRows } from '../../kit/stored-rows.js';
import { until } from '../../kit/until.js';
import { openFaultyCompany, type FaultyCompany } from './faulty-company.js';

const [ARGUMENT, UNKNOWN, RESULT] = ['canary-argument', 'canary_field', 'canary-result'];

let all: FaultyCompany;
const logged: string[] = [];
beforeAll(async () => {
  all = await openFaultyCompany({ moduleMilliseconds: 1000, log: pino({ level: 'trace' }, { write: (line) => { logged.push(line); } }) });
  await all.publishItems();
  await all.warehouse('MI1');
  await all.place(RESULT, [['MUG', 1]]);
  await (await all.assistant('First')).rpc('tools/list'); // reads the tools from the disk, which no call is measured with
});
afterEach(() => { all.heal(); });
afterAll(() => all.close());

/** Every text in the tables of a subgraph. */
const textsOf = async (name: 'identity' | 'orders' | 'catalog'): Promise<string> => Object.values(await storedRows(all.database(name))).flat().join('\n');

const calls = (assistant: { readonly email: string }, count: number) => until(async () => {
  const own = (await all.calls()).filter(({ person }) => person.email === assistant.email);
  return own.length >= count ? own.toReversed() : undefined;
});

test('a call is recorded with its client, tool, outcome and duration, at the moment it was called [L-PRIVACY-1]', async () => {
  const ada = await all.assistant('Ada');
  await ada.rpc('tools/call', { name: 'commerce_search_orders', arguments: {} });
  await ada.run('commerce_search_orders', { limit: 0 });
  await ada.rpc('tools/call', { name: 'service_get_context' });
  await ada.rpc('tools/call', { name: 'service_switch_company', arguments: { company_id: 99_999 } });
  all.fail('SearchOrders', new Failure('UNAVAILABLE', 'away'));
  await ada.run('commerce_search_orders');
  const recorded = await calls(ada, 5);
  expect(recorded.map(({ tool, outcome, clientName }) => [tool, outcome, clientName].join(' ')).toSorted()).toEqual([
    'commerce_search_orders FAILED Notes', 'commerce_search_orders OK Notes', 'commerce_search_orders REFUSED Notes', 'service_get_context OK Notes', 'service_switch_company REFUSED Notes',
  ]);
  expect(recorded.every(({ durationMilliseconds: took, calledAt }) => took === 0 && calledAt === '2026-11-21T09:30:00.000Z')).toBe(true);
});

test('neither arguments nor results are in a log line or a table, whatever becomes of the call [L-PRIVACY-2]', async () => {
  const bea = await all.assistant('Bea');
  const given = { search: ARGUMENT };
  const both = async (more: object = {}) => { await bea.rpc('tools/call', { name: 'commerce_search_orders', arguments: { ...given, ...more } }); await bea.run('commerce_search_orders', { ...given, ...more }); };
  expect(JSON.stringify((await bea.rpc('tools/call', { name: 'commerce_search_orders', arguments: {} })).body)).toContain(RESULT);
  await both();
  await both({ [UNKNOWN]: ARGUMENT, status: ARGUMENT, cursor: ARGUMENT });
  await both({ cursor: ARGUMENT });
  all.fail('SearchOrders', new Failure('UNAVAILABLE', 'away'));
  await both();
  all.hang('SearchOrders');
  await bea.rpc('tools/call', { name: 'commerce_search_orders', arguments: given });
  all.fail('SearchOrders', new Error('broken'));
  await both();
  for (const body of [`{"jsonrpc":"2.0","id":1,"method":"${ARGUMENT}"}`, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${ARGUMENT}","arguments":{"a":"${ARGUMENT}"}}}`, `{"${ARGUMENT}`]) await bea.ask('mcp', '/', { method: 'POST', body });
  await calls(bea, 12);
  expect(logged.filter((line) => line.includes('A call failed')).length).toBeGreaterThan(0);
  expect(logged.filter((line) => line.includes('canary'))).toEqual([]);
  const [identity, orders, catalog] = [await textsOf('identity'), await textsOf('orders'), await textsOf('catalog')];
  expect([identity, orders, catalog].filter((texts) => texts.includes(ARGUMENT) || texts.includes(UNKNOWN))).toEqual([]);
  expect(identity.includes(RESULT)).toBe(false);
});

test('a database that fails does not write arguments into the log [L-PRIVACY-2]', async () => {
  const cleo = await all.assistant('Cleo');
  await all.database('orders').inTransaction((transaction) => transaction.execute('ALTER TABLE order_token RENAME TO hidden_token', []));
  const before = logged.length;
  const { body } = await cleo.rpc('tools/call', { name: 'commerce_search_orders', arguments: { search: ARGUMENT } });
  expect(body.result.structuredContent.error.code).toBe('internal_error');
  await all.database('orders').inTransaction((transaction) => transaction.execute('ALTER TABLE hidden_token RENAME TO order_token', []));
  expect([logged.length > before, logged.filter((line) => line.includes('canary'))]).toEqual([true, []]);
});

test('a token is in no log line and in no table [L-PRIVACY-2]', async () => {
  const dora = await all.assistant('Dora');
  await dora.rpc('tools/list');
  expect([logged.filter((line) => line.includes(dora.token)), (await textsOf('identity')).includes(dora.token)]).toEqual([[], false]);
});

describe('calls for a company of others', () => {
  test('are in the records of the person\'s own company alone [L-PRIVACY-3]', async () => {
    const edda = await all.assistant('Edda');
    const other = await all.stranger('Borealis');
    expect((await edda.run('commerce_search_orders', {}, { 'x-service-company': String(other.company) })).status).toBe(403);
    expect((await calls(edda, 1)).map(({ tool, outcome }) => [tool, outcome])).toEqual([['commerce_search_orders', 'REFUSED']]);
    expect((await other.asStaff('{ assistantCalls(first: 10) { nodes { tool } } }')).assistantCalls.nodes).toEqual([]);
  });

  test('cannot leave a client\'s own words with anybody: what is no name of a tool is not kept [L-PRIVACY-3]', async () => {
    const fay = await all.assistant('Fay');
    await fay.ask('commerce', `/api/v1/ai-tools/${encodeURIComponent('Buy <b>now</b>')}`, { method: 'POST', body: '{}' });
    for (const name of ['commerce_Buy now', 'commerce_wire_money', 'service_wire_money']) await fay.rpc('tools/call', { name, arguments: {} });
    await fay.run('commerce_wire_money', {}, { 'x-service-company': '99' });
    await fay.run('commerce_search_orders');
    expect((await calls(fay, 1)).map(({ tool }) => tool)).toEqual(['commerce_search_orders']);
  });
});
