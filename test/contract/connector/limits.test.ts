import { until } from '../../kit/until.js';
import { openAssistantCompany, type AssistantCompanyKit } from '../tools/assistant-company.js';

let all: AssistantCompanyKit;
beforeAll(async () => { all = await openAssistantCompany(); });
afterAll(() => all.close());

type Assistant = Awaited<ReturnType<AssistantCompanyKit['assistant']>>;

const BAD = { arguments: { limt: 1 } };
const viaConnector = async (assistant: Assistant) => (await assistant.rpc('tools/call', { name: 'commerce_search_orders', ...BAD })).body;
const viaModule = async (assistant: Assistant) => assistant.run('commerce_search_orders', BAD.arguments);
const times = async <T>(count: number, call: () => Promise<T>): Promise<T[]> => { const answers: T[] = []; for (let left = count; left > 0; left -= 1) answers.push(await call()); return answers; };
const seconds = (message: string): number => Number(/\b(\d+)\b/.exec(message)?.[1]);

describe('calls of a module', () => {
  test('are 120 a minute for a person, those of the connector and of the module together; above it the connector says -32000 and the seconds [L-LIMIT-2] [M-LIMIT-1]', async () => {
    const ada = await all.assistant('Ada');
    const [early, direct] = [await times(60, () => viaConnector(ada)), await times(60, () => viaModule(ada))];
    expect([early.filter(({ error }) => error !== undefined), direct.filter(({ status }) => status !== 422)]).toEqual([[], []]);
    const { jsonrpc, id, error } = await viaConnector(ada);
    expect([jsonrpc, id, error.code, seconds(error.message) >= 1 && seconds(error.message) <= 60]).toEqual(['2.0', 1, -32000, true]);
    const refused = await ada.ask('commerce', '/api/v1/ai-tools/search_orders', { method: 'POST', body: '{"arguments":{}}' });
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, (await refused.json() as { code: string }).code, wait >= 1 && wait <= 60]).toEqual([429, 'rate_limited', true]);
  });

  test('are counted for the person, whatever client, company or language they use, and for nobody else [M-LIMIT-1]', async () => {
    const [bea, cleo] = [await all.assistant('Bea'), await all.assistant('Cleo')];
    const other = { ...bea, ...await all.assistantOf(bea.cookie, await all.visited.client({ client_name: 'Other app' })) };
    await times(60, () => viaModule(bea));
    await times(60, () => viaConnector(other));
    const elsewhere = await bea.run('commerce_search_orders', {}, { 'x-service-company': '99', 'x-service-language': 'it' });
    expect([elsewhere.status, (await viaModule(cleo)).status]).toEqual([429, 422]);
  });

  test('do not use up lists, other modules, the connector\'s own tools or ping [L-LIMIT-2] [M-LIMIT-1]', async () => {
    const dora = await all.assistant('Dora');
    await times(121, () => viaModule(dora));
    expect((await viaModule(dora)).status).toBe(429);
    expect([(await dora.ask('commerce', '/api/v1/ai-tools')).status, (await dora.run('catalog_search_products')).status]).toEqual([200, 409]);
    expect((await times(3, () => dora.rpc('tools/call', { name: 'service_get_context' }))).map(({ body }) => body.result.isError)).toEqual([undefined, undefined, undefined]);
    expect([(await dora.rpc('tools/list')).body.error, (await dora.rpc('ping')).body.result]).toEqual([undefined, {}]);
  });
});

test('the connector\'s own tools are 120 a minute for a person too: each call is recorded', async () => {
  const ivo = await all.assistant('Ivo');
  const context = async () => (await ivo.rpc('tools/call', { name: 'service_get_context' })).body.error?.code;
  expect([await times(120, context), await context()]).toEqual([Array.from({ length: 120 }, () => undefined), -32000]);
  expect((await viaModule(ivo)).status).toBe(422); // a module is counted by itself
});

