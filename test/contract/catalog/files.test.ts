import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createLog } from '#kernel/log.js';
import { commandLine } from '../../../gateway/cli/command-line.js';
import { createImageDownloads } from '../../../gateway/relay/image-downloads.js';
import { createProductImports } from '../../../gateway/relay/product-imports.js';
import { takeComplaints } from '../../kit/answers-seen.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { imageHost } from '../../kit/image-host.js';
import { jsonAnswer, jsonError } from '../../kit/json-answer.js';
import { workbook } from '../../kit/workbook.js';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const folder = temporaryFolder();
let company: CatalogCompany;
let work: () => Promise<void>;
let host: Awaited<ReturnType<typeof imageHost>>;
let download: () => Promise<void>;
beforeAll(async () => {
  company = await openCatalogCompany({ allowLoopbackWebhooks: true, catalogUrl: 'https://catalog.example.test' });
  host = await imageHost({ '/front.jpg': await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).jpeg().toBuffer(), '/back.png': await sharp({ create: { width: 20, height: 30, channels: 3, background: 'tan' } }).png().toBuffer() });
  const { call, clock, ids } = company;
  work = () => createProductImports({ call, clock, ids, log: createLog('silent') }).drain();
  download = () => createImageDownloads({ call, clock, ids, log: createLog('silent') }).drain();
});
afterAll(async () => {
  await host.close();
  await company.close();
});

interface Typing { readonly as?: 'ERP' | 'READER'; readonly pause?: () => Promise<void> }

/** What a person sees who types a command; imports are worked on while it waits. */
async function portico(typed: readonly string[], { as = 'ERP', pause = work }: Typing = {}) {
  const [out, complained, shown]: [string[], string[], string[]] = [[], [], []];
  const status = await commandLine([...typed, '--url', company.base.replace('/api/catalog/v1', '')], {
    settings: { XDG_CONFIG_HOME: folder, PORTICO_DATA: folder, PORTICO_CATALOG_KEY: company.keys[as].apiKey }, pause,
    print: (text) => { out.push(text); }, complain: (text) => { complained.push(text); }, show: (text) => { shown.push(text); },
  });
  return { status, out: out.join('\n'), complained: complained.join('\n'), shown };
}

const fixture = (name: string): string => {
  copyFileSync(`test/contract/catalog/files/${name}`, join(folder, name));
  return join(folder, name);
};
const written = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const product = async (sku: string): Promise<any> => (await company.read(`/products/sku:${sku}`)).data;
const report = (path: string): string => readFileSync(`${path}.report.csv`, 'utf8');

test('an export of Shopify with its old columns is imported: rows, images, compared prices and weights of a product; what is refused is said by its row [H-FILE-1] [H-FILE-2]', async () => {
  const path = fixture('shopify-old.csv');
  const { status, out, complained, shown } = await portico(['import', path]);
  expect([status, complained]).toEqual([1, `2 created, 1 invalid; ${path}.report.csv says why, row by row`]);
  expect(out).toContain('shopify-old.csv: export of products from Shopify, 3 products\nColumns that are left out: Tags,');
  expect(shown.at(-2)).toBe('[########################] 3 of 3 products');
  expect(report(path).split('\n').slice(0, 2)).toEqual(['row,sku,status,kind,field,message', expect.stringMatching(/^8,BR-M,invalid,error,Variant Price,/)]);
  expect(await product('linen-shirt')).toMatchObject({
    external_id: 'linen-shirt', title: 'Linen shirt', description: '<p>Cool in "summer",\nwarm in the evening.</p>', status: 'active', brand: 'Nord', product_type: 'Shirt', categories: [{ path: 'Apparel & Accessories > Clothing > Shirts' }],
    variants: [
      { sku: 'LS-G-S', barcode: '4006381333931', options: { size: 's', color: 'green' }, cost: '20.00', weight: 0.25, weight_unit: 'kg', prices: [{ price: '59.90', sale_price: '49.90' }] },
      { sku: 'LS-G-M', weight: 0.26 }, { sku: 'linen-shirt-White-M', weight: null, prices: [{ price: '59.90', sale_price: null }] },
    ],
  });
  expect(await product('gift-card')).toMatchObject({ title: 'Café card', status: 'draft', variants: [{ sku: 'CARD', prices: [{ price: '25.00' }] }] });
});

test('an option that is refused is named by the columns of options, whichever of them it is [H-FILE-2]', async () => {
  const path = written('options.csv', `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price\nlong,Long,Color,${'x'.repeat(300)},Size,M,LONG,9.90\n`);
  expect((await portico(['import', path])).status).toBe(1);
  expect(report(path).split('\n')[1]).toMatch(/^2,LONG,invalid,error,"Option1 Value, Option2 Value",/);
});

