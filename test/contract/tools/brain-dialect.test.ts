import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

let all: AssistantCompanyKit;
let ada: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  ada = await all.assistant('Ada', { moduleRoles: { brain: 'EDITOR' } });
});
afterAll(() => all.close());

const LIST = '/api/v1/ai-tools';

const read = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const response = await ada.ask('brain', path, { ...init, headers });
  return [response.status, await response.text()];
};
const run = (name: string, body: string, headers: Record<string, string> = {}) => read(`${LIST}/${name}`, headers, { method: 'POST', body });

test('what is wrong with a company is a message alone, by its status [M-ERROR-1]', async () => {
  expect(await read(LIST, { 'x-service-company': 'x' })).toEqual([400, '{"message":"Name the company with the header X-Service-Company, by its number"}']);
  expect(await read(LIST, { 'x-service-company': '99999' })).toEqual([403, '{"message":"You have no access to this module in this company"}']);
  await all.switchOff('brain');
  expect(await run('search_content', '{}')).toEqual([403, '{"message":"The module brain is switched off for AI clients in Lume: an owner or admin can switch it on"}']);
  await all.switchOff();
});

test('other refusals have their codes, and those of arguments the messages of each field [M-ERROR-1]', async () => {
  expect(await read(LIST, { 'x-service-tools-version': '2' })).toEqual([400, '{"code":"unsupported_version","message":"This version of the tool contract is not supported","supported":[1]}']);
  expect(await run('serch_content', '{}')).toEqual([404, '{"code":"unknown_tool","message":"There is no tool serch_content; did you mean search_content?","nearest":"search_content"}']);
  expect(await run('get_content', '{"arguments":{}}')).toEqual([422, '{"message":"The arguments of get_content cannot be used: id","errors":{"id":["is required"]}}']);
  expect(await run('publish_content', '{"arguments":{}}')).toEqual([403, '{"code":"permission_denied","permission":"cms.manage","message":"This needs the permission cms.manage, which you do not have in Lume"}']);
});

test('the caller\'s id of the request does not come back from this module [M-HEADER-4]', async () => {
  const { headers } = await ada.ask('brain', LIST, { headers: { 'x-service-request-id': 'r-1' } });
  expect([headers.get('x-service-request-id'), headers.get('x-service-tools-version'), headers.get('cache-control')]).toEqual([null, '1', 'private, max-age=60']);
});

test('lists and calls of this module have no limit, at the module and at the connector [M-LIMIT-1]', async () => {
  const statuses = new Set<number>();
  for (let calls = 0; calls < 130; calls += 1) {
    statuses.add((await ada.ask('brain', LIST)).status);
    statuses.add((await ada.run('brain_get_content', { id: 9 })).status);
  }
  expect([...statuses]).toEqual([200]);
  const { body } = await ada.rpc('tools/call', { name: 'brain_get_content', arguments: { id: 9 } });
  expect([body.error, body.result.isError]).toEqual([undefined, true]);
});

test('the context and the connector offer it to who has a role in it [L-LIST-6]', async () => {
  const context = await (await ada.ask('auth', '/api/mcp/context')).json() as { companies: { modules: { slug: string; api_base_url: string; connector_enabled: boolean }[] }[] };
  expect(context.companies[0]?.modules.find(({ slug }) => slug === 'brain')).toMatchObject({ api_base_url: all.urls.brain, connector_enabled: true });
  const names = (await ada.rpc('tools/list')).body.result.tools.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['brain_get_content', 'brain_save_content_draft', 'brain_search_content']));
  expect(names).not.toContain('brain_publish_content');
});
