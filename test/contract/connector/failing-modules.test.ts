import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { until } from '../../kit/until.js';
import { openFaultyCompany, type FaultyCompany } from './faulty-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PATIENCE = 300;
const ORDERS = 'SearchOrders';

let all: FaultyCompany;
let ada: Awaited<ReturnType<FaultyCompany['assistant']>>;
beforeAll(async () => {
  all = await openFaultyCompany({ moduleMilliseconds: PATIENCE, log: createLog('silent') });
  ada = await all.assistant('Ada');
});
afterEach(() => { all.heal(); });
afterAll(() => all.close());

const search = async (): Promise<any> => (await ada.rpc('tools/call', { name: 'commerce_search_orders', arguments: { search: 'rossi' } })).body.result;
const REQUEST_ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/;

describe('a module', () => {
  test('that hangs is a result within the time a module has, with the id of the request; the next call is served [L-CALL-4] [REL-S17]', async () => {
    all.hang(ORDERS);
    const { isError, structuredContent: { error } } = await search();
    expect([isError, error.code, error.message]).toEqual([true, 'timeout', `The module did not answer within 0.3 seconds (request ${String(error.request_id)}); read before you repeat a write`]);
    expect(error.request_id).toMatch(REQUEST_ID);
    all.heal();
    expect((await search()).structuredContent).toMatchObject({ items: [], total: 0 });
  });

  test('has 30 seconds in the product, and not a moment more [L-CALL-4] [REL-S17]', async () => {
    const usual = await openFaultyCompany({ log: createLog('silent') });
    const bea = await usual.assistant('Bea');
    usual.hang(ORDERS);
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const answer = bea.rpc('tools/call', { name: 'commerce_search_orders', arguments: {} });
    const [end] = await until(() => Promise.resolve(timers.mock.calls.find(([{ name }, after]) => name === '' && after === 30_000)));
    timers.mockRestore();
    expect(await Promise.race([answer, nextTurn('waits')])).toBe('waits');
    end();
    const { structuredContent: { error } } = (await answer).body.result;
    expect([error.code, error.message]).toEqual(['timeout', `The module did not answer within 30 seconds (request ${String(error.request_id)}); read before you repeat a write`]);
    await usual.close();
  });

  test('that hangs is recorded as one that failed [L-CALL-4] [L-PRIVACY-1]', async () => {
    const bea = await all.assistant('Bea');
    all.hang(ORDERS);
    await bea.rpc('tools/call', { name: 'commerce_search_orders', arguments: {} });
    const call = await until(async () => (await all.calls()).find(({ person }) => person.email === bea.email));
    expect([call.tool, call.outcome]).toEqual(['commerce_search_orders', 'FAILED']);
  });

  test('that hangs in its list leaves the tools of the others [L-CALL-4]', async () => {
    await all.catalog('main');
    all.hang('ToolCatalogs');
    const { result: { tools } } = (await ada.rpc('tools/list')).body;
    expect(['service_get_context', 'commerce_search_orders'].filter((name) => !tools.some((tool: any) => tool.name === name))).toEqual([]);
    expect(tools.filter(({ name }: any) => name.startsWith('catalog_'))).toEqual([]);
  });

  test.each([
    ['breaks', new Error('SQLITE_ERROR: no such table: sales_order'), 'internal_error', (id: string) => `The module failed (request ${id})`],
    ['is away', new Failure('UNAVAILABLE', 'connect ECONNREFUSED 10.1.2.3:3306'), 'unavailable', (id: string) => `The module is unavailable at present (request ${id}); try again in a moment`],
    ['is busy', new Failure('CONFLICT', 'Deadlock found when trying to get lock'), 'unavailable', (id: string) => `The module is unavailable at present (request ${id}); try again in a moment`],
  ])('that %s is a result with the id of the request and nothing of its insides [L-CALL-3]', async (...[, fault, code, message]) => {
    all.fail(ORDERS, fault);
    const { isError, content, structuredContent } = await search();
    const { error: { request_id: id, ...error } } = structuredContent;
    expect([isError, error, id]).toEqual([true, { code, message: message(id) }, expect.stringMatching(REQUEST_ID)]);
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    expect(JSON.stringify(structuredContent)).not.toMatch(/SQL|10\.1\.2\.3|Deadlock|sales_order/);
  });

  test('that refuses is a result that says why [L-CALL-2]', async () => {
    all.fail(ORDERS, new Failure('BAD_INPUT', 'This cursor is none of ours', { cursor: ['is no cursor'] }));
    const { isError, structuredContent: { error } } = await search();
    expect([isError, error.code, error.message, error.details]).toEqual([true, 'bad_input', 'This cursor is none of ours', { cursor: ['is no cursor'] }]);
  });
});

describe('the identity provider', () => {
  test.each([['is away', new Failure('UNAVAILABLE', 'connect ECONNREFUSED')], ['breaks', new Error('boom')]])('that %s makes every call 401, with the challenge, also of somebody who was served a moment ago [L-AUTH-2]', async (_, fault) => {
    expect((await ada.rpc('ping')).status).toBe(200);
    all.fail('AssistantUser', fault);
    for (const method of ['ping', 'initialize', 'tools/list', 'tools/call']) {
      const response = await ada.ask('mcp', '/', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }) });
      expect([method, response.status, response.headers.get('www-authenticate')]).toEqual([method, 401, `Bearer realm="Portico", error="invalid_token", resource_metadata="${all.urls.mcp ?? ''}/.well-known/oauth-protected-resource"`]);
    }
    all.heal();
    expect((await ada.rpc('ping')).status).toBe(200);
  });

  test('that is away makes calls of a module 503, which may be tried again [M-ERROR-5]', async () => {
    all.fail('AssistantUser', new Failure('UNAVAILABLE', 'connect ECONNREFUSED'));
    const response = await ada.ask('commerce', '/api/v1/ai-tools');
    expect([response.status, response.headers.get('retry-after'), (await response.json() as { code: string }).code]).toEqual([503, '5', 'unavailable']);
  });

  test('that ends a token while a call runs makes it 401 with the challenge [L-AUTH-1] [L-AUTH-3]', async () => {
    let asked = 0;
    all.faults.set('AssistantUser', () => { asked += 1; return asked === 1 ? undefined : Promise.resolve({ assistantUser: null }); });
    const response = await ada.ask('mcp', '/', { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"service_get_context"}}' });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('error="invalid_token"')]);
  });
});
