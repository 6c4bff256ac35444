import { jsonBody } from '#kit/body/body-reader.js';
import { firstOf } from '#kit/handler.js';
import { jsonAnswer } from '#kit/json-answer.js';
import type { Surface } from '#kit/surface.js';
import { PROMISE_API } from './api-description.js';
import { promiseFailure } from './errors.js';
import { LIMITS, STOREFRONTS } from './limits.js';
import { ROOT } from './paths.js';
import { readPromise } from './read-promise.js';
import { snippet } from './snippet/snippet.js';
import { snippetExample } from './snippet/snippet-example.js';
import { BY_STORE_TOKEN } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

const NO_BODY = 1024;

/** Interface G (document 2): the delivery promise for storefronts. */
export const surface: Surface<StoreCaller> = {
  letter: 'G',
  name: 'promise',
  listing: { callers: 'Storefronts that show when an order would arrive', authentication: 'store token (`?token=npk_…`), public' },
  host: 'commerce',
  group: 'Delivery promise',
  roots: [ROOT],
  routes: [readPromise],
  access: BY_STORE_TOKEN,
  cors: STOREFRONTS,
  callLog: 'none',
  limits: LIMITS,
  body: jsonBody(NO_BODY), // it has no call with a body
  encode: jsonAnswer,
  fail: promiseFailure,
  description: PROMISE_API,
  documents: firstOf([snippet, snippetExample]),
  demo: [{ key: 'store', kind: 'STORE', label: 'Storefront' }],
  about: { summary: 'Storefronts ask when a product or a cart would arrive if it were ordered now, and where it can be collected, with a sentence for the shopper in five languages.' },
};
