import { jsonBody } from '#kit/body/body-reader.js';
import { jsonAnswer } from '#kit/json-answer.js';
import type { Surface } from '#kit/surface.js';
import { RETURNS_API } from './api-description.js';
import { cancelReturn } from './cancel-return.js';
import { createReturn } from './create-return.js';
import { returnsFailure } from './errors.js';
import { OPEN_TO_ALL } from './limits.js';
import { lookup } from './lookup.js';
import { ROOTS } from './paths.js';
import { portalInfo } from './portal-info.js';
import { readLabel } from './read-label.js';
import { readOrder } from './read-order.js';
import { readReturn } from './read-return.js';
import { PHOTO_ROOT, returnPhoto } from './return-photo.js';
import { ANYBODY } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

const SMALL_BODY = 16_384;

/** Interface E (document 2): the returns portal. */
export const surface: Surface<StoreCaller> = {
  letter: 'E',
  name: 'returns',
  host: 'commerce',
  roots: [ROOTS.api, PHOTO_ROOT],
  routes: [portalInfo, lookup, readOrder, createReturn, readReturn, readLabel, cancelReturn, returnPhoto],
  access: ANYBODY,
  callLog: 'none',
  limits: [],
  cors: OPEN_TO_ALL,
  body: jsonBody(SMALL_BODY),
  believesForwarded: true,
  lenientPath: (path) => (path.endsWith('/') ? path.slice(0, -1) : path),
  encode: jsonAnswer,
  fail: returnsFailure,
  description: RETURNS_API,
  about: { summary: 'Shoppers find their order, see what can be returned, make a return and follow it; the same calls that the hosted page makes.' },
};
