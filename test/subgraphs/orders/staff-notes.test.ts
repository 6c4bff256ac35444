import { warehouse } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const FIELDS = '{ id author text createdAt editedAt editedBy }';
const change = async (name: 'AddNote' | 'EditNote' | 'DeleteNote', input: object, as = {}): Promise<any> => {
  const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return (await shop.orders.run(`mutation N($input: ${name}Input!) { ${field}(input: $input) ${FIELDS} }`, { input }, as))[field];
};
const pageOf = async (reference: string, first: number, after: string | null = null): Promise<any> =>
  (await shop.orders.run('query N($reference: ID!, $first: Int, $after: String) { order(reference: $reference) { staffNotes(first: $first, after: $after) { nodes { text } pageInfo { hasNextPage endCursor } } } }', { reference, first, after })).order.staffNotes;
const texts = async (reference: string): Promise<string[]> => (await pageOf(reference, 500)).nodes.map(({ text }: any) => text);

test('a note on an order is written, edited and removed, and the order itself stays as it was', async () => {
  const number = await shop.place([['TEE', 1]]);
  const changed = async (): Promise<any> => (await shop.orders.run('query O($reference: ID!) { order(reference: $reference) { updatedAt } }', { reference: number })).order;
  const before = await changed();
  const note = await change('AddNote', { orderReference: number, text: 'calls every day' });
  expect(note).toEqual({ id: note.id, author: 'ada@example.test', text: 'calls every day', createdAt: '2026-03-10T08:00:00.000Z', editedAt: null, editedBy: null });
  shop.orders.clock.turn(60_000);
  expect(await change('EditNote', { id: note.id, text: 'calls every week' })).toEqual({ ...note, text: 'calls every week', editedAt: '2026-03-10T08:01:00.000Z', editedBy: 'ada@example.test' });
  shop.orders.clock.turn(60_000);
  expect(await change('EditNote', { id: note.id, text: 'calls every week' })).toMatchObject({ editedAt: '2026-03-10T08:01:00.000Z' });
  expect(await texts(number)).toEqual(['calls every week']);
  expect(await change('DeleteNote', { id: note.id })).toMatchObject({ text: 'calls every week' });
  await expect(change('DeleteNote', { id: note.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await texts(number)).toEqual([]);
  expect(await changed()).toEqual(before);
  expect((await shop.history(number)).filter((type) => type.includes('note_'))).toEqual(['order.note_added', 'order.note_edited', 'order.note_deleted']);
});

test('the events of a note carry its id and not its text', async () => {
  const number = await shop.place([['TEE', 1]]);
  const { id } = await change('AddNote', { orderReference: number, text: 'a secret of ours' });
  const { order } = await shop.orders.run('query T($reference: ID!) { order(reference: $reference) { id timeline { type payload } } }', { reference: number });
  expect(order.timeline.filter(({ type }: any) => type === 'order.note_added')).toEqual([{ type: 'order.note_added', payload: { orderId: order.id, number, noteId: id } }]);
  expect(JSON.stringify(order.timeline)).not.toContain('secret');
});

test('notes come in pages, oldest first', async () => {
  const number = await shop.place([['TEE', 1]]);
  for (const text of ['1', '2', '3']) await change('AddNote', { orderReference: number, text });
  const first = await pageOf(number, 2);
  expect(first).toMatchObject({ nodes: [{ text: '1' }, { text: '2' }], pageInfo: { hasNextPage: true } });
  expect(await pageOf(number, 2, first.pageInfo.endCursor)).toMatchObject({ nodes: [{ text: '3' }], pageInfo: { hasNextPage: false } });
});

test('a note needs a text of at most 4,000 characters, and one order or return', async () => {
  const number = await shop.place([['TEE', 1]]);
  await expect(change('AddNote', { orderReference: number, text: ' \n' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { text: ['must not be empty'] } });
  await expect(change('AddNote', { orderReference: number, text: 'x'.repeat(4001) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { text: ['must be up to 4000 characters'] } });
  expect(await change('AddNote', { orderReference: number, text: 'è'.repeat(4000) })).toMatchObject({ text: 'è'.repeat(4000) });
  for (const named of [{}, { orderReference: number, returnReference: 'R1' }]) await expect(change('AddNote', { ...named, text: 't' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { orderReference: ['must be given, or returnReference, and not both'] } });
  await expect(change('AddNote', { orderReference: '#nope', text: 't' })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  await expect(change('AddNote', { returnReference: 'R999', text: 't' })).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
});

test('a warehouse neither reads nor writes notes, whatever it may do with the order', async () => {
  const number = await shop.place([['TEE', 1]]);
  await change('AddNote', { orderReference: number, text: 'ours' });
  const principal = { ...warehouse(shop.milan), scopes: ['fulfillment:read', 'fulfillment:write', 'orders:read', 'orders:write'] as const };
  const read = 'query N($reference: ID!) { order(reference: $reference) { number staffNotes { nodes { text } } metadata { key } } }';
  await expect(shop.orders.run(read, { reference: number }, { principal })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(change('AddNote', { orderReference: number, text: 't' }, { principal })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'commerce.write' } });
});

test('a dry run answers the note and keeps nothing; a repeated command adds one note', async () => {
  const number = await shop.place([['TEE', 1]]);
  expect(await change('AddNote', { orderReference: number, text: 'dry' }, { dryRun: true })).toMatchObject({ text: 'dry' });
  const command = { id: 'note-1', expiresAt: '2099-01-01T00:00:00.000Z' };
  const notes = [await change('AddNote', { orderReference: number, text: 'once' }, { command }), await change('AddNote', { orderReference: number, text: 'once' }, { command })];
  expect(notes[1]).toEqual(notes[0]);
  expect(await texts(number)).toEqual(['once']);
});