/** The calls of a person that are recorded, once a call that came after them is. */
const recorded = async (assistant: Assistant) => {
  const last = await all.assistant(`After${assistant.email.split('@', 1)[0] ?? ''}`);
  await last.rpc('tools/call', { name: 'service_get_context' });
  await until(async () => (await all.calls()).find(({ person }) => person.email === last.email));
  return (await all.calls()).filter(({ person }) => person.email === assistant.email).map(({ tool, outcome, clientName }) => [tool, outcome, clientName]).toSorted();
};

describe('calls above the limit', () => {
  test('are recorded as refused once a minute, whatever comes: a flood stores nothing more [L-PRIVACY-1] [L-LIMIT-2] [M-LIMIT-1]', async () => {
    const gwen = await all.assistant('Gwen');
    const other = { ...gwen, ...await all.assistantOf(gwen.cookie, await all.visited.client({ client_name: 'Other app' })) };
    await times(120, () => gwen.run('commerce_no_tool')); // counted like any call, and recorded as none
    await times(30, () => gwen.run('commerce_wire_money'));
    await times(60, () => viaModule(other));
    await times(60, () => viaConnector(other));
    await times(30, () => gwen.run('commerce_get_order', { order: '1' }));
    expect(await recorded(gwen)).toEqual([['commerce_get_order', 'REFUSED', 'Notes'], ['commerce_search_orders', 'REFUSED', 'Other app']]);
  });

  test('of a module that is flooded leave the records of the others [L-PRIVACY-1] [M-LIMIT-1]', async () => {
    const hana = await all.assistant('Hana');
    await times(120, () => hana.run('commerce_no_tool'));
    expect((await times(60, async () => (await viaConnector(hana)).error.code)).every((code) => code === -32000)).toBe(true);
    await hana.run('catalog_get_stock');
    await hana.rpc('tools/call', { name: 'service_get_context' });
    expect(await recorded(hana)).toEqual([['catalog_get_stock', 'REFUSED', 'Notes'], ['commerce_search_orders', 'REFUSED', 'Notes'], ['service_get_context', 'OK', 'Notes']]);
  });
});

describe('lists of a module', () => {
  test('are 120 a minute for a person, tools/list and lists of the module together [L-LIMIT-2] [M-LIMIT-1]', async () => {
    const edda = await all.assistant('Edda');
    const statuses = (await times(60, () => edda.ask('commerce', '/api/v1/ai-tools'))).map(({ status }) => status);
    const lists = await times(60, () => edda.rpc('tools/list'));
    expect([statuses.every((status) => status === 200), lists.filter(({ body }) => body.error !== undefined)]).toEqual([true, []]);
    const { body: { error } } = await edda.rpc('tools/list');
    expect([error.code, seconds(error.message) >= 1 && seconds(error.message) <= 60]).toEqual([-32000, true]);
    expect([(await edda.ask('commerce', '/api/v1/ai-tools')).status, (await viaModule(edda)).status]).toEqual([429, 422]);
  });

  test('leave the other modules in tools/list, which says how long to wait for the one above its limit; calls of that one are answered [L-LIMIT-2] [M-LIMIT-1]', async () => {
    const iris = await all.assistant('Iris', { moduleRoles: { commerce: 'EDITOR', intelligence: 'VIEWER' } });
    await times(120, () => iris.ask('commerce', '/api/v1/ai-tools'));
    const { body: { result } } = await iris.rpc('tools/list');
    expect([...new Set(result.tools.map(({ name }: { name: string }) => name.split('_', 1)[0]))]).toEqual(['service', 'intelligence']);
    const wait = result._meta['portico.example/retry-after-seconds'];
    expect([Object.keys(wait), wait.commerce >= 1 && wait.commerce <= 60]).toEqual([['commerce'], true]);
    expect((await viaConnector(iris)).result.isError).toBe(true); // its arguments are wrong, but it was called
  });

  test('that are not modified count too [M-LIMIT-1]', async () => {
    const fay = await all.assistant('Fay');
    const etag = (await fay.ask('commerce', '/api/v1/ai-tools')).headers.get('etag') ?? '';
    const statuses = (await times(120, () => fay.ask('commerce', '/api/v1/ai-tools', { headers: { 'if-none-match': etag } }))).map(({ status }) => status);
    expect([statuses.filter((status) => status === 304).length, statuses.at(-1)]).toEqual([119, 429]);
  });
});
