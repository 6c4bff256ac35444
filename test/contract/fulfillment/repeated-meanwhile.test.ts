import { meanwhile } from '../../faults/meanwhile.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { prepareWrite, sendWrite, WRITE_ROWS, withCarrier } from './write-rows.js';

const { at, between } = meanwhile();

let graph: RealGraph;
beforeAll(async () => { graph = await withCarrier(await openRealGraph({ sandbox: true, between })); });
afterAll(() => graph.close());

test.each(WRITE_ROWS)('$call repeated while the first runs does nothing, and gets its answer as soon as its result is recorded [A-KEY-4]', async (row) => {
  await prepareWrite(graph, row);
  const call = async () => {
    const response = await sendWrite(graph, row, { 'idempotency-key': `meanwhile-${row.call}` });
    return { status: response.status, replayed: response.headers.get('idempotent-replayed'), text: await response.text() };
  };
  const before = await graph.stored();
  const repeated: Awaited<ReturnType<typeof call>>[] = [];
  const stored: unknown[] = [];
  at(['work', 'finish'], async () => {
    repeated.push(await call());
    stored.push(await graph.stored());
  });
  const first = await call();
  expect([first.status < 300, first.replayed, repeated[0]?.status, repeated[0]?.text]).toEqual([true, null, 409, expect.stringContaining('"idempotency_key_in_progress"')]);
  expect([stored[0], repeated[1]]).toEqual([before, { ...first, replayed: 'true' }]);
  expect(await call()).toEqual({ ...first, replayed: 'true' });
  expect(await graph.stored()).toEqual(stored[1]);
});
