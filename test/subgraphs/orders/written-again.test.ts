import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const generate = (reference: string, types: readonly string[]) =>
  shop.orders.run('mutation G($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id type } }', { input: { reference, types } });
const documents = async (reference: string): Promise<string[]> => (await shop.orders.run('query O($reference: ID!) { order(reference: $reference) { fulfillmentOrders { orderDocuments { type } } } }', { reference }))
  .order.fulfillmentOrders.flatMap(({ orderDocuments }: { orderDocuments: { type: string }[] }) => orderDocuments.map(({ type }) => type)).sort();

test('documents the platform writes again replace its earlier ones, also when it writes further ones with them', async () => {
  await shop.orders.run('mutation Save($input: SaveLetterheadInput!) { saveLetterhead(input: $input) { name } }', { input: { name: 'Lume', taxNumber: 'IT01234567890', address: { city: 'Milano', countryCode: 'IT' } } });
  const number = await shop.place([['TEE', 1, 'MI1']]);
  await generate(number, ['PACKING_SLIP']);
  await generate(number, ['RECEIPT', 'PACKING_SLIP']);
  expect(await documents(number)).toEqual(['PACKING_SLIP', 'RECEIPT']);
  await generate(number, ['RECEIPT']);
  expect(await documents(number)).toEqual(['PACKING_SLIP', 'RECEIPT']);
});
