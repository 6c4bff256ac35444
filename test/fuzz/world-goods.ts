import { TWO_PIXELS } from '../kit/pixels.js';
import { OTHER_LOCALE } from './completed.js';
import { token } from './tokens.js';
import { asking, word, type Ask, type Building } from './building.js';

const GOODS = [['TEE', '4006381333931'], ['MUG', '5901234123457'], ['BAG', '9002236311036']] as const;
/** Goods that are never ordered, to be removed. */
const UNWANTED = 8;
const ORDERS = 80;
/** Customers whose only order is cancelled, to be erased. */
const ENDED = 8;
const PLACES = [{ place: 'm', code: 'MI1' }, { place: 'l', code: 'LY1' }, { place: 's', code: 'ST1' }] as const;
/** Which location an order goes to, again and again. */
const TURNS = [PLACES[0], PLACES[0], PLACES[1], PLACES[0], PLACES[1], PLACES[2]] as const;

/** In each cycle of orders one is not paid, and one waits for documents of customs. */
const [CYCLE, UNPAID] = [8, 6];
/** Jobs over many orders that wait to be run. */
const JOBS = 3;
/** How many orders of a cycle have a note of staff. */
const NOTED = 3;

/** What has happened to an order, by its turn at its location. */
const HISTORIES = ['accepted', 'new', 'picked', 'shipped', 'new', 'returned', 'picked', 'rejected', 'new', 'accepted', 'requested', 'held', 'inspected'] as const;

interface Ordered { readonly number: string; readonly place: 'm' | 'l' | 's'; readonly sku: string; readonly isReady: boolean }

/** Products, stock, carriers, and orders and returns in every state. */
export async function makeGoods(building: Building): Promise<void> {
  const { product, ask, company, locations } = building;
  const unwanted = Array.from({ length: UNWANTED }, (_, at) => ({ sku: `OLD${String(at)}`, price: { amount: '1.00', currency: 'EUR' } }));
  const { saveProducts } = await ask('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [
    ...GOODS.map(([sku, barcode]) => ({ externalId: `p-${sku}`, title: word(company, 'c', sku), brand: word(company, 'c', 'Brand'), variants: [{ sku, barcode, price: { amount: '19.90', currency: 'EUR' } }] })),
    { externalId: 'p-OLD', title: word(company, 'c', 'Old'), variants: unwanted }] } }) as { readonly saveProducts: readonly { readonly id: number }[] };
  await ask('mutation I($input: AddProductImageInput!) { addProductImage(input: $input) { id } }', { input: { productIds: saveProducts.map(({ id }) => id), contentBase64: TWO_PIXELS } });
  await describeCatalog(building);
  await product.relay();
  await ask('mutation K($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'brt', name: word(company, 'c', 'BRT'), serviceCodes: ['24'], countries: ['IT', 'FR'], labelFormat: 'PDF', trackingPrefix: 'BR' } });
  await ask('mutation B($automatic: Boolean!) { setAutomaticRefunds(automatic: $automatic) }', { automatic: true });
  for (let at = 0; at < ENDED; at += 1) {
    const { number: reference } = await placeOrder(building, at, `ended${String(at)}@example.test`);
    await ask('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', { input: { reference, reason: 'Ended' } });
  }
  const orders: Ordered[] = [];
  for (let at = 0; at < ORDERS; at += 1) orders.push(await placeOrder(building, at));
  for (const { place, code } of PLACES) {
    const asWarehouse = asking(product, { kind: 'connection', companyId: building.companyId, actor: 'WMS', connectionId: `c-${place}`, warehouseId: locations[place], scopes: ['fulfillment:read', 'fulfillment:write'] });
    await asWarehouse('mutation U($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated } }', { input: { items: GOODS.map(([sku]) => ({ sku, quantity: 500, locationCode: `${code}-MAIN` })) } });
    await product.relay();
    for (const [turn, ordered] of orders.filter((order) => order.place === place && order.isReady).entries()) await happen({ ask, asWarehouse }, ordered, HISTORIES[turn % HISTORIES.length] ?? 'new');
  }
  for (const { number } of orders.slice(0, JOBS)) await ask('mutation J($input: TagOrdersInput!) { startTagOrders(input: $input) { id } }', { input: { references: [number], add: [word(company, 'c', 'job')] } });
}

/** Each merge takes one away. */
const CONTACTS = 30;

