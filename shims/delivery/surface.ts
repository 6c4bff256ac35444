import { jsonBody } from '#kit/body/body-reader.js';
import { jsonAnswer } from '#kit/json-answer.js';
import { PUBLIC_IMAGE } from '#kit/public-image.js';
import type { Surface } from '#kit/surface.js';
import { DELIVERY_API } from './api-description.js';
import { BY_DELIVERY_TOKEN, type DeliveryCaller } from './delivery-access.js';
import { listEntries, readEntry } from './entries.js';
import { deliveryFailure } from './errors.js';
import { listMenus, readMenu } from './menus.js';
import { readPage } from './page.js';
import { ROOT } from './paths.js';
import { readAsset } from './asset.js';
import { listRedirects } from './redirects.js';
import { REVALIDATION } from './revalidation.js';
import { readSite } from './site.js';
import { readSitemap } from './sitemap.js';

const [NO_BODY, CALLS_A_MINUTE] = [1024, 120] as const;

/** Interface J (document 3): what editors published, for the website of a site. */
export const surface: Surface<DeliveryCaller> = {
  letter: 'J',
  name: 'delivery',
  listing: { callers: 'Websites', authentication: 'delivery token (`Bearer cmsdt_…`), on a server' },
  host: 'brain',
  group: 'Content delivery',
  roots: [ROOT, PUBLIC_IMAGE.root],
  routes: [readSite, readPage, listEntries, readEntry, listMenus, readMenu, listRedirects, readSitemap, readAsset],
  access: BY_DELIVERY_TOKEN,
  cors: { origins: 'none', preflight: false },
  callLog: 'none',
  limits: [{ by: 'address', name: 'delivery', most: CALLS_A_MINUTE, headers: 'X-RateLimit' }],
  body: jsonBody(NO_BODY), // it has no call with a body
  lenientPath: (path) => (path.endsWith('/') ? path.slice(0, -1) : path),
  encode: jsonAnswer,
  fail: deliveryFailure,
  description: DELIVERY_API,
  audience: REVALIDATION,
  about: { summary: 'Websites read what editors published: pages, entries, menus, redirects and the sitemap, in each locale.' },
};
