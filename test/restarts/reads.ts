import type { Door, WireCall } from '../kills/doors.js';
import { IS_DONE, type Work } from '../kills/work.js';

const read = (door: Door, path: string, more: Partial<WireCall> = {}): Work => ({ call: { door, method: 'GET', path, ...more }, isDone: IS_DONE[door], reads: true, apply: () => undefined });

/** Reads of the interfaces that have orders and products, and of the graph. */
export const READS: readonly Work[] = [
  read('A', '/orders'), read('D', '/orders?limit=5'), read('D', '/inventory'), read('H', '/products?limit=5'),
  read('staff', '', { method: 'POST', body: JSON.stringify({ query: '{ orders(first: 5) { nodes { number status fulfillmentOrders { status } } } }' }) }),
];
