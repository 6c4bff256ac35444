import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { SUBGRAPHS } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import { createProductImports } from '../../../gateway/relay/product-imports.js';
import type { Deployment } from '../../../gateway/server/deployment.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { testDialect } from '../../kit/database.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { until } from '../../kit/until.js';
import { workbook } from '../../kit/workbook.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const folder = temporaryFolder();
let deployment: Deployment;
let running: Awaited<ReturnType<typeof startGateway>>;
const tokens = { ada: '', reader: '', other: '' };
let company = 0;

type As = keyof typeof tokens;

beforeAll(async () => {
  deployment = await testDeployment({ PORT: String(await freePorts()), PORTICO_DATA: folder, PORTICO_SERVICES: `gateway,${SUBGRAPHS.join()}`, ...databaseSettings() });
  running = await startGateway(deployment);
  company = await openCompany('Lume', 'ada', ['company.read', 'company.manage', 'commerce.read', 'commerce.write', 'catalog.read', 'catalog.write', 'catalog.manage']);
  await openCompany('Other', 'other', ['company.read', 'catalog.read', 'catalog.write', 'catalog.manage']);
  tokens.reader = await tokenOf(company, 'ada', ['company.read', 'catalog.read']);
  for (const as of ['other', 'ada'] as const) await ask('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] } }, as);
});
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await deployment.close();
});

const asSystem = (operation: string, variables: object = {}): Promise<any> => deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal: systemOf(), requestId: 'r-1', via: 'test' });
const people: Record<string, string> = {};

async function openCompany(name: string, as: 'ada' | 'other', permissions: readonly string[]): Promise<number> {
  const id = Number((await asSystem(`mutation { createCompany(input: { name: "${name}" }) { id } }`)).createCompany.id);
  people[as] = (await asSystem(`mutation { createPerson(input: { companyId: ${String(id)}, email: "${as}@example.test", name: "${as}", role: OWNER }) { id } }`)).createPerson.id;
  tokens[as] = await tokenOf(id, as, permissions);
  return id;
}

async function tokenOf(companyId: number, as: string, permissions: readonly string[]): Promise<string> {
  const principal: any = { kind: 'staff', companyId, actor: `${as}@example.test`, userId: people[as], scopes: [], permissions };
  return (await deployment.graph.call<any, unknown>(parsed('mutation T($input: CreateTokenInput!) { createToken(input: $input) { token } }'), { input: { name: 't', permissions } }, { principal, requestId: 'r-1', via: 'test' })).createToken.token;
}

async function ask(query: string, variables: object = {}, as: As = 'ada'): Promise<any> {
  const response = await fetch(`${deployment.config.urls.graphql}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[as]}` }, body: JSON.stringify({ query, variables }) });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const START = `mutation Start($input: StartImportInput!, $dryRun: Boolean) { startImport(input: $input, dryRun: $dryRun) {
  id status total processed failed startedBy catalogId file { name kind leftOut } summary { created updated partial skipped failed invalid }
  results(first: 50, statuses: [PARTIAL, SKIPPED, FAILED, INVALID]) { nodes { row sku status errors { row sku field message } notes { row sku field message } } } } }`;

type Part = readonly [name: string, content: string | Buffer, file?: string];

const operations = (input: object, dryRun?: boolean, query = START): Part => ['operations', JSON.stringify({ query, variables: { input: { file: null, ...input }, ...(dryRun !== undefined && { dryRun }) } })];
const [MAP, BOUNDARY]: readonly [Part, string] = [['map', '{"0":["variables.input.file"]}'], 'X-PORTICO-TEST'];

