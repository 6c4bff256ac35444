import { openIntegration, type Integration } from './integration.js';

let d: Integration;
beforeAll(async () => {
  d = await openIntegration();
  await d.stock(100, 100);
  const save = (code: string, name: string, trackingUrlTemplate: string | null) => d.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }',
    { input: { code, name, countries: ['IT'], trackingPrefix: code.toUpperCase(), trackingFrom: 1, trackingUrlTemplate } });
  await save('brt', 'BRT', 'https://t.example/{tracking_number}');
  await save('fast', 'Fast Car', null);
});
afterAll(() => d.close());

const shipmentShown = async (number: string, said: object) => {
  await d.warehouse.place(`#${number}`, [['MUG', 1, 'MI1']]);
  for (const [step, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":1}]}'], ['shipments', JSON.stringify(said)]] as const) {
    expect((await d.warehouse.post(`/orders/${number}/${step}`, body)).status).toBe(200);
  }
  const { shipments: [{ carrier, tracking_url: page }] } = await d.read(`/orders/${number}`) as { shipments: [{ carrier: object; tracking_url: string | null }] };
  return [carrier, page];
};

test.each([
  ['its code', { carrier_code: 'brt', tracking_number: '1/2' }, { code: 'brt', name: 'BRT', service: null }, 'https://t.example/1%2F2'],
  ['its code in another case', { carrier_code: 'BRT', tracking_number: '77' }, { code: 'brt', name: 'BRT', service: null }, 'https://t.example/77'],
  ['its name, where the order names another', { carrier_name: 'fast car', tracking_number: '77' }, { code: 'fast', name: 'Fast Car', service: null }, null],
  ['nothing: the order\'s', { tracking_number: '77' }, { code: 'brt', name: 'BRT', service: null }, 'https://t.example/77'],
  ['an unknown name: the order\'s', { carrier_name: 'Vans & Co' }, { code: 'brt', name: 'Vans & Co', service: null }, null],
  ['an unknown code', { carrier_code: 'van', carrier_name: 'Vans & Co' }, { code: 'van', name: 'Vans & Co', service: null }, null],
  ['a page of its own', { carrier_code: 'brt', tracking_number: '77', tracking_url: 'https://brt.example/77' }, { code: 'brt', name: 'BRT', service: null }, 'https://brt.example/77'],
])('a carrier is shown with its code, its name and its tracking page, named by %s [D-ORDER-1]', async (said, body, ...shown) => {
  expect(await shipmentShown(String(7000 + said.length), body)).toEqual(shown);
});

test('so is the carrier of a return [D-RETURNS-1]', async () => {
  await shipmentShown('7100', { carrier_code: 'brt' });
  await d.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: '7100', carrierCode: 'brt', lines: [{ sku: 'MUG', quantity: 1 }] } });
  const { data: [shown] } = await d.read('/returns') as { data: [{ carrier: object }] };
  expect(shown.carrier).toEqual({ code: 'brt', name: 'BRT' });
});
