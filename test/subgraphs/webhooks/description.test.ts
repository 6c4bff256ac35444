import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { asyncApi } from '#kit/docs/asyncapi.js';
import { COMMERCE_EVENTS } from '../../../shims/commerce/event-kinds.js';
import { COMMERCE_API } from '../../../shims/commerce/api-description.js';
import { openOutside, type Outside } from './outside.js';

interface Operation { action: string; channel: object; messages: object[]; description?: string }
interface Description {
  asyncapi: string;
  channels: { receiver: { messages: Record<string, object> } };
  operations: Record<string, Operation>;
  components: { messages: Record<string, { headers: object; payload: object; examples: { payload: unknown }[] }>; schemas: Record<string, object> };
}
interface Sent { type: string; body: string; attempts: { requestHeaders: string }[] }

let out: Outside;
beforeAll(async () => { out = await openOutside(); });
afterAll(() => out.close());

const served = async (): Promise<Description> => (await fetch(`${out.base}/asyncapi.json`)).json() as Promise<Description>;
const commerce = (): Description => JSON.parse(JSON.stringify(asyncApi(COMMERCE_API, COMMERCE_EVENTS))) as Description;
const DESCRIBED: [string, () => Promise<Description>, [string, string | undefined][]][] = [
  ['A', served, [['order.ready', undefined], ['order.cancelled', undefined], ['return.expected', undefined], ['ping', undefined]]],
  ['D', () => Promise.resolve(commerce()), [
    ['order.created', 'Sent to connections with the scope orders:read.'], ['order.status_changed', 'Sent to connections with the scope orders:read.'],
    ['shipment.shipped', 'Sent to connections with the scope orders:read.'], ['return.created', 'Sent to connections with the scope returns:read.'],
    ['return.status_changed', 'Sent to connections with the scope returns:read.'], ['ping', undefined],
  ]],
];

/** The flaws of a payload, or of headers, by the description of its type. */
function checker(description: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(description, 'api');
  const flaws = (path: string, value: unknown): unknown => {
    const check = ajv.compile({ $ref: `api#/${path}` });
    return check(value) ? [] : check.errors?.map(({ instancePath, message }) => `${instancePath} ${String(message)}`);
  };
  return {
    payload: (type: string, value: unknown) => flaws(`components/messages/${type}/payload`, value),
    headers: (value: unknown) => flaws('components/schemas/WebhookHeaders', value),
  };
}

function follow(description: Description, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], description);
}

test.each(DESCRIBED)('the AsyncAPI description of interface %s has one message for each event, sent to the receiver, and nothing else [W-BODY-2]', async (...[, read, expected]) => {
  const description = await read();
  const types = expected.map(([type]) => type);
  expect([description.asyncapi, 'address' in description.channels.receiver]).toEqual(['3.0.0', false]); // each connection has its own
  expect(Object.keys(description.components.messages)).toEqual(types);
  expect(Object.entries(description.channels.receiver.messages)).toEqual(types.map((type) => [type, { $ref: `#/components/messages/${type}` }]));
  expect(Object.entries(description.operations).map(([name, { action, channel, messages, description: scope }]) => [name, action, channel, messages, scope]))
    .toEqual(expected.map(([type, scope]) => [type, 'send', { $ref: '#/channels/receiver' }, [{ $ref: `#/channels/receiver/messages/${type}` }], scope]));
  for (const [, pointer] of JSON.stringify(description).matchAll(/"\$ref":"#([^"]+)"/g)) expect([pointer, follow(description, pointer ?? '')]).toEqual([pointer, expect.anything()]);
  const check = checker(description);
  for (const [type, { examples }] of Object.entries(description.components.messages)) expect([type, examples.map(({ payload }) => check.payload(type, payload))]).toEqual([type, [[]]]);
});

test('everything sent matches the description, headers too, and nothing else would [W-BODY-2] [W-BODY-1]', async () => {
  const receiver = await out.listen();
  const ids = [await out.warehouse('MI1', receiver.url), await out.integration('ERP', { url: receiver.url })];
  await out.activate(ids[1] ?? '');
  for (const number of ['#1', '#2']) await out.place(number, [['MUG', 1]]);
  await out.cancel('#2');
  for (const [path, body] of [['accept'], ['picked', '{"lines":[{"sku":"MUG","quantity":1}]}'], ['shipments']] as const) await out.post(`/orders/1/${path}`, body);
  await out.change('announceReturn', 'AnnounceReturnInput', { orderReference: '1', lines: [{ sku: 'MUG', quantity: 1 }] });
  await out.post('/returns', '{"lines":[{"sku":"TEE","quantity":1,"classification":"sellable"}]}'); // of no order
  for (const id of ids) await out.asStaff('mutation P($id: ID!) { pingWebhook(connectionId: $id) { id } }', { id });
  await out.settle();
  const sentTo = async (id: string | undefined): Promise<Sent[]> =>
    (await out.asStaff('query S($id: ID) { deliveries(filter: {connectionId: $id}, first: 100) { nodes { type body attempts { requestHeaders } } } }', { id })).deliveries.nodes;
  for (const [[, read, expected], id] of DESCRIBED.map((described, place) => [described, ids[place]] as const)) {
    const [description, sent] = [await read(), await sentTo(id)];
    const check = checker(description);
    expect([...new Set(sent.map(({ type }) => type))].sort()).toEqual(expected.map(([type]) => type).sort());
    for (const { type, body, attempts: [attempt] } of sent) {
      const payload = JSON.parse(body) as { data: object };
      expect([body, check.payload(type, payload), check.headers(JSON.parse(attempt?.requestHeaders ?? '{}'))]).toEqual([body, [], []]);
      expect(check.payload(type, { ...payload, data: { ...payload.data, more: 1 } })).toEqual(['/data must NOT have additional properties']);
      for (const name of Object.keys(payload.data)) expect(check.payload(type, { ...payload, data: { ...payload.data, [name]: undefined } })).toEqual(expect.arrayContaining([`/data must have required property '${name}'`]));
    }
  }
});

test('the page for people describes every event, when it is sent, and the signature [W-BODY-2]', async () => {
  const page = await (await fetch(`${out.base}/docs`)).text();
  for (const type of ['order.ready', 'order.cancelled', 'return.expected', 'ping']) expect(page).toContain(`id="webhook-${type}"`);
  for (const words of ['id="webhooks"', 'again after every fix', 'X-Service-Signature', 'href="/api/fulfillment/v1/asyncapi.json"', 'order_number']) expect(page).toContain(words);
});
