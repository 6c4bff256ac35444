import type { Dialog, Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const EXPLAIN = `query E($input: DeliveryPromiseInput!, $at: DateTime, $change: PromiseChangeInput) { explainPromise(input: $input, at: $at, change: $change) { options {
  option { method shipsOn deliveryFrom deliveryTo } parts { location { code name } } candidates { location { code name } outcome } } } }`;
const CALENDAR = 'query C { locations { code calendar { methods { method cutoff dailyCapacity } } } }';
const SAVE = 'mutation S($input: SaveLocationCalendarInput!) { saveLocationCalendar(input: $input) { code } }';
const POLICIES = 'query P { servicePolicies { name priority countries postcodePrefixes channels tags shippingType extraDays bufferDays } }';
const SAVE_POLICIES = 'mutation S($input: SaveServicePoliciesInput!) { saveServicePolicies(input: $input) { name } }';
const DAY = 86_400_000;
const LATE_CUTOFF = '23:59';

inBrowser('the promise in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let [sku, order, at] = ['', '', ''];
  let location = { code: '', name: '', cutoff: '' };

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    await findExample();
    order = (await world.graph(PLACE, { input: {
      channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.test' }, shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID',
      lines: [{ sku, quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' } }],
    } })).placeOrder.number;
    await page.goto(`${world.base}/console/promise`);
    await signIn(page, world.owner);
    await page.getByRole('heading', { name: 'Promise', level: 1 }).waitFor();
  });
  afterAll(async () => {
    if (location.code !== '') await world.graph(SAVE, { input: { location: location.code, methods: [{ method: 'STANDARD', cutoff: location.cutoff }] } });
    await world.close();
  });

  const input = (): object => ({ countryCode: 'IT', postcode: '20121', lines: [{ sku, quantity: 1 }] });
  const explained = async (more: object = {}): Promise<any> => (await world.graph(EXPLAIN, { input: input(), at, ...more })).explainPromise.options[0];
  const cutoff = (): object => ({ change: { calendar: { location: location.code, methods: [{ method: 'STANDARD', cutoff: LATE_CUTOFF }] } } });
  const daysOf = ({ option: { deliveryFrom, deliveryTo } }: any): string => (deliveryFrom === deliveryTo ? short(deliveryFrom) : `${short(deliveryFrom)} – ${short(deliveryTo)}`);
  const short = (day: string): string => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
  const storedCutoff = async (): Promise<string> => (await world.graph(CALENDAR)).locations.find(({ code }: any) => code === location.code).calendar.methods.find(({ method }: any) => method === 'STANDARD').cutoff;
  const address = (path: string): string => `${world.base}/console/${path}?${new URLSearchParams({ country: 'IT', postcode: '20121', items: sku, at, ...(path.endsWith('calendar') && { location: location.code }) }).toString()}`;

  /** An evening of the next two weeks on which a later cutoff would let the item leave sooner, whatever day it is today. */
  async function findExample(): Promise<void> {
    const { orders: { nodes } } = await world.graph('{ orders(first: 20, filter: { statuses: [IN_FULFILLMENT] }) { nodes { lines { sku } } } }');
    for ({ sku } of nodes.flatMap(({ lines }: any) => lines)) if ((await explained({ at: null }))?.parts.length > 0) break;
    const tonight = new Date().setUTCHours(20, 0, 0, 0);
    for (let day = 1; day <= 14; day += 1) {
      at = new Date(tonight + day * DAY).toISOString();
      const now = await explained();
      Object.assign(location, now.parts[0].location);
      location = { ...location, cutoff: await storedCutoff() };
      if (daysOf(now) !== daysOf(await explained(cutoff()))) return;
    }
    throw new Error('No evening on which the cutoff decides');
  }

  it('asks for an example, and says that nothing is promised for what the catalog does not have', async () => {
    await page.getByText('Nothing is explained yet').waitFor();
    await page.getByLabel('Country').fill('it');
    await page.getByLabel('SKU').fill('NO-SUCH-THING');
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByText('The catalog has no item NO-SUCH-THING').waitFor();
    expect(new URL(page.url()).searchParams.get('items')).toBe('NO-SUCH-THING');
  });

  it('shows each method by its steps and the locations side by side, as the graph explains them', async () => {
    await page.goto(address('promise'));
    const { candidates, parts, ...now } = await explained();
    const standard = page.getByRole('region', { name: 'Standard' });
    await standard.getByText(daysOf(now)).first().waitFor();
    expect(await standard.locator('.promise-steps > li > strong').allInnerTexts()).toEqual(['Ordered', ...parts.map(() => 'Leaves'), 'Delivered']);
    await standard.getByText(`the cutoff of ${location.cutoff} has passed`).waitFor();
    const rows = page.getByRole('region', { name: 'Locations side by side' }).locator('tbody th');
    expect(await rows.allInnerTexts()).toEqual(candidates.map(({ location: { code, name } }: any) => `${String(name)} ${String(code)}`));
    expect(await page.getByRole('region', { name: 'Locations side by side' }).getByText('Chosen').count()).toBeGreaterThan(0);
    await picture(page, 'console-promise', { width: 1200, height: 1100 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('explains an order from its page, and leads back', async () => {
    await page.goto(`${world.base}/console/orders/${order.replace('#', '')}`);
    await page.getByRole('link', { name: 'Explain the promise' }).click();
    await page.waitForURL((url) => url.searchParams.get('items') === sku && url.searchParams.get('country') === 'IT');
    await page.getByText('Its customer was promised no day.').waitFor();
    await page.getByRole('main').getByRole('link', { name: order }).click();
    await page.getByRole('heading', { name: `Order ${order}` }).waitFor();
  });

  it('lets the promise of the example move with a cutoff that is not saved', async () => {
    await page.goto(address('promise'));
    await page.getByRole('region', { name: 'Locations side by side' }).getByRole('link', { name: location.name }).click();
    await page.getByRole('heading', { name: `Calendar of ${location.name}` }).waitFor();
    const example = page.getByRole('region', { name: 'The example' });
    await example.getByText(daysOf(await explained())).first().waitFor();
    await page.getByRole('group', { name: 'Standard' }).getByLabel('Cutoff').fill(LATE_CUTOFF);
    await example.locator('ins').getByText(daysOf(await explained(cutoff()))).waitFor();
    expect(await example.locator('del').allInnerTexts()).toEqual([daysOf(await explained())]);
    expect(await storedCutoff()).toBe(location.cutoff);
    await picture(page, 'console-promise-cutoff', { width: 1200, height: 860 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('asks before a draft is left', async () => {
    const questions: string[] = [];
    const dismiss = (dialog: Dialog): void => { questions.push(dialog.message()); dialog.dismiss().catch(() => undefined); };
    page.on('dialog', dismiss);
    await page.getByRole('link', { name: 'Kept promises' }).click();
    await page.getByRole('heading', { name: `Calendar of ${location.name}` }).waitFor();
    page.off('dialog', dismiss);
    expect(questions).toEqual(['What you changed is not saved. Leave all the same?']);
    expect(await page.getByRole('group', { name: 'Standard' }).getByLabel('Cutoff').inputValue()).toBe(LATE_CUTOFF);
  });

  it('saves it once it was seen what changes, for the orders of the last days too', async () => {
    await page.getByRole('button', { name: 'Show what would change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
    expect((await dialog.locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '))).toEqual([`Methods › Standard › Cutoff | ${location.cutoff} | ${LATE_CUTOFF}`]);
    await dialog.getByText(/orders of the last 30 days:/).or(dialog.getByText('No order of the last 30 days')).waitFor();
    expect(await storedCutoff()).toBe(location.cutoff);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Promise: Settings' }).waitFor();
    await page.getByRole('row', { name: location.name }).getByText(LATE_CUTOFF).waitFor();
    expect(await storedCutoff()).toBe(LATE_CUTOFF);
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('saves nothing over what somebody else has saved meanwhile before that was seen', async () => {
    const { servicePolicies: before } = await world.graph(POLICIES);
    const names = async (): Promise<string[]> => (await world.graph(POLICIES)).servicePolicies.map(({ name }: any) => name);
    const others = async (...added: readonly string[]): Promise<void> => { await world.graph(SAVE_POLICIES, { input: { policies: [...before, ...added.map((name) => ({ name, priority: 90 }))] } }); };
    await page.goto(address('promise/settings/policies'));
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('Mine');
    await others('Theirs');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Somebody else has saved this meanwhile').waitFor();
    await dialog.getByRole('row', { name: 'Theirs' }).first().waitFor();
    await others('Theirs', 'Later');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('row', { name: 'Later' }).first().waitFor();
    expect(await names()).toEqual(expect.arrayContaining(['Theirs', 'Later']));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Promise: Settings' }).waitFor();
    expect((await names()).toSorted()).toEqual([...before.map(({ name }: any) => name), 'Mine'].toSorted());
    await others();
  });

  it('says of a draft that could not be saved which field is wrong, and keeps it', async () => {
    await page.goto(address('promise/settings/transit'));
    await page.getByRole('button', { name: 'Remove IT Standard' }).first().waitFor();
    const least = page.getByLabel('Days, at least').first();
    const before = await least.inputValue();
    await least.fill('59');
    await page.getByRole('region', { name: 'The example' }).getByText('must not be fewer than minDays').waitFor();
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('dialog').getByText('must not be fewer than minDays').waitFor();
    await page.getByRole('button', { name: 'Change it' }).click();
    expect(await least.inputValue()).toBe('59');
    await least.fill(before);
  });

  it('counts the promises that were kept as the graph does, with the late orders linked', async () => {
    await page.goto(`${world.base}/console/promise/kept?by=LOCATION`);
    await page.getByRole('row', { name: 'All together' }).waitFor();
    const [from, to] = [await page.getByLabel('Promised from').inputValue(), await page.getByLabel('Promised until').inputValue()];
    const { keptPromises: { rows, total }, orders: { nodes } } = await world.graph('query K($input: KeptPromisesInput!, $from: String!, $to: String!) { keptPromises(input: $input) { rows { name promised kept late open } total { promised kept late open } } orders(first: 50, filter: { lateAgainstPromise: true, promisedFrom: $from, promisedTo: $to }) { nodes { number } } }', { input: { from, to, by: 'LOCATION' }, from, to });
    const shown = (await page.getByRole('group', { name: 'Kept promises' }).locator('tbody tr').allInnerTexts()).map((row) => row.split(/\s*\t\s*/).slice(0, 5).join(' '));
    expect(shown).toEqual([...rows, { ...total, name: 'All together' }].map(({ name, promised, kept, late, open }: any) => [name, promised, kept, late, open].join(' ')));
    await page.getByRole('heading', { name: 'Delivered late' }).waitFor();
    expect((await page.getByRole('group', { name: 'Not delivered' }).locator('.order-link').allInnerTexts()).toSorted()).toEqual(nodes.map(({ number }: any) => number).toSorted());
    await picture(page, 'console-promise-kept', { width: 1200, height: 860 });
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('shows everything and saves nothing for somebody who may only look, and complains of nothing', async () => {
    const { page: other, context } = await world.open();
    await other.goto(address('promise/settings/calendar'));
    await signIn(other, await world.viewer());
    await other.getByText('changing it takes the permission commerce.manage').waitFor();
    await other.getByRole('region', { name: 'The example' }).getByText('Ordered').first().waitFor();
    expect(await other.getByRole('button', { name: 'Show what would change' }).count()).toBe(0);
    await context.close();
    expect(world.complaints).toEqual([]);
  });
});
