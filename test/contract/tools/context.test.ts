import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: AssistantCompanyKit;
let other: Awaited<ReturnType<AssistantCompanyKit['stranger']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  other = await all.stranger('Borealis');
});
afterAll(() => all.close());

type Assistant = Awaited<ReturnType<AssistantCompanyKit['assistant']>>;

const CONTEXT = '/api/mcp/context';
const context = async (assistant: Pick<Assistant, 'ask'>, query = ''): Promise<any> => (await assistant.ask('auth', CONTEXT + query)).json();
const choose = async (assistant: Pick<Assistant, 'ask'>, body: string) => {
  const response = await assistant.ask('auth', '/api/mcp/company', { method: 'PUT', body });
  return { status: response.status, body: await response.json() };
};
const activeIn = ({ active_company_id: id, active_company_source: source }: any) => [id, source];
const member = async (name: string) => {
  const assistant = await all.assistant(name);
  await all.join(other.company, assistant.email);
  return assistant;
};
const module = (slug: string, role: string, ...[url, isOn]: readonly [url: string | null, isOn: boolean]) => ({ slug, name: expect.any(String) as string, role, api_base_url: url, connector_enabled: isOn });

test('the auth host has no tools: their paths are not there [M-CONTEXT-1]', async () => {
  const iris = await all.assistant('Iris');
  const answers = await Promise.all([['GET', '/api/mcp'], ['POST', '/api/mcp/search_orders'], ['POST', CONTEXT], ['POST', '/api/mcp/company'], ['OPTIONS', CONTEXT]].map(async ([method = '', path = '']) => {
    const response = await iris.ask('auth', path, { method });
    return [response.status, response.headers.get('allow')];
  }));
  expect(answers).toEqual([[404, null], [404, null], [405, 'GET, HEAD, OPTIONS'], [405, 'PUT, OPTIONS'], [204, 'GET, HEAD, OPTIONS']]);
});

describe('the context', () => {
  test('is the person, their companies with modules and roles, and the active company [M-CONTEXT-1]', async () => {
    const ada = await all.assistant('Ada', { moduleRoles: { commerce: 'EDITOR', catalog: 'VIEWER', brain: 'MANAGER' } });
    expect(await context(ada)).toEqual({
      user: { id: ada.accountId, name: 'Ada', email: 'ada@example.test', language: 'en', is_internal: false },
      companies: [{
        id: all.company, slug: 'lume', name: 'Lume', is_internal: false, is_demo: false, disabled_sections: [],
        modules: [module('brain', 'manager', all.urls.brain ?? '', true), module('catalog', 'viewer', all.urls.catalog ?? '', true), module('commerce', 'editor', all.urls.commerce ?? '', true)],
      }],
      active_company_id: all.company, active_company_source: 'only',
    });
  });

  test('says of a module that is switched off for AI clients that it is not to be called [M-CONTEXT-2]', async () => {
    const bea = await all.assistant('Bea');
    await all.switchOff('commerce');
    const { companies: [{ modules }] } = await context(bea);
    await all.switchOff();
    expect(modules.map(({ slug, connector_enabled: isOn }: any) => [slug, isOn])).toEqual([['catalog', true], ['commerce', false]]);
  });

  test('says of owners and admins that they manage every module [M-CONTEXT-1]', async () => {
    const boss = await all.assistant('Boss', { role: 'OWNER', moduleRoles: {} });
    expect((await context(boss)).companies[0].modules.map(({ slug, role }: any) => [slug, role])).toEqual([['brain', 'manager'], ['catalog', 'manager'], ['commerce', 'manager'], ['intelligence', 'manager']]);
  });

  test('prefers the company of org_id where the person is in it, and ignores another; it is not saved [M-CONTEXT-3]', async () => {
    const cleo = await member('Cleo');
    expect(activeIn(await context(cleo))).toEqual([all.company, 'default']);
    expect(activeIn(await context(cleo, `?org_id=${String(other.company)}`))).toEqual([other.company, 'claim']);
    expect(activeIn(await context(cleo, '?org_id=99999'))).toEqual([all.company, 'default']);
    expect(activeIn(await context(cleo, '?org_id=9007199254740991'))).toEqual([all.company, 'default']);
    expect(activeIn(await context(cleo))).toEqual([all.company, 'default']);
    const foreign = await all.assistant('Dora');
    expect(activeIn(await context(foreign, `?org_id=${String(other.company)}`))).toEqual([all.company, 'only']);
  });

  test('is 422 for an org_id that is no number of a company [M-CONTEXT-3] [M-COMPANY-2]', async () => {
    const edda = await all.assistant('Edda');
    for (const query of ['?org_id=lume', '?org_id=1.5', '?org_id=-1', '?org_id=0', '?org_id=1&org_id=2']) {
      const response = await edda.ask('auth', CONTEXT + query);
      expect([query, response.status, Object.keys(await response.json() as object)]).toEqual([query, 422, ['message', 'errors']]);
    }
  });

  test('is nobody\'s cache\'s [M-CONTEXT-1]', async () => {
    expect((await (await all.assistant('Fay')).ask('auth', CONTEXT)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('choosing the company', () => {
  test('saves it for every client of the person, and answers the context as it is then [M-COMPANY-1]', async () => {
    const gwen = await member('Gwen');
    const { status, body } = await choose(gwen, `{"organization_id":${String(other.company)}}`);
    expect([status, activeIn(body), body]).toEqual([200, [other.company, 'preference'], await context(gwen)]);
    const elsewhere = await all.assistantOf(gwen.cookie, await all.visited.client({ client_name: 'Other app' }));
    expect(activeIn(await context(elsewhere))).toEqual([other.company, 'preference']);
    expect(activeIn((await choose(elsewhere, `{"organization_id":${String(all.company)}}`)).body)).toEqual([all.company, 'preference']);
  });

  test('of others is 403, whether or not it exists, and changes nothing [M-COMPANY-2] [M-TENANCY-1]', async () => {
    const hana = await all.assistant('Hana');
    const refusals = [await choose(hana, `{"organization_id":${String(other.company)}}`), await choose(hana, '{"organization_id":99999}')];
    expect(refusals).toEqual([refusals[0], refusals[0]]);
    expect([refusals[0]?.status, Object.keys(refusals[0]?.body as object), activeIn(await context(hana))]).toEqual([403, ['code', 'message'], [all.company, 'only']]);
  });

  test.each(['{}', '{"organization_id":null}', '{"organization_id":"1"}', '{"organization_id":1.5}', '{"organization_id":0}', '{"organization_id":[1]}', '[]'])('needs its number: %s is 422 [M-COMPANY-2]', async (body) => {
    const answer = await choose(await all.assistant(`I${Buffer.from(body).toString('hex')}`), body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([422, ['message', 'errors']]);
  });
});
