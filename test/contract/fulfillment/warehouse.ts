import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Kind, type DocumentNode } from 'graphql';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { descriptionsOf } from '#kit/docs/documentation.js';
import { serveSurface } from '#kit/serve-surface.js';
import { surface as fulfillment } from '../../../shims/fulfillment/surface.js';
import { judged } from '../../kit/answers-seen.js';
import { describedJudge } from '../../kit/openapi-judge.js';
import { fakeIdentity } from './fake-identity.js';
import { fakeOrders, readyOrder } from './fake-orders.js';
import { fakeReturns } from './fake-returns.js';

/** The key of the warehouse that the tests speak for. */
export const KEY = 'pfk_test_0123456789';

/** The id of its first order. */
export const ORDER_ID = '019aa000-0000-7000-8000-000000001042';

/** A clock that tests turn by hand. */
export const turnableClock = (start: string) => {
  let time = Date.parse(start);
  return { now: () => new Date(time), advance: (milliseconds: number) => { time += milliseconds; } };
};

const nameOf = (operation: DocumentNode): string => operation.definitions.flatMap((part) => (part.kind === Kind.OPERATION_DEFINITION ? [part.name?.value ?? ''] : []))[0] ?? '';

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
  const operations: Record<string, (variables: never) => unknown> = {
    Authenticate: ({ input }: { input: never }) => ({ authenticate: identity.authenticate(input) }),
    ClaimCall: ({ input }: { input: never }) => ({ claimCall: identity.claimCall(input) }),
    FinishCall: ({ input }: { input: never }) => ({ finishCall: identity.finishCall(input) }),
    LogCall: ({ input }: { input: never }) => ({ logCall: identity.logCall(input) }),
    Ping: () => ({ warehouse: orders.warehouse }),
    ListOrders: (variables: never) => ({ warehouseOrders: orders.warehouseOrders(variables) }),
    ReadOrder: (variables: never) => ({ warehouseOrder: orders.warehouseOrder(variables) }),
    AcceptOrder: (variables: never) => ({ acceptFulfillmentOrder: orders.acceptFulfillmentOrder(variables) }),
    ReadLabels: (variables: never) => ({ warehouseLabels: orders.warehouseLabels(variables) }),
    MakeLabels: (variables: never) => ({ makeWarehouseLabels: orders.makeWarehouseLabels(variables) }),
    ReadDocuments: (variables: never) => ({ warehouseDocuments: orders.warehouseDocuments(variables) }),
    RejectOrder: (variables: never) => ({ rejectFulfillmentOrder: orders.rejectFulfillmentOrder(variables) }),
    ...returns.operations,
  };
  const gates = new Map<string, Promise<void>>();
  const recorded = new Map<string, unknown>();
  const call = (async (operation: DocumentNode, variables: never, context: CallContext) => {
    const name = nameOf(operation);
    const { command } = context;
    if (command?.recordedOnly) return recordedResult(recorded, command.id);
    orders.asked.push({ operation: name, variables, context });
    await gates.get(name);
    if (outages.has(name)) throw outages.get(name);
    const result = operations[name]?.(variables);
    if (command) recorded.set(command.id, result);
    return result;
  }) as unknown as Call;
  const log = pino({ level: 'warn' }, { write: (line) => { messages.push(JSON.parse(line) as (typeof messages)[number]); } });
  const limiter = await openLimiter(undefined, log);
  const counted: string[] = [];
  const figures = { unknownCaller: (_: string, status: number) => { counted.push(`unknown ${String(status)}`); }, unlogged: () => { counted.push('unlogged'); } };
  const surface = judged(serveSurface(fulfillment, { call, clock, ids: uuidV7Ids(clock), log, limiter, trustedProxies, figures }), describedJudge(descriptionsOf(fulfillment)));
  const server = await listening(createServer(alone(surface)));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${String(port)}`;
  return {
    base, clock, identity, orders, returns, outages, gates, messages, counted, port,
    /** Send one call with the key. */
    send: (path: string, init: RequestInit = {}) => fetch(`${base}/api/fulfillment/v1${path}`, { ...init, headers: { authorization: `Bearer ${KEY}`, ...init.headers } }),
    /** Send bytes as they are and read until the other side closes. */
    raw: (text: string | Buffer) => rawCall(port, text),
    close: () => new Promise<void>((resolve) => { server.closeAllConnections(); server.close(() => { resolve(); }); }),
  };
}

function recordedResult(recorded: ReadonlyMap<string, unknown>, command: string): unknown {
  if (!recorded.has(command)) throw new Failure('IDEMPOTENCY_KEY_IN_PROGRESS', 'The first request with this Idempotency-Key is still running');
  return recorded.get(command);
}

/** An open warehouse. */
export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>;

const listening = (server: Server): Promise<Server> => new Promise((resolve) => { server.listen(0, '127.0.0.1', () => { resolve(server); }); });

const rawCall = (port: number, text: string | Buffer): Promise<string> => new Promise((resolve, reject) => {
  const socket = connect(port, '127.0.0.1', () => { socket.write(text); });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject).on('close', () => { resolve(Buffer.concat(chunks).toString('utf8')); });
});

/** The error object of an answer. */
export const errorOf = async (response: Response) => (await response.json() as { error: { code: string; message: string; request_id: string; details: unknown } }).error;
