import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const SHIP = 'mutation S($reference: ID!) { acceptAtLocation(input: { reference: $reference }) { id } pickAtLocation(input: { reference: $reference }) { id } shipAtLocation(input: { reference: $reference }) { id } }';
const CREATE = 'mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { webhookSecret connection { id } } }';
const MAP = 'query M($id: ID!) { connection(id: $id) { carrier { statusMap { code status } } } }';
const CHANGE = 'mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }';

inBrowser('tracking in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let carrier: { readonly id: string; readonly webhookSecret: string };
  let orders: readonly string[] = [];
  let [one, other] = ['', '']; // their tracking numbers, as the carrier's labels have them

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    const { createConnection: { webhookSecret, connection: { id } } } = await world.graph(CREATE, { input: { kind: 'CARRIER', name: 'Corriere Alba', activate: true, carrier: { format: 'GENERIC' } } });
    carrier = { id, webhookSecret };
    orders = [await shipped(), await shipped()];
    [one = '', other = ''] = await Promise.all(orders.map(async (reference) => (await world.graph('query N($reference: ID!) { order(reference: $reference) { shipments { trackingNumbers } } }', { reference })).order.shipments[0].trackingNumbers[0]));
    await report(one, { status: 'in_transit', description: 'Arrivato alla filiale di Bologna', location: { city: 'Bologna', country_code: 'IT' } }, 180);
    await report(one, { status: 'out_for_delivery', description: 'In consegna', location: 'Milano' }, 60);
    await report(one, { status: 'D7', description: 'Lasciato dal vicino di casa', location: 'Milano' }, 15);
    await report(other, { status: 'D7', description: 'Lasciato al custode', location: 'Milano' }, 20);
    await report(other, { status: 'F2', description: 'In giacenza alla filiale', location: 'Milano' }, 50);
    const { deployment: { graph: { call }, clock, log } } = world;
    await createRelay({ call, clock, log, routes: ROUTES }).drain();
    await page.goto(`${world.base}/console/tracking?q=Albaserra`);
    await signIn(page, world.owner);
    await page.locator('[data-row]').first().waitFor();
  });
  afterAll(() => world.close());

  /** An order that left a store without a warehouse system, with a label of the platform. */
  async function shipped(): Promise<string> {
    const { locations, orders: { nodes: [{ lines: [{ sku }] }] } } = await world.graph('{ locations { code hasSystem } orders(first: 1, filter: { statuses: [IN_FULFILLMENT] }) { nodes { lines { sku } } } }');
    const { code: locationCode } = locations.find((one: any) => one.hasSystem === false);
    await world.graph('mutation C($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode, items: [{ sku, quantity: 50 }] } });
    const { placeOrder } = await world.graph(PLACE, { input: {
      channel: 'shop', currency: 'EUR', customer: { name: 'Viola Albaserra', email: 'viola@example.test' }, shippingAddress: { firstName: 'Viola', lastName: 'Albaserra', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID',
      lines: [{ sku, quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' }, locationCode }],
    } });
    await world.graph(SHIP, { reference: placeOrder.number });
    return placeOrder.number;
  }

  /** The carrier says something of a parcel, which happened so many minutes ago. */
  async function report(number: string, event: object, minutesAgo = 0): Promise<void> {
    const body = JSON.stringify({ tracking_number: number, occurred_at: new Date(world.deployment.clock.now().getTime() - minutesAgo * 60_000).toISOString(), ...event });
    const answer = await fetch(`${world.deployment.config.urls.commerce}/api/oms/v1/webhooks/tracking/${carrier.id}`, { method: 'POST', body, headers: { 'x-service-signature': createHmac('sha256', carrier.webhookSecret).update(body).digest('hex') } });
    expect(await answer.json()).toMatchObject({ applied: 1 });
  }

  const listed = (): Promise<readonly string[]> => page.locator('[data-row]').allInnerTexts();
  const untilListed = async (numbers: readonly string[]): Promise<void> => { await page.waitForFunction((wanted) => [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent).join() === wanted && document.querySelector('[aria-busy="true"]') === null, numbers.join()); };
  const statusOf = async (number: string): Promise<readonly string[]> => {
    const { shipment: { status, order } } = await world.graph('query S($reference: ID!) { shipment(reference: $reference) { status order { status } } }', { reference: number });
    return [status, order.status];
  };
  const mapped = async (): Promise<Readonly<Record<string, string>>> => Object.fromEntries((await world.graph(MAP, { id: carrier.id })).connection.carrier.statusMap.map(({ code, status }: any) => [code, status]));
  const dialog = () => page.getByRole('dialog');
  const rows = async (): Promise<readonly string[]> => (await dialog().locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*[\t\n]\s*/g, ' | '));
  const toCodes = async (): Promise<void> => {
    await page.goto(`${world.base}/console/tracking/codes?carrier=${carrier.id}`);
    await page.getByRole('heading', { name: 'What counts now' }).waitFor();
  };

  it('finds parcels by their numbers, what left last first, and the other way around', async () => {
    expect(await listed()).toEqual([other, one]);
    await page.getByRole('button', { name: 'Left', exact: true }).click();
    await untilListed([one, other]);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('shipped');
  });

  it('is filtered by links and fields that go into the address, and fits a phone as cards', async () => {
    await page.getByRole('link', { name: 'Problems', exact: true }).click();
    await page.waitForURL(/status=EXCEPTION/);
    await page.goto(`${world.base}/console/tracking?q=${encodeURIComponent(orders[0] ?? '')}`);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('No news for').selectOption('3');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/quiet=3/);
    await page.getByText('No parcel is like that').waitFor();
    await page.goto(`${world.base}/console/tracking`);
    await page.locator('[data-row]').first().waitFor();
    await picture(page, 'console-tracking', { width: 1340, height: 760 });
    expect(await flaws(page, [WIDE])).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.locator('.card').first().waitFor();
    await picture(page, 'console-tracking-phone', PHONE);
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('is searched after /, gone through by keyboard, and opened with Enter: the way of a parcel, with what the carrier sent', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(one);
    await page.keyboard.press('Enter');
    await untilListed([one]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Parcel ${one}` }).waitFor();
    expect((await page.locator('.way li strong').allInnerTexts())).toEqual(['Lasciato dal vicino di casa', 'In consegna', 'Arrivato alla filiale di Bologna', 'Left']);
    expect((await page.locator('.way li .badge').allInnerTexts())).toEqual(['Without a meaning', 'Out for delivery', 'On its way']);
    await page.getByText('As the carrier sent it').first().click();
    await page.getByText(`"tracking_number": "${one}"`).first().waitFor();
    await page.getByText('As the carrier sent it').first().click();
    await page.getByText('It is out for delivery').waitFor();
    await picture(page, 'console-parcel', { width: 1340, height: 800 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('leads to the shopper\'s page, and to its order and back', async () => {
    const href = await page.getByRole('link', { name: 'The shopper’s page' }).getAttribute('href') ?? '';
    expect([href.startsWith(`${world.deployment.config.urls.commerce}/track/`), (await fetch(href)).status]).toEqual([true, 200]);
    await page.getByRole('main').getByRole('link', { name: orders[0] ?? '' }).first().click();
    await page.getByRole('heading', { name: `Order ${orders[0] ?? ''}` }).waitFor();
    await page.locator('a[href*="/console/tracking/"]').last().click();
    await page.getByRole('heading', { name: `Parcel ${one}` }).waitFor();
  });

  it('leads nowhere but to web addresses', async () => {
    const trackingUrl = 'ms-word:ofe|u|https://evil.example/x';
    const sent = page.waitForResponse((response) => response.request().postData()?.includes('query ConsoleParcel(') === true);
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query ConsoleParcel(') !== true) { await route.fallback(); return; }
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/"trackingUrl":(?:"[^"]*"|null)/g, `"trackingUrl":${JSON.stringify(trackingUrl)}`) });
    });
    await page.reload();
    expect(await (await sent).text()).toContain(trackingUrl);
    await page.getByRole('link', { name: 'The shopper’s page' }).waitFor();
    expect(await page.locator('a[href^="ms-word"]').count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('has a status recorded by hand: what would change is seen first, and nothing has changed until then', async () => {
    await page.getByRole('button', { name: 'Record a status' }).click();
    await dialog().getByLabel('Status').selectOption('EXCEPTION');
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    expect(await rows()).toEqual([`Parcels › ${one} › Status | Out for delivery | Problem`]);
    expect((await statusOf(one))[0]).toBe('OUT_FOR_DELIVERY');
    await page.getByRole('button', { name: 'Do it' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.locator('h1').getByText('Problem').waitFor();
    expect((await statusOf(one))[0]).toBe('EXCEPTION');
  });

  it('lists the codes that mean nothing yet with their parcels and an example, and what counts now', async () => {
    await page.goto(`${world.base}/console`);
    await page.getByRole('link', { name: 'To “Tracking”' }).click();
    await page.getByRole('heading', { name: 'Codes without a meaning' }).waitFor(); // the page of today names carriers too, and stays until this one is loaded
    await page.getByRole('link', { name: /^Corriere Alba/ }).click();
    await page.waitForURL(new RegExp(carrier.id));
    await page.getByRole('row', { name: /^D7/ }).waitFor();
    expect((await page.getByRole('row', { name: /^D7/ }).innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^D7 Lasciato al custode Example of D7 2 in 2 events /);
    await page.getByText('Example of D7').click();
    await page.getByText('"status": "D7"').waitFor();
    await page.getByText('Example of D7').click();
    await page.getByRole('row', { name: /^delivered Delivered The format/ }).waitFor();
    await picture(page, 'console-codes', { width: 1200, height: 860 });
    expect(await flaws(page, [PHONE, WIDE])).toEqual([]);
  });

  it('shows which parcels and orders would move before a code is mapped, then saves, reads earlier events anew, twice where an answer is lost and once in effect, and reports', async () => {
    await page.getByRole('button', { name: 'Take the proposals' }).click();
    await page.getByLabel('It means (D7)').selectOption('DELIVERED');
    await page.getByRole('button', { name: 'Show what would change' }).first().click();
    await dialog().locator('tbody tr').first().waitFor();
    expect(await rows()).toEqual([`${orders[0] ?? ''} | Problem | Shipped | → | Delivered`, `${orders[1] ?? ''} | Ready for pickup | → | Delivered | Shipped | → | Delivered`]);
    await picture(page, 'console-codes-preview', { width: 1200, height: 760 });
    expect(await flaws(page, [PHONE])).toEqual([]);
    expect([await mapped(), await statusOf(other)]).toEqual([{}, ['READY_FOR_PICKUP', 'SHIPPED']]);
    const keys: (string | undefined)[] = [];
    await page.route('**/graphql', async (route) => {
      const key = route.request().headers()['idempotency-key'];
      if (key !== undefined) keys.push(key);
      if (key === undefined || keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByRole('alert').getByText('The server did not answer').waitFor();
    await dialog().getByRole('button', { name: 'Go on' }).click();
    await dialog().getByText('The map is saved. Done.').waitFor();
    await page.unroute('**/graphql');
    expect([keys.length, new Set(keys).size, (await rows()).length]).toEqual([2, 1, 2]);
    expect([await mapped(), await statusOf(other)]).toEqual([{ D7: 'DELIVERED', F2: 'HELD' }, ['DELIVERED', 'DELIVERED']]);
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('Every code that it sent has a meaning.').waitFor();
  });

  it('does not overwrite what somebody else has mapped meanwhile, says so, and reads the map again', async () => {
    await toCodes();
    await world.graph(CHANGE, { input: { id: carrier.id, carrier: { codes: [{ code: 'F2', status: 'EXCEPTION' }, { code: 'X1', status: 'PICKED_UP' }] } } });
    await page.getByLabel('It means (F2)').selectOption('IN_TRANSIT');
    await page.getByRole('button', { name: 'Change of F2' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByRole('alert').getByText('Somebody else has changed what F2 means').waitFor();
    await dialog().getByRole('button', { name: 'Read the map again' }).click();
    await page.getByRole('row', { name: /^X1 Picked up Your map/ }).waitFor();
    expect(await mapped()).toEqual({ D7: 'DELIVERED', F2: 'EXCEPTION', X1: 'PICKED_UP' });
  });

  it('takes a code out again: its events are what their descriptions say, parcels move back, and it is listed', async () => {
    await page.getByRole('button', { name: 'Take out of D7' }).click();
    await dialog().locator('tbody tr').first().waitFor();
    expect(await rows()).toContain(`${orders[1] ?? ''} | Delivered | → | Ready for pickup | Delivered`);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('The map is saved. Done.').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('row', { name: /^D7 Lasciato/ }).waitFor();
    expect([await mapped(), await statusOf(other)]).toEqual([{ F2: 'EXCEPTION', X1: 'PICKED_UP' }, ['READY_FOR_PICKUP', 'DELIVERED']]);
  });

  it('offers what changed of a list, shows news of an open parcel as they come, and has no buttons for who may only look', async () => {
    await page.goto(`${world.base}/console/tracking?q=Albaserra`);
    await untilListed([other, one]);
    await page.locator('.live-dot').waitFor();
    await report(one, { status: 'in_transit', description: 'Di nuovo in viaggio' });
    await page.getByRole('button', { name: '1 changed: show' }).click();
    await page.getByRole('row', { name: new RegExp(`^${one} On its way`) }).waitFor();
    await page.goto(`${world.base}/console/tracking/${other}`);
    await page.getByRole('heading', { name: `Parcel ${other}` }).waitFor();
    await page.locator('.live-dot').waitFor();
    await report(other, { status: 'in_transit', description: 'Ripartito verso Torino' });
    await page.getByText('Ripartito verso Torino', { exact: true }).waitFor();
    const { page: viewers } = await world.open();
    await viewers.goto(`${world.base}/console/tracking/${other}`);
    await signIn(viewers, await world.viewer());
    await viewers.getByText('Ripartito verso Torino', { exact: true }).waitFor();
    expect(await viewers.getByRole('button', { name: 'Record a status' }).count()).toBe(0);
    await viewers.goto(`${world.base}/console/tracking/codes`);
    await viewers.getByText('Who manages the company maps codes.').waitFor();
    expect(world.complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  });
});
