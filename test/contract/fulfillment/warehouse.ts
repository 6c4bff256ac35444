import { pino } from 'pino';
import { Failure } from '#contract/failure.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { surface as fulfillment } from '../../../shims/fulfillment/surface.js';
import { fakeCall } from '../../kit/fake-call.js';
import { rawCall } from '../../kit/listen.js';
import { openHost } from '../../kit/open-portico.js';
import { fakeIdentity } from './fake-identity.js';
import { fakeOrders, readyOrder } from './fake-orders.js';
import { fakeReturns } from './fake-returns.js';

/** The key of the tests' warehouse. */
export const KEY = 'pfk_test_0123456789';

/** The id of its first order. */
export const ORDER_ID = '019aa000-0000-7000-8000-000000001042';

/** A clock that tests turn by hand. */
export const turnableClock = (start: string) => {
  let time = Date.parse(start);
  return { now: () => new Date(time), advance: (milliseconds: number) => { time += milliseconds; } };
};

/** An active connection of the Berlin warehouse. */
export const CONNECTION = {
  id: '019aa000-0000-7000-8000-00000000c001', kind: 'FULFILLMENT', name: 'Berlin WMS', status: 'ACTIVE', companyId: 7, companyName: 'Lume Studio',
  warehouseId: '019aa000-0000-7000-8000-00000000b001', scopes: ['fulfillment:read', 'fulfillment:write'], ratePerMinute: 600, silent: false, webhooksEnabled: false, settings: null,
} as const;

/** A listening surface over a graph in memory, with one active connection and the order #1042. */
export async function openWarehouse({ trustedProxies = [] }: { trustedProxies?: string[] } = {}) {
  const clock = turnableClock('2026-11-21T09:00:00.000Z');
  const identity = fakeIdentity(clock);
  const orders = fakeOrders();
  const returns = fakeReturns();
  identity.connections.set(KEY, CONNECTION);
  orders.orders.push(readyOrder('#1042', ORDER_ID));
  const outages = new Map<string, unknown>();
  const messages: { msg: string; requestId?: string; refused?: number }[] = [];
  const gates = new Map<string, Promise<void>>();
  const recorded = new Map<string, unknown>();
  const call = fakeCall([...identity.answers, ...orders.answers, ...returns.answers], async (name, { variables, context, answer }) => {
    const { command } = context;
    if (command?.recordedOnly) return recordedResult(recorded, command.id);
    orders.asked.push({ operation: name, variables, context });
    await gates.get(name);
    if (outages.has(name)) throw outages.get(name);
    const result = await answer();
    if (command) recorded.set(command.id, result);
    return result;
  });
  const log = pino({ level: 'warn' }, { write: (line) => { messages.push(JSON.parse(line) as (typeof messages)[number]); } });
  const counted: string[] = [];
  const figures = { unknownCaller: (_: string, status: number) => { counted.push(`unknown ${String(status)}`); }, unlogged: () => { counted.push('unlogged'); } };
  const { base, port, close } = await openHost([{ surface: fulfillment }], { call, clock, ids: uuidV7Ids(clock), log, trustedProxies, figures });
  return {
    base, clock, identity, orders, returns, outages, gates, messages, counted, port, close,
    /** Send one call with the key. */
    send: (path: string, init: RequestInit = {}) => fetch(`${base}/api/fulfillment/v1${path}`, { ...init, headers: { authorization: `Bearer ${KEY}`, ...init.headers } }),
    /** Sends raw bytes; resolves with the answer until the other side closes. */
    raw: async (text: string | Buffer) => (await rawCall(port, text)).toString('utf8'),
  };
}

function recordedResult(recorded: ReadonlyMap<string, unknown>, command: string): unknown {
  if (!recorded.has(command)) throw new Failure('IDEMPOTENCY_KEY_IN_PROGRESS', 'The first request with this Idempotency-Key is still running');
  return recorded.get(command);
}

/** An open warehouse. */
export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>;

/** The error object of an answer. */
export const errorOf = async (response: Response) => (await response.json() as { error: { code: string; message: string; request_id: string; details: unknown } }).error;
