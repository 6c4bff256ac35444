import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { findTools } from '../../../mcp/kit/find-tools.js';
import { openCommerceCompany, type CommerceCompany } from '../../contract/tools/commerce-company.js';
import { stockCatalog } from '../../contract/tools/stocked-catalog.js';
import { systemOf } from '../../kit/open-graph.js';
import { expectKept } from '../../kit/kept-text.js';
import { editSite } from '../../contract/tools/edited-site.js';
import { BRAIN_DAY } from './brain-day.js';
import { transcript } from './transcript.js';
import { WORKING_DAY, type Called } from './working-day.js';


let all: CommerceCompany;
let client: Client;
beforeAll(async () => {
  all = await openCommerceCompany();
  await stockCatalog(all);
  await editSite(all);
  await all.run('mutation { createSenderAddress(input: { email: "shop@lume.example", name: "Lume" }) { id } }', {}, systemOf(all.company));
  await all.countFigures();
  const { token } = await all.assistant('Ada', { moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR', intelligence: 'VIEWER', brain: 'MANAGER' } });
  client = new Client({ name: 'journey', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(all.urls.mcp ?? ''), { requestInit: { headers: { authorization: `Bearer ${token}` } } }));
});
afterAll(async () => {
  await client.close();
  await all.close();
});

const called: Called[] = [];
const DAY = [...WORKING_DAY, ...BRAIN_DAY];
const STEPS = DAY.flatMap(({ requests }) => requests.flatMap(({ asks, calls }) => calls.map((call) => ({ asks, ...call }))));

test.each(STEPS)('“$asks” $tool', async ({ tool, given = {}, answers, fails = false }) => {
  const args = { ...(typeof given === 'function' ? given(called) : given) };
  const advised = called.at(-1)?.result?.error?.next_tool;
  if (advised !== undefined) expect(tool).toBe(advised); // the advice of a failure is followed
  const { structuredContent, isError = false } = await client.callTool({ name: tool, arguments: args });
  called.push({ tool, given: args, result: structuredContent });
  expect([isError, structuredContent]).toEqual([fails, expect.anything()]);
  expect(structuredContent).toMatchObject(answers);
});

test('every tool there is was called, and succeeded', async () => {
  const { tools } = await client.listTools();
  const every = Object.entries(await findTools()).flatMap(([module, of]) => [...of.keys()].map((name) => `${module}_${name}`)).toSorted();
  expect(tools.map(({ name }) => name).toSorted()).toEqual(every);
  expect([...new Set(called.filter(({ result }) => result.error === undefined).map(({ tool }) => tool))].toSorted()).toEqual(every);
});

test('what was written is there for everybody: in the graph, and only once', async () => {
  const read = await all.asStaff(`{
    held: order(reference: "1002") { status holdKind holdReason }
    noted: order(reference: "1003") { staffNotes { nodes { text author } } }
    returns(first: 10, filter: { orderReference: "1004" }) { nodes { status lines { sku quantityExpected reasonCode } } }
    scarf: product(sku: "SCARF-RED") { status title categories { name } variants { sku } translations { locale title } }
    apron: availability(sku: "APRON") { location { code } available }
    memoryNotes(first: 5) { nodes { title } }
  }`);
  expect(read).toMatchObject({
    held: { status: 'ON_HOLD', holdKind: 'FRAUD', holdReason: 'Three cards were tried' }, returns: { nodes: [{ lines: [{ sku: 'TEE', quantityExpected: 1, reasonCode: 'SIZE' }] }] },
    scarf: { status: 'ACTIVE', title: 'Merino wool scarf', categories: [{ name: 'Men' }], variants: [{ sku: 'SCARF-RED' }, { sku: 'SCARF-BLUE' }] }, memoryNotes: { nodes: [] },
  });
});

test('the page of the day is what this run printed', () => {
  expectKept('gateway/docs/assistant-session.md', transcript(DAY, called));
});
