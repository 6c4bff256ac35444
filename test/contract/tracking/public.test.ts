import { openCarriers, type Carriers } from './carriers.js';

let c: Carriers;
beforeAll(async () => { c = await openCarriers(); });
afterAll(() => c.close());

const GERMAN = { shippingAddress: { firstName: 'Grete', lastName: 'Maier', address1: 'Hauptstr. 1', city: 'Köln', postalCode: '50667', countryCode: 'DE', phone: '0221 555' }, customer: { name: 'Hans Maier', email: 'hans@example.test' } };

test('a link shows the shipment, and no more of its customer than the first name and the city [F-PUBLIC-1] [F-PUBLIC-2]', async () => {
  await c.asStaff('mutation B($input: SaveBrandInput!) { saveBrand(input: $input) { name } }', { input: { logoUrl: 'https://lume.example/logo.svg', accentColor: '#0B6E4F', supportEmail: 'help@lume.example', supportUrl: 'https://lume.example/help' } });
  const { trackingToken } = await c.shipped('#3001', ['P1', 'P2'], GERMAN);
  await c.generic({ events: [
    { tracking_number: 'P1', status: 'in_transit', description: '<b>In</b> transit', occurred_at: '2026-11-21T08:30:00Z', location: { city: 'Kassel', country_code: 'DE' }, estimated_delivery_at: '2026-11-23T17:00:00Z' },
    { tracking_number: 'P2', description: 'Code 77', occurred_at: '2026-11-21T08:40:00Z' },
  ] });
  const [status, body] = await c.read(trackingToken);
  expect([status, body]).toEqual([200, { data: {
    brand: { name: 'Lume', logo_url: 'https://lume.example/logo.svg', accent_color: '#0B6E4F', support_email: 'help@lume.example', support_url: 'https://lume.example/help' },
    locale: 'de', order_name: '#3001', customer_first_name: 'Grete', destination: 'Köln, DE', carrier: 'brt', tracking_numbers: ['P1', 'P2'], carrier_url: 'https://carrier.example/T',
    status: 'in_transit', status_at: '2026-11-21T08:30:00.000Z', shipped_at: '2026-11-21T08:00:00.000Z', delivered_at: null, estimated_delivery_at: '2026-11-23T17:00:00.000Z',
    items: [{ title: 'Mug', quantity: 2 }],
    events: [
      { occurred_at: '2026-11-21T08:40:00.000Z', status: 'in_transit', description: 'Code 77', location: '' },
      { occurred_at: '2026-11-21T08:30:00.000Z', status: 'in_transit', description: '<b>In</b> transit', location: 'Kassel, DE' },
    ],
  } }]);
  expect(Object.keys(body.data)).toEqual(['brand', 'locale', 'order_name', 'customer_first_name', 'destination', 'carrier', 'tracking_numbers', 'carrier_url', 'status', 'status_at', 'shipped_at', 'delivered_at', 'estimated_delivery_at', 'items', 'events']);
  expect((await c.read(trackingToken, '?lang=fr'))[1].data.locale).toBe('fr');
  expect((await c.read(trackingToken, '?lang=pt'))[1].data.locale).toBe('de');
  for (const [query, locale] of [['?lang=pt&lang=fr&lang=es', 'fr'], ['?lang=pt&lang=xx', 'de'], ['?lang=&lang=it', 'it'], ['?lang=pt&lang=ES', 'es'], ['?lang=EN', 'en']]) {
    const [code, { data }] = await c.read(trackingToken, query);
    expect([query, code, data?.locale]).toEqual([query, 200, locale]);
    expect(await (await fetch(`${c.host}/track/${trackingToken as string}${query ?? ''}`, { headers: { accept: 'text/html' } })).text()).toContain(`<html lang="${locale ?? ''}"`);
  }
});

test('before any event a shipment is picked up, or delivered where staff marked it so [F-STATE-3]', async () => {
  const { id, trackingToken } = await c.shipped('#3002', ['P3']);
  expect((await c.read(trackingToken))[1].data).toMatchObject({ status: 'picked_up', status_at: '2026-11-21T08:00:00.000Z', delivered_at: null, events: [], estimated_delivery_at: null });
  await c.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: id, status: 'DELIVERED', at: '2026-11-21T09:00:00Z' } });
  expect((await c.read(trackingToken))[1].data).toMatchObject({ status: 'delivered', status_at: '2026-11-21T09:00:00.000Z', delivered_at: '2026-11-21T09:00:00.000Z', events: [] });
  await c.generic({ tracking_number: 'P3', status: 'in_transit', occurred_at: '2026-11-21T08:50:00Z' });
  expect((await c.read(trackingToken))[1].data).toMatchObject({ status: 'delivered', events: [{ status: 'in_transit' }] });
});

