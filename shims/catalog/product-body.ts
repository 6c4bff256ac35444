import { readBody } from './read-body.js';
import { readProduct, type ReadProduct } from './read-item.js';

/** A body as its reader left it. JSON has no maps: nothing that a caller sends passes for what was read. */
export type ReadBody<T> = ReadonlyMap<'read', T>;

/** The body of a write of one product. */
export const readProductBody = (body: Buffer): ReadBody<ReadProduct> => new Map([['read', readProduct(readBody(body) ?? {})]]);
