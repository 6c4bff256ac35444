import { SUBGRAPHS } from '#kernel/config.js';
import type { Deployment } from '../../../gateway/server/deployment.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import sharp from 'sharp';
import { databaseSettings } from '../../kit/database-settings.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const MEGABYTE = 1024 * 1024;
let deployment: Deployment;
let running: Awaited<ReturnType<typeof startGateway>>;
let userId = '';
let companyId = 0;
let editor = '';

beforeAll(async () => {
  deployment = await testDeployment({ PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: `gateway,${SUBGRAPHS.join()}`, ...databaseSettings() });
  running = await startGateway(deployment);
  companyId = Number((await asSystem('mutation { createCompany(input: { name: "Lume" }) { id } }')).createCompany.id);
  userId = (await asSystem(`mutation { createPerson(input: { companyId: ${String(companyId)}, email: "ada@example.test", name: "Ada", role: OWNER }) { id } }`)).createPerson.id;
  editor = await tokenOf(['company.read', 'brain.read', 'brain.write']);
});
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await deployment.close();
});

const call = (operation: string, variables: object, principal: any): Promise<any> => deployment.graph.call<any, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
const asSystem = (operation: string): Promise<any> => call(operation, {}, systemOf());
const tokenOf = async (permissions: readonly string[]): Promise<string> =>
  (await call('mutation T($input: CreateTokenInput!) { createToken(input: $input) { token } }', { input: { name: 't', permissions } }, { kind: 'staff', companyId, actor: 'ada@example.test', userId, scopes: [], permissions })).createToken.token;

const UPLOAD = 'mutation U($input: UploadAssetInput!, $dryRun: Boolean) { uploadAsset(input: $input, dryRun: $dryRun) { id name width height createdBy } }';

/** Send an image as programs do: operations, map, file. */
async function send(image: Buffer, { token = editor, headers = {}, variables = {} }: { readonly token?: string; readonly headers?: Record<string, string>; readonly variables?: object } = {}): Promise<{ readonly status: number; readonly body: any }> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: UPLOAD, variables: { input: { file: null, name: 'hero.png' }, ...variables } }));
  form.set('map', '{"0":["variables.input.file"]}');
  form.set('0', new Blob([new Uint8Array(image)]), 'hero.png');
  const response = await fetch(`${deployment.config.urls.graphql}/graphql`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}`, ...headers } });
  return { status: response.status, body: await response.json() };
}

/** An image that nothing makes smaller. */
const noise = (width: number, height: number): Promise<Buffer> => sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 2_654_435_761 >>> 13) & 255)), { raw: { width, height, channels: 3 } }).png({ compressionLevel: 0 }).toBuffer();

test('an image that is larger than a call comes as a file, and is there once', async () => {
  const image = await noise(1000, 900);
  expect(image.length).toBeGreaterThan(2.5 * MEGABYTE);
  const { body: { data: { uploadAsset: asset } } } = await send(image);
  expect(asset).toEqual({ id: expect.stringContaining(`${String(companyId)}-`), name: 'hero.png', width: 1000, height: 900, createdBy: 'ada@example.test' });
  expect((await send(image)).body).toEqual({ data: { uploadAsset: asset } });
});

test('what is no image, too large, keyed, or sent by somebody who may not write is refused', async () => {
  const refusal = async (...sent: Parameters<typeof send>): Promise<unknown> => {
    const { body: { errors: [{ extensions: { code, details }, message }] } } = await send(...sent);
    return [code, details ?? message];
  };
  expect(await refusal(Buffer.from('<svg/>'))).toEqual(['BAD_INPUT', { file: ['must be a JPEG, PNG, WebP, GIF or AVIF'] }]);
  expect(await refusal(Buffer.alloc(10 * MEGABYTE + 1, 'x'))).toEqual(['BAD_INPUT', { file: ['must be an image of at most 10 MB'] }]);
  expect(await refusal(Buffer.from('x'), { headers: { 'idempotency-key': 'one' } })).toEqual(['BAD_INPUT', { 'Idempotency-Key': ['is for mutations of orders, returns, stock, shipping and content, without a file'] }]);
  expect(await refusal(Buffer.from('x'), { token: await tokenOf(['company.read', 'brain.read']) })).toEqual(['FORBIDDEN', expect.anything()]);
});

test('a dry run of a file stores nothing', async () => {
  const image = await noise(30, 20);
  expect((await send(image, { variables: { dryRun: true } })).body.data.uploadAsset).toMatchObject({ width: 30, height: 20 });
  const principal = { kind: 'staff', companyId, actor: 'ada@example.test', userId, scopes: [], permissions: ['brain.read'] };
  expect(await call('{ assets { nodes { width } } }', {}, principal)).toEqual({ assets: { nodes: [{ width: 1000 }] } });
});
