import { cartPath } from './promise-data.js';
import type { Credentials } from './scale-data.js';
import { send, type Call, type Side } from './sides.js';

type Surface = keyof Credentials;
interface Under { readonly sides: readonly [Side, Side]; readonly credentials: readonly [Credentials, Credentials]; readonly number: number }

const LARGEST_PAGE = 200;
const ROUNDS = { warmUp: 40, perRound: 15, rounds: 7 };

/** The calls of a surface; a path that depends on the side is asked for once before the measurement. */
export async function scaleCalls(surface: Surface, { sides, credentials, number }: Under): Promise<Call[]> {
  const get = (side: Side, path: string): Promise<string> => send(side, { method: 'GET', path, headers: { ...credentials[side === sides[0] ? 0 : 1][surface] } });
  const same = (name: string, path: string): Call => ({ name, ...ROUNDS, send: (side) => get(side, path) });
  const pages = async (name: string, path: string): Promise<Call[]> => {
    const cursors = new Map(await Promise.all(sides.map(async (side) => [side, await walked(side, path, get)] as const)));
    const at = (place: number) => (side: Side): Promise<string> => get(side, `${path}&limit=50&cursor=${cursors.get(side)?.[place] ?? ''}`);
    return [same(`${name}, first page of 50`, `${path}&limit=50`), { name: `${name}, middle page of 50`, ...ROUNDS, send: at(0) }, { name: `${name}, last page`, ...ROUNDS, send: at(1) }];
  };
  switch (surface) {
    case 'fulfillment': return [...await pages('queue', '/api/fulfillment/v1/orders?status=to_fulfill'), same('single order', `/api/fulfillment/v1/orders/${String(number)}`), same('queue since a day', `/api/fulfillment/v1/orders?updated_since=${daysAgo(1)}&limit=50`)];
    case 'commerce': return [...await pages('orders', '/api/commerce/v1/orders?status=in_fulfillment'), same('single order', `/api/commerce/v1/orders/${String(number)}`), same('orders since 5 minutes', `/api/commerce/v1/orders?updated_since=${minutesAgo(5)}&limit=50`)];
    case 'wms-json': return [same('Orders/New', '/V1/Orders/New')];
    case 'promise': return [{ name: 'cart of 5 lines', ...ROUNDS, send: (side) => get(side, cartPath(credentials[side === sides[0] ? 0 : 1].promise['token'] ?? '')) }];
    case 'wms-xml': return [same('ws_orders since a day', `/api/admin/ws/ws_orders?last_upd=${daysAgo(1).replaceAll(/\D/g, '').slice(0, 14)}`)];
  }
}

const MINUTE = 60_000;
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * MINUTE).toISOString();
const daysAgo = (days: number): string => minutesAgo(days * 24 * 60);

/** The cursors of the middle and of the last page, by reading every page. */
async function walked(side: Side, path: string, get: (side: Side, path: string) => Promise<string>): Promise<readonly [string, string]> {
  const cursors: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = JSON.parse(await get(side, `${path}&limit=${String(LARGEST_PAGE)}${cursor === '' ? '' : `&cursor=${cursor}`}`)) as { next_cursor: string | null };
    cursor = page.next_cursor;
    if (cursor !== null) cursors.push(encodeURIComponent(cursor));
    if (cursor !== null) cursor = encodeURIComponent(cursor);
  }
  return [cursors[Math.floor(cursors.length / 2)] ?? '', cursors.at(-1) ?? ''];
}
