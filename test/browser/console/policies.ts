import type { Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const SHIP = 'mutation S($reference: ID!) { acceptAtLocation(input: { reference: $reference }) { id } pickAtLocation(input: { reference: $reference }) { id } shipAtLocation(input: { reference: $reference, withoutTracking: true }) { id } }';
const POLICY = '{ returnPolicy { version windowDays windows { countryCodes channels days } fee fees { method reasonCode fee } } }';
const EXPLAIN = 'query E($reference: ID!, $change: SaveReturnPolicyInput) { explainReturnable(orderReference: $reference, change: $change) { until lines { sku returnable } } }';
const SAVE = 'mutation S($input: SaveReturnPolicyInput!) { saveReturnPolicy(input: $input) { version } }';

inBrowser('return policies in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let order = '';
  let before: any;

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    before = (await world.graph(POLICY)).returnPolicy;
    await world.graph(SAVE, { input: { windowDays: 30, windows: [], fee: '4.90', fees: [{ method: 'IN_STORE', fee: '0' }] } });
    order = await shipped();
    await page.goto(`${world.base}/console/policies`);
    await signIn(page, world.owner);
    await page.getByRole('heading', { name: 'Return policies', level: 1 }).waitFor();
  });
  afterAll(async () => {
    const { version: _, ...input } = before;
    await world.graph(SAVE, { input });
    await world.close();
  });

  /** Two units of an item that left a store without a warehouse system. */
  async function shipped(): Promise<string> {
    const { locations, orders: { nodes: [{ lines: [{ sku }] }] } } = await world.graph('{ locations { code hasSystem } orders(first: 1, filter: { statuses: [IN_FULFILLMENT] }) { nodes { lines { sku } } } }');
    const { code: locationCode } = locations.find((one: any) => one.hasSystem === false);
    await world.graph('mutation C($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode, items: [{ sku, quantity: 50 }] } });
    const { placeOrder: { number } } = await world.graph(PLACE, { input: {
      channel: 'shop', currency: 'EUR', customer: { name: 'Ida Neri', email: 'ida@example.test' }, shippingAddress: { firstName: 'Ida', lastName: 'Neri', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID',
      lines: [{ sku, quantity: 2, unitPrice: { amount: '10.00', currency: 'EUR' }, locationCode }],
    } });
    await world.graph(SHIP, { reference: number });
    return number;
  }

  const untilOf = async (change?: object): Promise<string> => {
    const { explainReturnable: { until } } = await world.graph(EXPLAIN, { reference: order, change });
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(until));
  };
  const stored = async (): Promise<any> => (await world.graph(POLICY)).returnPolicy;

  it('shows the policy, and what of an order can be returned until when and for which fee', async () => {
    await page.getByRole('region', { name: 'Until when' }).getByText('30 days').waitFor();
    await page.getByRole('textbox', { name: 'Order' }).fill(order);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText(`Can be returned until ${await untilOf()}`).waitFor();
    await page.getByText('Returnable: 2').waitFor();
    const fees = page.getByRole('group', { name: 'What is withheld from its refund' });
    expect((await fees.locator('tbody tr').first().allInnerTexts())[0]?.split(/\s*\t\s*/)).toEqual([expect.stringMatching(/^[A-Z][a-z ]+$/), '€4.90', 'free']);
    await picture(page, 'console-policies', { width: 1200, height: 1000 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('leads to the order and back', async () => {
    await page.getByRole('main').getByRole('link', { name: order }).click();
    await page.getByRole('heading', { name: `Order ${order}` }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'What can be returned' }).click();
    await page.waitForURL((url) => url.searchParams.get('order') === order.replace('#', ''));
    await page.getByText('Returnable: 2').waitFor();
  });

  it('compares a draft with what is stored, for the order and for the last days', async () => {
    await page.getByRole('link', { name: 'Change the policy' }).click();
    await page.getByLabel('Days to return').fill('10');
    const effect = page.getByRole('region', { name: 'What the draft means' });
    await effect.locator('ins').getByText(await untilOf({ windowDays: 10 })).waitFor();
    await effect.locator('del').getByText(await untilOf()).waitFor();
    await page.getByRole('region', { name: 'The last 30 days' }).getByRole('row', { name: 'Orders of which something could be returned' }).waitFor();
    expect(await stored()).toMatchObject({ windowDays: 30 });
    await picture(page, 'console-policies-draft', { width: 1200, height: 900 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('says what is wrong with a draft, field by field', async () => {
    const fee = page.getByLabel('Fee', { exact: true }).first();
    await fee.fill('a lot');
    await page.getByRole('region', { name: 'What the draft means' }).getByText('must be a decimal text such as 4.90').waitFor();
    await fee.fill('3,90');
    await page.getByRole('region', { name: 'What the draft means' }).getByText('€3.90').first().waitFor();
  });

  it('saves it after the difference was seen, once, also where the answer was lost', async () => {
    const { version } = await stored();
    await page.getByRole('button', { name: 'Show what would change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
    expect((await dialog.locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | ')).toSorted()).toEqual(['Days to return | 30 | 10', 'Fee | 4.90 | 3.90']);
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ConsoleSaveReturnPolicy') !== true) { await route.fallback(); return; }
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('The server did not answer').waitFor();
    await page.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Return policies', level: 1 }).waitFor();
    expect(await stored()).toMatchObject({ version: Number(version) + 1, windowDays: 10, fee: '3.90' });
    world.complaints.splice(0); // of the call that was cut
  });

  it('keeps what each version changed', async () => {
    const { version } = await stored();
    await page.locator('summary').filter({ hasText: `Version ${String(version)} ` }).click();
    await page.getByRole('row', { name: 'Days to return' }).filter({ hasText: '30' }).first().waitFor();
  });

  it('lets somebody who may only look try a change, and not save it', async () => {
    const { page: other, context } = await world.open();
    await other.goto(`${world.base}/console/policies?order=${order.replace('#', '')}`);
    await signIn(other, await world.viewer());
    await other.getByRole('link', { name: 'Try a change' }).click();
    await other.getByLabel('Days to return').fill('3');
    await other.locator('ins').getByText(await untilOf({ windowDays: 3 })).waitFor();
    expect(await other.getByRole('button', { name: 'Show what would change' }).count()).toBe(0);
    await context.close();
    expect(world.complaints).toEqual([]);
  });
});
