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
