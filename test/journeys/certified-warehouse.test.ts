import { openRealGraph, type RealGraph } from '../kit/real-graph.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

interface Next { readonly method: string; readonly path: string; readonly body: string | null; readonly curl: string }
interface Step { readonly step: string; readonly passed_at: string | null; readonly request_id: string | null; readonly next: readonly Next[] }
interface Certification { readonly certified_at: string | null; readonly sandbox: boolean; readonly steps: readonly Step[] }

let graph: RealGraph;
beforeAll(async () => { graph = await openRealGraph({ sandbox: true }); });
afterAll(() => graph.close());

const certification = async (): Promise<Certification> => (await graph.send('/sandbox/certification')).json() as Promise<Certification>;

/** Sends what a command of curl sends, as a shell would run it: options -X, -H and -d, and the address in double quotes. */
async function run(curl: string, known: ReadonlyMap<string, string>): Promise<Response> {
  const filled = [...known].reduce((text, [name, value]) => text.replaceAll(name, value), curl);
  const [, method = 'GET'] = / -X (\w+)/.exec(filled) ?? [];
  const headers = [...filled.matchAll(/-H (["'])([\w-]+): (.*?)\1/g)].map(([, , name = '', value = '']) => [name, value.replace('$API_KEY', graph.keys.MI1)] as const);
  const [, body] = / -d '(.*?)' "/.exec(filled) ?? [];
  const [, address = ''] = / "(\$BASE_URL[^"]*)"$/.exec(filled) ?? [];
  return fetch(address.replace('$BASE_URL', graph.host), { method, headers: Object.fromEntries(headers), ...(body !== undefined && { body }) });
}

/** What an answer tells for the calls behind it: the number of an order without its #, the SKU of its first line, the number of a return. */
function learned(answer: any): (readonly [string, string])[] {
  const [record = answer] = Array.isArray(answer.data) ? answer.data : [];
  const number = String(record.number ?? '');
  if (number.startsWith('R')) return [['{return}', number]];
  return number.startsWith('#') ? [['{number}', number.slice(1)], ['{line}', String(record.lines[0].sku)]] : [];
}

async function follow({ next }: Step): Promise<string> {
  const known = new Map<string, string>();
  let requestId = '';
  for (const { curl } of next) {
    const response = await run(curl, known);
    const text = await response.text();
    expect([curl, response.status, text]).toEqual([curl, response.ok ? response.status : 200, text]);
    for (const [name, value] of learned(JSON.parse(text))) known.set(name, value);
    requestId = response.headers.get('x-request-id') ?? '';
  }
  return requestId;
}

test('a warehouse certifies itself by interface A from nothing but what its certification tells it', async () => {
  const begun = await certification();
  expect([begun.certified_at, begun.sandbox, begun.steps.map(({ step, passed_at: at }) => [step, at])]).toEqual([null, true, [
    ['stock', null], ['accepted', null], ['rejected', null], ['partial', null], ['cancelled', null], ['repeated', null], ['return', null], ['unannounced_return', null],
  ]]);
  for (let open = begun.steps.find(({ passed_at: at }) => at === null); open; open = (await certification()).steps.find(({ passed_at: at }) => at === null)) {
    const last = await follow(open);
    const { step: followed } = open;
    const after = (await certification()).steps.find(({ step }) => step === followed);
    expect(after).toMatchObject({ passed_at: expect.any(String), request_id: expect.any(String), next: [] });
    if (open.step !== 'partial') expect([open.step, after?.request_id]).toEqual([open.step, last]);
  }
  expect(await certification()).toMatchObject({ certified_at: '2026-11-21T09:30:00.000Z' });
  const { connections: { nodes } } = await graph.asStaff('{ connections(first: 10) { nodes { name certification { passedAt steps { step passedAt } } } } }');
  expect(nodes.map(({ name, certification: of }: any) => [name, of.passedAt !== null, of.steps.filter(({ passedAt }: any) => passedAt !== null).length])).toEqual([['MI1 WMS', true, 8], ['LY1 WMS', false, 0], ['WA1 WMS', false, 0]]);
});
