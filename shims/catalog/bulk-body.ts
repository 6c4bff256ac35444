import { readBody } from './read-body.js';
import { readItem } from './read-item.js';
import { readPart } from './read-part.js';

/** The most products of a call. */
export const MOST_BULK = 100;

/** The body of a write of many products: each of them read, unless there are too many; anything else is left to the route's schema. */
export function readBulkBody(body: Buffer): unknown {
  const sent = readBody(body);
  if (typeof sent !== 'object' || sent === null || !('products' in sent) || !Array.isArray(sent.products) || sent.products.length > MOST_BULK) return sent;
  return { products: readPart(sent.products.map(readItem)) };
}
