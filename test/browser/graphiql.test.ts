import type { Browser, Page } from 'playwright-core';
import { inBrowser, startBrowser } from '../kit/browser.js';
import { runningGateway, type RunningGateway } from '../kit/running-gateway.js';

const PHONE = { width: 390, height: 844 };

inBrowser('GraphiQL in a browser', () => {
  let gateway: RunningGateway;
  let browser: Browser;
  let page: Page;
  const answered: number[] = [];
  beforeAll(async () => {
    [gateway, browser] = await Promise.all([runningGateway(), startBrowser()]);
    page = await browser.newPage({ viewport: PHONE });
    page.on('response', (response) => { if (response.request().method() === 'POST') answered.push(response.status()); });
    await page.goto(`${gateway.url}/graphql?query=${encodeURIComponent('{ whoAmI }')}`);
  });
  afterAll(async () => {
    await browser.close();
    await gateway.stop();
  });

  it('asks for a token before anything else, and sends it with the first call', async () => {
    await page.getByLabel('Token', { exact: true }).fill('pst_owner');
    expect(answered).toEqual([]);
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.getByRole('button', { name: 'Open the graph' }).click()]);
    expect(answered).toEqual([200]);
  });

  it('runs an operation on a phone, without scrolling sideways', async () => {
    await page.getByRole('button', { name: /^Execute/ }).click();
    await page.getByText(/owner@example.com/).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  });

  it('keeps the token and the tabs over a reload', async () => {
    await page.getByRole('button', { name: 'New tab' }).click();
    const tabs = await page.getByRole('tab').count();
    await page.waitForFunction((count) => Object.values(localStorage).some((stored: string) => (/"tabs":\[(.*)\]/.exec(stored)?.[1]?.match(/"id":/g) ?? []).length === count), tabs); // GraphiQL stores them half a second later
    answered.length = 0;
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.reload()]);
    await page.getByRole('tab').nth(tabs - 1).waitFor();
    expect([await page.getByRole('dialog').count(), await page.getByRole('tab').count()]).toEqual([0, tabs]);
    expect(answered).toEqual([200]);
  });
});
