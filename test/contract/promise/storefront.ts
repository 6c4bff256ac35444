import { pino } from 'pino';
import { uuidV7Ids } from '#kernel/ids.js';
import type { CallContext } from '#contract/principal.js';
import { surface as promise } from '../../../shims/promise/surface.js';
import { DeliveryPromiseDocument, type DeliveryPromiseQuery, type DeliveryPromiseQueryVariables } from '../../../shims/promise/operations/delivery-promise.generated.js';
import { StoreConnectionDocument } from '../../../shims/promise/operations/store-connection.generated.js';
import { fakeCall } from '../../kit/fake-call.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openHost } from '../../kit/open-portico.js';
import { promiseJudge } from './promise-judge.js';

/** A promise as the graph answers it. */
export type GraphPromise = DeliveryPromiseQuery['deliveryPromise'];

/** One of its options. */
export type GraphOption = GraphPromise['options'][number];

/** The token of a store that any page may call. */
export const OPEN = `npk_7_${'a'.repeat(40)}`;

/** The token of a store whose pages are at two origins, with ten calls a minute. */
export const LISTED = `npk_7_${'B'.repeat(40)}`;

/** The token of another one of the same. */
export const OTHER = `npk_7_${'c'.repeat(40)}`;

const store = (id: string, more: { readonly origins: readonly string[]; readonly ratePerMinute: number }) => ({ id, companyId: 7, name: 'Storefront', ...more });

const ORIGINS = ['https://Shop.example/', 'https://m.shop.example'];
const STORES: Readonly<Record<string, ReturnType<typeof store>>> = {
  [OPEN]: store('c-1', { origins: [], ratePerMinute: 600 }), [LISTED]: store('c-2', { origins: ORIGINS, ratePerMinute: 10 }), [OTHER]: store('c-3', { origins: ORIGINS, ratePerMinute: 10 }),
};

/** Stock that is there, ordered until noon in Italy. */
export const IN_STOCK: GraphOption = { method: 'STANDARD', status: 'IN_STOCK', availableFrom: null, orderBy: '2026-11-23T11:00:00.000Z', shipsOn: '2026-11-23', deliveryFrom: '2026-11-25', deliveryTo: '2026-11-27' };

/** The same by the faster method, in one day. */
export const NEXT_DAY: GraphOption = { ...IN_STOCK, method: 'EXPRESS', deliveryFrom: '2026-11-24', deliveryTo: '2026-11-24' };

/** Stock that a supplier is to deliver. */
export const INCOMING: GraphOption = { method: 'STANDARD', status: 'INCOMING', availableFrom: '2026-12-01', orderBy: null, shipsOn: '2026-12-01', deliveryFrom: '2026-12-03', deliveryTo: '2026-12-07' };

/** Nothing. */
export const UNAVAILABLE: GraphOption = { method: 'EXPRESS', status: 'UNAVAILABLE', availableFrom: null, orderBy: null, shipsOn: null, deliveryFrom: null, deliveryTo: null };

/** A store in Milan where it can be collected this noon. */
export const MILAN = { locationCode: 'MILANO', name: 'Milano store', city: 'Milano', address: 'Via Torino 15', readyAt: '2026-11-23T11:05:00.000Z' };

/** What the graph answers for one shirt. */
export const PROMISED: GraphPromise = { computedAt: '2026-11-23T08:39:30.000Z', countryCode: 'IT', items: [{ sku: 'SHIRT', quantity: 1, known: true }], options: [IN_STOCK, NEXT_DAY], pickup: [MILAN] };

/** Interface G over a graph that answers what a test says, on Monday 23 November 2026, 8:40 UTC. */
export async function openStorefront() {
  const clock = manualClock('2026-11-23T08:40:00.000Z');
  const asked: { readonly input: DeliveryPromiseQueryVariables['input']; readonly context: CallContext }[] = [];
  const tokens: unknown[] = [];
  const stores = new Map(Object.entries(STORES));
  let answer: GraphPromise | Error = PROMISED;
  const call = fakeCall([
    [StoreConnectionDocument, (shown) => { tokens.push(shown); return { storeConnection: stores.get(shown.token) ?? null }; }],
    [DeliveryPromiseDocument, ({ input }, context) => { asked.push({ input, context }); if (answer instanceof Error) throw answer; return { deliveryPromise: answer }; }],
  ]);
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => { logged.push(line); } });
  const { base, port, close } = await openHost([{ surface: promise, judge: promiseJudge }], { call, clock, ids: uuidV7Ids(clock), log, trustedProxies: ['127.0.0.1'] });
  const url = (query: string): string => `${base}/api/oms/v1/public/promise${query}`;
  let addresses = 0;
  /** Each call comes from an address of its own, unless a test says otherwise. */
  const send = (query: string, { headers = {}, ...init }: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {}): Promise<Response> => {
    addresses += 1;
    return fetch(url(query), { ...init, headers: { 'x-forwarded-for': `203.0.${String(addresses >> 8)}.${String(addresses & 255)}`, ...headers } });
  };
  const read = async (query: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly [status: number, body: string]> => {
    const response = await send(query, { headers });
    return [response.status, await response.text()];
  };
  return {
    clock, asked, tokens, logged, base, port, close, send, read,
    /** The graph answers this from now on. */
    answers: (next: Partial<GraphPromise> | Error): void => { answer = next instanceof Error ? next : { ...PROMISED, ...next }; },
    /** The graph knows this token too. */
    knows: (token: string): void => { stores.set(token, store('c-9', { origins: [], ratePerMinute: 600 })); },
    /** What a call that is answered asks the graph for. */
    inputOf: async (query: string) => {
      const [status] = await read(query);
      return status === 200 ? asked.at(-1)?.input : status;
    },
  };
}

/** An open storefront. */
export type Storefront = Awaited<ReturnType<typeof openStorefront>>;