/** What describes products, of each kind one that can be removed, and a product in the trash. */
async function describeCatalog({ ask, company }: Building): Promise<void> {
  const save = (mutation: string, type: string, input: object) => ask(`mutation S($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, { input });
  await save('savePriceList', 'SavePriceListInput', { code: 'usd', name: word(company, 'c', 'Dollars'), currency: 'USD' });
  await save('saveMarket', 'SaveMarketInput', { code: 'it', name: word(company, 'c', 'Italy'), countries: ['IT'], currency: 'EUR' });
  for (const code of ['fit', 'care', 'lining', 'length']) await save('saveAttribute', 'SaveAttributeInput', { code, label: word(company, 'c', code), type: 'TEXT' }); // sets have the first alone
  for (const code of ['shirts', 'mugs']) await save('saveAttributeSet', 'SaveAttributeSetInput', { code, name: word(company, 'c', code), attributes: ['fit'] });
  for (const code of ['tops', 'shoes']) await save('saveSizeChart', 'SaveSizeChartInput', { code, name: word(company, 'c', code), unit: 'CM', measures: [word(company, 'c', 'Chest')], rows: [{ size: 'M', values: ['96'] }] });
  const { catalog: { id, defaultLocale } } = await ask('{ catalog { id defaultLocale } }') as { catalog: { id: number; defaultLocale: string } };
  await save('updateCatalog', 'UpdateCatalogInput', { id, locales: [{ code: defaultLocale, name: 'Own' }, { code: OTHER_LOCALE, name: word(company, 'c', 'Swedish') }] });
  for (const name of ['Shirts', 'Mugs', 'Bowls', 'Hats']) await save('saveCategory', 'SaveCategoryInput', { name: word(company, 'c', name) });
  for (const text of ['Call first', 'Ask twice', 'Send later']) await save('rememberNote', 'RememberNoteInput', { title: text, text: word(company, 'c', text), shared: true });
  for (const title of ['Linen', 'Mugs', 'Colours', 'Sizes']) {
    await save('createNote', 'CreateNoteInput', { title, body: word(company, 'c', title) });
    await save('createTask', 'CreateTaskInput', { title, body: word(company, 'c', title), dueOn: '2099-01-01' });
  }
  for (let at = 0; at < CONTACTS; at += 1) await save('createContact', 'CreateContactInput', { name: word(company, 'c', `Anna ${String(at)}`), emails: [`${token({ company, place: 'c' })}@example.test`], company: word(company, 'c', 'Studio') });
  for (const sku of ['GONE1', 'GONE2']) {
    const { saveProducts: [gone] } = await ask('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ title: word(company, 'c', 'Gone'), variants: [{ sku }] }] } }) as { saveProducts: [{ id: number }] };
    await ask('mutation D($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids: [gone.id] } });
  }
}

interface Doing { readonly ask: Ask; readonly asWarehouse: Ask }

async function happen({ ask, asWarehouse }: Doing, { number: reference, place, sku }: Ordered, history: typeof HISTORIES[number]): Promise<void> {
  const report = (mutation: string, type: string, more: object = {}) => asWarehouse(`mutation M($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input: { reference, ...more } });
  if (history === 'new') return;
  if (history === 'held') {
    await ask('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }', { input: { reference, reason: 'To be looked at' } });
    return;
  }
  if (history === 'rejected') {
    await report('rejectFulfillmentOrder', 'RejectFulfillmentOrderInput', { reasonCode: 'ADDRESS' });
    return;
  }
  await report('acceptFulfillmentOrder', 'AcceptFulfillmentOrderInput');
  if (history === 'picked' || place === 's') await report('reportPicking', 'ReportPickingInput', {
    lines: [{ sku, quantity: 2 }, ...(place === 's' || sku === 'MUG' ? [] : [{ sku: 'MUG', quantity: 2 }])], ...(place !== 's' && { parcels: [{ weightG: 700 }] }) });
  if (!['shipped', 'returned', 'requested', 'inspected'].includes(history) || place === 's') return;
  await report('reportShipment', 'ReportShipmentInput', { trackingNumber: `BR${reference.slice(1)}`, mode: 'PICK_AND_SHIP' });
  if (history === 'shipped') return;
  const { order: { lines: [line] } } = await ask('query O($reference: ID!) { order(reference: $reference) { lines { id } } }', { reference });
  const { announceReturn: { id: returnReference } } = await ask('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: reference, lines: [{ lineId: line.id, quantity: 1 }], expected: history !== 'requested' } });
  const { recordRefund: { id: refundId } } = await ask('mutation F($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference, lines: [{ lineId: line.id, quantity: 1 }] } });
  await ask('mutation L($input: LinkRefundInput!) { linkRefund(input: $input) { id } }', { input: { refundId, returnReference } });
  const receive = (one: string): Promise<unknown> => report('receiveWarehouseReturn', 'ReceiveWarehouseReturnInput', { reference: one, lines: [{ sku, quantity: 1, classification: 'SELLABLE' }] });
  if (history === 'inspected') await receive(returnReference);
  if (history === 'requested') return;
  const { announceReturn: { id: unsettled } } = await ask('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: reference, resolution: history === 'inspected' ? 'STORE_CREDIT' : 'REFUND', lines: [{ lineId: line.id, quantity: 1 }] } });
  await receive(unsettled); // its refund, or its store credit, is still to be made
}

async function placeOrder({ ask, company }: Building, at: number, email = `${token({ company, place: 'c' })}@example.test`): Promise<Ordered> {
  const turn = at % CYCLE;
  const { place, code } = TURNS[at % TURNS.length] ?? TURNS[0];
  const [sku] = GOODS[at % GOODS.length] ?? GOODS[0];
  const address = { firstName: word(company, 'c', 'Ada'), lastName: word(company, 'c', 'Rossi'), address1: word(company, 'c', 'Via'), city: word(company, 'c', 'Milano'), postalCode: '20121', provinceCode: 'MI', countryCode: 'IT', phone: '+39 02 1' };
  const line = (name: string) => ({ sku: name, quantity: 2, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: code });
  const { placeOrder: { number } } = await ask('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }', { input: {
    externalId: word(company, 'c', 'external'), channel: 'shop', currency: 'EUR', customer: { name: word(company, 'c', 'Ada'), email },
    shippingAddress: address, billingAddress: address, shipping: { methodCode: place === 's' ? 'pickup' : 'std', carrierCode: 'brt' }, paymentStatus: turn === UNPAID ? 'PENDING' : 'PAID', notes: word(company, 'c', 'Note'), tags: [word(company, 'c', 'tag')],
    externalDocuments: turn > UNPAID, lines: [line(sku), ...(place === 's' || sku === 'MUG' ? [] : [line('MUG')])] } });
  if (turn < NOTED) await ask('mutation N($input: AddNoteInput!) { addNote(input: $input) { id } }', { input: { orderReference: number, text: word(company, 'c', 'Called') } });
  return { number: String(number), place, sku, isReady: turn < UNPAID };
}
