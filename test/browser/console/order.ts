import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const READ = 'query R($reference: ID!) { order(reference: $reference) { status onHold holdReason tags shippingAddress { city } paymentStatus staffNotes(first: 5) { nodes { text author } } refunds { total { amount } } replacements { number } fulfillmentOrders { id status location { code } lines { quantityOrdered } labels { id } orderDocuments { type } } shipments { trackingNumbers } timeline { type actor via } } }';

inBrowser('an order in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let number = '';
  let reference = '';
  /** The location that no system works. */
  let byHand = '';
  let place: (methodCode: string) => Promise<string>;
  let title = '';
  let second: { readonly code: string; readonly label: string };

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    const { locations } = await world.graph('{ locations { code hasSystem } }');
    ({ code: byHand } = locations.find((one: any) => one.hasSystem === false));
    const { orders: { nodes: [known] } } = await world.graph('{ orders(first: 1, filter: { statuses: [IN_FULFILLMENT] }) { nodes { lines { sku title } fulfillmentOrders { location { code name } } } } }');
    title = known.lines[0].title;
    const [{ location }] = known.fulfillmentOrders;
    second = { code: location.code, label: `${String(location.name)} (${String(location.code)})` };
    await world.graph('mutation C($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode: byHand, items: [{ sku: known.lines[0].sku, quantity: 50 }] } });
    place = async (methodCode) => (await world.graph(PLACE, { input: {
      channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.test' }, shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode }, paymentStatus: 'PAID',
      lines: [{ sku: known.lines[0].sku, quantity: 3, unitPrice: { amount: '10.00', currency: 'EUR' }, locationCode: byHand }],
    } })).placeOrder.number;
    number = await place('standard');
    reference = number.replace('#', '');
    await page.goto(`${world.base}/console/orders/${reference}`);
    await signIn(page, world.owner);
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  });
  afterAll(() => world.close());

  const read = async (): Promise<any> => (await world.graph(READ, { reference })).order;
  /** The difference in a dialog. */
  const shown = async (): Promise<readonly string[]> => {
    await page.getByRole('button', { name: 'Do it' }).waitFor().catch(async () => { throw new Error(await page.getByRole('dialog').innerText()); });
    return (await page.getByRole('dialog').locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '));
  };
  const act = async (name: string, answers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    await page.getByRole('button', { name, exact: true }).click();
    for (const [label, text] of Object.entries(answers)) await page.getByRole('dialog').getByLabel(label, { exact: true }).or(page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })).fill(text); // a text that is there already counts as part of its label
    if (Object.keys(answers).length > 0) await page.getByRole('button', { name: 'Show what would change' }).click();
    return shown();
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
    await picture(page, 'console-order', { width: 1200, height: 900 });
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
    expect(await act('Hand to the carrier')).toEqual(expect.arrayContaining(['Status | In fulfillment | Shipped']));
    await carryOut();
    const { status, fulfillmentOrders, shipments: [shipment] } = await read();
    expect([status, fulfillmentOrders]).toMatchObject(['SHIPPED', [{ status: 'SHIPPED' }]]);
    await page.getByRole('link', { name: new RegExp(`${String(shipment.trackingNumbers[0])}$`) }).waitFor();
  });

  /** Opens the fold that has a button, where it is closed. */
  const unfold = async (name: string): Promise<void> => {
    await page.locator('summary', { hasText: 'More actions' }).waitFor();
    if (!await page.getByRole('button', { name, exact: true }).isVisible()) await page.locator('summary', { hasText: 'More actions' }).click();
  };
  const more = async (name: string, answers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    await unfold(name);
    return act(name, answers);
  };

  it('has notes, refunds and units sent again, each seen first', async () => {
    expect(await more('Add a note', { Note: 'Called the customer' })).toEqual(expect.arrayContaining([expect.stringMatching(/› Text \| nothing \| Called the customer$/)]));
    await carryOut();
    await page.getByText('Called the customer').waitFor();
    await page.locator('summary', { hasText: 'More actions' }).waitFor();
    expect((await act('Record a refund', { [`${title} (0–3)`]: '1' })).filter((row) => row.startsWith('Payment'))).toEqual(['Payment | Paid | Partly refunded']);
    await carryOut();
    expect(await act('Send units again', { [`${title} (0–3)`]: '2' })).toEqual(expect.arrayContaining([expect.stringMatching(/^Replaced by › .* › Quantity \| nothing \| 2$/)]));
    await carryOut();
    expect(await read()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', staffNotes: { nodes: [{ text: 'Called the customer' }] }, refunds: [{ total: { amount: '10.00' } }], replacements: [{ number: expect.any(String) }] });
  });

  it('has labels and documents, which are handed over as files', async () => {
    await page.getByRole('button', { name: 'Write a document' }).click();
    await page.getByRole('dialog').getByLabel('Document').selectOption('PACKING_SLIP');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await carryOut();
    const file = async (name: RegExp): Promise<string> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return readFileSync(await download.path()).subarray(0, 5).toString();
    };
    expect([await file(/^Packing slip: /), await file(/^Label of parcel 1 /), (await read()).fulfillmentOrders[0].orderDocuments]).toEqual(['%PDF-', '%PDF-', [{ type: 'PACKING_SLIP' }]]);
  });

  describe('what else becomes of it', () => {
    const open = async (): Promise<void> => {
      reference = (await place('standard')).replace('#', '');
      await page.goto(`${world.base}/console/orders/${reference}`);
      await page.getByRole('heading', { name: `Order #${reference}` }).waitFor();
    };

    it('is rejected by hand, and sent back', async () => {
      await open();
      expect(await act('Reject', { Message: 'Not on the shelf' })).toEqual(expect.arrayContaining([expect.stringMatching(/› Status \| To fulfill \| Rejected$/)]));
      await carryOut();
      expect((await read()).fulfillmentOrders).toMatchObject([{ status: 'REJECTED' }]);
      await more('Send back to the warehouse');
      await carryOut();
      expect((await read()).fulfillmentOrders).toMatchObject([{ status: 'TO_FULFILL' }]);
    });

    it('gets tags, and a second press after a lost answer changes nothing twice', async () => {
      expect(await act('Change tags', { 'Add tags': 'gift, VIP' })).toEqual(['Tags | nothing | gift, VIP']);
      const keys: (string | undefined)[] = [];
      await page.route('**/graphql', async (route) => {
        const key = route.request().headers()['idempotency-key'];
        if (key !== undefined) keys.push(key);
        if (key === undefined || keys.length > 1) return route.continue();
        await route.fetch();
        return route.abort();
      });
      await page.getByRole('button', { name: 'Do it' }).click();
      await page.getByRole('alert').getByText('The server did not answer').waitFor();
      await carryOut();
      await page.unroute('**/graphql');
      const { tags, timeline } = await read();
      expect([tags, timeline.filter(({ type }: any) => type === 'order.tags_changed').map(({ via }: any) => via), keys.length, new Set(keys).size]).toEqual([['gift', 'VIP'], ['graphql (portico-console)'], 2, 1]);
    });

    it('is moved to another location', async () => {
      await page.getByRole('button', { name: 'Move to another location' }).click();
      await page.getByRole('dialog').getByLabel('Location').selectOption({ label: second.label });
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await carryOut();
      expect((await read()).fulfillmentOrders.map(({ status, location }: any) => [status, location.code])).toEqual([['CANCELLED', 'MILANO'], ['TO_FULFILL', second.code]]);
    });

    it('is closed without the rest where it was accepted by hand', async () => {
      await open();
      await act('Accept');
      await carryOut();
      expect(await act('Close without the rest', { Message: 'Broken' })).toEqual(expect.arrayContaining([expect.stringMatching(/› Status \| Accepted \| /)]));
      await carryOut();
      expect((await read()).fulfillmentOrders).toMatchObject([{ status: 'CLOSED' }]);
    });

    it('is cancelled', async () => {
      await open();
      expect(await act('Cancel the order', { Reason: 'ordered twice' })).toEqual(expect.arrayContaining(['Status | In fulfillment | Cancelled']));
      await carryOut();
      await page.getByText('ordered twice').waitFor();
      expect((await read()).status).toBe('CANCELLED');
    });
  });

  it('is shown as the interfaces show it, side by side', async () => {
    const { orders: { nodes } } = await world.graph('{ orders(first: 50, filter: { statuses: [IN_FULFILLMENT] }) { nodes { number fulfillmentOrders { location { hasSystem } } } } }');
    const known = nodes.find(({ fulfillmentOrders }: any) => fulfillmentOrders.some(({ location }: any) => location?.hasSystem)).number;
    const { orderOnInterfaces: answers } = await world.graph('query A($reference: ID!) { orderOnInterfaces(reference: $reference) { letter body } }', { reference: known });
    await page.goto(`${world.base}/console/orders/${String(known).replace('#', '')}`);
    await page.getByText('As the interfaces show it').click();
    await page.getByRole('group', { name: 'What D answers' }).first().waitFor();
    const bare = (text: string): string => text.replaceAll(/\s/g, '');
    expect((await page.locator('pre').allInnerTexts()).map(bare)).toEqual(answers.map(({ body }: any) => bare(body)));
    expect(new Set(answers.map(({ letter }: any) => letter)).size).toBeGreaterThan(1);
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    await page.locator('.side-by-side').scrollIntoViewIfNeeded();
    await picture(page, 'console-on-interfaces', { width: 1360, height: 760 });
  });

  it('shows who may only read nothing to press that would be refused', async () => {
    const viewer = await world.viewer();
    const { page: other, context } = await world.open();
    await other.goto(`${world.base}/console/orders/${number.replace('#', '')}`);
    await signIn(other, viewer);
    await other.getByText('changing them takes the permission commerce.write').first().waitFor();
    expect([await other.getByRole('main').getByRole('button').allInnerTexts(), await other.getByText('More actions').count()]).toEqual([[expect.stringMatching(/^Label of parcel 1/), expect.stringMatching(/^Packing slip/)], 0]);
    await other.getByRole('link', { name: 'Orders', exact: true }).click();
    await other.locator('[data-order]').first().waitFor();
    expect(await other.getByRole('main').getByRole('checkbox').count()).toBe(0);
    await context.close();
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

  it('is edited: customer, billing, invoice, shipping, units and items, each seen first', async () => {
    const edited = await place('standard');
    const EDITED = 'query E($reference: ID!) { order(reference: $reference) { priority customer { email phone } billingAddress { city } invoiceDetails { vatNumber } shipping { methodCode type } lines { sku quantity quantityCancelled } totals { total { amount } } staffNotes(first: 5) { nodes { text } } } }';
    const now = async (): Promise<any> => (await world.graph(EDITED, { reference: edited })).order;
    await page.goto(`${world.base}/console/orders/${edited.replace('#', '')}`);
    const { lines: [{ sku }] } = await now();
    for (const [name, answers, changes] of [
      ['Correct the customer', { 'E-mail address': 'rossi@example.test', Phone: '+39 02 1234' }, ['Customer › E-mail address | ada@example.test | rossi@example.test', 'Customer › Phone | nothing | +39 02 1234']],
      ['Correct the billing address', { 'First name': 'Ada', 'Last name': 'Rossi', Address: 'Via Roma 2', City: 'Torino', 'Postal code': '10121', Country: 'IT' }, [expect.stringMatching(/^Billed to › City \| nothing \| Torino$/)]],
      ['Correct the invoice details', { 'VAT number': 'IT12345678901' }, ['Invoice details › VAT number | nothing | IT12345678901']],
      ['Change shipping and priority', { 'Code of the method': 'express', 'Priority, 1 the highest': '1' }, ['Priority | 3 | 1', 'Shipping › Code of the method | standard | express']],
      ['Add an item', { SKU: String(sku), Units: '2', 'Price of one, tax included': '5,50' }, ['Totals › Total › Amount | 30.00 | 41.00']],
      ['Take units off', { [`${title} (0–3)`]: '1' }, [expect.stringMatching(/› Cancelled \| 0 \| 2$/)]],
    ] as [string, Record<string, string>, unknown[]][]) {
      expect(await more(name, answers)).toEqual(expect.arrayContaining(changes));
      await carryOut();
    }
    await world.graph('mutation A($reference: ID!, $byHand: String!) { acceptAtLocation(input: { reference: $reference, locationCode: $byHand }) { id } }', { reference: edited, byHand });
    await page.getByText('Accepted', { exact: true }).first().waitFor();
    expect(await act('Change shipping and priority', { 'Priority, 1 the highest': '2' })).toEqual(['Priority | 1 | 2']); // how it travels is no longer asked
    await page.keyboard.press('Escape');
    expect(await now()).toMatchObject({ priority: 1, customer: { email: 'rossi@example.test', phone: '+39 02 1234' }, billingAddress: { city: 'Torino' }, invoiceDetails: { vatNumber: 'IT12345678901' }, shipping: { methodCode: 'express', type: 'STANDARD' }, lines: [{ quantity: 3, quantityCancelled: 2 }, { sku, quantity: 2 }], totals: { total: { amount: '41.00' } } });
  });

  it('has a customs declaration written, and a document published from a file', async () => {
    expect(await more('Write a customs declaration', { [`HS code of ${title}`]: '610910', [`Country of origin of ${title}`]: 'PT' })).toEqual(expect.arrayContaining([expect.stringMatching(/› Kind \| nothing \| Customs declaration$/)]));
    await carryOut();
    await page.getByRole('button', { name: 'Publish a document' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('File').setInputFiles({ name: 'insert.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await dialog.getByText('insert.pdf').waitFor();
    await dialog.getByLabel('Document').selectOption({ label: 'Insert' });
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await shown();
    await carryOut();
    await page.getByRole('button', { name: /^Insert/ }).first().waitFor();
    await page.getByRole('button', { name: /^Customs declaration/ }).first().waitFor();
  });

  it('has notes that can be edited and removed', async () => {
    await act('Add a note', { Note: 'Calls back' });
    await carryOut();
    expect(await act('Edit the note', { Note: 'Called back' })).toEqual([expect.stringMatching(/› Text \| Calls back \| Called back$/)]);
    await carryOut();
    await page.getByText('Called back').waitFor();
    expect(await act('Remove the note')).toEqual(expect.arrayContaining([expect.stringMatching(/› Text \| Called back \| nothing$/)]));
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    await carryOut();
    await page.getByText('Called back').waitFor({ state: 'detached' });
  });

  it('leads to who changed it, and from there back to it', async () => {
    await page.goto(`${world.base}/console/orders/${reference}`);
    await page.getByRole('link', { name: 'In the audit log' }).click();
    await page.locator('summary[data-row]', { hasText: 'cancelOrder' }).first().click();
    expect(await page.getByText('these were left out').count()).toBe(0);
    await page.getByRole('main').locator('h2 a[href*="/console/orders/"]').first().click();
    await page.getByRole('heading', { name: `Order #${reference}` }).waitFor();
  });

  it('says what to do where there is no such order', async () => {
    await page.goto(`${world.base}/console/orders/99999999`);
    await page.getByRole('heading', { name: 'There is no such order' }).waitFor();
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('runs under the policy of the page', () => {
    expect(world.complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  });
});
