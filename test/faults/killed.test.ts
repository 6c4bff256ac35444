import { databaseSettings } from '../kit/database-settings.js';
import { temporaryFolder } from '../kit/database.js';
import { freePorts } from '../kit/free-ports.js';
import type { Settings } from '../kit/portico-process.js';
import { FAIL_POINTS } from './fail-point.js';
import { startFaulty, type FaultyProcess } from './faulty-process.js';
import { openShop, staffToken, type Shop } from './shop.js';
import { accepted, timeline } from './timeline.js';

const MINUTES = 180_000;
const LEASE_AND_MORE = 121_000;

let settings: Settings;
let portico: FaultyProcess;
let shop: Shop;

beforeAll(async () => {
  const base = await freePorts();
  settings = { PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
  const token = await staffToken(settings);
  portico = await startFaulty(settings);
  shop = await openShop(base, token);
}, MINUTES);
afterAll(() => portico.stop(), MINUTES);

const accept = async (number: string) => {
  const response = await fetch(`${shop.warehouse}/orders/${number}/accept`, {
    method: 'POST', body: '{"wms_reference": "W-1"}', headers: { authorization: `Bearer ${shop.apiKey}`, 'idempotency-key': `take-${number}` },
  });
  const body = await response.json() as { number?: string; status?: string; wms_reference?: string; error?: { code: string } };
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), body };
};

test.each(FAIL_POINTS.map((point, index) => [point, String(index + 1)] as const))('killed %s, a repeated acceptance is done once and answered [A-KEY-2] [A-KEY-4] [A-KEY-5]', async (point, number) => {
  await shop.place(`#${number}`);
  await portico.tell({ arm: point });
  await expect(accept(number)).rejects.toThrow('fetch failed');
  expect(await portico.died).toBe('SIGKILL');
  portico = await startFaulty(settings);

  const isStored = point === 'before the answer';
  const first = await accept(number);
  expect([first.status, first.body.error?.code, first.replayed]).toEqual(isStored ? [200, undefined, 'true'] : [409, 'idempotency_key_in_progress', null]);
  await portico.tell({ turn: LEASE_AND_MORE });
  const second = await accept(number);
  expect([second.status, second.replayed]).toEqual([200, isStored ? 'true' : null]);
  expect(second.body).toMatchObject({ number: `#${number}`, status: 'accepted', wms_reference: 'W-1' });
  const third = await accept(number);
  expect(third).toEqual({ ...second, replayed: 'true' });

  const order = await timeline(shop.asStaff, number);
  expect(order.fulfillmentOrders).toEqual([{ status: 'ACCEPTED', wmsReference: 'W-1' }]);
  expect(accepted(order)).toHaveLength(1);
}, MINUTES);
