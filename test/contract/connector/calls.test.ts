import { openAssistantCompany, type AssistantCompanyKit } from '../tools/assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: AssistantCompanyKit;
let ada: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  ada = await all.assistant('Ada');
});
afterAll(() => all.close());

const overConnector = async (given: object): Promise<any> => (await ada.rpc('tools/call', { name: 'commerce_search_orders', arguments: given })).body;

test('a result passes through as the module answers it [L-CALL-1]', async () => {
  await all.publishItems();
  await all.warehouse('MI1');
  await all.place('1001', [['MUG', 1]]);
  for (const given of [{}, { search: '1001' }, { search: 'nothing' }]) expect((await overConnector(given)).result).toEqual((await ada.run('commerce_search_orders', given)).body);
});

describe('what cannot be called is, through the connector', () => {
  test('-32602 for a tool that there is not, with the nearest name [L-CALL-5] [REL-S17]', async () => {
    const of = async (name: unknown) => { const { body: { error } } = await ada.rpc('tools/call', { name, arguments: {} }); return [error.code, error.message]; };
    expect(await of('commerce_serch_orders')).toEqual([-32602, 'There is no tool commerce_serch_orders; did you mean commerce_search_orders?']);
    expect(await of('service_switch_compny')).toEqual([-32602, 'There is no tool service_switch_compny; did you mean service_switch_company?']);
    expect(await of('search_orders')).toEqual([-32602, 'There is no tool search_orders; did you mean commerce_search_orders?']);
    for (const name of ['nope', '', '__proto__', 'commerce_', 'memory_search', 'x'.repeat(5000), undefined, 7, null]) expect([name, (await of(name))[0]]).toEqual([name, -32602]);
  });

  test('a result with isError for arguments: each field, what to write instead and the id of the request [L-CALL-2]', async () => {
    const { result: { isError, structuredContent: { error } } } = await overConnector({ limt: 2, status: 'shiped' });
    expect(error.message).toMatch(/^The arguments of commerce_search_orders cannot be used: /);
    expect([isError, error.code, error.details.map(({ field, nearest }: any) => [field, nearest]).toSorted(), error.request_id]).toEqual([true, 'invalid_arguments', [['limt', 'limit'], ['status', 'shipped']], expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    for (const given of [[], 'x', 7]) expect((await ada.rpc('tools/call', { name: 'commerce_search_orders', arguments: given })).body.error.code).toBe(-32602);
  });

  test.each([['a NUL character', 'a\u0000', 'has a NUL character'], ['half a surrogate pair', 'a\ud800', 'has half a surrogate pair']])('a result with isError for %s within an argument, named as the module names it [L-CALL-2]', async (_, search, said) => {
    const { body: { result, error } } = await ada.rpc('tools/call', { name: 'commerce_search_orders', arguments: { search } });
    expect([error, result.isError, result.structuredContent.error]).toMatchObject([undefined, true, { code: 'invalid_arguments', details: [{ field: 'search', error: expect.stringContaining(said) }] }]);
    expect(await ada.run('commerce_search_orders', { search })).toMatchObject({ status: 422, body: { errors: { search: [expect.stringContaining(said)] } } });
  });

  test('a result with isError for a company without the module, which says how to change the company where there is another [L-CALL-2]', async () => {
    const hana = await all.assistant('Hana', { moduleRoles: { catalog: 'VIEWER' } });
    const refused = async (): Promise<any> => (await hana.rpc('tools/call', { name: 'commerce_search_orders' })).body.result;
    expect((await refused()).structuredContent.error.hint).toBe('Ask an owner or admin of the company to give it to you');
    await all.join((await all.stranger('Borealis')).company, hana.email);
    const { isError, structuredContent: { error } } = await refused();
    expect([isError, error.code, error.message, error.hint]).toEqual([true, 'company_forbidden', 'You have no access to this module in this company', 'Switch to another company with service_switch_company']);
  });

  test('a result with isError for a permission that is missing, without another company to change to [L-CALL-2]', async () => {
    const ivo = await all.assistant('Ivo', { moduleRoles: { commerce: 'VIEWER' } });
    const { body: { result: { structuredContent: { error } } } } = await ivo.rpc('tools/call', { name: 'commerce_set_order_hold', arguments: {} });
    expect([error.code, error.permission, error.hint]).toEqual(['permission_denied', 'commerce.write', 'Ask an owner or admin of the company to give it to you']);
  });
});
