import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Exchange } from '#kit/exchange.js';
import { failXml } from '../../../shims/wms-xml/fail.js';
import { parsed } from '../../kit/parsed.js';
import { openXmlWarehouse, texts, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
beforeAll(async () => { c = await openXmlWarehouse(); });
afterAll(() => c.close());

const said = (answer: XmlAnswer): string[] => ['ack', 'ACK', 'result', 'error_message'].flatMap((name) => texts(answer, name));
const shipment = (order: string, more = ''): string =>
  `<doc_ordini><ordine>${order}<data_spedizione>2026-11-21 12:00:00</data_spedizione><corriere>BRT</corriere><tracking>T1</tracking>${more}</ordine></doc_ordini>`;
const labels = (order: string, more = ''): string => `<doc_gestione_etichette_corrieri>${order}${more}</doc_gestione_etichette_corrieri>`;
const sequenceOf = async (number: string): Promise<string> => String((await c.database.query<{ sequence: number }>('SELECT sequence FROM orders WHERE number = ?', [number]))[0]?.sequence);
const poll = () => c.get('ws_orders', { data_dal: '01/11/2026 00:00:00' });

/** Every call that names an order by its integer. */
const asks = (id: string): Promise<XmlAnswer>[] => [
  c.send('notify-spedizione', shipment(`<ord_ID>${id}</ord_ID>`)), c.get('get-order-docs', { ord_ID: id }), c.get('get-etichette-corriere', { ord_ID: id }),
  c.send('add-etichette-corriere', labels(`<ord_ID>${id}</ord_ID>`, '<num_colli>1</num_colli>')), c.send('del-etichette-corriere', labels(`<ord_ID>${id}</ord_ID>`)),
];

/** Another company with a warehouse and its own order integers. */
async function otherCompany(): Promise<(number: string) => Promise<unknown>> {
  const system: Principal = { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] };
  const run = (operation: string, variables: object, principal: Principal) => c.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' }) as Promise<Record<string, { id: string }>>;
  const { createCompany } = await run('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: 'Other' } }, system);
  const companyId = Number(createCompany?.id);
  const staff: Principal = { kind: 'staff', companyId, actor: 'eve@example.test', userId: 'u2', scopes: [], permissions: ALL_PERMISSIONS };
  await run('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: 'MI1', name: 'MI1', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' } }, staff);
  await run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId, events: [{ id: 'e', type: 'variant.changed', sequence: '2026-03-01T00:00:00.000Z', index: 0,
    payload: { variantId: '018f0000-0000-7000-8000-000000000009', sku: 'MUG', barcode: '4006381333931', title: 'Mug', weightG: 1, productId: 1, size: null, color: null, imageUrl: null, priceMinor: null, currency: null } }] } }, { ...system, companyId });
  return (number) => run('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    number, channel: 'shop', currency: 'EUR', shipping: { methodCode: 'std' }, shippingAddress: { countryCode: 'IT' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '1.00', currency: 'EUR' } }],
  } }, staff);
}

test('an ord_ID is an order of the connection\'s own merchant and warehouse, or none [C-RULE-2] [C-ORDER-3] [C-SHIPMENT-4] [REL-S6]', async () => {
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.MI1.id, wmsXml: { labelsEnabled: true } } });
  const place = await otherCompany();
  for (const number of ['#O1', '#O2', '#O3']) await place(number);
  await c.place('#M1', [['MUG', 1]]);
  await c.place('#L1', [['MUG', 1, 'LY1']]);
  c.settle();
  expect([await sequenceOf('#O1'), await sequenceOf('#M1')]).toEqual(['1', '1']); // the same integer in both companies
  expect(texts(await poll(), 'ord_num_doc')).toEqual(['#M1']);
  const before = await c.stored() as Record<string, unknown>;
  for (const foreign of [await sequenceOf('#L1'), await sequenceOf('#O3')]) {
    for (const answer of asks(foreign)) expect(said(await answer)).toEqual(['KO', `No order ord_ID ${foreign}`]);
  }
  for (const id of ['0', '00', '999999999999', '1e0', '1;2']) for (const answer of asks(id)) expect(said(await answer)[0]).toBe('KO');
  expect(await c.stored()).toEqual({ ...before, feed: expect.anything() });
  expect(said(await c.send('notify-spedizione', shipment('<ord_ID>1</ord_ID>')))).toEqual(['OK']);
  expect(await c.database.query('SELECT o.number FROM shipment s JOIN orders o ON o.company_id = s.company_id AND o.id = s.order_id')).toEqual([{ number: '#M1' }]);
});

test('a parcel has the dimensions its warehouse reports, and the shipment\'s number is kept beside its own [C-SHIPMENT-1]', async () => {
  await c.place('#M2', [['MUG', 1]]);
  c.settle();
  await poll();
  const parcel = (number: string): string => `<collo><num_collo>${number}</num_collo><tracking>P-${number}</tracking><peso_gr>44</peso_gr><altezza_mm>11</altezza_mm><larghezza_mm>22</larghezza_mm><profondita_mm>33</profondita_mm></collo>`;
  expect(said(await c.send('notify-spedizione', shipment('<ord_num_doc>#M2</ord_num_doc>', `<colli>${parcel('A')}${parcel('B')}</colli>`)))).toEqual(['OK']);
  expect(await c.database.query("SELECT p.weight_g, p.height_mm, p.width_mm, p.depth_mm FROM shipment_parcel p WHERE p.reference IN ('A', 'B')"))
    .toEqual([{ weight_g: 44, height_mm: 11, width_mm: 22, depth_mm: 33 }, { weight_g: 44, height_mm: 11, width_mm: 22, depth_mm: 33 }]);
  const { order } = await c.asStaff('{ order(reference: "M2") { shipments { trackingNumbers } } }', {});
  expect(order).toEqual({ shipments: [{ trackingNumbers: ['P-A', 'P-B', 'T1'] }] });
});

test('an unexpected error is 500 with a reference and without its cause [C-ERROR-4]', () => {
  const exchange = { requestId: '019aa000-0000-7000-8000-000000000001', path: '/api/admin/resi/list' } as Exchange;
  for (const code of ['INTERNAL', 'UNAVAILABLE', 'CONFLICT', 'COMMAND_EXPIRED'] as const) {
    const { status, body } = failXml(new Failure(code, 'secret', { lines: ['secret'] }), exchange);
    expect([status, body.includes('secret'), body.includes('<![CDATA[Internal error (ref 019aa000-0000-7000-8000-000000000001)]]>')]).toEqual([500, false, true]);
  }
});
