import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileProduct } from '../../../../gateway/files/file-product.js';
import { readMapping } from '../../../../gateway/files/mapping.js';
import { openProducts } from '../../../../gateway/files/open-products.js';
import { amountText } from '../../../../gateway/files/amount-text.js';
import { guardedText, toCell } from '../../../../gateway/files/guarded-text.js';
import { productParts } from '../../../../gateway/cli/files/product-parts.js';
import { temporaryFolder } from '../../../kit/temporary-folder.js';
import { workbook } from '../../../kit/workbook.js';
import { zipFile } from '../../../kit/zip-file.js';

const folder = temporaryFolder();
let count = 0;

/** The products of a file of some bytes. */
async function read(ending: string, content: string | Buffer): Promise<FileProduct[]> {
  count += 1;
  const path = join(folder, `${String(count)}.${ending}`);
  writeFileSync(path, content);
  const [file, products]: [Awaited<ReturnType<typeof openProducts>>, FileProduct[]] = [await openProducts(path), []];
  try {
    for await (const product of file.products()) products.push(product);
    return products;
  } finally {
    file.close();
  }
}

const bodies = async (ending: string, content: string | Buffer): Promise<unknown[]> => (await read(ending, content)).map(({ body }) => body);
const utf16 = (text: string, mark: string) => Buffer.from(mark + text, 'utf16le');
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ['UTF-8', Buffer.from('sku,title\nA,Müsli\n')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFsku,title\nA,Müsli\n')],
  ['windows-1252', Buffer.from('sku,title\nA,M\xfcsli\n', 'latin1')],
  ['UTF-16 with a mark', utf16('sku,title\nA,Müsli\n', '\uFEFF')],
  ['UTF-16 without one', utf16('sku,title\nA,Müsli\n', '')],
  ['UTF-16 the other way round', swapped(utf16('sku,title\nA,Müsli\n', '\uFEFF'))],
  ['semicolons', Buffer.from('sku;title\r\nA;Müsli\r\n')],
  ['tabs', Buffer.from('sku\ttitle\nA\tMüsli')],
  ['a comma within a quoted name of many semicolons', Buffer.from('sku;title;"a,b,c,d"\nA;Müsli;'.replace('"a,b,c,d"', '"status"'))],
])('a CSV in %s is read', async (_, content) => {
  expect(await bodies('csv', content)).toEqual([{ sku: 'A', title: 'Müsli' }]);
});

test('the signs of windows-1252 that Latin-1 has not are read', async () => {
  expect(await bodies('csv', Buffer.from([...Buffer.from('sku,title\nA,'), 0x80, 0x93, 0xfc]))).toEqual([{ sku: 'A', title: '€“ü' }]);
});

