import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig, SUBGRAPHS } from '#kernel/config.js';
import { masterKeyId } from '../../gateway/server/deployment-keys.js';
import type * as Receiver from '../../shims/webhooks/verify.mjs';
import { databaseSettings } from '../kit/database-settings.js';
import { testDialect } from '../kit/database.js';
import { freePorts } from '../kit/free-ports.js';
import { portico, refusedStart, startProcess, type Ended, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { until } from '../kit/until.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';
import { openShop, staffToken, type Shop } from './shop.js';
import { storedRows } from './stored-rows.js';

const { verify } = await import(pathToFileURL(resolve('shims/webhooks/verify.mjs')).href) as typeof Receiver;

const [FIRST, SECOND] = ['5a'.repeat(31) + '07', '7b'.repeat(31) + '08'];
const COMMAND_LINE = 'dist/bundle/command-line.js';
const PAGE = 'query Page($after: String) { orders(first: 1, after: $after) { nodes { number } pageInfo { endCursor } } }';
const isEmbedded = testDialect === 'sqlite';

interface Page {
  readonly orders: { readonly nodes: readonly { readonly number: string }[]; readonly pageInfo: { readonly endCursor: string } };
}

/** What a product gave out before its master key was replaced. */
interface GivenOut {
  readonly cursor: string;
  readonly session: string;
  readonly webhookSecret: string;
}

const idOf = (key: string): string => masterKeyId(Buffer.from(key, 'hex'));

describe('the master key of a product whose gateway is a process of its own', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'master.key');
  let settings: Settings;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let [rest, gateway]: (PorticoProcess | undefined)[] = [];
  let [shop, given]: [Shop | undefined, GivenOut | undefined] = [undefined, undefined];
  let orders = 1;

  const startRest = async (more: Settings = {}): Promise<void> => { rest = await startProcess({ ...settings, PORTICO_SERVICES: 'all,-gateway', ...more }); };
  const startGateway = async (more: Settings = {}): Promise<void> => { gateway = await startProcess({ ...settings, PORTICO_SERVICES: 'gateway', ...more }); };
  const rotate = (more: Settings = {}): Promise<Ended> => portico({ ...settings, ...more }, 'master-key', 'rotate');
  const keysInFile = (): string[] => readFileSync(file, 'utf8').trim().split('\n');
  const wrappedWith = async (): Promise<string[]> => {
    const { databases } = readConfig(settings);
    const rows = await Promise.all(SUBGRAPHS.map((name) => storedRows<{ key_id: string }>(databases[name], 'SELECT key_id FROM data_key')));
    return [...new Set(rows.flat().map(({ key_id: id }) => id))];
  };
  const open = (): { readonly shop: Shop; readonly given: GivenOut } => {
    if (!shop || !given) throw new TypeError('They were made first');
    return { shop, given };
  };
  const portal = async (path: string, init: RequestInit): Promise<{ readonly status: number; readonly body: { readonly data?: { readonly session?: string } } }> => {
    const response = await fetch(`http://127.0.0.1:${String(Number(settings['PORT']) + 1)}/api/oms/v1/public/returns/lume${path}`, init);
    return { status: response.status, body: await response.json() as object };
  };

  beforeAll(async () => {
    settings = { PORT: String(await freePorts()), PORTICO_DATA: folder, PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', ...(!isEmbedded && { PORTICO_MASTER_KEY: FIRST }), ...databaseSettings() };
    receiver = await openReceiver();
    const token = await staffToken(settings);
    await startRest();
    await startGateway();
    shop = await openShop(Number(settings['PORT']), token);
    await shop.asStaff('mutation S($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: 'lume' } });
    const { createConnection: made } = await shop.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { webhookSecret connection { id } } }', { input: { kind: 'COMMERCE', name: 'Shop', webhookUrl: receiver.url } }) as { createConnection: { webhookSecret: string; connection: { id: string } } };
    await shop.asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: made.connection.id });
    await shop.place('#1', { email: 'ada@customer.example' });
    for (const step of ['accept', 'picked', 'shipments']) await shop.post(`/orders/1/${step}`, step === 'picked' ? '{"lines":[{"sku":"MUG","quantity":2}]}' : '', step);
    const { status, body } = await portal('/lookup', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"order":"#1","verifier":"ada@customer.example","language":"en"}' });
    expect([status, typeof body.data?.session]).toEqual([200, 'string']);
    const { orders: { pageInfo } } = await shop.asStaff(PAGE) as Page;
    given = { cursor: pageInfo.endCursor, session: body.data?.session ?? '', webhookSecret: made.webhookSecret };
  });
  afterAll(async () => {
    expect(await Promise.all([rest?.stop(), gateway?.stop()])).toEqual([0, 0]);
    await receiver.close();
  });

  /** Everything that was given out is good, and what was sealed is read. */
  const expectWhole = async (): Promise<void> => {
    const { shop: { asStaff, place }, given: { cursor, session, webhookSecret } } = open();
    expect(await asStaff(PAGE, { after: cursor })).toMatchObject({ orders: { nodes: expect.any(Array) as unknown } });
    expect((await portal('/order', { headers: { 'x-return-session': session } })).status).toBe(200);
    const before = receiver.received.length;
    orders += 1;
    await place(`#${String(orders)}`);
    const received = await until(() => Promise.resolve(receiver.received.slice(before)[0]));
    expect(verify(webhookSecret, String(received.headers['x-service-signature']), Buffer.from(received.body))).toBe(true);
  };

  /** Calls of staff, through the gateway and from process to process, as long as some work takes; none may fail. */
  const whileCalled = async <T>(work: Promise<T>): Promise<T> => {
    const { shop: { asStaff } } = open();
    let isOver = false;
    const over = work.finally(() => { isOver = true; });
    await until(async () => {
      await asStaff('{ company { name } }');
      return isOver || undefined;
    });
    return over;
  };

  const embedded = isEmbedded ? it : it.skip;
  const onServer = isEmbedded ? it.skip : it;

  embedded('generated into the data folder is replaced by one command while everything runs and is called, and the old one opens nothing [REL-S13]', async () => {
    const [old = ''] = keysInFile();
    const { status, stdout } = await whileCalled(rotate());
    const [made = '', ...others] = keysInFile();
    expect([status, others, made === old, await wrappedWith()]).toEqual([0, [], false, [idOf(made)]]);
    for (const name of SUBGRAPHS) expect(stdout).toMatch(new RegExp(`^${name} +good +is wrapped with the master key ${idOf(made)}, not with ${idOf(old)} any more$`, 'm'));
    await rest?.stop();
    const refused = await refusedStart({ ...settings, PORTICO_SERVICES: 'all,-gateway', PORTICO_MASTER_KEY: old });
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(new RegExp(`^Portico cannot start: PORTICO_MASTER_KEY: the secrets of the \\w+ database .* are sealed with the key ${idOf(made)}, and PORTICO_MASTER_KEY is the key ${idOf(old)}; restore master.key from a backup or set PORTICO_MASTER_KEY to that key, or to a list that has it\\n$`))]);
    await startRest(); // with the new key alone, called by a gateway that was started with the old one
    await expectWhole();
  });

  embedded('is replaced by the next command where one was killed in the middle; two at once are one', async () => {
    const [old = ''] = keysInFile();
    await killedOnce(settings, () => keysInFile().length > 1);
    const [made = '', ...others] = keysInFile();
    expect(others).toEqual([old]);
    await expectWhole();
    const both = await whileCalled(Promise.all([rotate(), rotate()]));
    expect(both.map(({ status, stderr }) => [status, stderr]).sort()).toEqual([[0, ''], [1, 'Another rotation of the master key is under way here\n']]);
    expect([keysInFile(), await wrappedWith()]).toEqual([[made], [idOf(made)]]);
    const { stdout } = await portico(settings, 'doctor');
    for (const name of SUBGRAPHS) expect(stdout).toMatch(new RegExp(`^${name} database +good .*; its keys are wrapped with the master key ${idOf(made)}$`, 'm'));
    await expectWhole();
  });

  embedded('of a server that does not know the new one stays, and the command says so', async () => {
    const [old = ''] = keysInFile();
    const { status, stdout } = await rotate({ PORTICO_MASTER_KEY: `${SECOND},${old}` });
    expect([status, stdout.match(/^\w+ +BAD +The server that runs on this data folder does not know the master key \w{8} yet: restart it with a PORTICO_MASTER_KEY that has it/gm)?.length, await wrappedWith()]).toEqual([1, SUBGRAPHS.length, [idOf(old)]]);
    expect(stdout).toMatch(/^PORTICO_MASTER_KEY +BAD +must keep all of its keys: run the command again/m);
    writeFileSync(file, `${SECOND}\n${old}\n`); // as by hand, for processes on several machines: they follow it
    expect((await whileCalled(rotate())).status).toBe(0);
    expect([keysInFile(), await wrappedWith()]).toEqual([[SECOND], [idOf(SECOND)]]);
  });

  onServer('is replaced by two rolling restarts and a command between them, and the old one opens nothing [REL-S13]', async () => {
    const list = { PORTICO_MASTER_KEY: `${SECOND},${FIRST}` };
    await gateway?.stop();
    await startGateway(list); // calls processes that know the old key alone
    await expectWhole();
    await rest?.stop();
    await startRest(list);
    const { status, stdout } = await whileCalled(rotate(list));
    expect([status, await wrappedWith()]).toEqual([0, [idOf(SECOND)]]);
    for (const name of SUBGRAPHS) expect(stdout).toMatch(new RegExp(`^${name} +good +is wrapped with the master key ${idOf(SECOND)}, not with ${idOf(FIRST)} any more$`, 'm'));
    expect((await rotate(list)).stdout).toMatch(new RegExp(`^orders +good +was wrapped with the master key ${idOf(SECOND)} already$`, 'm'));
    await rest?.stop();
    const refused = await refusedStart({ ...settings, PORTICO_SERVICES: 'all,-gateway' });
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(new RegExp(` are sealed with the key ${idOf(SECOND)}, and PORTICO_MASTER_KEY is the key ${idOf(FIRST)}; `))]);
    await startRest({ PORTICO_MASTER_KEY: SECOND }); // called by a process that still has both
    await expectWhole();
  });
});

/** The command in a process of its own, killed as soon as something is there. */
async function killedOnce(settings: Settings, isThere: () => boolean): Promise<void> {
  const child = execFile(process.execPath, [COMMAND_LINE, 'master-key', 'rotate'], { env: { PATH: process.env['PATH'], PORTICO_DEMO: 'off', ...settings } });
  const ended = new Promise<void>((resolve) => { child.once('exit', () => { resolve(); }); });
  await until(() => Promise.resolve(isThere() ? true : undefined));
  child.kill('SIGKILL');
  await ended;
}
