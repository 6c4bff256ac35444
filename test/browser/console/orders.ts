import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, untilListed, WIDE, type ConsoleWorld } from './console-world.js';

inBrowser('the list of orders in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let context: BrowserContext;

  beforeAll(async () => {
    world = await openConsole();
    await world.secondCompany('Nord');
    ({ page, context } = await world.open());
  });
  afterAll(() => world.close());

  const listed = (): Promise<readonly string[]> => page.locator('[data-order]').allInnerTexts();
  const query = (): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);
  const until = (count: number): Promise<void> => untilListed(page, { count, rows: '[data-order]' });
  const held = async (): Promise<readonly string[]> => (await world.graph('{ orders(first: 100, filter: { statuses: [ON_HOLD] }, sort: { key: PLACED, descending: true }) { nodes { number } } }')).orders.nodes.map(({ number }: { number: string }) => number);

  it('asks who it is, with nothing that axe-core objects to, and shows nothing before', async () => {
    await page.goto(`${world.base}/console/orders?status=ON_HOLD`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect([await listed(), await flaws(page, [PHONE, DESKTOP])]).toEqual([[], []]);
  });

  it('leads to the identity provider and back to the same list, as the person', async () => {
    await signIn(page, world.owner);
    await page.locator('[data-order]').first().waitFor();
    expect([new URL(page.url()).pathname, query(), await listed()]).toEqual(['/console/orders', { status: 'ON_HOLD' }, await held()]);
    await page.getByRole('button', { name: 'Giulia Ferrari' }).waitFor();
  });

  it('has the usual filters as links, and pages of fifty by keyboard', async () => {
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await until(50);
    await picture(page, 'console-orders', { width: 1360, height: 760 });
    const [first] = await listed();
    await page.keyboard.press('n');
    await page.waitForFunction((number) => document.querySelector('[data-order]')?.textContent !== number, first);
    expect(query()).toEqual({ after: expect.any(String) });
    await page.keyboard.press('p');
    await page.waitForFunction((number) => document.querySelector('[data-order]')?.textContent === number, first);
    expect(query()).toEqual({ before: expect.any(String) });
  });

  it('is gone through with j and k or the arrows, and searched after /', async () => {
    await page.goto(`${world.base}/console/orders`);
    await until(50);
    const numbers = await listed();
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
    for (const key of ['j', 'j', 'ArrowDown', 'k']) await page.keyboard.press(key);
    expect(await focused()).toBe(numbers[1]);
    await page.keyboard.press('/');
    await page.keyboard.type(numbers[7] ?? '');
    await page.keyboard.press('Enter');
    await until(1);
    expect([await listed(), query()]).toEqual([[numbers[7]], { q: numbers[7] }]);
  });

  it('opens an order with Enter, and comes back to the same place: the focus too', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    const [number = ''] = await listed();
    await Promise.all([page.waitForURL(/\/console\/orders\/\d+$/), page.keyboard.press('Enter')]);
    await page.goBack();
    await until(1);
    expect(query()).toEqual({ q: number });
    await page.waitForFunction((focused) => document.activeElement?.getAttribute('data-order') === focused, number);
  });

  it('says what to do where nothing is found', async () => {
    await page.goto(`${world.base}/console/orders?q=nobody-has-this`);
    await page.getByText('No order is like that').waitFor();
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await until(50);
  });

  it('has its filters in the address, and saves them under a name for the person', async () => {
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('On hold', { exact: true }).check();
    await page.getByLabel('Country').fill('it');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/country=it/);
    expect(query()).toEqual({ status: 'ON_HOLD', country: 'it' });
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Held in Italy');
    await page.keyboard.press('Enter');
    await page.goto(`${world.base}/console/orders`);
    await page.getByRole('link', { name: 'Held in Italy' }).click();
    await page.waitForURL(/country=it/);
    expect(query()).toEqual({ status: 'ON_HOLD', country: 'it' });
    const { orders: { nodes } } = await world.graph('{ orders(first: 100, filter: { statuses: [ON_HOLD], countryCode: "IT" }, sort: { key: PLACED, descending: true }) { nodes { number } } }');
    await until(nodes.length);
    expect(await listed()).toEqual(nodes.map(({ number }: { number: string }) => number));
  });

  it('is sorted by a press on a column, and the other way around by the next', async () => {
    await page.goto(`${world.base}/console/orders`);
    await until(50);
    await page.getByRole('button', { name: 'Total' }).click();
    await page.waitForURL(/sort=-total/);
    await page.getByRole('button', { name: 'Total' }).click();
    await page.waitForURL(/sort=total/);
    await until(50);
    const { orders: { nodes } } = await world.graph('{ orders(first: 50, sort: { key: TOTAL }) { nodes { number } } }');
    expect([await listed(), await page.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')]).toEqual([nodes.map(({ number }: { number: string }) => number), 'ascending']);
  });

  it('shows the columns that the person chose, also after a reload', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog').getByLabel('Channel').check();
    await page.getByRole('dialog').getByLabel('Payment').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await until(50);
    await page.getByRole('checkbox', { name: 'Select all of this page' }).waitFor();
    const columns = await page.getByRole('columnheader').allInnerTexts();
    expect(columns.map((name) => name.trim())).toEqual(['', 'Order', 'Status', 'Placed', 'Customer', 'Ships to', 'Total', 'Location', 'Waits for', 'Channel']);
  });

  describe('several orders at once', () => {
    const selected = (): Promise<readonly string[]> => page.locator('tr.is-selected [data-order]').allInnerTexts();
    const tagged = async (tag: string): Promise<readonly string[]> => (await world.graph('query T($tag: String!) { orders(first: 100, filter: { tag: $tag }) { nodes { number } } }', { tag })).orders.nodes.map(({ number }: { number: string }) => number);
    const rows = async (): Promise<readonly string[]> => (await page.getByRole('dialog').locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '));
    let numbers: readonly string[] = [];

    it('are selected with x, Shift and the head of the column', async () => {
      await page.goto(`${world.base}/console/orders?status=IN_FULFILLMENT`);
      await page.locator('[data-order]').first().waitFor();
      await page.getByRole('checkbox', { name: 'Select all of this page' }).waitFor(); // who it is, is known
      numbers = await listed();
      for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
      expect(await selected()).toEqual(numbers.slice(0, 3));
      await page.getByRole('checkbox', { name: 'Select all of this page' }).check();
      expect(await selected()).toEqual(numbers);
      await page.getByRole('button', { name: 'Clear the selection' }).click();
      await page.getByRole('checkbox', { name: `Select order ${String(numbers[0])}` }).click();
      await page.getByRole('checkbox', { name: `Select order ${String(numbers[11])}` }).click({ modifiers: ['Shift'] });
      expect(await selected()).toEqual(numbers.slice(0, 12));
    });

    it('get tags: what would change is seen first, and a slice whose answer is lost is not done twice', async () => {
      await page.getByRole('button', { name: 'Change tags' }).click();
      await page.getByLabel('Add tags').fill('autumn');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByRole('button', { name: 'Do it for 12' }).waitFor();
      expect([await page.getByRole('dialog').getByRole('heading', { level: 3 }).allInnerTexts(), await tagged('autumn')]).toEqual([['Would change: 12'], []]);
      await picture(page, 'console-bulk', { width: 960, height: 560 });
      expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
      const keys: (string | undefined)[] = [];
      await page.route('**/graphql', async (route) => {
        const key = route.request().headers()['idempotency-key'];
        if (key === undefined) return route.continue();
        keys.push(key);
        if (keys.length !== 2) return route.continue();
        await route.fetch(); // it is done, and its answer gets lost
        return route.abort();
      });
      await page.getByRole('button', { name: 'Do it for 12' }).click();
      await page.getByRole('alert').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('12 of 12.').waitFor();
      await page.unroute('**/graphql');
      expect([keys.length, keys[1] === keys[2], new Set(keys).size]).toEqual([3, true, 2]);
      expect([[...await rows()].toSorted(), [...await tagged('autumn')].toSorted()]).toEqual([numbers.slice(0, 12).map((number) => `${number} | Changed | `).toSorted(), numbers.slice(0, 12).toSorted()]);
      const events = (await world.graph('query E($reference: ID!) { order(reference: $reference) { timeline(last: 20) { type via } } }', { reference: numbers[11] })).order.timeline;
      expect(events.filter(({ via }: { via: string | null }) => via === 'graphql (portico-console)')).toEqual([{ type: 'order.tags_changed', via: 'graphql (portico-console)' }]);
    });

    it('are reported on, as a file too', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
      expect(readFileSync(await download.path(), 'utf8').split('\r\n').slice(0, 2)).toEqual(['\u{FEFF}"Order","Result","Reason"', `"${String(numbers[0])}","Changed",""`]);
      await page.keyboard.press('Escape');
      await page.getByText('12 selected').waitFor({ state: 'detached' });
    });

    it('are stopped on the way: those that were not sent stay as they are', async () => {
      await page.goto(`${world.base}/console/orders?tag=autumn`);
      await until(12);
      await page.getByRole('checkbox', { name: 'Select all of this page' }).check();
      await page.getByRole('button', { name: 'Change tags' }).click();
      await page.getByLabel('Remove tags').fill('autumn');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByRole('button', { name: 'Do it for 12' }).waitFor();
      await page.route('**/graphql', async (route) => {
        if (route.request().headers()['idempotency-key'] !== undefined) await page.getByRole('button', { name: 'Stop' }).click(); // while the first ten are on their way
        await route.continue();
      });
      await page.getByRole('button', { name: 'Do it for 12' }).click();
      await page.getByText('12 of 12. Changed: 10 · Not sent: 2').waitFor();
      await page.unroute('**/graphql');
      expect(await tagged('autumn')).toHaveLength(2);
      await page.keyboard.press('Escape');
    });

    it('say which would be refused, and why, and send nothing of them', async () => {
      await page.goto(`${world.base}/console/orders?status=DELIVERED`);
      await page.locator('[data-order]').first().waitFor();
      const [first = ''] = await listed();
      await page.getByRole('checkbox', { name: `Select order ${first}` }).check();
      await page.getByRole('button', { name: 'Hold', exact: true }).click();
      await page.getByLabel('Reason').fill('address check');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByText('Would be refused: 1').waitFor();
      expect([await rows(), await page.getByRole('button', { name: /^Do it/ }).count()]).toEqual([[expect.stringMatching(new RegExp(`^${first} \\| Refused \\| .{10,}`))], 0]);
      await page.keyboard.press('Escape');
    });
  });

  it('lists its keys after ?, and gives the focus back', async () => {
    await page.locator('[data-order]').first().focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-order'));
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('fits every window from a phone to a wall, light and dark, with nothing that axe-core objects to', async () => {
    await page.goto(`${world.base}/console/orders`);
    await until(50);
    expect(await flaws(page, [PHONE, DESKTOP, WIDE])).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, 'console-orders-phone', PHONE);
  });

  it.each([['it', 'Ordini'], ['de', 'Bestellungen'], ['fr', 'Commandes'], ['es', 'Pedidos']])('speaks %s', async (locale, title) => {
    const other = await world.open({ locale, storageState: await context.storageState() });
    await other.page.addInitScript(`sessionStorage.setItem('portico-console:sign-in', ${JSON.stringify(await page.evaluate<string>("sessionStorage.getItem('portico-console:sign-in')"))})`);
    await other.page.goto(`${world.base}/console/orders`);
    await other.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await other.page.evaluate('document.documentElement.lang')).toBe(locale);
    await other.context.close();
  });

  it('changes language and appearance at once, and keeps them', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Giulia Ferrari' }).click();
    await page.getByLabel('Dark').check();
    await page.getByLabel('Language').selectOption('de');
    await page.getByLabel('Dunkel').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Bestellungen' }).waitFor();
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(19, 21, 24)');
    await page.getByRole('button', { name: 'Giulia Ferrari' }).click();
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByLabel('As the device').check();
    await page.keyboard.press('Escape');
  });

  it('is usable within a second of the browser\'s time', async () => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // of the processor: others run on it too
    await page.goto(`${world.base}/console/orders`);
    await until(50);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 99;
    if (process.env['PORTICO_FIGURES'] !== undefined) process.stderr.write(`${String(seconds)} s\n`);
    expect(seconds).toBeLessThan(1);
  });

  it('calls for the company that the person chooses, and shows nothing of the other', async () => {
    await page.getByRole('combobox', { name: 'Company' }).selectOption('Nord');
    await page.getByText('No order is like that').waitFor();
    expect(await listed()).toEqual([]);
    await page.getByRole('combobox', { name: 'Company' }).selectOption('Portico Demo');
    await until(50);
  });

  it('asks for another sign-in where the one there was is over, and comes back to the same place', async () => {
    await page.goto(`${world.base}/console/orders?status=ON_HOLD&sort=total`);
    await page.locator('[data-order]').first().waitFor();
    const token = await page.evaluate<string>("JSON.parse(sessionStorage.getItem('portico-console:sign-in')).accessToken");
    await fetch(`${world.base}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query: 'mutation { disconnectApp(id: "portico-console") { name } }' }) });
    await page.reload();
    await page.getByText('Your sign-in has ended').waitFor();
    expect(await listed()).toEqual([]);
    await Promise.all([page.waitForURL(/\/console\/orders\?status=ON_HOLD&sort=total$/), page.getByRole('button', { name: 'Sign in', exact: true }).click()]);
    await page.locator('[data-order]').first().waitFor();
  });

  it('signs out here and at the identity provider, whose page leads back', async () => {
    await page.getByRole('button', { name: 'Giulia Ferrari' }).click();
    await page.evaluate("addEventListener('pagehide', () => localStorage.setItem('left', document.body.innerText))"); // what a browser shows again to whoever presses Back
    await Promise.all([page.waitForURL(/\/sign-out\?/), page.getByRole('button', { name: 'Sign out' }).click()]);
    await Promise.all([page.waitForURL(`${world.base}/console`), page.getByRole('button', { name: 'Sign out' }).click()]);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.evaluate("sessionStorage.getItem('portico-console:sign-in')")).toBeNull();
    expect(await page.evaluate("localStorage.getItem('left')")).toEqual(expect.not.stringContaining('Giulia Ferrari'));
  });

  it('asks nobody but its own host and the identity provider, and runs under its policy', () => {
    expect([...world.requested].toSorted()).toEqual([world.base, world.auth].toSorted());
    expect(world.complaints.filter((complaint) => !complaint.includes('status of 401') && !complaint.includes('ERR_FAILED'))).toEqual([]);
  });
});
