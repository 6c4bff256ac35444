import { jsonBody } from '#kit/body/body-reader.js';
import { pageAnswer } from '#kit/page/pages.js';
import type { Route } from '#kit/route.js';
import type { Surface } from '#kit/surface.js';
import { RETURNS_API } from './api-description.js';
import { cancelReturn } from './cancel-return.js';
import { createReturn } from './create-return.js';
import { OPEN_TO_ALL } from './limits.js';
import { lookup } from './lookup.js';
import { portalFailure } from './pages/page-failing.js';
import { SCRIPT } from './pages/portal-page.js';
import { PORTAL_PAGES } from './pages/portal-pages.js';
import { ROOTS } from './paths.js';
import { portalInfo } from './portal-info.js';
import { readLabel } from './read-label.js';
import { readOrder } from './read-order.js';
import { readReturn } from './read-return.js';
import { PHOTO_ROOT, returnPhoto } from './return-photo.js';
import { simulateOrder } from './simulate-order.js';
import { ANYBODY } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

const SMALL_BODY = 16_384;

const API: readonly Route<StoreCaller>[] = [portalInfo, lookup, readOrder, createReturn, readReturn, readLabel, cancelReturn, simulateOrder];

/** The API is for pages of any origin, without cookies, and so is what is at no path of it; our own pages have cookies, and photos are for staff: both are for browsers alone. */
const ownOrigin = (route: Route<StoreCaller>): Route<StoreCaller> => ({ ...route, declares: { ...route.declares, cors: { origins: 'none' } } });

/** Interface E (document 2): the returns portal, as an API and as pages. */
export const surface: Surface<StoreCaller> = {
  letter: 'E',
  name: 'returns',
  listing: { callers: 'Shoppers who return something, on the hosted page or through a storefront', authentication: 'order number and e-mail address or postcode, then a session' },
  host: 'commerce',
  group: 'Returns',
  roots: [ROOTS.api, ROOTS.page, PHOTO_ROOT],
  routes: [...API, ...[returnPhoto, ...PORTAL_PAGES].map(ownOrigin)],
  access: ANYBODY,
  cors: OPEN_TO_ALL,
  callLog: 'none',
  limits: [],
  body: jsonBody(SMALL_BODY),
  believesForwarded: true,
  lenientPath: (path) => (path.endsWith('/') ? path.slice(0, -1) : path),
  encode: pageAnswer,
  fail: portalFailure,
  documents: SCRIPT.handler,
  description: RETURNS_API,
  about: { summary: 'Shoppers find their order, see what can be returned, make a return and follow it; the same calls that the hosted page makes.' },
};
