import { returnsWorld, type ReturnsWorld } from '../../kit/returns.js';

let world: ReturnsWorld;
beforeAll(async () => { world = await returnsWorld(); });
afterAll(() => world.orders.subgraph.close());

test('a return of an item on several lines uses the units of each, and leaves those another line names', async () => {
  const { number, lines } = await world.shippedOrder([['TEE', 2], ['MUG', 1], ['TEE', 1]]);
  const of = (...announced: readonly object[]) => world.change('announceReturn', { orderReference: number, lines: announced });
  const linesOf = (made: { lines: { lineId: string; quantityExpected: number }[] }) => made.lines.map(({ lineId, quantityExpected }) => [lines.findIndex(({ id }: { id: string }) => id === lineId), quantityExpected]);
  await expect(of({ sku: 'TEE', quantity: 4 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['only 3 shipped units can still be returned'] } });
  const all = await of({ sku: 'TEE', quantity: 3, reasonCode: 'size' });
  expect([linesOf(all), all.lines.map(({ reasonCode }: { reasonCode: string }) => reasonCode)]).toEqual([[[0, 2], [2, 1]], ['size', 'size']]);
  await expect(of({ sku: 'TEE', quantity: 1 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['only 0 shipped units can still be returned'] } });
  await world.change('cancelReturn', { reference: all.number });
  const both = await of({ sku: 'TEE', quantity: 2 }, { sku: 'TEE', quantity: 1 });
  expect(linesOf(both)).toEqual([[0, 2], [2, 1]]);
  await world.change('cancelReturn', { reference: both.number });
  expect(linesOf(await of({ sku: 'TEE', quantity: 1 }, { lineId: lines[0].id, quantity: 2 }, { sku: 'MUG', quantity: 1 }))).toEqual([[2, 1], [0, 2], [1, 1]]);
});