test('one with its new columns is, options of other names within the size [H-FILE-1]', async () => {
  expect(await portico(['import', fixture('shopify-new.csv')])).toMatchObject({ status: 0, complained: '', out: expect.stringMatching(/created +2\n/) });
  expect(await product('trail-boot')).toMatchObject({ status: 'active', variants: [{ sku: 'TB-41-L', options: { size: '41-quick' }, weight: 2, weight_unit: 'lb', prices: [{ price: '149.00' }] }, { sku: 'TB-42-L' }] });
  expect(await product('sock')).toMatchObject({ status: 'draft', variants: [{ sku: 'sock', barcode: '4006381333900', prices: [{ price: '9.50' }] }] });
});

test('other columns are proposed a mapping first, and imported with it; a dry run writes nothing [H-FILE-3] [H-FILE-4]', async () => {
  const path = fixture('erp-german.csv');
  const proposed = `${path}.mapping.json`;
  expect(await portico(['import', path])).toMatchObject({ status: 1, complained: `The file has columns that are not known: Artikelnummer, Bezeichnung, Marke, Größe, Farbe, EAN, VK-Preis, Lagerort, Varianten-SKU. ${proposed} proposes what they hold: edit it, then run the command again with --mapping ${proposed}` });
  expect(JSON.parse(readFileSync(proposed, 'utf8'))).toMatchObject({ columns: {
    'Artikelnummer': 'sku', 'Bezeichnung': 'title', 'Marke': 'brand', 'Größe': 'variant.size', 'Farbe': 'variant.color', 'EAN': 'variant.barcode', 'VK-Preis': 'variant.price', 'Lagerort': null, 'Varianten-SKU': 'variant.sku' } });
  expect((await portico(['import', path])).complained).toContain('is there already');
  const rehearsed = await portico(['import', path, '--mapping', proposed, '--dry-run']);
  expect([rehearsed.status, rehearsed.complained]).toEqual([1, `2 created, 1 invalid; nothing was written; ${path}.report.csv says why, row by row`]);
  expect([rehearsed.out.includes('row 4  (no SKU)  invalid: has no SKU'), (await company.outcome('/products/sku:M-100'))[0]]).toEqual([true, 404]);
  expect((await portico(['import', path, '--mapping', proposed])).complained).toBe(`2 created, 1 invalid; ${path}.report.csv says why, row by row`);
  expect(await product('M-100')).toMatchObject({ title: 'Müsli-Schüssel', brand: 'Süd', variants: [{ sku: 'M-100-G', options: { size: 'groß' }, prices: [{ price: '1019.90' }] }, { sku: 'M-100-K', prices: [{ price: '14.90' }] }] });
  const wrong = written('wrong.json', '{"columns":{"Artikelnummer":"number"}}');
  expect((await portico(['import', path, '--mapping', wrong])).complained).toContain('The mapping gives the column Artikelnummer to number, which is none of sku,');
});

test('what is exported, imported and exported again has the same bytes, in CSV and JSON lines [H-FILE-5]', async () => {
  await company.save({ sku: 'FULL', title: '=Full "product", with all', description: '<p>Line\r\none</p>', brand: '-Nord', attributes: [{ code: 'fit', value: 'slim' }, { code: 'care', value: 'cold,no-bleach' }], categoryIds: [1, 2], season: "'+27",
    translations: [{ locale: 'it', title: 'Tutto', description: '<p>Sì</p>' }],
    variants: [{ sku: 'FULL-M', size: 'M', color: 'Green', cost: { amount: '20.00', currency: 'EUR' }, weight: { value: '0.250', unit: 'KG' }, price: { amount: '59.90', currency: 'EUR' }, prices: [{ priceList: 'japan', price: { amount: '9000', currency: 'JPY' } }] }, { sku: 'FULL-L', size: 'L', price: { amount: '59.90', currency: 'EUR' }, compareAtPrice: { amount: '69.90', currency: 'EUR' } }] });
  for (const ending of ['csv', 'ndjson']) {
    const path = join(folder, `products.${ending}`);
    expect(await portico(['export', path])).toMatchObject({ status: 0, complained: '', out: expect.stringMatching(/^products +7\n/) });
    const first = readFileSync(path, 'utf8');
    expect(await portico(['import', path])).toMatchObject({ status: 0, complained: '' });
    rmSync(path);
    await portico(['export', path]);
    expect(readFileSync(path, 'utf8')).toBe(first);
    if (ending === 'csv') expect(first).toContain(`FULL,,"'=Full ""product"", with all","<p>Line`);
  }
  expect((await portico(['export', join(folder, 'products.pdf')])).complained).toBe('Products are exported to a file that ends in .csv or .ndjson');
  expect((await portico(['export', join(folder, 'none', 'products.csv')])).complained).toContain('cannot be written');
});

