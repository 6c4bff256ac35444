import type { Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, untilListed, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const PLACES = 'query S($sku: String!) { stockReconciliation(filter: { sku: $sku }) { nodes { onHand reserved published accepted { units } incoming { quantity expectedAt } location { code } } } }';

inBrowser('stock in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let store = { code: '', name: '' };
  let sku = '';
  let [reserving, accepted] = ['', ''];

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    const { locations, orders: { nodes: [{ lines }] } } = await world.graph('{ locations { code name hasSystem active } orders(first: 1, filter: { statuses: [IN_FULFILLMENT] }) { nodes { lines { sku } } } }');
    store = locations.find((one: any) => one.hasSystem === false && one.active);
    sku = lines[0].sku;
    await count(200);
    accepted = await place(2);
    await world.graph('mutation A($reference: ID!) { acceptAtLocation(input: { reference: $reference }) { id } }', { reference: accepted });
    reserving = await place(3);
    await page.goto(`${world.base}/console/`);
    await signIn(page, world.owner);
  });
  afterAll(() => world.close());

  const count = (quantity: number): Promise<unknown> => world.graph('mutation C($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode: store.code, items: [{ sku, quantity }] } });
  /** An order of the item that the store has to fulfill. */
  const place = async (quantity: number): Promise<string> => (await world.graph(PLACE, { input: {
    channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.test' }, shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID',
    lines: [{ sku, quantity, unitPrice: { amount: '10.00', currency: 'EUR' }, locationCode: store.code }],
  } })).placeOrder.number;
  const there = async (): Promise<any> => (await world.graph(PLACES, { sku })).stockReconciliation.nodes.find(({ location }: any) => location.code === store.code);
  const panel = () => page.locator('section.panel').filter({ has: page.getByRole('heading', { name: `${store.name} (${store.code})`, exact: true }) });
  const shown = async (title: string): Promise<readonly string[]> => panel().locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) }).getByRole('link').allInnerTexts();
  const rows = async (): Promise<readonly string[]> => (await page.getByRole('dialog').locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '));
  const carryOut = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('is led to from today and by key, and lists what the address asks for', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Stock', exact: true }).click();
    await page.waitForURL(/stock\?difference=OVERSOLD/);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.waitForURL(/console\/stock$/);
    await page.getByRole('link', { name: 'With a difference' }).click();
    await page.waitForURL(/difference=ANY/);
    await page.getByLabel('Location').selectOption(store.code);
    await page.waitForURL((url) => url.searchParams.get('location') === store.code);
    const { stockReconciliation: { nodes } } = await world.graph('query D($code: String!) { stockReconciliation(first: 50, filter: { onlyDifferences: true, locationCode: $code }) { nodes { sku } } }', { code: store.code });
    await untilListed(page, { count: nodes.length });
    expect(await page.locator('[data-row]').allInnerTexts()).toEqual(nodes.map((one: any) => one.sku));
  });

  it('is sorted by a figure, as the address says', async () => {
    await page.goto(`${world.base}/console/stock`);
    await page.getByRole('button', { name: 'Reserved', exact: true }).click();
    await page.waitForURL(/sort=-reserved/);
    const { stockReconciliation: { nodes } } = await world.graph('{ stockReconciliation(first: 50, sort: { key: RESERVED, descending: true }) { nodes { sku } } }');
    await untilListed(page, { first: nodes[0].sku });
    expect(await page.locator('[data-row]').allInnerTexts()).toEqual(nodes.map((one: any) => one.sku));
    expect(await page.getByRole('columnheader', { name: 'Reserved' }).getAttribute('aria-sort')).toBe('descending');
    await page.mouse.move(0, 0);
    await picture(page, 'console-stock', { width: 1400, height: 800 });
    expect(await flaws(page, [WIDE])).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.locator('.card').first().waitFor();
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.setViewportSize(DESKTOP);
  });

  it('is usable within a second of the browser\'s time', async () => {
    const { stockReconciliation: { nodes } } = await world.graph('{ stockReconciliation(first: 50) { nodes { sku } } }');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // of the processor: others run on it too
    await page.goto(`${world.base}/console/stock`);
    await page.waitForFunction((length) => document.querySelectorAll('[data-row]').length === length, nodes.length);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 99;
    await cdp.detach();
    if (process.env['PORTICO_FIGURES'] !== undefined) process.stderr.write(`${String(nodes.length)} rows of stock: ${String(seconds)} s\n`);
    expect(seconds).toBeLessThan(1);
  });

  it('finds an item by its SKU after /, says where there is none, and opens it with Enter', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('no-such-sku');
    await page.keyboard.press('Enter');
    await page.getByText('No item has this SKU').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('sku') === sku);
    await untilListed(page, { first: sku });
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await Promise.all([page.waitForURL(/stock\/items/), page.keyboard.press('Enter')]);
    await panel().waitFor();
  });

  it('says why what may be sold is not what was counted: which orders reserve it, and which were accepted', async () => {
    expect([await shown('Reserved by'), await shown('Accepted, not shipped, for')]).toEqual([expect.arrayContaining([reserving]), expect.arrayContaining([accepted])]);
    const { onHand, reserved, published } = await there();
    const sum = (await panel().locator('.stock-sum tr').allInnerTexts()).map((row) => row.split('\n').filter((text) => text.trim() !== '').map((text) => text.trim()));
    expect([sum.at(-1), sum.some(([name, , units]) => name === 'Reserved' && units === String(-reserved)), onHand - reserved]).toEqual([[`Sellable\t${String(published)}`], true, published]);
    await page.evaluate('scrollTo(0, 0)');
    await picture(page, 'console-stock-item', { width: 1400, height: 900 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('leads to an order that holds it, and back from its lines', async () => {
    await panel().getByRole('link', { name: reserving, exact: true }).click();
    await page.getByRole('heading', { name: `Order ${reserving}` }).waitFor();
    await page.getByRole('link', { name: sku, exact: true }).first().click();
    await panel().waitFor();
  });

  it('is counted where no system does: what would change is seen first', async () => {
    const before = await there();
    await panel().getByRole('button', { name: 'Count' }).click();
    await page.getByLabel('Counted units').fill('150');
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    expect(await rows()).toEqual(expect.arrayContaining([`${store.code} › On hand | ${String(before.onHand)} | 150`, `${store.code} › Sellable | ${String(before.published)} | ${String(150 - before.reserved)}`]));
    expect((await there()).onHand).toBe(before.onHand);
    await carryOut();
    expect((await there()).onHand).toBe(150);
    await panel().locator('.stock-total').getByText(String(150 - before.reserved)).waitFor();
  });

  it('is expected: an arrival that was added is seen as a difference, then on the page, and is one also where the first answer got lost', async () => {
    await panel().getByRole('button', { name: 'Incoming stock' }).click();
    await page.getByLabel('Units').first().fill('12');
    await page.getByLabel('Expected').first().fill('2027-01-15T08:00');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    expect(await rows()).toEqual([expect.stringMatching(/ › Incoming › .*2027.* \| nothing \| 12$/)]);
    const keys = new Set<string>();
    await page.route('**/graphql', async (route) => {
      const { 'idempotency-key': key } = route.request().headers();
      if (key === undefined || keys.size > 0) return route.continue();
      keys.add(key);
      await route.fetch();
      return route.abort(); // it was done, and the answer got lost
    });
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('alert').getByText('The server did not answer').waitFor();
    const [again] = await Promise.all([page.waitForRequest((request) => request.headers()['idempotency-key'] !== undefined), carryOut()]);
    await page.unroute('**/graphql');
    expect(keys).toEqual(new Set([again.headers()['idempotency-key']]));
    expect((await there()).incoming).toEqual([expect.objectContaining({ quantity: 12 })]);
    await panel().getByText(/12 on 15 Jan 2027/).waitFor();
    await world.graph('mutation I($input: SetIncomingStockInput!) { setIncomingStock(input: $input) }', { input: { locationCode: store.code, items: [{ sku, arrivals: [] }] } });
    await panel().getByText('Nothing is on its way.').waitFor(); // read again by what the graph tells
  });

  it('has an inventory of what is available where, what changed last first', async () => {
    await page.getByRole('link', { name: 'Inventory', exact: true }).click();
    await page.getByRole('heading', { name: 'Inventory' }).waitFor();
    await page.locator('[data-row]').first().waitFor();
    const { inventory: { nodes } } = await world.graph('{ inventory(last: 50) { nodes { sku } } }');
    expect(await page.locator('[data-row]').allInnerTexts()).toEqual(nodes.map((one: any) => one.sku).toReversed());
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('is looked at and not changed by who may not, and that is said', async () => {
    const { page: other } = await world.open();
    await other.goto(`${world.base}/console/stock/items/${encodeURIComponent(sku)}`);
    await signIn(other, await world.viewer());
    await other.getByText('You may look at stock').waitFor();
    expect(await other.getByRole('button', { name: /Count|Incoming/ }).count()).toBe(0);
    expect(world.complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]); // but for the answer that got lost
  });
});