/** The bytes of a form, as curl writes them. */
const form = (parts: readonly Part[]): Buffer => Buffer.concat([
  ...parts.flatMap(([name, content, file]) => [Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data${name === '' ? '' : `; name="${name}"`}${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: application/octet-stream`}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]),
  Buffer.from(`--${BOUNDARY}--\r\n`),
]);

async function post(parts: readonly Part[] | Buffer, { as = 'ada', headers }: { readonly as?: As; readonly headers?: Record<string, string> } = {}): Promise<{ status: number; body: any }> {
  const response = await fetch(`${deployment.config.urls.graphql}/graphql`, {
    method: 'POST', body: new Uint8Array(Buffer.isBuffer(parts) ? parts : form(parts)), headers: headers ?? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, authorization: `Bearer ${tokens[as]}` },
  });
  return { status: response.status, body: await response.json() };
}

const upload = async (name: string, content: string | Buffer, { input = {}, dryRun, as }: { readonly input?: object; readonly dryRun?: boolean; readonly as?: As } = {}): Promise<any> =>
  (await post([operations(input, dryRun), MAP, ['0', content, name]], as ? { as } : {})).body;
const refusal = async (parts: readonly Part[] | Buffer): Promise<unknown> => {
  const { status, body: { errors: [error] } } = await post(parts);
  return [status, error.extensions.code, error.message];
};

const work = (): Promise<void> => createProductImports({ call: deployment.graph.call, clock: deployment.clock, ids: deployment.ids, log: createLog('silent') }).drain();
const READ = `query ($id: ID!) { productImport(id: $id) { status total processed failed startedBy summary { created updated partial skipped failed invalid }
  results(first: 50) { nodes { index row sku productId status product { title } errors { row sku field message } notes { row sku field message } } } } }`;
const read = async (id: string, as?: As): Promise<any> => (await ask(READ, { id }, as)).productImport;

/** The files that are kept of uploads and imports. */
function kept(): string[] {
  const files = (at: string): string[] => readdirSync(at).flatMap((name) => (statSync(join(at, name)).isDirectory() ? files(join(at, name)) : [join(at, name)]));
  try {
    return files(join(folder, 'blobs'));
  } catch {
    return [];
  }
}

const keptAre = (count: number): Promise<unknown> => until(() => Promise.resolve(kept().length === count ? true : undefined));

const PRODUCTS = 'sku,title,variant.sku,variant.size,variant.price\nTEE,Tee,TEE-S,S,19.90\nTEE,,TEE-M,M,"1,234"\nCAP,Cap,,,9.50\n,No SKU,,,1\n';

test('a file is imported in the name of the person: a row is a variant, and what was refused is read by its row [H-UPLOAD-1]', async () => {
  const { data: { startImport: started } } = await upload('products.csv', PRODUCTS);
  expect(started).toEqual({
    id: expect.any(String), status: 'QUEUED', total: 3, processed: 0, failed: 0, startedBy: 'ada@example.test', catalogId: 1, file: { name: 'products.csv', kind: 'table of products', leftOut: [] },
    summary: { created: 0, updated: 0, partial: 0, skipped: 0, failed: 0, invalid: 0 }, results: { nodes: [] },
  });
  await keptAre(1); // the products wait, the upload is gone
  await work();
  expect(await read(started.id)).toEqual({
    status: 'PARTIAL', total: 3, processed: 3, failed: 2, startedBy: 'ada@example.test', summary: { created: 1, updated: 0, partial: 0, skipped: 0, failed: 0, invalid: 2 },
    results: { nodes: [
      { index: 0, row: 2, sku: 'TEE', productId: null, status: 'INVALID', product: null, errors: [{ row: 3, sku: 'TEE-M', field: 'variant.price', message: 'may be either 1.234 or 1234: write 1234 or 1.23' }], notes: [] },
      { index: 1, row: 4, sku: 'CAP', productId: 1, status: 'CREATED', product: { title: 'Cap' }, errors: [], notes: [] },
      { index: 2, row: 5, sku: null, productId: null, status: 'INVALID', product: null, errors: [{ row: 5, sku: null, field: null, message: 'has no SKU' }], notes: [] },
    ] },
  });
  expect(kept()).toEqual([]);
  const { catalogAuditLog: { nodes } } = await ask('{ catalogAuditLog(first: 5, filter: { operation: "startImport" }) { nodes { operation actor via input subject changes { kind id } } } }');
  expect(nodes).toMatchObject([
    { actor: 'ada@example.test', via: 'graphql', input: { importId: started.id, row: 4 }, changes: [{ kind: 'product', id: '1' }, { kind: 'variant', id: 'CAP' }] },
    { actor: 'ada@example.test', via: 'graphql', input: { file: 'products.csv' }, subject: started.id, changes: [{ kind: 'productImport', id: started.id }] },
  ]);
  expect((await ask('{ productImports(first: 5) { nodes { id file { name } } } }')).productImports.nodes).toEqual([{ id: started.id, file: { name: 'products.csv' } }]);
});

test.each([
  ['products.json', JSON.stringify([{ sku: 'J-1', title: 'From JSON', external_id: 'json-1', categories: [{ path: 'A' }, { path: 'A > B' }] }]), 'JSON', 'J-1'],
  ['products.ndjson', '{"sku":"N-1","title":"From lines"}\n', 'JSON lines', 'N-1'],
  ['products.XLSX', workbook({ rows: `<row>${['sku', 'title'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row><row><c t="inlineStr"><is><t>X-1</t></is></c><c t="inlineStr"><is><t>From a workbook</t></is></c></row>` }), 'table of products', 'X-1'],
  ['shopify-old.csv', readFileSync('test/contract/catalog/files/shopify-old.csv'), 'export of products from Shopify', 'linen-shirt'],
])('%s is read as the command line reads it [H-UPLOAD-1]', async (name, content, ...[kind, sku]) => {
  const { data: { startImport: { id, file } } } = await upload(name, content);
  await work();
  expect([file.kind, (await read(id)).results.nodes[0]]).toMatchObject([kind, { sku, status: 'CREATED' }]);
});

test('an external_id of a file is the product\'s own, by which the next file finds it; several categories are made [H-UPLOAD-1]', async () => {
  const { data: { startImport: { id } } } = await upload('again.csv', 'external_id,title\njson-1,Renamed\n');
  await work();
  expect((await read(id)).results.nodes).toMatchObject([{ status: 'UPDATED', product: { title: 'Renamed' } }]);
  expect((await ask('{ products(first: 1, filter: { skus: ["J-1"] }) { nodes { sku externalId title categories { path } } } }')).products.nodes).toEqual([{ sku: 'J-1', externalId: 'json-1', title: 'Renamed', categories: [{ path: 'A' }, { path: 'A > B' }] }]);
});

test('a dry run answers what would become of each product, and writes none [H-UPLOAD-2]', async () => {
  const before = (await ask('{ products(first: 500) { nodes { id } } productImports(first: 500) { nodes { id } } }'));
  const { data: { startImport: tried } } = await upload('products.csv', PRODUCTS.replace('CAP,Cap', 'HAT,Hat'), { dryRun: true });
  expect(tried).toMatchObject({
    status: 'PARTIAL', total: 3, processed: 3, failed: 2, summary: { created: 1, invalid: 2 },
    results: { nodes: [{ row: 2, sku: 'TEE', status: 'INVALID', errors: [{ row: 3, sku: 'TEE-M', field: 'variant.price' }] }, { row: 5, sku: null, status: 'INVALID', errors: [{ message: 'has no SKU' }] }] },
  });
  expect(await ask('{ products(first: 500) { nodes { id } } productImports(first: 500) { nodes { id } } }')).toEqual(before);
  await keptAre(0);
});

test('of a large file a dry run tries the first 1,000 products, and others write meanwhile [H-UPLOAD-2]', async () => {
  const { data: { startImport: tried } } = await upload('many.csv', `sku,title\n${Array.from({ length: 1100 }, (_, index) => `MANY-${String(index)},Many\n`).join('')}`, { dryRun: true });
  expect(tried).toMatchObject({ total: 1100, processed: 1000, summary: { created: 1000 } });
});

test('what was refused is named by its column as the file has it: of one that cannot be read, and of one that the catalog refuses [H-UPLOAD-1]', async () => {
  const mapping = { columns: { 'Artikel': 'sku', 'Name': 'title', 'Zustand': 'status', 'VK': 'variant.price', 'VK Japan': 'variant.price.jp', 'EAN': 'variant.barcode' } };
  const rows = ['NAMED-1,One,frei,,free,', 'NAMED-2,Two,,1.00,500,', `NAMED-3,Three,,1.00,,${'9'.repeat(300)}`].join('\n');
  const named = async (dryRun: boolean): Promise<unknown> => {
    const { data: { startImport: { id, results } } } = await upload('named.csv', `Artikel,Name,Zustand,VK,VK Japan,EAN\n${rows}\n`, { input: { mapping }, dryRun });
    if (dryRun) return results.nodes;
    await work();
    return (await read(id)).results.nodes;
  };
  for (const dryRun of [true, false]) {
    expect(await named(dryRun)).toMatchObject([
      { row: 2, sku: 'NAMED-1', status: 'INVALID', errors: [{ field: 'Zustand', message: 'must be draft, active or archived' }, { field: 'VK Japan', message: 'must be an amount of 0 or more, such as 59.90' }] },
      { row: 3, sku: 'NAMED-2', status: 'INVALID', errors: [{ field: 'VK Japan', message: expect.stringContaining('names no price list of this catalog') }] },
      { row: 4, sku: 'NAMED-3', status: 'INVALID', errors: [{ field: 'EAN' }] },
    ]);
  }
});

test('columns that are not known are proposed a mapping, with which the file is imported [H-UPLOAD-5]', async () => {
  const content = readFileSync('test/contract/catalog/files/erp-german.csv');
  const { errors: [{ message, extensions: { code, details } }] } = await upload('erp.csv', content);
  expect([code, message]).toEqual(['BAD_INPUT', expect.stringContaining('The file has columns that are not known: Artikelnummer, Bezeichnung')]);
  expect(details.mapping.columns).toMatchObject({ 'Artikelnummer': 'sku', 'VK-Preis': 'variant.price', 'Lagerort': null });
  const { data: { startImport } } = await upload('erp.csv', content, { input: { mapping: details.mapping }, dryRun: true });
  expect(startImport).toMatchObject({ file: { leftOut: ['Lagerort'] }, summary: { created: 2, invalid: 1 } });
  expect(await upload('erp.csv', content, { input: { mapping: { columns: { Artikelnummer: 'number' } } } })).toMatchObject({ errors: [{ message: expect.stringContaining('The mapping gives the column Artikelnummer to number'), extensions: { code: 'BAD_INPUT' } }] });
});

const onSqlite = testDialect === 'sqlite' ? test : test.skip; // what is refused before any product is written depends on no database

onSqlite.each([
  ['half.csv', `sku,title\n${'A,x\n'.repeat(2000)}B,"open\n`, 'Row 2002: a quote is opened here and never closed'],
  ['broken.xlsx', 'no workbook', expect.stringMatching(/workbook|zip/i)],
  ['picture.png', 'x', 'The file is of a kind that cannot be read; use .csv, .xlsx, .json or .ndjson'],
  ['../../etc/passwd', 'x', 'The file is of a kind that cannot be read; use .csv, .xlsx, .json or .ndjson'],
  ['empty.csv', '', 'The file is empty'],
  ['none.json', '[]', 'The file has no products'],
  ['many.csv', `sku\n${Array.from({ length: 100_001 }, (_, at) => String(at)).join('\n')}\n`, 'The file has more than 100000 products; split it, or import it with the command line (npm run portico -- import)'],
  ['long.csv', `sku,${'x'.repeat(201)}\nA,x\n`, 'Row 1: the name of column 2 is longer than 200 characters; the first row names the columns'],
  ['overlapping.xlsx', workbook({ rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c><c r="B1" t="inlineStr"><is><t>title</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>A</t></is></c></row>', merged: '<mergeCell ref="A2:ALL9"/>'.repeat(2) }), 'Row 2: merged cells overlap'],
])('a file that cannot be read is refused with the reason, and nothing of it is written: %s [H-UPLOAD-5]', async (name, content, message) => {
  const before = await ask('{ productImports(first: 500) { nodes { id } } }');
  expect(await upload(name, content)).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_INPUT' } }] });
  expect(await ask('{ productImports(first: 500) { nodes { id } } }')).toEqual(before);
  await keptAre(0);
});

const [FILE, SPECIFIED]: readonly [Part, string] = [['0', 'sku,title\nA,B\n', 'a.csv'], ' (GraphQL multipart request specification)'];

onSqlite.each<[string, readonly Part[], [number, string, string]]>([
  ['without operations', [MAP, FILE], [400, 'BAD_INPUT', `operations comes before map${SPECIFIED}`]],
  ['without a map', [operations({}), FILE], [400, 'BAD_INPUT', `operations and map come before the file${SPECIFIED}`]],
  ['with its file first', [FILE, operations({}), MAP], [400, 'BAD_INPUT', `operations and map come before the file${SPECIFIED}`]],
  ['with its map first', [MAP, operations({}), FILE], [400, 'BAD_INPUT', `operations comes before map${SPECIFIED}`]],
  ['without its file', [operations({}), MAP], [400, 'BAD_INPUT', `map names the file 0, which did not come${SPECIFIED}`]],
  ['with another file', [operations({}), MAP, ['1', 'x', 'a.csv']], [400, 'BAD_INPUT', `map does not name the file 1${SPECIFIED}`]],
  ['with two files', [operations({}), MAP, FILE, ['1', 'x', 'b.csv']], [400, 'BAD_INPUT', `A call has one file${SPECIFIED}`]],
  ['whose map names two files', [operations({}), ['map', '{"0":["variables.input.file"],"1":["variables.input.file"]}'], FILE], [400, 'BAD_INPUT', `map names one file${SPECIFIED}`]],
  ['whose map names two variables', [operations({}), ['map', '{"0":["variables.input.file","variables.input.other"]}'], FILE], [400, 'BAD_INPUT', `map gives the file 0 one variable: ["variables.file"]${SPECIFIED}`]],
  ['whose map names the operation', [operations({}), ['map', '{"0":["query"]}'], FILE], [400, 'BAD_INPUT', `map names query, which is no variable that is null in operations${SPECIFIED}`]],
  ['whose map names what is not there', [operations({}), ['map', '{"0":["variables.input.picture"]}'], FILE], [400, 'BAD_INPUT', `map names variables.input.picture, which is no variable that is null in operations${SPECIFIED}`]],
  ['whose map names a prototype', [operations({}), ['map', '{"0":["variables.__proto__.file"]}'], FILE], [400, 'BAD_INPUT', `map names variables.__proto__.file, which is no variable that is null in operations${SPECIFIED}`]],
  ['whose map names a value', [operations({ catalogId: 1 }), ['map', '{"0":["variables.input.catalogId"]}'], FILE], [400, 'BAD_INPUT', `map names variables.input.catalogId, which is no variable that is null in operations${SPECIFIED}`]],
  ['whose map names a path deeper than any', [['operations', `{"query":"{ me { id } }","variables":${'{"a":'.repeat(160_000)}null${'}'.repeat(160_000)}}`], ['map', `{"0":["variables${'.a'.repeat(160_000)}"]}`], FILE], [400, 'BAD_INPUT', `map names variables${'.a'.repeat(45)}., which is no variable that is null in operations${SPECIFIED}`]],
  ['whose map is a list', [operations({}), ['map', '[]'], FILE], [400, 'MALFORMED_BODY', 'The field map is no JSON object']], ['of several operations', [['operations', '[{},{}]'], MAP, FILE], [400, 'MALFORMED_BODY', 'The field operations is no JSON object']],
  ['with another field', [operations({}), ['note', 'x'], MAP, FILE], [400, 'BAD_INPUT', `The form has the field note, which it cannot have${SPECIFIED}`]],
  ['with more fields', [operations({}), MAP, ['note', 'x'], FILE], [400, 'BAD_INPUT', `The form has other fields than operations and map${SPECIFIED}`]],
  ['with an operation of megabytes', [['operations', `{"query":"${'x'.repeat(1_100_000)}"}`], MAP, FILE], [413, 'BODY_TOO_LARGE', 'The field operations is longer than 1048576 bytes']],
  ['with a field without a name', [operations({}), ['', 'x'], MAP, FILE], [400, 'BAD_INPUT', `The form has the field , which it cannot have${SPECIFIED}`]], ['whose file has no name', [operations({}), MAP, ['', 'x', 'a.csv']], [400, 'BAD_INPUT', `map does not name the file ${SPECIFIED}`]],
])('a form %s is refused [H-UPLOAD-4]', async (_, parts, expected) => {
  expect(await refusal(parts)).toEqual(expected);
  await keptAre(0);
});

test('an operation with a file has the limits of others, and its file goes to startImport alone [H-UPLOAD-4]', async () => {
  const deep = `mutation ($input: StartImportInput!) { startImport(input: $input) { results { nodes { product { ${'variants { nodes { product { '.repeat(6)}id${' } } }'.repeat(6)} } } } } }`;
  expect(await refusal([operations({}, undefined, deep), MAP, FILE])).toEqual([400, 'BAD_INPUT', expect.stringMatching(/^The operation is too large: its depth is/)]);
  expect(await refusal([operations({}, undefined, 'mutation ($input: StartImportInput!) { startImport(input: $input) { nothing } }'), MAP, FILE])).toEqual([400, 'GRAPHQL_VALIDATION_FAILED', expect.any(String)]);
  await expect(ask(START, { input: { file: 'a.csv' } })).rejects.toThrow('The file is missing');
  await expect(ask('mutation { startImport(input: { file: "a.csv" }) { id } }')).rejects.toThrow('The file is missing');
  expect((await post([operations({}), MAP, FILE], { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'authorization': `Bearer ${tokens.ada}`, 'idempotency-key': 'k1' } })).body.errors[0].extensions.code).toBe('BAD_INPUT');
  await keptAre(0);
});

test('who may not write products, or comes from another site, is refused before a byte is read [H-UPLOAD-3]', async () => {
  const answered = (token: string | undefined): Promise<string> => {
    const { hostname, port } = new URL(deployment.config.urls.graphql);
    const socket = connect(Number(port), hostname);
    socket.write(`POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: https://evil.example\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 60000000\r\n\r\n${'x'.repeat(1024 * 1024)}`);
    return new Promise<string>((resolve) => { socket.once('data', (bytes) => { socket.destroy(); resolve(bytes.toString()); }); });
  };
  expect(await answered(tokens.reader)).toMatch(/^HTTP\/1.1 403[\s\S]*"This needs the permission catalog.write, which you have and this token has not/);
  expect(await answered(undefined)).toMatch(/^HTTP\/1.1 401/);
  expect(kept()).toEqual([]);
});

test('a catalog of another company is none, and its import neither [H-UPLOAD-3]', async () => {
  const { data: { startImport: { id } } } = await upload('theirs.csv', 'sku,title\nT-1,Theirs\n', { as: 'other' });
  await work();
  await expect(read(id)).rejects.toThrow('IMPORT_NOT_FOUND');
  expect((await read(id, 'other')).status).toBe('DONE');
  expect(await upload('a.csv', 'sku,title\nA,B\n', { input: { catalogId: 99 } })).toMatchObject({ errors: [{ message: 'No catalog 99', extensions: { code: 'NOT_FOUND' } }] });
  await keptAre(0);
});

/** A call whose body is still to come. */
function begin(length: string): ReturnType<typeof connect> {
  const { hostname, port } = new URL(deployment.config.urls.graphql);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${tokens.ada}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${length}\r\n\r\n`);
  return socket;
}

test('while four files of a company arrive, another one is refused before it is read, and one of another company is not [H-UPLOAD-4]', async () => {
  const arriving = Array.from({ length: 4 }, () => begin('Content-Length: 100000'));
  for (const socket of arriving) socket.write(form([operations({}), MAP, FILE]).subarray(0, -BOUNDARY.length - 8));
  await keptAre(4);
  expect(await refusal([operations({}), MAP, FILE])).toEqual([429, 'RATE_LIMITED', 'Other files are arriving; send this one when they have']);
  expect(await upload('a.csv', 'sku,title\nO-1,Other\n', { as: 'other', dryRun: true })).toMatchObject({ data: { startImport: { total: 1 } } });
  for (const socket of arriving) socket.destroy();
  await keptAre(0);
  expect(await upload('a.csv', 'sku,title\nA-9,Nine\n', { dryRun: true })).toMatchObject({ data: { startImport: { total: 1 } } });
});

onSqlite('a file that is too large is 413, announced or not; one whose sender is gone leaves nothing [H-UPLOAD-4]', async () => {
  const head = form([operations({}), MAP, ['0', '', 'big.csv']]).toString().replace(`\r\n--${BOUNDARY}--\r\n`, '');
  const answer = (socket: ReturnType<typeof connect>): Promise<string> => new Promise((resolve) => { socket.once('data', (bytes) => { resolve(bytes.toString()); }); });
  const announced = begin('Content-Length: 70000000');
  announced.write(head);
  expect(await answer(announced)).toMatch(/^HTTP\/1.1 413[\s\S]*"The file is larger than 67108864 bytes"/);
  announced.destroy();
  const unannounced = begin('Transfer-Encoding: chunked');
  const refused = answer(unannounced);
  unannounced.write(`${Buffer.byteLength(head).toString(16)}\r\n${head}\r\n`);
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
  for (let sent = 0; sent <= 64; sent += 1) unannounced.write(chunk);
  expect(await refused).toMatch(/^HTTP\/1.1 413[\s\S]*"The file is larger than 67108864 bytes"/);
  unannounced.destroy();
  await keptAre(0);
  const dropped = begin('Content-Length: 1000000');
  dropped.write(`${head}sku,title\n`);
  await keptAre(1); // on its way
  dropped.destroy();
  await keptAre(0);
}, 60_000);

test('fields that a system owns and products that a key keeps stay as they are, and say so [H-UPLOAD-6]', async () => {
  await ask('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { catalogId: 1, fields: ['title'], owner: 'PIM' } });
  const { data: { startImport: { id } } } = await upload('owned.csv', 'sku,title,brand\nCAP,Other cap,Nord\n');
  await work();
  await ask('mutation ($input: UnlockFieldsInput!) { unlockFields(input: $input) { field } }', { input: { catalogId: 1, fields: ['title'] } });
  expect((await read(id)).results.nodes).toEqual([{ index: 0, row: 2, sku: 'CAP', productId: 1, status: 'UPDATED', product: { title: 'Cap' }, errors: [], notes: [{ row: 2, sku: 'CAP', field: 'title', message: 'is owned by PIM' }] }]);
});

test('a product that a key keeps to itself is skipped, and says so [H-UPLOAD-6]', async () => {
  const key: any = { kind: 'connection', companyId: company, actor: 'ERP', connectionId: '018f0000-0000-7000-8000-0000000000aa', scopes: ['catalog:read', 'catalog:write'], catalogKey: { catalogId: 1, fieldRule: 'SORGENTE' } };
  await deployment.graph.call<unknown, unknown>(parsed('mutation ($input: WriteProductsInput!) { writeProducts(input: $input) { status } }'), { input: { items: [{ sku: 'KEPT', title: 'Of a key' }] } }, { principal: key, requestId: 'r-1', via: 'test' });
  const { data: { startImport: { id } } } = await upload('kept.csv', 'sku,title\nKEPT,Of a person\n');
  await work();
  expect((await read(id)).results.nodes).toMatchObject([{ status: 'SKIPPED', product: { title: 'Of a key' }, notes: [{ row: 2, sku: 'KEPT', field: 'title', message: 'kept by the key of the catalog API that keeps the product to itself' }] }]);
});

test('an import ends where its starter may not write any more [H-UPLOAD-6]', async () => {
  const { createToken: { token, staffToken } } = await ask('mutation ($input: CreateTokenInput!) { createToken(input: $input) { token staffToken { id } } }', { input: { name: 'short', permissions: ['company.read', 'catalog.read', 'catalog.write'] } });
  const before = tokens.ada;
  tokens.ada = token;
  const { data: { startImport: { id } } } = await upload('late.csv', 'sku,title\nLATE,Late\n');
  tokens.ada = before;
  await ask('mutation ($id: ID!) { revokeToken(id: $id) { id } }', { id: staffToken.id });
  await work();
  expect((await read(id))).toMatchObject({ status: 'FAILED', results: { nodes: [{ sku: null, status: 'FAILED', errors: [{ message: 'Who started the import may not write products any more' }] }] } });
});
