import { meanwhile } from '../../faults/meanwhile.js';
import { newOrder, openIntegration, type Integration } from './integration.js';

const { at, between } = meanwhile();

let d: Integration;
beforeAll(async () => {
  d = await openIntegration({ between });
  await d.stock(100, 100);
});
afterAll(() => d.close());

test('an order sent again while it is created is not created twice, and gets its answer as soon as it is recorded [D-CREATE-7]', async () => {
  const create = async () => {
    const response = await d.create(newOrder('E-1'), { 'idempotency-key': 'k-1' });
    return { status: response.status, replayed: response.headers.get('idempotent-replayed'), text: await response.text() };
  };
  const repeated: Awaited<ReturnType<typeof create>>[] = [];
  at(['work', 'finish'], async () => { repeated.push(await create()); });
  const first = await create();
  expect([first.status, repeated[0]?.status, repeated[0]?.text]).toEqual([201, 409, expect.stringContaining('"idempotency_key_in_progress"')]);
  expect([repeated[1], await create()]).toEqual([{ ...first, replayed: 'true' }, { ...first, replayed: 'true' }]);
  expect((await d.read('/orders')).data).toHaveLength(1);
});

test('of fifty equal orders with one key at once one is created, and the others are in progress or get its answer [D-CREATE-7] [REL-R1]', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => d.create(newOrder('E-50'), { 'idempotency-key': 'k-50' })));
  const said = await Promise.all(answers.map(async (response) => ({ status: response.status, replayed: response.headers.get('idempotent-replayed'), body: await response.json() as { id?: string; error?: { code: string } } })));
  const refused = said.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body.error?.code])).toEqual(refused.map(() => [409, 'idempotency_key_in_progress']));
  expect(said.filter(({ status, replayed }) => status === 201 && replayed === null)).toHaveLength(1);
  expect(new Set(said.flatMap(({ body: { id } }) => id ?? [])).size).toBe(1);
  expect((await d.asStaff('{ orders(first: 50) { nodes { externalId } } }')).orders.nodes.filter((order: { externalId: string }) => order.externalId === 'E-50')).toHaveLength(1);
});
