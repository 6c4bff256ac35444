// On the embedded database only: a page of its own, and no database.
import type { Browser } from 'playwright-core';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';

inBrowser('of rows alike', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await startBrowser(); });
  afterAll(() => browser.close());

  const complaints = async (rows: string): Promise<readonly string[]> => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><html lang="en"><title>Rows</title><style>.pale { color: #ccc }</style><main><h1>Rows</h1><table><thead><tr><th>Order</th></tr></thead><tbody>${rows}</tbody></table></main>`);
    const found = (await complaintsOfAxe(page)).map((complaint) => complaint.slice(0, complaint.indexOf('>') + 1));
    await page.close();
    return found;
  };
  const row = (number: number, attributes = ''): string => `<tr><td id="r${String(number)}"${attributes}>Order ${String(number)}</td></tr>`;

  it('the first is looked at, whatever the others say', async () => {
    expect(await complaints([1, 2, 3].map((number) => row(number, ' class="pale"')).join(''))).toEqual([expect.stringContaining('color-contrast: <td id="r1"')]);
  });

  it.each([['class', ' class="pale"'], ['style', ' style="color: #ccc"']])('one of another %s among them is looked at', async (_, attribute) => {
    expect(await complaints(row(1) + row(2) + row(3, attribute) + row(4))).toEqual([expect.stringContaining('color-contrast: <td id="r3"')]);
  });

  it('one without what the others have is looked at', async () => {
    const image = (alternative: string): string => `<tr><td><img src="data:,"${alternative}></td></tr>`;
    expect(await complaints(image(' alt="a"') + image(' alt="b"') + image(''))).toEqual([expect.stringContaining('image-alt: <img src="data:,"')]);
  });

  it('one whose name is empty is looked at', async () => {
    const button = (name: string): string => `<tr><td><button aria-label="${name}"><svg></svg></button></td></tr>`;
    expect(await complaints(button('One') + button('Two') + button(''))).toEqual([expect.stringContaining('button-name: <button aria-label=""')]);
  });

  it('one with a text is looked at where that of the first is too short for its color', async () => {
    expect(await complaints('<tr><td class="pale" id="r1">1</td></tr><tr><td class="pale" id="r2">12</td></tr>')).toEqual([expect.stringContaining('color-contrast: <td class="pale" id="r2"')]);
  });
});
