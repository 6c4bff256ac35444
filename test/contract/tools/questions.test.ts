import { findTools } from '../../../mcp/kit/find-tools.js';
import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';
import { QUESTIONS, type QuestionCall } from './questions.js';
import { stockCatalog } from './stocked-catalog.js';


let all: CommerceCompany;
let ada: Awaited<ReturnType<CommerceCompany['assistant']>>;
beforeAll(async () => {
  all = await openCommerceCompany();
  ada = await all.assistant('Ada', { moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR', intelligence: 'VIEWER' } });
  await stockCatalog(all);
  await all.countFigures();
});
afterAll(() => all.close());

const tools = new Map(Object.entries(await findTools()).flatMap(([module, of]) => [...of.keys()].map((name) => [`${module}_${name}`, module])));
const ANSWERABLE = QUESTIONS.filter(({ calls }) => calls.every(({ tool }) => tools.has(tool)));

/** The result of a call as an assistant of the connector gets it. */
async function resultOf({ tool: name, given }: QuestionCall): Promise<string> {
  const args = JSON.parse(JSON.stringify(given).replaceAll('"@company"', String(all.company))) as object;
  const response = await ada.ask('mcp', '/', { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }) });
  const answer = await response.json();
  if (answer.result === undefined || answer.result.isError !== undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.result.content[0].text;
}

test('there are forty questions, none of them twice', () => {
  expect([QUESTIONS.length, new Set(QUESTIONS.map(({ asks }) => asks)).size]).toEqual([40, 40]);
});

test.each(ANSWERABLE)('$asks', async ({ calls, answer }) => {
  let last = '';
  for (const call of calls) last = await resultOf(call);
  expect(answer.filter((part) => !last.includes(part)).map((missing) => ({ missing, last }))).toEqual([]);
});
