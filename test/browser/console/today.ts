import type { Page, Request } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, type ConsoleWorld } from './console-world.js';

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const HOLD = 'mutation H($reference: ID!, $reason: String!) { holdOrder(input: { reference: $reference, reason: $reason }) { number } }';

inBrowser('the console as it happens', () => {
  let world: ConsoleWorld;
  let page: Page;
  let sku = '';

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    const { orders: { nodes: [known] } } = await world.graph('{ orders(first: 1) { nodes { lines { sku } } } }');
    ({ lines: [{ sku }] } = known);
    await page.goto(`${world.base}/console`);
    await signIn(page, world.owner);
    await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
  });
  afterAll(() => world.close());

  const place = async (quantity: number): Promise<string> => (await world.graph(PLACE, { input: {
    channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.test' }, shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID',
    lines: [{ sku, quantity, unitPrice: { amount: '10.00', currency: 'EUR' } }],
  } })).placeOrder.number;
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const live = () => page.locator('.live-dot').waitFor();
  const openAlerts = async (): Promise<number> => (await world.graph('{ alerts(first: 1) { totalCount } }')).alerts.totalCount;
  const shows = (name: string, value: number) => panel(name).locator('.figure-value').getByText(String(value), { exact: true }).waitFor();

  it('begins with what somebody has to look at today, each figure as the graph has it', async () => {
    await live();
    const { late, stock, items, silent, deliveries, connections } = await world.graph(`{
      late: orderCounts(filter: { lateAgainstPromise: true }) { total } silent: alerts(type: WAREHOUSE_SILENT, first: 1) { totalCount } deliveries: failedDeliveries(first: 50) { id }
      stock: stockReconciliation(first: 50, filter: { difference: OVERSOLD }) { nodes { sku } } items: orderCounts(filter: { waitingFor: ITEM_CODES }) { total } connections(filter: { kind: CARRIER }) { nodes { id } }
    }`);
    await shows('Open alerts', await openAlerts());
    await shows('Late orders', late.total);
    await shows('Silent warehouses', silent.totalCount);
    await shows('Failed deliveries of webhooks', deliveries.length);
    await shows('Stock differences', stock.nodes.length);
    const codes = await Promise.all(connections.nodes.map(async ({ id }: { id: string }) => (await world.graph('query U($id: ID!) { unmappedCarrierCodes(connectionId: $id) { code } }', { id })).unmappedCarrierCodes.length));
    await shows('Unmapped codes', codes.reduce((sum: number, some: number) => sum + some, Number(items.total)));
    await panel('Kept promises, seven days').getByText(/^(?:–|\d+%)$/).waitFor();
  });

  it('shows a new alert without being asked, until it is resolved here', async () => {
    const before = await openAlerts();
    const number = await place(9999);
    await shows('Open alerts', before + 1);
    const item = panel('Open alerts').getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
    await item.getByText('No location can fulfil', { exact: true }).waitFor();
    await picture(page, 'console-today', { width: 1280, height: 860 });
    await picture(page, 'console-today-phone', { width: 390, height: 844 });
    await item.getByRole('button', { name: 'Resolve' }).click();
    await item.waitFor({ state: 'detached' });
    expect(await openAlerts()).toBe(before);
  });

  it('fits every window, light and dark, with nothing that axe-core objects to', async () => {
    expect([await flaws(page, [PHONE, DESKTOP]), world.complaints]).toEqual([[], []]);
  });

  it('reads an open order again when somebody else changes it', async () => {
    const number = await place(1);
    await page.goto(`${world.base}/console/orders/${number.replace('#', '')}`);
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await live();
    await world.graph(HOLD, { reference: number, reason: 'call the customer' });
    await page.getByText('On hold: call the customer').waitFor();
  });

  it('says in a list how many orders changed, and shows them when that is pressed: rows do not jump', async () => {
    await page.goto(`${world.base}/console/orders`);
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    await live();
    const first = await rows.first().innerText();
    const number = await place(1);
    await page.getByRole('button', { name: '1 changed: show' }).waitFor();
    expect(await rows.first().innerText()).toBe(first);
    await page.getByRole('button', { name: '1 changed: show' }).click();
    await rows.first().getByRole('link', { name: number }).waitFor();
    await page.getByRole('button', { name: /changed: show/ }).waitFor({ state: 'detached' });
  });

  it('keeps what it shows while there is no network, and says so in a dialog too', async () => {
    const number = await place(1);
    await page.goto(`${world.base}/console/orders/${number.replace('#', '')}`);
    await page.getByRole('button', { name: 'Hold', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await live();
    await page.context().setOffline(true);
    await page.getByText('Not connected: changes are not shown').waitFor();
    await page.getByRole('button', { name: 'Hold', exact: true }).click();
    await page.getByLabel('Reason').fill('call the customer');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('dialog').getByText('The server did not answer. Check the connection, then try again.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await page.context().setOffline(false);
    await live();
  });

  it('gives its connection back when the page is left, and takes one when it is shown again as it was', async () => {
    const isStream = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream';
    await Promise.all([page.waitForEvent('requestfailed', isStream), page.evaluate("dispatchEvent(new Event('pagehide'))")]);
    await Promise.all([page.waitForEvent('request', isStream), page.evaluate("dispatchEvent(new Event('pageshow'))")]);
    await live();
  });

  it('says that it is not connected, and goes on by itself with what happened meanwhile', async () => {
    await page.route('**/graphql', (route) => (route.request().headers()['accept'] === 'text/event-stream' ? route.abort() : route.fallback()));
    await page.goto(`${world.base}/console`);
    await page.getByText('Not connected: changes are not shown').waitFor();
    const before = await openAlerts();
    await place(9999);
    await page.unroute('**/graphql');
    await live();
    await shows('Open alerts', before + 1);
  });
});