test('at most 50 events are shown, the newest first [F-PUBLIC-3]', async () => {
  const { trackingToken } = await c.shipped('#3003', ['P4']);
  await c.generic({ events: Array.from({ length: 60 }, (_, minute) => ({ tracking_number: 'P4', status: 'in_transit', occurred_at: `2026-11-21T08:${String(minute).padStart(2, '0')}:00Z` })) });
  const { data: { events } } = (await c.read(trackingToken))[1];
  expect([events.length, events[0].occurred_at, events[49].occurred_at]).toEqual([50, '2026-11-21T08:59:00.000Z', '2026-11-21T08:10:00.000Z']);
});

test('a token with one changed character is 404, as is one of a voided shipment; what is no token is at no path [F-PUBLIC-ERROR-1] [F-STATE-4] [REL-S8]', async () => {
  const { id, trackingToken } = await c.shipped('#3004', ['P5']);
  const token = String(trackingToken);
  c.clock.turn(60_000);
  for (const at of [0, 20, token.indexOf('.') - 1, token.indexOf('.') + 1, token.length - 1]) {
    const changed = String.fromCharCode(token.charCodeAt(at) ^ 1);
    const tampered = `${token.slice(0, at)}${/[\w.-]/.test(changed) ? changed : 'B'}${token.slice(at + 1)}`;
    expect([at, (await c.read(tampered)).slice(0, 2)]).toEqual([at, [404, { error: 'not_found' }]]);
  }
  for (const other of ['x', 'a'.repeat(201), `${token}%20`, 'a%00'.repeat(8)]) expect((await c.read(other)).slice(0, 2)).toEqual([404, { message: 'Not found.' }]);
  await c.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: id, status: 'VOIDED' } });
  expect((await c.read(token)).slice(0, 2)).toEqual([404, { error: 'not_found' }]);
});

const FROM = { 'x-forwarded-for': '192.0.2.9' };

test('an address has 60 reads a minute, shown on every answer [F-PUBLIC-LIMIT-1]', async () => {
  const { trackingToken } = await c.shipped('#3005', ['P6']);
  const answers = await Promise.all(Array.from({ length: 60 }, () => c.read(trackingToken, '', FROM)));
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
  const [status, body, headers] = await c.read(trackingToken, '', FROM);
  expect([status, body, ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) => headers.get(name))]).toEqual([429, { message: 'too_many_requests' }, [expect.stringMatching(/^\d+$/), '60', '0']]);
  expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.parse('2026-11-21T09:30:00Z') / 1000);
  expect((await c.read(trackingToken))[0]).toBe(200);
});

test.each([[10, '%ZZ'], [11, '%25%2'], [12, '%C3']])('from address %d: a token that is not percent-encoded UTF-8 (%s) is at no path, is counted and can be read by pages of other origins [F-PUBLIC-LIMIT-1]', async (address, token) => {
  const [status, body, headers] = await c.read(token, '', { 'x-forwarded-for': `192.0.2.${String(address)}`, origin: 'https://shop.example' });
  expect([status, body, ['x-ratelimit-limit', 'x-ratelimit-remaining', 'access-control-allow-origin'].map((name) => headers.get(name))]).toEqual([404, { message: 'Not found.' }, ['60', '59', '*']]);
});

