import { surface as commerce } from '../../shims/commerce/surface.js';
import { surface as wmsJson } from '../../shims/wms-json/surface.js';
import { surface as wmsXml } from '../../shims/wms-xml/surface.js';
import { xsdJudge } from '../contract/wms-xml/xsd-judge.js';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** A step as every dialect lists it. */
interface Step { readonly step: string; readonly passedAt: string | null; readonly requestId: string | null; readonly curls: readonly string[] }

let graph: RealGraph;
const keys: Record<string, string> = {};
beforeAll(async () => {
  graph = await openRealGraph({ sandbox: true, surfaces: [{ surface: wmsJson }, { surface: wmsXml, judge: xsdJudge }, { surface: commerce }] });
  keys['A'] = graph.keys.MI1;
  keys['B'] = (await graph.connect('WMS_JSON', { name: 'LY1 JSON', warehouseId: await graph.warehouseOf('LY1 WMS') })).apiKey;
  const { username, password } = await graph.connect('WMS_XML', { name: 'LY1 XML', warehouseId: await graph.warehouseOf('LY1 WMS') });
  keys['C'] = `${username}:${password}`;
  keys['D'] = (await graph.connect('COMMERCE', { name: 'ERP', scopes: ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read'] })).apiKey;
});
afterAll(() => graph.close());

const get = async (path: string, headers: Record<string, string>): Promise<any> => (await fetch(graph.host + path, { headers })).json();
const basic = (credentials: string): string => `Basic ${Buffer.from(credentials).toString('base64')}`;
const bearer = (name: string) => ({ authorization: `Bearer ${String(keys[name])}` });
const fromJson = ({ steps }: any): Step[] => steps.map(({ step, passed_at: passedAt, request_id: requestId, next }: any) => ({ step, passedAt, requestId, curls: next.map(({ curl }: any) => curl) }));

/** The checklist of each interface, from its own answer. */
const CHECKLISTS: Readonly<Record<string, () => Promise<Step[]>>> = {
  A: async () => fromJson(await get('/api/fulfillment/v1/sandbox/certification', bearer('A'))),
  B: async () => (await get('/V1/Sandbox/Certification', bearer('B'))).Steps.map(({ Step: step, PassedDateTime: passedAt, RequestId: requestId, Next: next }: any) => ({ step, passedAt, requestId, curls: next.map(({ Curl: curl }: any) => curl) })),
  C: async () => {
    const text = await (await fetch(`${graph.host}/api/admin/sandbox/certificazione`, { headers: { authorization: basic(keys['C'] ?? '') } })).text();
    const leaf = (of: string, name: string): string[] => [...of.matchAll(new RegExp(`<${name}>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 'gs'))].map(([, value = '']) => value);
    return leaf(text, 'passo').map((step) => ({ step: leaf(step, 'passo_cod')[0] ?? '', passedAt: leaf(step, 'superato')[0] ?? null, requestId: leaf(step, 'richiesta')[0] ?? null, curls: leaf(step, 'chiamata') }));
  },
  D: async () => fromJson(await get('/api/commerce/v1/sandbox/certification', bearer('D'))),
};

/** Sends what a command of curl sends, as a shell would run it: a pause before it, options -X, -H and -d, and the address in double quotes. */
async function run(curl: string, key: string, known: ReadonlyMap<string, string>): Promise<Response> {
  const filled = [...known].reduce((text, [name, value]) => text.replaceAll(name, value), curl);
  const [, seconds = '0'] = /^sleep (\d+); curl /.exec(filled) ?? [];
  graph.clock.turn(Number(seconds) * 1000);
  const [, method = 'GET'] = / -X (\w+)/.exec(filled) ?? [];
  const headers = [...filled.matchAll(/-H (["'])([\w-]+): (.*?)\1/g)].map(([, , name = '', value = '']): [string, string] => [name, value.replace('$API_KEY', key)]);
  const [, body] = / -d '(.*?)' "/.exec(filled) ?? [];
  const [, address = ''] = / "(\$BASE_URL[^"]*)"$/.exec(filled) ?? [];
  if (filled.includes(' -u ')) headers.push(['authorization', basic(key)]);
  return fetch(address.replace('$BASE_URL', graph.host), { method, headers: Object.fromEntries(headers), ...(body !== undefined && { body }) });
}

/** What XML says of an order and a return. */
const NAMES = [['ord_num_doc', '{number}'], ['barcode', '{line}'], ['reso_ID', '{return}']] as const;

/** What an answer tells for the calls behind it: the number of an order without its #, the item of its first line, the number of a return. */
function learned(text: string): (readonly [string, string])[] {
  if (text.startsWith('<?xml')) return NAMES.flatMap(([name, placeholder]) => [...text.matchAll(new RegExp(`<${name}>#?(\\w+)<`, 'g'))].slice(0, 1).map(([, value = '']) => [placeholder, value] as const));
  const answer = JSON.parse(text.split('\n', 1)[0] ?? '');
  const [record = answer] = [answer.data, answer.Content].find((list) => Array.isArray(list)) ?? [];
  const [back, number] = [record.OmsReturnNumber ?? (String(record.number).startsWith('R') ? record.number : undefined), record.OmsOrderNumber ?? record.number];
  if (back !== undefined) return [['{return}', String(back)]];
  return number === undefined ? [] : [['{number}', String(number).slice(1)], ['{line}', String(record.lines?.[0].sku ?? record.ProductList?.[0].Sku)]];
}

async function follow(name: string, { curls }: Step): Promise<string[]> {
  const known = new Map<string, string>();
  const requests: string[] = [];
  for (const curl of curls) {
    const response = await run(curl, String(keys[name]), known);
    const text = await response.text();
    expect([curl, response.ok, text]).toEqual([curl, true, text]);
    for (const [placeholder, value] of learned(text)) known.set(placeholder, value);
    requests.push(response.headers.get('x-request-id') ?? '');
  }
  return requests;
}

const OF_WAREHOUSES = ['stock', 'accepted', 'rejected', 'partial', 'cancelled', 'repeated', 'return', 'unannounced_return'];

test.each([
  ['A', OF_WAREHOUSES, []], ['B', OF_WAREHOUSES, []], ['C', OF_WAREHOUSES.filter((step) => step !== 'rejected'), []], ['D', ['listed', 'read', 'inventory', 'exported', 'order_placed', 'repeated', 'webhook'], ['webhook']],
])('an integration certifies itself by interface %s from nothing but what its checklist tells it', async (name, steps, waiting) => {
  const checklist = (): Promise<Step[]> => CHECKLISTS[name]?.() ?? Promise.resolve([]);
  expect((await checklist()).map(({ step, passedAt }) => [step, passedAt])).toEqual(steps.map((step) => [step, null]));
  const isOpen = ({ step, passedAt }: Step): boolean => passedAt === null && !waiting.includes(step);
  for (let open = (await checklist()).find(isOpen); open; open = (await checklist()).find(isOpen)) {
    const { step } = open;
    const requests = await follow(name, open);
    const after = (await checklist()).find((one) => one.step === step);
    expect([after?.passedAt, after?.curls, requests.includes(after?.requestId ?? '-')]).toEqual([expect.any(String), [], true]);
  }
  expect((await checklist()).filter(({ passedAt }) => passedAt === null).map(({ step }) => step)).toEqual(waiting);
});

test('people see in the graph what each connection has shown', async () => {
  const { connections: { nodes } } = await graph.asStaff('{ connections(first: 10) { nodes { name certification { passedAt steps { passedAt } } } } }');
  expect(nodes.map(({ name, certification: of }: any) => [name, of.passedAt !== null, of.steps.filter(({ passedAt }: any) => passedAt !== null).length])).toEqual([
    ['MI1 WMS', true, 8], ['LY1 WMS', false, 0], ['WA1 WMS', false, 0], ['LY1 JSON', true, 8], ['LY1 XML', true, 7], ['ERP', false, 6],
  ]);
});
