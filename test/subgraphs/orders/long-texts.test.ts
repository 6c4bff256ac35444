import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const run = (name: string, type: string, input: object): Promise<any> => shop.orders.run(`mutation M($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input });
const x = (length: number): string => 'x'.repeat(length);
const FIELDS = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'postalCode', 'provinceCode', 'phone'];
const addressOf = (length: number): object => ({ ...Object.fromEntries(FIELDS.map((field) => [field, x(length)])), countryCode: 'IT' });
const refusal = (details: object): object => ({ code: 'BAD_INPUT', details });
const each = (path: string, fields: readonly string[], most = 255): object => Object.fromEntries(fields.map((field) => [`${path}.${field}`, [`must be up to ${String(most)} characters`]]));

test('texts of an order are taken up to the lengths of interface D, longer ones refused with their fields, when it is placed and when it is edited', async () => {
  const number = await shop.place([['TEE', 1]], { customer: { name: x(255), phone: x(255) }, shippingAddress: addressOf(255), billingAddress: addressOf(255), invoiceDetails: { taxCode: x(255) }, notes: x(10_000) });
  const long = { customer: { name: x(256), phone: x(256), channelId: x(256) }, shippingAddress: addressOf(256), billingAddress: addressOf(256), invoiceDetails: { certifiedEmail: x(256) }, notes: x(10_001) };
  const refused = refusal({
    ...each('customer', ['name', 'phone', 'channelId']), ...each('shippingAddress', FIELDS), ...each('billingAddress', FIELDS), ...each('invoiceDetails', ['certifiedEmail']), notes: ['must be up to 10000 characters'],
  });
  await expect(shop.place([['TEE', 1]], long)).rejects.toMatchObject(refused);
  const { channelId: _, ...customer } = long.customer;
  await expect(shop.change('editOrder', { reference: number, ...long, customer })).rejects.toMatchObject(refusal({ notes: ['must be up to 10000 characters'], ...each('customer', ['name']), ...each('shippingAddress', ['city']) }));
  await shop.change('editOrder', { reference: number, notes: x(10_000), shippingAddress: { city: x(255) } });
});

test('a NUL character or half a surrogate pair is refused in texts of an order, and in reasons and notes', async () => {
  const broken = ['must not contain control or broken characters'];
  const number = await shop.place([['TEE', 1]]);
  for (const text of ['a\0b', '\ud800a']) {
    const given = { notes: text, customer: { name: text }, shippingAddress: { address1: text } };
    const refused = refusal({ notes: broken, 'customer.name': broken, 'shippingAddress.address1': broken });
    await expect(shop.change('editOrder', { reference: number, ...given })).rejects.toMatchObject(refused);
    await expect(shop.place([['TEE', 1]], given)).rejects.toMatchObject(refused);
    await expect(shop.change('holdOrder', { reference: number, reason: text })).rejects.toMatchObject(refusal({ reason: broken }));
    await expect(run('addNote', 'AddNoteInput', { orderReference: number, text })).rejects.toMatchObject(refusal({ text: broken }));
    await expect(shop.change('tagOrder', { reference: number, add: [text] })).rejects.toMatchObject(refusal({ 'add.0': broken }));
    await shop.change('tagOrder', { reference: number, remove: [text] }); // one that is there already can be taken away
  }
  await shop.change('editOrder', { reference: number, notes: 'two\nlines 😀', shippingAddress: { address1: 'Straße 7 😀' } });
});

test('locations, letterheads and carriers have limits', async () => {
  const codes = Array.from({ length: 501 }, (_, at) => `C${String(at)}`);
  const location = { code: 'NEW', name: 'n', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome' };
  for (const [name, type, known] of [['createLocation', 'CreateLocationInput', location], ['updateLocation', 'UpdateLocationInput', { code: 'MI1' }]] as const) {
    await expect(run(name, type, { ...known, name: x(201), address: { city: x(256) } })).rejects.toMatchObject(refusal({ name: ['must be up to 200 characters'], ...each('address', ['city']) }));
    await expect(run(name, type, { ...known, stockLocationCodes: codes })).rejects.toMatchObject(refusal({ stockLocationCodes: ['must be at most 500 codes'] }));
    await run(name, type, { ...known, name: x(200), stockLocationCodes: codes.slice(1), address: addressOf(255) });
  }
  await expect(run('saveLetterhead', 'SaveLetterheadInput', { name: 'n', taxNumber: x(256), address: { city: x(256) } })).rejects.toMatchObject(refusal({ taxNumber: ['must be up to 255 characters'], ...each('address', ['city']) }));
  const carrier = { code: 'brt', name: 'n', trackingPrefix: 'N' };
  await expect(run('saveCarrier', 'SaveCarrierInput', { ...carrier, serviceCodes: codes, countries: codes.map(() => 'IT') })).rejects.toMatchObject(refusal({ serviceCodes: ['must be at most 500 codes'], countries: ['must be at most 500 codes'] }));
  await run('saveCarrier', 'SaveCarrierInput', { ...carrier, serviceCodes: codes.slice(1) });
});

test('routing rules have lists of up to 1000 words', async () => {
  const rule = { name: 'n', priority: 1, locationCodes: ['MI1'], split: 'NONE' };
  const save = (more: object): Promise<any> => run('saveRoutingRules', 'SaveRoutingRulesInput', { rules: [{ ...rule, ...more }] });
  const skus = Array.from({ length: 1001 }, (_, at) => `S${String(at)}`);
  await expect(save({ skus, channels: [x(61)], tags: [x(61)], locationCodes: skus })).rejects.toMatchObject(refusal({
    'rules.0.skus': ['must be at most 1000'], 'rules.0.channels': ['each must be up to 60 characters'], 'rules.0.tags': ['each must be up to 60 characters'], 'rules.0.locationCodes': ['must be at most 1000'],
  }));
  await expect(run('saveRoutingRules', 'SaveRoutingRulesInput', { rules: Array.from({ length: 101 }, () => rule) })).rejects.toMatchObject(refusal({ rules: ['must be at most 100'] }));
  await save({ skus: skus.slice(1) });
});