test.each([
  ['csv', Buffer.concat([Buffer.from('sku,title\nA,Müsli\nB,'), Buffer.from([0xfc]), Buffer.from('\n')]), 'Line 3 is not UTF-8, and other lines are: save the file anew in one encoding'],
  ['csv', 'sku,title\nA,x\nB,"open\nC,x\nD,x', 'Row 3: a quote is opened here and never closed'],
  ['csv', 'sku,title\nA,"x" y\n', 'Row 2: a quoted cell goes on behind its closing quote; a quote within a cell is written twice'],
  ['csv', 'sku,title\nA,x "y"\n', 'Row 2: a cell that does not begin with a quote has one; quote the whole cell and write the quote twice: "Frame 24"" oak"'],
  ['csv', `sku,title\nA,"${'x'.repeat(1_100_000)}`, 'Row 2: is longer than a million characters; perhaps a quote is opened here and never closed'],
  ['csv', `sku${',title'.repeat(100_000)}\n`, 'Row 1: has 100001 columns; at most 1000 are read'],
  ['csv', '\n\n', 'The file is empty'],
  ['csv', 'title,brand\nA,B\n', 'No column has the SKU of the products (sku), nor one of variants (variant.sku) or the id that you give products (external_id)'],
  ['json', '{"products": 3}', 'The file has no list of products: write [{…}, {…}], or a product a line in a file that ends in .ndjson'],
  ['json', '[{"sku":"A"}, {"sku"', 'The file ends in the middle of its list'],
  ['json', '[{"sku":"A"}, {"sku":}]', 'Row 2: is no JSON'],
  ['ndjson', '{"sku":"A"}\n\n{"sku":\n', 'Row 3: is no JSON'],
  ['json', Buffer.from('[{"sku":"M\xfc"}]', 'latin1'), 'The file is not UTF-8, as JSON has to be'],
  ['pdf', 'x', 'The file is of a kind that cannot be read; use .csv, .xlsx, .json or .ndjson'],
  ['xlsx', 'no zip', expect.stringContaining('The workbook is damaged')],
  ['xlsx', zipFile({ 'a.txt': 'x' }), 'The file is no .xlsx workbook; save it as one, or as CSV'],
  ['xlsx', workbook({ rows: '', before: '<!DOCTYPE x [<!ENTITY a "b">]>' }), 'The workbook has a document type, which no spreadsheet writes'],
  ['xlsx', workbook({ rows: '<row r="2"></row><row r="1"></row>' }), 'The rows of the sheet are not in their order'],
  ['xlsx', workbook({ rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }), 'Row 1: has a value beyond column 1000'],
  ['xlsx', workbook({ rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(6_000_000)}</t></is></c></row>` }), 'The workbook has a text that is longer than a cell can hold'],
  ['xlsx', workbook({ rows: `<row r="1">${'<c><v>1</v></c>'.repeat(2000)}</row>` }), 'Row 1: has a value beyond column 1000'],
])('a .%s file with a fault is refused whole, with where it is (%#)', async (ending, content, message) => {
  await expect(read(ending, content)).rejects.toMatchObject({ name: 'FileFault', message });
});

test('a bomb in a workbook is refused before it is unpacked whole', async () => {
  const bomb = zipFile({ 'xl/workbook.xml': Buffer.alloc(60_000_000, ' '), 'xl/_rels/workbook.xml.rels': '<Relationships/>' });
  await expect(read('xlsx', bomb)).rejects.toMatchObject({ message: expect.stringMatching(/unpacks to more than 5 MB|longer than a cell/) });
});

test('a sheet of more cells than are read is refused while it is read, whatever it has behind them', async () => {
  const row = Buffer.from(`<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`);
  const cells = Buffer.alloc(row.length * 10_000, row); // ten million
  await expect(read('xlsx', workbook({ rows: cells.toString('latin1') }))).rejects.toMatchObject({ name: 'FileFault', message: 'The sheet has more than 5,000,000 cells; split it, or save it as CSV' });
}, 60_000);

test('rows with a fault of their own are refused alone', async () => {
  const found = await read('csv', 'sku,title,variant.sku,variant.price\nA,Tee,A-S,1.00\nA,,,2.00\n,No SKU,X,1\nB,Cap,,3,,5\nC,Mug,,4\n');
  expect(found.map(({ row, problem, body }) => [row, problem ?? body])).toEqual([
    [3, { row: 3, message: 'is one of several variants and has no SKU of its own' }],
    [4, { row: 4, message: 'has no SKU' }],
    [5, { row: 5, message: 'has 6 cells, and the table has 4 columns' }],
    [6, { sku: 'C', title: 'Mug', variants: [{ sku: 'C', prices: [{ price: '4' }] }] }],
  ]);
});

test('columns are what they are named', async () => {
  const columns = ['sku', 'external_id', 'category', 'image_urls', 'attributes.fit', 'translations.it.title', 'variant.sku', 'variant.size', 'variant.color', 'variant.weight', 'variant.weight_unit', 'variant.price', 'variant.sale_price.us', 'variant.stock.MI1'];
  expect(await read('csv', `${columns.join(',')}\nA,7,Men > Shirts,https://x/1?a=1,slim,Camicia,A-S,S,Green,"0,25",KG,59.90,"1,200.00",4\nA,,,"https://x/2, https://x/3,4",,,A-M,M,,,,,,some\n`)).toEqual([{
    row: 2, sku: 'A', variantRows: new Map([['A-S', 2], ['A-M', 3]]), columns: Object.fromEntries(columns.map((name) => [name, name])), places: new Map([['A-S', { prices: [undefined, 'us'], stock: ['MI1'] }], ['A-M', { prices: [], stock: ['MI1'] }]]), body: {
      sku: 'A', external_id: '7', category: 'Men > Shirts', attributes: { fit: 'slim' }, translations: { it: { title: 'Camicia' } }, image_urls: ['https://x/1?a=1', 'https://x/2', 'https://x/3,4'],
      variants: [
        { sku: 'A-S', options: { size: 'S', color: 'Green' }, weight: '0.25', weight_unit: 'kg', prices: [{ price: '59.90' }, { price_list: 'us', sale_price: '1200.00' }], stock: [{ location: 'MI1', available: 4 }] },
        { sku: 'A-M', options: { size: 'M' }, stock: [{ location: 'MI1', available: 'some' }] },
      ],
    },
  }]);
});

