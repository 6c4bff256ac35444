import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { staffOf } from '../../kit/company.js';
import { openAssistantCompany, type AssistantCompanyKit } from '../tools/assistant-company.js';

let all: AssistantCompanyKit;
beforeAll(async () => { all = await openAssistantCompany(); });
afterAll(() => all.close());

type Assistant = Awaited<ReturnType<AssistantCompanyKit['assistant']>>;

/** What becomes of a call of each way in at this moment: through the connector, and at the module itself. */
const now = async (assistant: Assistant) => {
  const [rpc, run] = [await assistant.rpc('tools/call', { name: 'commerce_search_orders', arguments: {} }), await assistant.run('commerce_search_orders')];
  return [rpc.status, rpc.body.result?.structuredContent.error?.code ?? rpc.body.error, run.status, run.body.code ?? run.body.message ?? 'answered'];
};
const ANSWERED = [200, undefined, 200, 'answered'];
const OVER = [401, 'invalid_token', 401, expect.stringMatching(/./)];
const listed = async (assistant: Assistant) => (await assistant.rpc('tools/list')).body.result.tools.filter(({ name }: { name: string }) => name.startsWith('commerce_')).length;

/** Every one of these was in use a moment ago: what a cache of 60 seconds could still know. */
const inUse = async (name: string, more: object = {}) => {
  const assistant = await all.assistant(name, more);
  expect([await now(assistant), await listed(assistant) > 0]).toEqual([ANSWERED, true]);
  return assistant;
};

describe('what ends, ends at the next call', () => {
  test('a token that its client revokes [L-AUTH-3] [M-AUTH-4]', async () => {
    const ada = await inUse('Ada');
    expect((await all.form('/oauth/revoke', { client_id: ada.client.client_id, token: ada.token })).status).toBe(200);
    expect([await now(ada), (await ada.rpc('ping')).status, (await ada.rpc('tools/list')).status]).toEqual([OVER, 401, 401]);
  });

  test('a token that revokes itself [L-AUTH-3] [M-AUTH-4]', async () => {
    const bea = await inUse('Bea');
    expect((await bea.ask('auth', '/oauth/revoke', { method: 'POST' })).status).toBe(200);
    expect(await now(bea)).toEqual(OVER);
  });

  test('a client that the person disconnects; their other client goes on [L-AUTH-3] [M-AUTH-4]', async () => {
    const cleo = await inUse('Cleo');
    const other = { ...cleo, ...await all.assistantOf(cleo.cookie, await all.visited.client({ client_name: 'Other app' })) };
    await all.run('mutation D($id: ID!) { disconnectApp(id: $id) { name } }', { id: cleo.client.client_id }, { ...staffOf(all.company, ALL_PERMISSIONS, await all.personId(cleo.email)), actor: cleo.email });
    expect([await now(cleo), await now(other)]).toEqual([OVER, ANSWERED]);
  });

  test('a membership: suspended, then removed [L-AUTH-3] [M-AUTH-4]', async () => {
    const dora = await inUse('Dora');
    await all.suspend(dora.email);
    expect((await now(dora))[3]).not.toBe('answered');
    expect((await now(dora))[1]).toBeDefined();
    const edda = await inUse('Edda');
    await all.remove(edda.email);
    expect((await now(edda))[3]).not.toBe('answered');
    expect((await now(edda))[1]).toBeDefined();
  });

  test('a role in a module [L-AUTH-3] [M-AUTH-4]', async () => {
    const fay = await inUse('Fay');
    await all.changeRole(fay.email, { moduleRoles: { commerce: 'NONE' } });
    expect([await now(fay), await listed(fay)]).toEqual([[200, 'company_forbidden', 403, 'company_forbidden'], 0]);
    await all.changeRole(fay.email, { moduleRoles: { commerce: 'VIEWER' } });
    expect(await now(fay)).toEqual(ANSWERED);
  });

  test('a module, for everybody of the company [L-AUTH-3] [M-AUTH-4]', async () => {
    const gwen = await inUse('Gwen');
    await all.switchOff('commerce');
    expect([await now(gwen), await listed(gwen)]).toEqual([[200, 'company_forbidden', 403, 'company_forbidden'], 0]);
    await all.switchOff();
    expect(await now(gwen)).toEqual(ANSWERED);
  });
});