test('a product that is changed in the exported file gets the change, and one in several categories stays in them [H-FILE-5]', async () => {
  const path = join(folder, 'products.csv');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Müsli-Schüssel', 'Schale'));
  const { status, out } = await portico(['import', path]);
  expect([status, /updated +(\d+)/.exec(out)?.[1]]).toEqual([0, '7']);
  expect([await product('M-100'), await product('FULL')]).toMatchObject([{ title: 'Schale' }, { categories: [{ path: 'Women' }, { path: 'Women > Shirts' }] }]);
});

test('images are exported by the addresses they are served at, and an import neither fetches them nor adds them again; another product may have them by these [H-FILE-5]', async () => {
  const file = written('pictured.csv', `sku,title,image_urls\nPICTURED,Pictured,${host.url('/front.jpg')} ${host.url('/back.png')}\n`);
  expect(await portico(['import', file])).toMatchObject({ status: 0, complained: '' });
  await download();
  const { images } = await product('PICTURED');
  expect(images).toMatchObject([{ url: expect.stringMatching(/^https:\/\/catalog\.example\.test\/media\//), width: 40 }, { width: 20 }]);
  for (const ending of ['csv', 'ndjson']) {
    const path = join(folder, `pictures.${ending}`);
    await portico(['export', path]);
    const first = readFileSync(path, 'utf8');
    expect(first).toContain(images[0].url);
    expect(await portico(['import', path])).toMatchObject({ status: 0, complained: '' });
    await download();
    await portico(['export', path]);
    expect(readFileSync(path, 'utf8')).toBe(first);
  }
  expect((await company.asStaff('{ products(first: 1, filter: { skus: ["PICTURED"] }) { nodes { imageSources { url } } } }')).products.nodes).toEqual([{ imageSources: [] }]); // nothing was tried, nor waits
  const sized = written('sized.csv', `sku,title,image_urls\nPICTURED,Pictured,${images[0].url as string}?w=400\nCOPY,Copy,${images[0].url as string}\n`);
  expect(await portico(['import', sized])).toMatchObject({ status: 0, complained: '' });
  await download();
  expect([(await product('PICTURED')).images, (await product('COPY')).images]).toEqual([images, [{ ...images[0], id: expect.any(Number), position: 1 }]]);
  expect(Object.fromEntries(host.asked)).toEqual({ '/front.jpg': 1, '/back.png': 1 }); // several are fetched at once, in no order
});

test('images that are fetched after the import are said once, with the import whose notes tell what became of them [H-FILE-2]', async () => {
  const path = written('missing.csv', `sku,title,image_urls\nMISSING,Missing,${host.url('/missing.jpg')}\nPLAIN,Plain,\n`);
  const { status, out } = await portico(['import', path]);
  const [, importId] = /Images of 1 product are being fetched; what cannot be is a note of GET \/imports\/(\S+)/.exec(out) ?? [];
  expect([status, importId]).toEqual([0, expect.any(String)]);
  await download();
  expect((await company.read(`/imports/${importId ?? ''}`)).data.results[0].notes).toMatchObject([{ reason: 'image_not_downloadable', message: expect.stringContaining('its host answered 404') }]);
  expect((await portico(['import', written('plain.csv', 'sku,title\nPLAIN,Plainer\n')])).out).toMatch(/plain\.csv: table of products, 1 product$/m);
});

test('a workbook is imported [H-FILE-6]', async () => {
  const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const path = written('book.xlsx', workbook({ rows: `<row>${['sku', 'title', 'variant.price'].map(cell).join('')}</row><row>${cell('BOOK')}${cell('From a workbook')}<c><v>12.5</v></c></row>` }));
  expect(await portico(['import', path])).toMatchObject({ status: 0, complained: '' });
  expect(await product('BOOK')).toMatchObject({ title: 'From a workbook', variants: [{ sku: 'BOOK', prices: [{ price: '12.50' }] }] });
});

test('a file with a fault near its end writes nothing [H-FILE-7]', async () => {
  const path = written('half.csv', `sku,title\n${Array.from({ length: 3000 }, (_, index) => `HALF-${String(index)},x\n`).join('')}HALF,"open\n`);
  expect(await portico(['import', path])).toMatchObject({ status: 1, complained: 'Row 3002: a quote is opened here and never closed' });
  expect((await company.outcome('/products/sku:HALF-0'))[0]).toBe(404);
  expect((await portico(['import', join(folder, 'none.csv')])).complained).toContain('does not exist');
});

test('a large file is imported in parts; a command that was stopped goes on, and each product is imported once [H-FILE-8]', async () => {
  const description = `<p>${'x'.repeat(59_000)}</p>`;
  const path = written('many.ndjson', Array.from({ length: 103 }, (_, index) => `${JSON.stringify({ sku: `MANY-${String(index)}`, title: 'x', ...(index === 102 ? { status: 'new' } : { description }) })}\n`).join(''));
  const imports = async () => company.database('catalog').query<{ total: number }>('SELECT total FROM product_import ORDER BY id');
  const before = (await imports()).length;
  const stopped = await portico(['import', path], { pause: () => Promise.reject(new Error('killed')) });
  expect([stopped.status, stopped.complained, (await imports()).slice(before)]).toEqual([3, 'killed', [{ total: 101 }]]);
  const { status, out, complained } = await portico(['import', path]);
  expect([status, complained, out.includes('An import of this file has not ended; it goes on')]).toEqual([1, `102 created, 1 invalid; ${path}.report.csv says why, row by row`, true]);
  expect(report(path)).toBe('row,sku,status,kind,field,message\n103,MANY-102,invalid,error,status,"must be draft, active or archived"\n');
  expect((await imports()).slice(before)).toEqual([{ total: 101 }, { total: 2 }]);
  expect(readdirSync(join(folder, 'portico', 'imports'))).toEqual([]);
  expect(takeComplaints()).toEqual([expect.stringContaining('status must be equal to one of the allowed values')]); // the description asks for a status
});

test('a key that only reads exports and imports nothing, and without a key it is said what to do [H-FILE-9]', async () => {
  expect((await portico(['import', written('one.ndjson', '{"sku":"ONE"}\n')], { as: 'READER' })).complained).toMatch(/^The catalog API refused it: .*\. Run the same command again: it goes on where it stopped$/);
  expect(await portico(['export', join(folder, 'read.ndjson')], { as: 'READER' })).toMatchObject({ status: 0, complained: '' });
  const complained: string[] = [];
  const nowhere = { settings: { XDG_CONFIG_HOME: folder, PORTICO_DATA: temporaryFolder() }, print: () => undefined, complain: (text: string) => { complained.push(text); } };
  expect([await commandLine(['export', join(folder, 'x.csv')], nowhere), complained[0]]).toEqual([1, expect.stringContaining('Set PORTICO_CATALOG_KEY to a key of the catalog API')]);
  expect((await commandLine(['import', join(folder, 'one.ndjson'), '--url', 'http://127.0.0.1:9'], { ...nowhere, settings: { ...nowhere.settings, PORTICO_CATALOG_KEY: 'x' } }))).toBe(1);
  expect(complained.pop()).toMatch(/^http:\/\/127\.0\.0\.1:9\/api\/catalog\/v1\/ping cannot be reached: /);
  expect([await commandLine(['export', join(folder, 'x.csv'), '--url', 'http://example.com'], { ...nowhere, settings: { ...nowhere.settings, PORTICO_CATALOG_KEY: 'x' } }), complained[1]]).toEqual([2, expect.stringContaining('is no https:// address')]);
});

test('programs get the counts of a file as JSON, also of one that is refused in part [H-FILE-2]', async () => {
  const path = written('counts.csv', 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nc-1,One,Size,M,COUNT-1,1.00\nc-2,Two,Size,M,COUNT-2,many\n');
  const imported = await portico(['import', path, '--json']);
  expect([imported.status, jsonError(imported.complained)]).toEqual([1, { error: { kind: 'refused', code: 'FOUND', message: `1 created, 1 invalid; ${path}.report.csv says why, row by row`, details: {} } }]);
  expect(jsonAnswer('import', imported.out)).toEqual({ isDryRun: false, created: 1, updated: 0, partial: 0, skipped: 0, failed: 0, invalid: 1, faults: 1, notes: 0, report: `${path}.report.csv` });
  const exported = await portico(['export', join(folder, 'counts.ndjson'), '--json']);
  expect([exported.status, exported.complained, exported.shown, jsonAnswer('export', exported.out)]).toEqual([0, '', [], { products: expect.any(Number), file: join(folder, 'counts.ndjson') }]);
});