test.each([['DELETE', 405], ['POST', 405], ['OPTIONS', 204]])('%s shows the reads of its address too, and does not count as one [F-PUBLIC-LIMIT-1]', async (method, status) => {
  const { trackingToken } = await c.shipped(`#${method}`, [method]);
  const from = { 'x-forwarded-for': `192.0.2.${String(100 + method.length)}` };
  await c.read(trackingToken, '', from);
  for (const path of [`/api/oms/v1/public/tracking/${trackingToken as string}`, `/track/${trackingToken as string}`]) {
    const answer = await fetch(c.host + path, { method, headers: from });
    expect([answer.status, answer.headers.get('allow'), ...['limit', 'remaining'].map((name) => answer.headers.get(`x-ratelimit-${name}`))]).toEqual([status, 'GET, HEAD, OPTIONS', '60', '59']);
    expect(Number(answer.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.parse('2026-11-21T09:30:00Z') / 1000);
  }
});

test('the page shows the same without a script, text as text, in the language of the order or the one that is asked for [F-PAGE-1]', async () => {
  const { trackingToken } = await c.shipped('#3006', ['P7'], GERMAN);
  await c.generic({ tracking_number: 'P7', status: 'held', description: '<script>alert(1)</script>', occurred_at: '2026-11-21T08:30:00Z' });
  const page = async (path: string) => { const answer = await fetch(`${c.host}/track/${path}`, { headers: { accept: 'text/html' } }); return [answer.status, await answer.text(), answer.headers.get('content-language'), answer.headers.get('referrer-policy')] as const; };
  const [status, html, language, referrer] = await page(trackingToken);
  expect([status, language, referrer]).toEqual([200, 'de', 'no-referrer']);
  for (const text of ['<h1>Ihr Paket wartet auf Sie</h1>', 'Guten Tag Grete!', '#3006', 'P7', 'Köln, DE', 'Abholbereit', '&lt;script>alert(1)&lt;/script>', '21. November 2026 um 09:30', 'https://carrier.example/T', 'Mug']) expect(html).toContain(text);
  expect(html).not.toMatch(/<script|Maier|hans@|Hauptstr/);
  expect((await page(`${trackingToken as string}?lang=es`))[1]).toContain('Tu paquete te espera');
  const end = (trackingToken as string).endsWith('-') ? '_' : '-';
  expect((await page(`${(trackingToken as string).slice(0, -1)}${end}`)).slice(0, 1)).toEqual([404]);
});

const pageOf = async (token: unknown, query = ''): Promise<string> => (await fetch(`${c.host}/track/${String(token)}${query}`, { headers: { accept: 'text/html', 'x-forwarded-for': '192.0.2.60' } })).text();

test.each([
  ['it', 'Arriva oggi, se tutto va bene.', 'Il corriere ce l’ha a bordo per la consegna.'], ['en', 'It arrives today, if all goes well.', 'The carrier has it on board for delivery.'], ['de', 'Es kommt heute an, wenn alles klappt.', 'Der Paketdienst hat es für die Zustellung geladen.'],
  ['fr', 'Il arrive aujourd’hui, si tout va bien.', 'Le transporteur l’a chargé pour la livraison.'], ['es', 'Llega hoy, si todo va bien.', 'El transportista lo lleva para entregarlo.'],
])('in %s a parcel arrives today only if it went out for delivery on this day where the shopper is, and is not expected later [F-PAGE-1]', async (language, today, other) => {
  const seen = async (name: string, countryCode: string, event: object): Promise<string[]> => {
    const number = `T${language}${name}`;
    const { trackingToken } = await c.shipped(`#${number}`, [number], { shippingAddress: { city: 'X', countryCode } });
    await c.generic({ tracking_number: number, status: 'out_for_delivery', ...event });
    const html = await pageOf(trackingToken, `?lang=${language}`);
    return [today, other].filter((text) => html.includes(text));
  };
  expect(await seen('now', 'IT', { occurred_at: '2026-11-21T08:00:00Z', estimated_delivery_at: '2026-11-21T17:00:00Z' })).toEqual([today]);
  expect(await seen('yesterday', 'IT', { occurred_at: '2026-11-20T13:30:00Z' })).toEqual([other]);
  expect(await seen('expectedlater', 'IT', { occurred_at: '2026-11-21T08:00:00Z', estimated_delivery_at: '2026-11-28T17:00:00Z' })).toEqual([other]);
  expect(await seen('aftermidnight', 'IT', { occurred_at: '2026-11-20T23:30:00Z' })).toEqual([today]);
  expect(await seen('beforemidnight', 'GB', { occurred_at: '2026-11-20T23:30:00Z' })).toEqual([other]);
});

test('the page shows a parcel that was delivered as delivered, and what its carrier reported later in the history alone; the JSON has the status of the latest event [F-PAGE-1]', async () => {
  const { trackingToken } = await c.shipped('#3007', ['P8'], GERMAN);
  await c.generic({ events: [{ tracking_number: 'P8', status: 'delivered', occurred_at: '2026-11-21T08:30:00Z' }, { tracking_number: 'P8', status: 'exception', description: 'Address problem', occurred_at: '2026-11-21T08:40:00Z' }] });
  const html = await pageOf(trackingToken, '?lang=en');
  for (const text of ['<h1>Your parcel has been delivered</h1>', 'Thank you for your order.', 'Address problem', '21 November 2026 at 09:30']) expect(html).toContain(text);
  for (const text of ['There is a problem with the delivery', 'could not deliver', 'To come', 'upcoming']) expect(html).not.toContain(text);
  expect((await c.read(trackingToken))[1].data).toMatchObject({ status: 'exception', status_at: '2026-11-21T08:40:00.000Z', delivered_at: '2026-11-21T08:30:00.000Z' });
});

test.each(['IT', 'GB', 'GR', 'JP'])('an expected delivery without a time is shown as that day in %s too [F-PUBLIC-1]', async (countryCode) => {
  const [generic, express] = [`EG${countryCode}`, `EX${countryCode}`];
  const shown = async (number: string, trackingToken: string) => [(await c.read(trackingToken, '', { 'x-forwarded-for': '192.0.2.61' }))[1].data.estimated_delivery_at, /(?:29|30|31) November 2026/.exec(await pageOf(trackingToken, '?lang=en'))?.[0], number];
  const shippingAddress = { city: 'X', countryCode };
  const [one, other] = [await c.shipped(`#${generic}`, [generic], { shippingAddress }), await c.shipped(`#${express}`, [express], { shippingAddress })];
  await c.generic({ tracking_number: generic, status: 'in_transit', occurred_at: '2026-11-21T08:30:00Z', estimated_delivery_at: '2026-11-30' });
  await c.express({ shipments: [{ id: express, status: { timestamp: '2026-11-21T08:30:00Z', statusCode: 'transit' }, estimatedTimeOfDelivery: '2026-11-30' }] });
  expect([await shown(generic, one.trackingToken), await shown(express, other.trackingToken)]).toEqual([generic, express].map((number) => ['2026-11-30T12:00:00.000Z', '30 November 2026', number]));
});
