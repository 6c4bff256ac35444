import { openShop, type Shop } from '../../kit/shop.js';
import { returnsWorld } from '../../kit/returns.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const FIELDS = '{ namespace key value }';
const set = async (input: object, as = {}): Promise<any> => (await shop.orders.run(`mutation M($input: SetMetadataInput!) { setMetadata(input: $input) ${FIELDS} }`, { input }, as)).setMetadata;
const remove = async (input: object): Promise<any> => (await shop.orders.run(`mutation M($input: DeleteMetadataInput!) { deleteMetadata(input: $input) ${FIELDS} }`, { input })).deleteMetadata;
const read = async (reference: string, namespace: string | null = null): Promise<any> =>
  (await shop.orders.run(`query M($reference: ID!, $namespace: String) { order(reference: $reference) { metadata(namespace: $namespace) ${FIELDS} } }`, { reference, namespace })).order.metadata;
const erp = (key: string, value: string) => ({ namespace: 'erp', key, value });
const given = (entries: Readonly<Record<string, string>>) => Object.entries(entries).map(([key, value]) => ({ key, value }));

test('metadata is set, replaced and removed by namespace and key', async () => {
  const number = await shop.place([['TEE', 1]]);
  expect(await set({ orderReference: number, namespace: 'erp', entries: given({ 'doc-id': '4711', batch: 'A' }) })).toEqual([erp('batch', 'A'), erp('doc-id', '4711')]);
  await set({ orderReference: number, namespace: 'crm.v2', entries: given({ batch: 'other' }) });
  expect(await set({ orderReference: number, namespace: 'erp', entries: given({ batch: 'B' }) })).toEqual([erp('batch', 'B'), erp('doc-id', '4711')]);
  expect(await read(number)).toEqual([{ namespace: 'crm.v2', key: 'batch', value: 'other' }, erp('batch', 'B'), erp('doc-id', '4711')]);
  expect(await read(number, 'crm.v2')).toEqual([{ namespace: 'crm.v2', key: 'batch', value: 'other' }]);
  expect(await remove({ orderReference: number, namespace: 'erp', keys: ['batch', 'none'] })).toEqual([erp('doc-id', '4711')]);
  expect(await remove({ orderReference: number, namespace: 'erp' })).toEqual([]);
  expect(await read(number)).toEqual([{ namespace: 'crm.v2', key: 'batch', value: 'other' }]);
});

test('only a change has an event, which names the namespace alone', async () => {
  const number = await shop.place([['TEE', 1]]);
  await set({ orderReference: number, namespace: 'erp', entries: given({ a: 'kept to ourselves' }) });
  await set({ orderReference: number, namespace: 'erp', entries: given({ a: 'kept to ourselves' }) });
  await remove({ orderReference: number, namespace: 'erp', keys: ['b'] });
  const { order } = await shop.orders.run('query T($reference: ID!) { order(reference: $reference) { id timeline { type payload } } }', { reference: number });
  expect(order.timeline.filter(({ type }: any) => type === 'order.metadata_changed')).toEqual([{ type: 'order.metadata_changed', payload: { orderId: order.id, number, namespace: 'erp' } }]);
});

test('names are lower-case letters, digits, -, _ and ., and keys do not repeat', async () => {
  const number = await shop.place([['TEE', 1]]);
  const refused = (input: object) => set({ orderReference: number, namespace: 'erp', entries: given({ a: '1' }), ...input });
  const right = 'must be up to 60 lower-case letters, digits, -, _ and .';
  await expect(refused({ namespace: 'ERP' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { namespace: [right] } });
  await expect(refused({ entries: given({ 'a': '1', 'b c': '2', ['k'.repeat(61)]: '3' }) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'entries.1.key': [right], 'entries.2.key': [right] } });
  await expect(refused({ entries: [{ key: 'a', value: '1' }, { key: 'a', value: '2' }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'entries.1.key': ['must not repeat'] } });
  await expect(refused({ entries: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { entries: ['must be 1 to 100'] } });
  await expect(remove({ orderReference: number, namespace: 'erp', keys: ['A'] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'keys.0': [right] } });
  expect(await set({ orderReference: number, namespace: 'n'.repeat(60), entries: [{ key: 'k'.repeat(60), value: '' }] })).toHaveLength(1);
});

test('a megabyte is refused by its field, and a record keeps at most 100 entries and 64 KB', async () => {
  const number = await shop.place([['TEE', 1]]);
  const many = (count: number, value: string) => Array.from({ length: count }, (_, at) => ({ key: `k${String(at)}`, value }));
  const refused = (entries: object, namespace = 'erp') => set({ orderReference: number, namespace, entries });
  await expect(refused([{ key: 'a', value: 'x'.repeat(1_000_000) }])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'entries.0.value': ['must be up to 4000 characters'] } });
  await expect(refused(many(17, 'x'.repeat(4000)))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { entries: ['must leave the record with at most 65536 bytes of names and values'] } });
  await expect(refused(many(10, '€'.repeat(4000)))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { entries: ['must leave the record with at most 65536 bytes of names and values'] } });
  await expect(refused(many(101, 'x'))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { entries: ['must be 1 to 100'] } });
  expect(await refused(many(100, 'x'))).toHaveLength(100);
  await expect(refused(many(1, 'x'), 'crm')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { entries: ['must leave the record with at most 100 entries'] } });
  expect(await read(number)).toHaveLength(100);
});

test('writers at the same time lose nothing: each is written, or refused and written when it repeats', async () => {
  const number = await shop.place([['TEE', 1]]);
  const write = (key: string): Promise<unknown> =>
    set({ orderReference: number, namespace: 'erp', entries: given({ [key]: 'x' }) }).catch((error: unknown) => { expect(error).toMatchObject({ code: 'CONFLICT' }); return write(key); });
  await Promise.all(Array.from({ length: 8 }, (_, at) => write(`w${String(at)}`)));
  expect((await read(number)).map(({ key }: any) => key)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']);
});

test('a return has notes and metadata of its own, and its order\'s history shows them', async () => {
  const world = await returnsWorld();
  try {
    const order = await world.shippedOrder();
    const { number } = await world.change('announceReturn', { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 1 }] });
    await world.orders.run('mutation M($input: SetMetadataInput!) { setMetadata(input: $input) { key } }', { input: { returnReference: number, namespace: 'erp', entries: given({ a: '1' }) } });
    await world.orders.run('mutation N($input: AddNoteInput!) { addNote(input: $input) { id } }', { input: { returnReference: number, text: 'opened by phone' } });
    expect(await world.orders.run(`query R($number: ID!, $order: ID!) { return(reference: $number) { metadata ${FIELDS} staffNotes { nodes { text } } } order(reference: $order) { metadata { key } staffNotes { nodes { text } } timeline { type } } }`, { number, order: order.number })).toMatchObject({
      return: { metadata: [erp('a', '1')], staffNotes: { nodes: [{ text: 'opened by phone' }] } }, order: { metadata: [], staffNotes: { nodes: [] }, timeline: expect.arrayContaining([{ type: 'return.metadata_changed' }, { type: 'return.note_added' }]) },
    });
  } finally {
    await world.orders.subgraph.close();
  }
});