test('rows that name the product they are variants of are its variants, wherever its own row says otherwise; a weight is in the unit of its column, categories have commas between', async () => {
  const header = 'sku,parent_sku,title,categories,image_urls,variant.color,variant.price,variant.weight.kg';
  expect(await bodies('csv', `${header}\nTEE,,Tee,"A, B > C",https://x/1.jpg,"Blue, Green",,.5\nTEE-B,TEE,Tee - Blue,,https://x/2.jpg,Blue,20,\nTEE-G,TEE,Tee - Green,,,Green,18,\nMUG,,Mug,Kitchen,,,"14,90",.4\nTEE-R,TEE,Tee - Red,,,Red,20,\n`)).toEqual([
    { sku: 'TEE', title: 'Tee', image_urls: ['https://x/1.jpg', 'https://x/2.jpg'], variants: [{ sku: 'TEE-B', options: { color: 'Blue' }, prices: [{ price: '20' }] }, { sku: 'TEE-G', options: { color: 'Green' }, prices: [{ price: '18' }] }] },
    { sku: 'MUG', title: 'Mug', category: 'Kitchen', variants: [{ sku: 'MUG', weight: '0.4', weight_unit: 'kg', prices: [{ price: '14.90' }] }] },
    { sku: 'TEE', variants: [{ sku: 'TEE-R', options: { color: 'Red' }, prices: [{ price: '20' }] }] },
  ]);
});

test('a title above the names of the columns is passed over; a table of one column has none', async () => {
  expect(await bodies('csv', 'Spring prices;;\n;;\nsku;title;brand\nA;Tee;Nord\n')).toEqual([{ sku: 'A', title: 'Tee', brand: 'Nord' }]);
  expect(await bodies('csv', 'sku\nA\nB\n')).toEqual([{ sku: 'A' }, { sku: 'B' }]);
});

test('JSON is read as a list, as a list within an object and a product a line, whatever is within its texts', async () => {
  const products = [{ sku: 'A]', title: 'x,"}\\' }, { sku: 'B', variants: [{ sku: 'B-1' }] }];
  const text = JSON.stringify(products);
  for (const content of [text, ` { "meta": {"x": 1}, "products": ${text} } `, `{"products":${text},"more":[1]}`]) expect(await bodies('json', content)).toEqual(products);
  expect(await bodies('ndjson', products.map((product) => `${JSON.stringify(product)}\r\n`).join('\n'))).toEqual(products);
  expect(await read('json', '[1]')).toMatchObject([{ row: 1, problem: { row: 1, message: 'is no product: {"sku": …}' } }]);
});

test('a workbook is read as it is shown: shared and rich texts, numbers, dates, values of formulas and merged cells', async () => {
  const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>title</t></is></c><c r="C1" t="str"><v>variant.sku</v></c><c r="D1" t="s"><v>1</v></c><c r="E1" t="inlineStr"><is><t>season</t></is></c><c r="F1" t="inlineStr"><is><t>attributes.from</t></is></c></row>'
    + '<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" t="s"><v>3</v></c><c r="C3" t="inlineStr"><is><t>A-1</t></is></c><c r="D3"><f>B1*2</f><v>19.899999999999999</v></c><c r="E3" s="1"><v>45962</v></c><c r="F3" s="2"><v>45962.5</v></c></row>'
    + '<row r="4"><c r="C4" t="inlineStr"><is><t>A-2</t></is></c><c r="D4" s="3"><v>5</v></c><c r="XFD4" s="1"/></row>'
    + '<row r="5"><c r="A5"><v>8001234567890</v></c><c r="B5" t="e"><v>#REF!</v></c></row>';
  const shared = ['<t>sku</t>', '<t>variant.price</t>', '<t>A</t>', '<r><t>Rich </t></r><r><t>tee</t></r><rPh><t>no</t></rPh>'];
  expect((await read('xlsx', workbook({ rows, shared, merged: '<mergeCell ref="A3:A4"/>' }))).map(({ row, body, problem }) => [row, problem ?? body])).toEqual([
    [3, { sku: 'A', title: 'Rich tee', season: '2025-11-01', attributes: { from: '2025-11-01T12:00:00' }, variants: [{ sku: 'A-1', prices: [{ price: '19.9' }] }, { sku: 'A-2', prices: [{ price: '5' }] }] }],
    [5, { row: 5, message: 'a formula has the error #REF!' }],
  ]);
  expect(await bodies('xlsx', workbook({ rows: '<row><c t="str"><v>sku</v></c><c t="str"><v>season</v></c></row><row><c t="b"><v>1</v></c><c s="1"><v>1</v></c></row>', properties: 'date1904="1"' }))).toEqual([{ sku: 'true', season: '1904-01-02' }]);
});

