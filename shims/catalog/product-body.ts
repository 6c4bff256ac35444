import { readBody } from './read-body.js';
import { readProduct } from './read-item.js';
import { readPart } from './read-part.js';

/** The body of a write of one product, read. */
export const readProductBody = (body: Buffer): unknown => readPart(readProduct(readBody(body) ?? {}));
