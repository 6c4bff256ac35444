import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createLog } from '#kernel/log.js';
import { createProductImports } from '../../../gateway/relay/product-imports.js';
import { inBrowser } from '../../kit/browser.js';
import { drawnImage } from '../../kit/drawn-image.js';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const COLORS = [['Rust', '#a4552d'], ['Olive', '#6b6f3a'], ['Navy', '#27405f'], ['Blue', '#2a6f97'], ['Plum', '#8a5a83']] as const;
const shirtOf = (color: string): Promise<Buffer> =>
  drawnImage({ width: 480, height: 360, background: '#f1ede6' }, [[150, 70, 180, 240, color], [95, 70, 60, 85, color], [325, 70, 60, 85, color], [210, 70, 60, 22, '#f1ede6']]);

inBrowser('the catalog in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let id: number;
  let shirts: readonly Buffer[];

  beforeAll(async () => {
    shirts = await Promise.all(COLORS.map(([, color]) => shirtOf(color)));
    world = await openConsole();
    ({ page } = await world.open({ acceptDownloads: true }));
    await page.goto(`${world.base}/console/catalog`);
    await signIn(page, world.owner);
    await page.locator('.product-link').first().waitFor();
  });
  afterAll(() => world.close());

  /** Somebody who may look at the catalog, and change nothing. */
  const looker = async (): Promise<{ readonly email: string; readonly password: string }> => {
    const person = { email: 'catalog-viewer@demo.example', password: 'look-and-do-not-touch' };
    await world.deployment.graph.call(parsed('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }'), { input: { ...person, companyId: world.demo.company.id, name: 'Carla Viewer', role: 'MEMBER', moduleRoles: { catalog: 'VIEWER' } } }, { principal: systemOf(world.demo.company.id), requestId: 'r-1', via: 'test' });
    return person;
  };
  const read = async (): Promise<any> => (await world.graph('query P($id: SafeInt!) { product(id: $id) { title status tags translations { locale title } images { alt } variants { sku price { amount } listedPrices { priceList price { amount } } } metadata { namespace key value } } }', { id })).product;
  const dialog = () => page.getByRole('dialog');
  /** Answers the questions of the open dialog, and what would change. */
  const check = async (answers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    for (const [label, value] of Object.entries(answers)) await dialog().getByLabel(label, { exact: true }).fill(value);
    const [asked, shown] = [dialog().getByRole('button', { name: 'Show what would change' }), dialog().getByRole('heading', { name: 'What would change' })];
    await asked.or(shown).first().waitFor(); // a dialog without questions shows it at once
    if (await asked.count() > 0) await asked.click();
    await shown.waitFor();
    return (await dialog().getByRole('row').allInnerTexts()).slice(1).map((row) => row.split('\t').map((cell) => cell.trim()).join(' | '));
  };
  const carryOut = async (name = 'Do it'): Promise<void> => {
    await dialog().getByRole('button', { name, exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
  };
  const edit = async (name: string, answers: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    await page.getByRole('button', { name, exact: true }).click();
    await dialog().waitFor();
    return check(answers);
  };

  it('lists products, and is gone through by keyboard', async () => {
    for (const key of ['g', 't']) await page.keyboard.press(key);
    await page.locator('.product-link').first().waitFor({ state: 'detached' });
    for (const key of ['g', 'c']) await page.keyboard.press(key);
    await page.locator('.product-link').first().waitFor();
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.className')).toContain('product-link');
    expect(await flaws(page, [WIDE])).toEqual([]);
    await page.getByText('Filters').click();
    await page.getByLabel('Not translated into').selectOption('de');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/untranslated=de/);
  });

  it('makes a product, a draft, once it was seen what it would be', async () => {
    await page.getByRole('button', { name: 'New product' }).click();
    expect(await check({ Title: 'Linen overshirt', SKU: 'OVERSHIRT', Brand: 'Nord' })).toEqual(expect.arrayContaining(['Title | nothing | Linen overshirt', 'Status | nothing | Draft']));
    await carryOut();
    await page.getByRole('heading', { name: 'Linen overshirt' }).waitFor();
    id = Number(page.url().split('/').at(-1));
    expect(await read()).toMatchObject({ title: 'Linen overshirt', status: 'DRAFT', variants: [{ sku: 'OVERSHIRT' }] });
  });

  it('says what is wrong with what was entered, and keeps it', async () => {
    await page.getByRole('button', { name: 'Edit details' }).click();
    await dialog().getByLabel('Season').fill('SS27');
    await dialog().getByLabel('Handle').fill('Not a handle');
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    expect(await dialog().getByRole('listitem').innerText()).toMatch(/^Handle: must/);
    await dialog().getByRole('button', { name: 'Change it' }).click();
    expect(await check({ Handle: 'linen-overshirt' })).toEqual(['Handle | nothing | linen-overshirt', 'Season | nothing | SS27']);
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit details');
  });

  it('translates it side by side, and says what somebody else wrote meanwhile', async () => {
    await page.getByText('falls back to English').first().waitFor();
    await page.getByRole('button', { name: 'Edit texts' }).click();
    const italian = dialog().getByRole('group', { name: 'Italiano (it)' });
    await italian.getByLabel('Title').fill('Sovracamicia');
    await dialog().getByRole('group', { name: 'Deutsch (de)' }).getByLabel('Title').fill('Leinenhemd');
    await world.graph('mutation U($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', { input: { product: { id }, changes: { translations: [{ locale: 'it', title: 'Sovracamicia di lino' }] } } });
    expect(await check()).toEqual(['Italiano › Title | Sovracamicia di lino | Sovracamicia', 'Deutsch › Title | nothing | Leinenhemd']);
    expect(await dialog().getByRole('alert').innerText()).toContain('Italiano (it) › Title: now “Sovracamicia di lino”');
    await picture(page, 'console-product-conflict');
    await dialog().getByRole('button', { name: 'Take theirs' }).click();
    expect(await italian.getByLabel('Title').inputValue()).toBe('Sovracamicia di lino');
    expect(await check()).toEqual(['Deutsch › Title | nothing | Leinenhemd']);
    await carryOut();
    await page.getByText('Leinenhemd').waitFor();
    await world.graph('mutation U($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', { input: { product: { id }, changes: { translations: [{ locale: 'de', description: '<p>Aus Leinen, weit geschnitten.</p>' }] } } });
    await page.getByText('Aus Leinen, weit geschnitten.').waitFor(); // without a reload
    expect((await read()).translations).toEqual([{ locale: 'de', title: 'Leinenhemd' }, { locale: 'it', title: 'Sovracamicia di lino' }]);
  });

  it('takes images by file, puts them in order by keyboard and by drag, and removes one', async () => {
    await page.locator('input[type="file"]').setInputFiles([{ name: 'front.png', mimeType: 'image/png', buffer: shirts[3]! }, { name: 'back.png', mimeType: 'image/png', buffer: shirts[4]! }]);
    expect(await check({ 'What front.png shows': 'Front', 'What back.png shows': 'Back' })).toHaveLength(4);
    await carryOut();
    const shown = page.locator('.image');
    await shown.nth(1).waitFor();
    expect(await page.evaluate('document.querySelector(".image img").decode().then(() => document.querySelector(".image img").naturalWidth)')).toBe(400);
    await page.getByRole('button', { name: 'Later: Image 1' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText('not saved yet').waitFor();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByText('not saved yet').waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+ArrowRight');
    await edit('Save the order');
    await carryOut();
    await page.getByText('not saved yet').waitFor({ state: 'detached' });
    expect((await read()).images).toEqual([{ alt: 'Back' }, { alt: 'Front' }]);
    await shown.nth(1).dragTo(shown.nth(0));
    await edit('Save the order');
    await carryOut();
    await page.getByText('not saved yet').waitFor({ state: 'detached' });
    expect((await read()).images).toEqual([{ alt: 'Front' }, { alt: 'Back' }]);
    await edit('Remove: Image 2');
    await carryOut('Remove');
    await shown.nth(1).waitFor({ state: 'detached' });
  });

  it('prices its variants in every list, and adds one', async () => {
    expect(await edit('Change: OVERSHIRT', { 'Price (EUR)': '89,90', 'United Kingdom (GBP)': '79.00' })).toEqual(['Variants › OVERSHIRT › Price | nothing | 89.90 EUR', 'Variants › OVERSHIRT › United Kingdom | nothing | 79.00 GBP']);
    await carryOut();
    await page.getByText('€89.90').waitFor();
    await edit('New variant', { SKU: 'OVERSHIRT_L', Size: 'L', 'Price (EUR)': '89.90' });
    await carryOut();
    await page.getByRole('button', { name: 'Remove: OVERSHIRT_L' }).waitFor();
    expect((await read()).variants).toMatchObject([{ sku: 'OVERSHIRT', price: { amount: '89.90' }, listedPrices: [{ priceList: 'gbp', price: { amount: '79.00' } }] }, { sku: 'OVERSHIRT_L' }]);
  });

  it('has attributes by their types, tags, metadata, and fields that a system keeps', async () => {
    await page.getByRole('button', { name: 'Edit attributes' }).click();
    await dialog().getByLabel('Set of attributes').selectOption('fashion');
    await dialog().getByLabel('Fit').selectOption('slim');
    expect(await check()).toEqual(['Set of attributes | nothing | Fashion', 'Fit | nothing | Slim']);
    await carryOut();
    await edit('Edit tags', { Tags: 'linen, summer' });
    await carryOut();
    await edit('Add a value', { Namespace: 'pim', Name: 'season', Value: 'SS27' });
    await carryOut();
    await page.getByRole('button', { name: 'Give fields to a system' }).click();
    await dialog().getByLabel('System').fill('PLM');
    await dialog().getByLabel('title', { exact: true }).check();
    expect(await check()).toEqual(['title | nothing | PLM']);
    await carryOut();
    await page.getByText('title: kept by PLM').waitFor();
    expect(await read()).toMatchObject({ tags: ['linen', 'summer'], metadata: [{ namespace: 'pim', key: 'season', value: 'SS27' }] });
    await page.evaluate('scrollTo(0, 0)');
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    await picture(page, 'console-product', { width: 1280, height: 1500 });
    await picture(page, 'console-product-phone', PHONE);
  });

  it('goes to the trash with others and comes back', async () => {
    await page.goto(`${world.base}/console/catalog?q=OVERSHIRT`);
    await page.getByRole('checkbox', { name: 'Select Linen overshirt' }).check();
    expect(await edit('Move to the trash')).toEqual(['Linen overshirt (OVERSHIRT) | In the catalog | In the trash']);
    await carryOut('Move to the trash');
    await page.getByText('No product is like that').waitFor();
    await page.goto(`${world.base}/console/catalog?trash=yes&q=OVERSHIRT`);
    await page.getByRole('checkbox', { name: 'Select Linen overshirt' }).check();
    await edit('Restore');
    await carryOut('Restore');
    expect(await read()).toMatchObject({ title: 'Linen overshirt' });
  });

  it('changes several at once, and offers what changed elsewhere', async () => {
    const { saveProducts: made } = await world.graph('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: COLORS.slice(0, 3).map(([name]) => ({ title: `${name} camp shirt`, brand: 'Nord', productType: 'Shirts', variants: [{ sku: `CAMP_${name.toUpperCase()}`, price: { amount: '64.00', currency: 'EUR' } }] })) } });
    for (const [at, shirt] of shirts.slice(0, 3).entries()) await world.graph('mutation I($input: AddProductImageInput!) { addProductImage(input: $input) { id } }', { input: { productIds: [made[at].id], alt: 'Front', contentBase64: shirt.toString('base64') } });
    await page.goto(`${world.base}/console/catalog?q=CAMP`);
    await page.getByRole('checkbox', { name: 'Select all products of this page' }).check();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog().getByLabel('Status').selectOption('ACTIVE');
    expect(await check({ 'Add tags': 'camp' })).toEqual(expect.arrayContaining(['Rust camp shirt (CAMP_RUST) › Status | Draft | On sale', 'Rust camp shirt (CAMP_RUST) › Tags | nothing | camp']));
    await carryOut();
    await page.locator('tbody').getByText('On sale').nth(2).waitFor();
    await page.goto(`${world.base}/console/catalog?tag=camp`);
    await page.locator('.live-dot').waitFor();
    await page.locator('.product-link').nth(2).waitFor();
    await world.graph('mutation U($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', { input: { product: { id: made[0].id }, changes: { title: 'Rusty camp shirt' } } });
    await page.getByRole('button', { name: /changed: show/ }).click();
    await page.getByRole('link', { name: 'Rusty camp shirt' }).waitFor();
    await page.goto(`${world.base}/console/catalog`);
    await page.getByRole('link', { name: 'Rusty camp shirt' }).waitFor();
    await picture(page, 'console-catalog', DESKTOP);
  });

  it('imports a file whose columns it asks for, and says what was refused, to be mended and dropped again', async () => {
    await page.goto(`${world.base}/console/catalog/imports`);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    const drop = (name: string, text: string): Promise<void> => page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await drop('spring.csv', 'Artikelnummer;Bezeichnung;VK-Preis;Lagerort\r\nIMPORT-02;Linen cap;on request\r\nIMPORT-01;Linen scarf;29,90;A1\r\n');
    await page.getByLabel('What Artikelnummer holds').waitFor();
    expect([await page.getByLabel('What VK-Preis holds').inputValue(), await page.getByLabel('What Lagerort holds').inputValue()]).toEqual(['variant.price', '']);
    await picture(page, 'console-import-columns');
    await page.getByRole('button', { name: 'Try the file' }).click();
    await page.getByRole('row', { name: '2 IMPORT-02 Wrong values VK-Preis on request must be an amount of 0 or more, such as 59.90' }).waitFor();
    expect(await flaws(page, [PHONE])).toEqual([]);
    await picture(page, 'console-import-tried');
    expect(await world.graph('query V { variant(sku: "IMPORT-01") { id } }')).toEqual({ variant: null });
    const save = async (): Promise<string> => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the refused rows' }).click()]);
      return readFileSync(await file.path(), 'utf8');
    };
    const refused = await save();
    expect(refused).toBe('\uFEFFArtikelnummer;Bezeichnung;VK-Preis;Lagerort;Refused because\r\nIMPORT-02;Linen cap;on request;;VK-Preis: must be an amount of 0 or more, such as 59.90\r\n');
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await page.getByText('waits for its turn').waitFor();
    const { graph, clock, ids } = world.deployment;
    await createProductImports({ call: graph.call, clock, ids, log: createLog('silent') }).drain();
    await page.locator('h1').getByText('Done in part').waitFor();
    await page.getByText('2 of 2 products').waitFor();
    expect(await save()).toBe(refused);
    await page.getByRole('navigation', { name: 'Catalog' }).getByRole('link', { name: 'Imports' }).click();
    await page.getByRole('link', { name: 'spring.csv' }).waitFor();
    await drop('again.csv', refused);
    await page.getByRole('row', { name: '2 IMPORT-02 Wrong values' }).waitFor();
    expect(await save()).toBe(refused);
    await page.getByRole('button', { name: 'Another file' }).click();
    await drop('mended.csv', refused.replace('on request', '24,90'));
    await page.getByRole('button', { name: 'Import 1 product' }).waitFor();
    expect(await page.getByText('Columns that are not read').innerText()).toBe('Columns that are not read: Lagerort, Refused because');
  });

  it('shows the rules of the catalog, and changes one', async () => {
    await page.goto(`${world.base}/console/catalog/rules`);
    expect(await edit('Change: uk', { Countries: 'GB, IE' })).toEqual(['Countries | GB | GB, IE']);
    expect(await flaws(page, [DESKTOP])).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('shows who may only look nothing to press that would be refused', async () => {
    const { page: other } = await world.open();
    await other.goto(`${world.base}/console/catalog/products/${String(id)}`);
    await signIn(other, await looker());
    await other.getByText('changing them takes the permission catalog.write').waitFor();
    expect(await other.getByRole('main').getByRole('button').count()).toBe(0);
  });

  it('says what to do where there is no such product, and runs under the policy of the page', async () => {
    await page.goto(`${world.base}/console/catalog/products/999999`);
    await page.getByRole('heading', { name: 'There is no such product' }).waitFor();
    expect(world.complaints).toEqual([]);
  });
});
