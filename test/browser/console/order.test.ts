// On the embedded database only: pages and scripts are the same bytes whatever the database.
import type { Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const READ = 'query R($reference: ID!) { order(reference: $reference) { status onHold holdReason tags shippingAddress { city } fulfillmentOrders { status } shipments { trackingNumbers } timeline { type actor via } } }';

inBrowser('an order in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let number = '';
  let reference = '';
  let place: (methodCode: string) => Promise<string>;

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    const { locations } = await world.graph('{ locations { code hasSystem } }');
    const { code } = locations.find((one: any) => one.hasSystem === false);
    const { orders: { nodes: [known] } } = await world.graph('{ orders(first: 1) { nodes { lines { sku } } } }');
    await world.graph('mutation C($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode: code, items: [{ sku: known.lines[0].sku, quantity: 50 }] } });
    place = async (methodCode) => (await world.graph(PLACE, { input: {
      channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.test' }, shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode }, paymentStatus: 'PAID',
      lines: [{ sku: known.lines[0].sku, quantity: 3, unitPrice: { amount: '10.00', currency: 'EUR' }, locationCode: code }],
    } })).placeOrder.number;
    number = await place('standard');
    reference = number.replace('#', '');
    await page.goto(`${world.base}/console/orders/${reference}`);
    await signIn(page, world.owner);
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  });
  afterAll(() => world.close());

  const read = async (): Promise<any> => (await world.graph(READ, { reference })).order;
  const act = async (name: string, answers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    await page.getByRole('button', { name, exact: true }).click();
    for (const [label, text] of Object.entries(answers)) await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
    if (Object.keys(answers).length > 0) await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Do it' }).waitFor().catch(async () => { throw new Error(await page.getByRole('dialog').innerText()); });
    return (await page.getByRole('dialog').locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '));
  };
  const carryOut = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('shows lines, what each location has, the customer, sums, and who did what through which surface', async () => {
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Lines', 'Fulfillment orders', 'Parcels', 'Returns', 'Refunds', 'Customer', 'Totals', 'Details', 'Timeline']);
    const { timeline: [first] } = await read();
    await page.getByText(`by ${String(first.actor)} through ${String(first.via)}`).first().waitFor();
    await page.getByText('Worked by hand').waitFor();
    await picture(page, 'console-order', { width: 1120, height: 900 });
  });

  it('fits every window, light and dark, with nothing that axe-core objects to', async () => {
    expect(await flaws(page, [PHONE, DESKTOP, WIDE])).toEqual([]);
  });

  it('shows what holding it would change, and changes nothing until that is carried out', async () => {
    expect(await act('Hold', { Reason: 'address check' })).toEqual(expect.arrayContaining(['Status | In fulfillment | On hold', 'On hold | no | yes', 'Reason of the hold | nothing | address check']));
    await picture(page, 'console-difference', { width: 960, height: 560 });
    expect([await flaws(page, [PHONE, DESKTOP]), (await read()).onHold]).toEqual([[], false]);
    await carryOut();
    await page.getByText('On hold: address check').waitFor();
    expect(await read()).toMatchObject({ status: 'ON_HOLD', holdReason: 'address check' });
  });

  it('releases it, without a question', async () => {
    expect(await act('Release')).toEqual(expect.arrayContaining(['On hold | yes | no']));
    await carryOut();
    await page.getByRole('button', { name: 'Hold', exact: true }).waitFor();
    expect(await read()).toMatchObject({ status: 'IN_FULFILLMENT', onHold: false });
  });

  it('corrects the address, and sends the changed parts alone', async () => {
    expect(await act('Correct the address', { City: 'Monza' })).toEqual(['Ships to › City | Milano | Monza']);
    await carryOut();
    expect(await read()).toMatchObject({ shippingAddress: { city: 'Monza' } });
  });

  it('says why something is refused, and lets it be changed', async () => {
    await page.getByRole('button', { name: 'Move to another location' }).click();
    await page.getByRole('dialog').getByLabel('Location').selectOption({ index: 1 });
    await page.route('**/graphql', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ data: null, errors: [{ message: 'It was accepted meanwhile', extensions: { code: 'INVALID_STATE' } }] }) }));
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('alert').getByText('It was accepted meanwhile').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByRole('dialog').getByLabel('Location').waitFor();
    await page.keyboard.press('Escape');
  });

  it('is fulfilled by hand: accepted, picked and handed to the carrier, each seen first', async () => {
    expect(await act('Accept')).toEqual(expect.arrayContaining([expect.stringMatching(/› Status \| To fulfill \| Accepted$/)]));
    await carryOut();
    await page.getByRole('button', { name: 'Report the picking' }).click();
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    await carryOut();
    expect(await act('Hand to the carrier', { Carrier: '' })).toEqual(expect.arrayContaining(['Status | In fulfillment | Shipped']));
    await carryOut();
    const { status, fulfillmentOrders, shipments: [shipment] } = await read();
    expect([status, fulfillmentOrders]).toEqual(['SHIPPED', [{ status: 'SHIPPED' }]]);
    await page.getByText(shipment.trackingNumbers[0]).waitFor();
  });

  it('announces what a customer collects, and hands it over', async () => {
    const pickup = await place('pickup');
    await world.graph('mutation P($reference: ID!) { acceptAtLocation(input: { reference: $reference }) { id } pickAtLocation(input: { reference: $reference }) { id } }', { reference: pickup });
    await page.goto(`${world.base}/console/orders/${pickup.replace('#', '')}`);
    expect((await act('Announce for pickup')).map((row) => row.split(' | ', 2))).toEqual(expect.arrayContaining([['Ready for pickup since', 'nothing']]));
    await carryOut();
    expect(await page.getByRole('button', { name: 'Hand to the carrier' }).count()).toBe(0);
    expect(await act('Hand to the customer')).toEqual(expect.arrayContaining(['Status | In fulfillment | Delivered']));
    await carryOut();
    expect((await world.graph(READ, { reference: pickup })).order.status).toBe('DELIVERED');
  });

  it('says what to do where there is no such order', async () => {
    await page.goto(`${world.base}/console/orders/99999999`);
    await page.getByRole('heading', { name: 'There is no such order' }).waitFor();
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('runs under the policy of the page', () => {
    expect(world.complaints).toEqual([]);
  });
});