test('columns that are not known come back with what they may hold', async () => {
  await expect(read('csv', 'Artikelnummer;Größe;Lagerort;sku\nA;S;A1;B\nC;M;A1;D\n')).rejects.toMatchObject({
    name: 'UnknownColumns', message: 'The file has columns that are not known: Artikelnummer, Größe, Lagerort',
    proposed: { columns: { 'Artikelnummer': 'sku', 'Größe': 'variant.size', 'Lagerort': null, 'sku': null }, samples: { 'Artikelnummer': ['A', 'C'], 'Größe': ['S', 'M'], 'Lagerort': ['A1'], 'sku': ['B', 'D'] } },
  });
});

test.each([
  ['19.90', '19.90'], ['19,90', '19.90'], ['.5', '0.5'], ['1,234', '1,234'], ['1.234,50 €', '1234.50'], ['1,234.5', '1234.5'], ['1.234.567', '1234567'], ['1\u00a0234,5', '1234.5'], ["1'000.00", '1000.00'], ['12.345', '12.345'], ['1,234', '1,234'],
  ['ask us', 'ask us'], ['1,2,3', '1,2,3'], ['-5', '-5'], ['7', '7'], ['', ''],
])('the number %j is %j', (cell, amount) => { expect(amountText(cell)).toBe(amount); });

test.each(['=1+1', '-x', '@a', '+1', "'=x", "''=x", "'x", '', 'plain', '\t=x', '\r=x', '\n=x', '＝1+1', '＋1', '－1', '＠a', "'＝x"])('the text %j is never a formula, and comes back', (text) => {
  expect(guardedText(toCell(text))).toBe(text);
  expect(/^[=+\-@\t\r\n＝＋－＠]/.test(toCell(text))).toBe(false);
});

test('products are sent 5,000 at a time, and no more text than a call may have', async () => {
  const products = async function* (count: number, text: string): AsyncIterable<FileProduct> {
    for (let row = 1; row <= count; row += 1) yield await Promise.resolve({ row, sku: null, variantRows: new Map(), body: { text } });
  };
  const sizes = async (count: number, text: string, most: { products: number; characters: number }) => {
    const found: (number | string)[] = [];
    for await (const part of productParts(products(count, text), most)) found.push('unusable' in part ? part.unusable.problem?.message ?? '' : (JSON.parse(part.json) as { products: unknown[] }).products.length);
    return found;
  };
  expect(await sizes(10_001, '', { products: 5000, characters: 1_000_000 })).toEqual([5000, 5000, 1]);
  expect(await sizes(5, 'x'.repeat(30), { products: 5000, characters: 100 })).toEqual([2, 2, 1]);
  expect(await sizes(1, 'x'.repeat(100), { products: 5000, characters: 100 })).toEqual(['is larger than a product may be']);
});

test('rows that never end being one product are refused, and those behind them are read', async () => {
  const found = await read('csv', `sku,variant.sku\n${Array.from({ length: 2500 }, (_, index) => `A,A-${String(index)}\n`).join('')}B,B-1\n`);
  expect(found.map(({ row, problem, body }) => [row, problem?.message ?? body])).toEqual([[2, 'is a product of more than 1000 rows'], [2502, { sku: 'B', variants: [{ sku: 'B-1' }] }]]);
});

test.each([
  ['{"columns":{"A":"sku"}}', 'The mapping does not name B; null leaves a column out'],
  ['{"columns":{"A":"sku","B":null,"C":"title"}}', 'The mapping names C, which the file does not have'],
  ['{"columns":["A"]}', 'The mapping is no JSON with {"columns": {"Name of a column": "title"}}'],
  ['{"columns":', 'The mapping is no JSON with {"columns": {"Name of a column": "title"}}'],
])('the mapping %s is refused with what is wrong', async (mapping, message) => {
  const path = join(folder, 'mapped.csv');
  writeFileSync(path, 'A,B\n1,2\n');
  await expect((async () => openProducts(path, readMapping(mapping)))()).rejects.toMatchObject({ name: 'FileFault', message });
});
