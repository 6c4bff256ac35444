import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { asWarehouse } from '../../../gateway/demo/deployment.js';
import { inBrowser } from '../../kit/browser.js';
import { drawnImage } from '../../kit/drawn-image.js';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, untilListed, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const SHIP = 'mutation S($reference: ID!) { acceptAtLocation(input: { reference: $reference }) { id } pickAtLocation(input: { reference: $reference }) { id } shipAtLocation(input: { reference: $reference, withoutTracking: true }) { id } }';
const READ = 'query R($reference: ID!) { return(reference: $reference) { status cancelReason compliant tags refunds { total { amount } } lines { quantityReceived classification note } staffNotes(first: 5) { nodes { text } } } }';
const [SHIRT, STAIN] = ['#2f6f73', '#6b4a2b'];
const stained = (): Promise<Buffer> =>
  drawnImage({ width: 480, height: 360, background: '#e8e4dc' }, [[150, 70, 180, 240, SHIRT], [95, 70, 60, 85, SHIRT], [325, 70, 60, 85, SHIRT], [210, 70, 60, 22, '#e8e4dc'], [195, 200, 46, 40, STAIN], [238, 232, 20, 18, STAIN]]);

inBrowser('returns in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let order = '';
  let reference = '';
  let unannouncedOrder = '';

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    order = await shipped();
    reference = await returned();
    unannouncedOrder = await shipped();
    await world.graph('mutation R($reference: ID!, $lineId: ID!) { recordRefund(input: { reference: $reference, lines: [{ lineId: $lineId, quantity: 1 }] }) { id } }', { reference: unannouncedOrder, lineId: await lineOf(unannouncedOrder) });
    await world.deployment.graph.call(parsed('mutation M { makeReturnLabels }'), {}, { principal: systemOf(), requestId: 'r-1', via: 'test' });
    await page.goto(`${world.base}/console/returns?status=AWAITING_RECEIPT`);
    await signIn(page, world.owner);
    await page.locator('[data-row]').first().waitFor();
  });
  afterAll(() => world.close());

  /** Three units of an item that left a store without a warehouse system. */
  async function shipped(): Promise<string> {
    const { locations, orders: { nodes: [{ lines: [{ sku }] }] } } = await world.graph('{ locations { code hasSystem } orders(first: 1, filter: { statuses: [IN_FULFILLMENT] }) { nodes { lines { sku } } } }');
    const { code: locationCode } = locations.find((one: any) => one.hasSystem === false);
    await world.graph('mutation C($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode, items: [{ sku, quantity: 50 }] } });
    const { placeOrder: { number } } = await world.graph(PLACE, { input: {
      channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.test' }, shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID',
      lines: [{ sku, quantity: 3, unitPrice: { amount: '10.00', currency: 'EUR' }, locationCode }],
    } });
    await world.graph(SHIP, { reference: number });
    return number;
  }

  const lineOf = async (number: string): Promise<string> => (await world.graph('query O($reference: ID!) { order(reference: $reference) { lines { lineId } } }', { reference: number })).order.lines[0].lineId;

  /** The shopper sends two of them back on the portal, with a photo. */
  async function returned(): Promise<string> {
    const portal = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<any> =>
      (await fetch(`${world.deployment.config.urls.commerce}/api/oms/v1/public/returns/${String(world.demo.returnsSlug)}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })).json();
    const { data: { session, lines: [line] } } = await portal('/lookup', { order, verifier: 'ada@example.test', language: 'en' });
    const photo = (await stained()).toString('base64');
    const answer = await portal('/returns', { lines: [{ id: line.id, quantity: 2, reason: 'damaged', comment: 'A stain on the front' }], resolution: 'refund', method: 'carrier_label', photos: [{ filename: 'stain.png', content_type: 'image/png', content_base64: photo }] }, { 'x-return-session': session });
    return answer.data.number;
  }

  const read = async (which = reference): Promise<any> => (await world.graph(READ, { reference: which })).return;
  const listed = (): Promise<readonly string[]> => page.locator('[data-row]').allInnerTexts();
  const act = async (name: string, answers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    await page.getByRole('button', { name, exact: true }).click();
    for (const [label, text] of Object.entries(answers)) await page.getByRole('dialog').getByLabel(label).fill(text);
    if (Object.keys(answers).length > 0) await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Do it' }).waitFor().catch(async () => { throw new Error(await page.getByRole('dialog').innerText()); });
    return (await page.getByRole('dialog').locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '));
  };
  const carryOut = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('lists those of the address, what changed last first, and the other way around', async () => {
    const { returns: { nodes } } = await world.graph('{ returns(filter: { statuses: [AWAITING_RECEIPT] }) { nodes { number } } }');
    const numbers: readonly string[] = nodes.map(({ number }: { number: string }) => number);
    expect([await listed(), numbers.at(-1)]).toEqual([numbers.toReversed(), reference]);
    await page.getByRole('button', { name: 'Changed', exact: true }).click();
    await page.waitForURL(/sort=changed/);
    await untilListed(page, { first: numbers[0] ?? '' });
    expect(await listed()).toEqual(numbers);
  });

  it('is filtered by links and fields that go into the address, and fits a phone as cards', async () => {
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await untilListed(page, { first: reference });
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Of the order').fill(order);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL((url) => url.searchParams.get('order') === order);
    await untilListed(page, { count: 1 });
    expect(await listed()).toEqual([reference]);
    await page.goto(`${world.base}/console/returns`);
    await untilListed(page, { first: reference });
    expect(await flaws(page, [WIDE])).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.locator('.card').first().waitFor();
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('leaves the number beside a customer whose name turns the direction of a text as it is', async () => {
    await page.setViewportSize(PHONE);
    await page.route('**/graphql', async (request) => {
      if (request.request().headers()['accept'] !== 'application/json') return request.continue(); // what changes is told without an end
      const response = await request.fetch();
      return request.fulfill({ response, body: (await response.text()).replaceAll(/"customer":\{"name":"[^"]*"/g, '"customer":{"name":"\u202Eeman a"') });
    });
    await page.reload();
    await page.getByText('\u202Eeman a').first().waitFor();
    const lefts = await page.locator('.card a[href*="/orders/"]').first().evaluate((link) => Array.from(link.textContent, (_, at) => {
      const letter = document.createRange();
      letter.setStart(link.firstChild ?? link, at);
      letter.setEnd(link.firstChild ?? link, at + 1);
      return letter.getBoundingClientRect().left;
    }).concat(link.previousElementSibling?.getBoundingClientRect().right ?? Infinity));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await untilListed(page, { first: reference });
    expect([lefts.length > 2, lefts.slice(0, -1), lefts.at(-1)! <= lefts[0]!]).toEqual([true, lefts.slice(0, -1).toSorted((one, other) => one - other), true]);
  });

  it('is searched after /, gone through by keyboard, and opened with Enter', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(reference);
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    await untilListed(page, { count: 1 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await Promise.all([page.waitForURL(`**/console/returns/${reference}`), page.keyboard.press('Enter')]);
    await page.getByRole('heading', { name: `Return ${reference}` }).waitFor();
  });

  it('shows lines with their reasons, the photo of the shopper under the policy of the page, dates and the timeline', async () => {
    await page.getByText('Damaged or faulty: A stain on the front').waitFor();
    await page.getByText('by the customer through the returns page').first().waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.photos img')?.naturalWidth === 480);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Lines', 'Photos of the shopper', 'Label and parcel', 'Refunds', 'Details', 'Dates', 'Timeline']);
    await page.getByText('Return begun').waitFor();
    await picture(page, 'console-return', { width: 1200, height: 900 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('hands over the label that the shopper sends it with', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Open the label' }).click()]);
    expect([file.suggestedFilename(), readFileSync(await file.path()).subarray(0, 5).toString()]).toEqual([`${reference}.pdf`, '%PDF-']);
  });

  it('leads to its order, and from there back', async () => {
    await page.getByRole('main').getByRole('link', { name: order }).click();
    await page.getByRole('heading', { name: `Order ${order}` }).waitFor();
    await page.getByRole('link', { name: reference, exact: true }).click();
    await page.getByRole('heading', { name: `Return ${reference}` }).waitFor();
  });

  it('is received by hand: what would change is seen first, and nothing has changed until then', async () => {
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    expect(await page.getByLabel('can be sold').inputValue()).toBe('2');
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.keyboard.press('Escape');
    const rows = await act('Receive', { 'can be sold': '1', 'in another condition': '1', remark: 'The stain is real' });
    expect(rows).toEqual(expect.arrayContaining(['Status | Expected | Not in order', 'In order | nothing | no', expect.stringMatching(/› Received \| 0 \| 1$/), expect.stringMatching(/› Condition \| nothing \| Damaged$/)]));
    expect((await read()).status).toBe('AWAITING_RECEIPT');
    await carryOut();
    await page.getByText('What was found').waitFor();
    expect(await read()).toMatchObject({ status: 'NOT_COMPLIANT', compliant: false, lines: [{ quantityReceived: 1, classification: 'SELLABLE' }, { quantityReceived: 1, classification: 'DAMAGED', note: 'The stain is real' }] });
  });

  it('is refunded for what arrived, tagged, noted and closed', async () => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('dialog').getByText('20.00').first().waitFor();
    await carryOut();
    await page.getByRole('heading', { name: '€20.00' }).waitFor();
    await page.getByText('More actions').click();
    expect(await act('Change tags', { 'Add tags': 'stain' })).toEqual(['Tags | nothing | stain']);
    await carryOut();
    await page.locator('.tag').getByText('stain').waitFor();
    await act('Add a note', { Note: 'Sent to the cleaners' });
    await carryOut();
    expect(await act('Close')).toEqual(expect.arrayContaining(['Status | Not in order | Closed']));
    await carryOut();
    await page.locator('h1').getByText('Closed').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Return changed: Closed' }).waitFor();
    expect(await read()).toMatchObject({ status: 'CLOSED', refunds: [{ total: { amount: '20.00' } }], tags: ['stain'], staffNotes: { nodes: [{ text: 'Sent to the cleaners' }] } });
  });

  it('is opened by the team from its order, and rejected', async () => {
    await page.goto(`${world.base}/console/orders/${order.replace('#', '')}`);
    await page.getByText('More actions').click();
    await act('Open a return', { '(0–3)': '1', 'Code of the reason': 'SIZE' });
    await carryOut();
    const { order: { returns } } = await world.graph('query O($reference: ID!) { order(reference: $reference) { returns { number } } }', { reference: order });
    const opened: string = returns.at(-1).number;
    await page.getByRole('link', { name: opened, exact: true }).click();
    expect(await act('Reject or cancel', { Reason: 'Worn' })).toEqual(expect.arrayContaining(['Status | Expected | Cancelled', 'Reason | nothing | Worn']));
    await carryOut();
    expect(await read(opened)).toMatchObject({ status: 'CANCELLED', cancelReason: 'Worn' });
  });

  it('is given its order where a warehouse received what nobody had announced, and linked to the refund that was made before', async () => {
    const { order: { lines: [{ sku }], refunds, fulfillmentOrders: [{ location }] } } = await world.graph('query O($reference: ID!) { order(reference: $reference) { lines { sku } refunds { id } fulfillmentOrders { location { id } } } }', { reference: unannouncedOrder });
    expect(refunds).toHaveLength(1);
    const register = parsed('mutation W($input: RegisterWarehouseReturnInput!) { registerWarehouseReturn(input: $input) { number } }');
    const { registerWarehouseReturn: { number } } = await world.deployment.graph.call<any, any>(register, { input: { lines: [{ sku, quantity: 1, classification: 'SELLABLE' }] } }, asWarehouse(world.demo.company.id, location.id));
    await page.goto(`${world.base}/console/returns?source=WAREHOUSE&q=${String(number)}`);
    await page.getByRole('link', { name: number, exact: true }).click();
    await page.getByText('Nobody had announced this parcel.').waitFor();
    expect(await act('Give it its order', { Order: unannouncedOrder })).toEqual(expect.arrayContaining([`Order › Number | nothing | ${unannouncedOrder}`]));
    await carryOut();
    await page.getByText('More actions').click();
    await page.getByRole('button', { name: 'Link a refund' }).click();
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await carryOut();
    expect((await read(number)).refunds).toEqual([{ total: { amount: '10.00' } }]);
  });

  it('is read again when something else changes it', async () => {
    const { announceReturn: { number } } = await world.graph('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: order, lines: [{ lineId: await lineOf(order), quantity: 1 }], expected: false } });
    await page.goto(`${world.base}/console/returns/${String(number)}`);
    await page.getByRole('button', { name: 'Approve and announce' }).waitFor();
    await page.locator('.live-dot').waitFor();
    await world.graph('mutation E($reference: ID!) { expectReturn(input: { reference: $reference }) { id } }', { reference: number });
    await page.getByRole('button', { name: 'It is on its way' }).waitFor();
  });

  it('shows who may only read nothing to press that would be refused', async () => {
    const { page: other, context: theirs } = await world.open();
    await other.goto(`${world.base}/console/returns/${reference}`);
    await signIn(other, await world.viewer());
    await other.getByText('changing them takes the permission commerce.write').waitFor();
    expect([await other.getByRole('main').getByRole('button').allInnerTexts(), await other.getByText('More actions').count()]).toEqual([['Open the label'], 0]);
    await theirs.close();
  });

  it('says what to do where there is no such return, in the person\'s language', async () => {
    await page.evaluate("localStorage.setItem('portico:console:language', 'de')");
    await page.goto(`${world.base}/console/returns/R99999999`);
    await page.getByRole('heading', { name: 'Diese Retoure gibt es nicht' }).waitFor();
    await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
    await page.getByText('Keine Retoure ist so').waitFor();
    for (const key of ['g', 'r']) await page.keyboard.press(key);
    await page.waitForURL(/\/console\/returns$/);
  });

  it('runs under the policy of the page', () => {
    expect(world.complaints).toEqual([]);
  });
});
