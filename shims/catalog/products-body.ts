import type { BodyReader } from '#kit/body/body-reader.js';
import { threadedBody } from '#kit/body/threaded-body.js';
import { isHeavy, MOST_BYTES, SMALL_BYTES } from './read-body.js';

/** Reads bodies with products: on a thread, whose program is the module, where they are large or have much HTML. */
export const productsBody = (module: URL, small: BodyReader['read']): BodyReader => threadedBody({ limit: MOST_BYTES, module, small, smallBytes: SMALL_BYTES, isHeavy });
