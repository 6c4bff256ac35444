import { readConfig } from '#kernel/config.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDialect } from '../kit/database.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { freePorts } from '../kit/free-ports.js';
import { stopwatch } from '../kit/stopwatch.js';
import { startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { until } from '../kit/until.js';
import { NOT_TAKEN, openClient } from './client.js';
import { processSurfaces } from './process-surfaces.js';
import { openShop, staffToken, type Shop } from './shop.js';
import { storedRows } from './stored-rows.js';
import type { Served } from './served.js';
import { callSteadily } from './steady-callers.js';
import { surfaceCalls, type SurfaceCall } from './surface-calls.js';
import { timeline } from './timeline.js';

const MOST_STOPPING_MILLISECONDS = 10_000;
const CLIENTS = 10;
const ORDERS = 80;
const ENOUGH = 15;
const REST = 'gateway,worker,identity,orders,catalog,content';

/** A call of each surface. */
const firstOfEach = (calls: readonly SurfaceCall[]): readonly SurfaceCall[] => calls.filter(({ name }, index) => calls.findIndex((other) => other.name.startsWith(name.slice(0, 1))) === index);

/** What a caller of a surface is answered instead of 200: of an unknown carrier, of what is taken, and of an unknown client. Some may not be asked so often. */
const ANSWERS: Readonly<Partial<Record<string, readonly number[]>>> = { 'F intake': [404], 'I events': [202], 'K token': [401] };
const TOO_MANY = 429;
/** How calls end that a stopping process has not taken. */
const REFUSED = new RegExp(`^(?:ECONNREFUSED|${NOT_TAKEN})$`);

/** The process of the surfaces has no database, so that it is stopped on one of them. */
const STOPPED = [['the product in one process', 'all', undefined] as const, ...testDialect === 'sqlite' ? [['the process of the surfaces', 'surfaces', REST] as const] : []];

describe.each(STOPPED)('%s, stopped under load', (_, stopping, rest) => {
  const others: PorticoProcess[] = [];
  let settings: Settings;
  let target: PorticoProcess;
  let shop: Shop;
  let served: Served;
  let calls: readonly SurfaceCall[];

  const start = (services: string, more: Settings = {}) => startProcess({ ...settings, PORTICO_SERVICES: services, ...more });

  beforeAll(async () => {
    const base = await freePorts();
    settings = { PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
    const token = await staffToken(settings);
    if (rest !== undefined) others.push(await start(rest));
    target = await start(stopping);
    shop = await openShop(base, token);
    for (let number = 1; number <= ORDERS; number += 1) await shop.place(`#${String(number)}`);
    served = await processSurfaces({ base, shop, identity: readConfig(settings).databases.identity });
    calls = stopping === 'all' ? firstOfEach(await surfaceCalls(served)) : [];
  });
  afterAll(async () => {
    expect(await Promise.all(others.map((running) => running.stop()))).toEqual(others.map(() => 0));
  });

  /** Callers that accept orders, one after the other on a connection each, until they get no answer. */
  async function underLoad(stop: () => void): Promise<{ answered: Map<string, string>; failed: (string | undefined)[]; notTaken: readonly string[] }> {
    const answered = new Map<string, string>();
    const notTaken: string[] = [];
    let next = 0;
    const failed = await Promise.all(Array.from({ length: CLIENTS }, async () => {
      const client = openClient();
      for (;;) {
        next += 1;
        const number = String(next);
        const got = await client.post(`${shop.root}/orders/${number}/accept`, { authorization: `Bearer ${shop.apiKey}`, 'idempotency-key': `take-${number}` });
        if (got.failed === NOT_TAKEN) notTaken.push(number);
        if (got.failed !== undefined) { client.close(); return got.failed; }
        answered.set(number, `${String(got.status)} ${got.body ?? ''}`);
        if (answered.size === ENOUGH) stop();
      }
    }));
    return { answered, failed, notTaken };
  }

  it('answers every accepted call in full, takes no new connection, ends soon and in order, and keeps what it answered [A-KEY-4] [REL-R21 ABCDEFGHIJKLM]', async () => {
    const steady = callSteadily(served, calls);
    await steady.answered;
    let ended: Promise<[number | null, number]> | undefined;
    const { answered, failed, notTaken } = await underLoad(() => {
      const passed = stopwatch();
      ended = target.stop().then((status) => [status, passed()]);
    });
    expect(failed).toEqual(failed.map(() => expect.stringMatching(REFUSED)));
    expect((await steady.ended).map(({ name, statuses, failed: reason }) => [name, statuses.filter((one) => one !== TOO_MANY), reason])).toEqual(calls.map(({ name }) => [name, ANSWERS[name] ?? [200], expect.stringMatching(REFUSED)]));
    const [status, milliseconds] = await ended ?? [];
    expect(status).toBe(0);
    expect(milliseconds).toBeLessThan(MOST_STOPPING_MILLISECONDS);
    target = await start(stopping, { PORTICO_DRAIN_SECONDS: '4' });
    const taken = [...answered].filter(([number]) => Number(number) <= ORDERS);
    expect(taken.length).toBeGreaterThanOrEqual(ENOUGH);
    for (const [number, answer] of taken) {
      expect((JSON.parse(answer.slice('200 '.length)) as { status: string }).status).toBe('accepted');
      expect((await timeline(shop.asStaff, number)).fulfillmentOrders.map(({ status }) => status)).toEqual(['ACCEPTED']);
      const again = await shop.post(`/orders/${number}/accept`, '', `take-${number}`);
      expect([again.headers.get('idempotent-replayed'), `${String(again.status)} ${await again.text()}`]).toEqual(['true', answer]);
    }
    for (const number of notTaken.filter((one) => Number(one) <= ORDERS)) expect((await timeline(shop.asStaff, number)).fulfillmentOrders.map(({ status }) => status)).toEqual(['TO_FULFILL']);
  });

  it('answers 503 on /readyz before it takes no more calls, answers calls until then, and leaves its work to others', async () => {
    const host = new URL(shop.root).origin;
    const looked = async (path: string): Promise<number> => (await fetch(`${host}${path}`)).status;
    await until(async () => (await looked('/readyz') === 200 ? true : undefined));
    const stopped = target.stop();
    await until(async () => (await looked('/readyz') === 503 ? true : undefined));
    expect(await looked('/healthz')).toBe(200);
    const called = await fetch(`${shop.root}/ping`, { headers: { authorization: `Bearer ${shop.apiKey}`, connection: 'keep-alive' } });
    expect([called.status, called.headers.get('connection')]).toEqual([200, 'close']);
    await shop.place('#9000');
    expect(await stopped).toBe(0);
    if (stopping === 'all') expect(await storedRows(readConfig(settings).databases.orders, 'SELECT id FROM outbox WHERE pending = 1')).not.toEqual([]); // the relay had ended before
  });
});
