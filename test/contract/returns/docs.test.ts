import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { pageExamples } from '../../kit/page-examples.js';
import { openPortal, type Portal } from './portal.js';

let p: Portal;
let page = '';
let folder = '';
beforeAll(async () => {
  p = await openPortal();
  page = await (await fetch(`${p.host}/api/oms/v1/public/returns/docs`)).text();
  folder = await mkdtemp(join(tmpdir(), 'portico-docs-'));
  await writeFile(join(folder, 'photo.jpg'), await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } }).jpeg().toBuffer());
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await p.close();
});

/** Runs a command of the page in the folder of the photo; answers the status and the JSON that it printed, if any. */
async function run(command: string, { session = '', replacing = {} }: { readonly session?: string; readonly replacing?: Readonly<Record<string, string>> } = {}): Promise<readonly [status: number, body: any]> { // eslint-disable-line @typescript-eslint/no-explicit-any -- an answer has any shape
  const real = Object.entries({ 'portico-demo': 'lume', ...replacing }).reduce((text, [sample, own]) => text.replaceAll(sample, own), command);
  const { stdout } = await promisify(execFile)('sh', ['-c', `${real} -s -w '\n%{http_code}'`], { cwd: folder, env: { ...process.env, BASE_URL: p.host, RETURN_SESSION: session } });
  const [body = '', status] = stdout.split(/\n(?=\d+$)/);
  return [Number(status), body === '' ? undefined : JSON.parse(body)];
}

test('the commands of the page run one after the other: look up, read, make a return in both forms, follow and cancel it [E-DOCS-1]', async () => {
  const { SHIRT_WHITE_M: line = '' } = await p.delivered('#1042', [['SHIRT_WHITE_M', 2]]);
  const examples = pageExamples(page);
  const commandsOf = (id: string): readonly string[] => examples.get(`portal.${id}`) ?? [];
  const only = (id: string): string => commandsOf(id)[0] ?? '';
  expect((await run(only('read')))[0]).toBe(200);
  const [found, { data: { session } }] = await run(only('lookup'));
  expect([found, (await run(only('order'), { session }))[0]]).toEqual([200, 200]);

  const [, sampleLine = ''] = /"id":"([^"]+)"/.exec(only('create_return')) ?? [];
  const made = await Promise.all(commandsOf('create_return').map((command) => run(command, { session, replacing: { [sampleLine]: line } })));
  expect(made.map(([status, { errors }]) => [status, errors])).toEqual([[201, undefined], [201, undefined]]);
  const [[, { data: first }], [, { data: second }]] = made as [(typeof made)[0], (typeof made)[0]];
  const { return: { photos } } = await p.asStaff('query R($reference: ID!) { return(reference: $reference) { photos { width } } }', { reference: second.number });
  expect(photos).toEqual([{ width: 30 }]);

  const [, sampleToken = ''] = /\/r\/([\w-]+)"/.exec(only('return')) ?? [];
  const ofReturn = { replacing: { [sampleToken]: first.token as string } };
  expect((await run(only('return'), ofReturn))[0]).toBe(200);
  expect([await run(only('label'), ofReturn), JSON.parse(await readFile(join(folder, 'label.pdf'), 'utf8'))]).toEqual([[409, undefined], { message: 'label_not_ready', retry_after: 5 }]);
  const [cancelled, { data }] = await run(only('cancel_return'), ofReturn);
  expect([cancelled, data.status]).toEqual([200, 'cancelled']);
});

test('what a path that is not here, a method that it does not have and an unknown store answer is what the description and the page say [E-DOCS-1]', async () => {
  const { info: { description }, paths } = await (await fetch(`${p.host}/api/oms/v1/public/returns/openapi.json`)).json() as { info: { description: string }; paths: Readonly<Record<string, any>> }; // eslint-disable-line @typescript-eslint/no-explicit-any -- a description has any shape
  const [missing, wrong, unknown] = [await p.call('GET', '/lume/nowhere'), await p.call('DELETE', '/lume/order'), await p.call('GET', '/nobody')];
  expect([missing.status, missing.text, wrong.status, wrong.text, wrong.headers.get('allow')]).toEqual([404, '{"message":"Not found."}', 405, '{"message":"method_not_allowed"}', 'GET, HEAD, OPTIONS']);
  for (const { status, text } of [missing, wrong]) expect(description).toMatch(new RegExp(`answered ${String(status)}[^:]*: \`${text.replaceAll(/[{}.]/g, String.raw`\$&`)}\``));
  expect([unknown.status, unknown.text, paths['/{slug}'].get.responses['404'].content['application/json'].examples.empty.value]).toEqual([404, '{"message":""}', { message: '' }]);
  expect(page).toContain('Branch on <code>message</code>.');
  expect(description).toContain('as X-Forwarded-For: 203.0.113.7,');
  expect(page).toContain('<code>404 &quot;&quot;</code> The message is empty: there is no such store, or its portal is switched off.');
});
