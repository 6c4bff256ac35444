import { systemOf } from '../../kit/open-graph.js';
import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';
import { editSite } from './edited-site.js';
import { QUESTIONS, type QuestionCall } from './questions.js';
import { stockCatalog } from './stocked-catalog.js';


let all: CommerceCompany;
let ada: Awaited<ReturnType<CommerceCompany['assistant']>>;
beforeAll(async () => {
  all = await openCommerceCompany();
  ada = await all.assistant('Ada', { moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR', intelligence: 'VIEWER', brain: 'MANAGER' } });
  await stockCatalog(all);
  await editSite(all);
  await all.run('mutation { createSenderAddress(input: { email: "shop@lume.example", name: "Lume" }) { id } }', {}, systemOf(all.company));
  await all.countFigures();
});
afterAll(() => all.close());

/** The id of the first record that a result has. */
const foundIn = (result: string): unknown => {
  const { items: [first] = [], id = first?.id } = JSON.parse(result || '{}') as { items?: { id: unknown }[]; id?: unknown };
  return id;
};

/** The result of a call as an assistant of the connector gets it, after another. */
async function resultOf({ tool: name, given }: QuestionCall, before: string): Promise<string> {
  const args = JSON.parse(JSON.stringify(given).replaceAll('"@company"', String(all.company)).replaceAll('"@found"', JSON.stringify(foundIn(before) ?? null))) as object;
  const response = await ada.ask('mcp', '/', { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }) });
  const answer = await response.json();
  if (answer.result === undefined || answer.result.isError !== undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.result.content[0].text;
}

test('there are sixty-one questions, none of them twice', () => {
  expect([QUESTIONS.length, new Set(QUESTIONS.map(({ asks }) => asks)).size]).toEqual([61, 61]);
});

test.each(QUESTIONS)('$asks', async ({ calls, answer }) => {
  let last = '';
  for (const call of calls) last = await resultOf(call, last);
  expect(answer.filter((part) => !last.includes(part)).map((missing) => ({ missing, last }))).toEqual([]);
});
