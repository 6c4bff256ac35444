import { rawBody } from '#kit/body/body-reader.js';
import { pageAnswer } from '#kit/page/pages.js';
import type { Surface } from '#kit/surface.js';
import { TRACKING_API } from './api-description.js';
import { trackingFailure } from './errors.js';
import { intake } from './intake.js';
import { ROOTS } from './paths.js';
import { BY_LINK } from './public-access.js';
import { publicTracking } from './public-tracking.js';
import { simulateEvent } from './sandbox/simulate-event.js';
import { simulateParcel } from './sandbox/simulate-parcel.js';
import { trackPage } from './track-page.js';
import type { TrackingCaller } from './tracking-caller.js';

const MEGABYTE = 1024 * 1024;

/** Interface F (document 2): public tracking, its page, and the intake of carriers' events. */
export const surface: Surface<TrackingCaller> = {
  letter: 'F',
  name: 'tracking',
  listing: { callers: 'Shoppers who follow a parcel; carriers that report on it', authentication: 'the link\'s token; carriers a key or an HMAC signature' },
  host: 'commerce',
  group: 'Tracking',
  roots: [ROOTS.tracking, ROOTS.intake, ROOTS.page],
  routes: [publicTracking, intake, simulateParcel, simulateEvent, trackPage],
  access: BY_LINK,
  callLog: 'errors',
  limits: [],
  body: rawBody(MEGABYTE),
  encode: pageAnswer,
  fail: trackingFailure,
  description: TRACKING_API,
  demo: [
    { key: 'aggregator', kind: 'CARRIER', label: 'Tracking aggregator', carrier: { format: 'AGGREGATOR', timeZone: 'Europe/Rome' } },
    { key: 'express', kind: 'CARRIER', label: 'Express carrier', carrier: { format: 'EXPRESS', timeZone: 'Europe/Berlin' } },
    { key: 'generic', kind: 'CARRIER', label: 'Local carrier', carrier: { format: 'GENERIC', timeZone: 'Europe/Rome', statusMap: [{ code: 'CON', status: 'DELIVERED' }, { code: 'GIA', status: 'HELD' }] } },
  ],
  about: { summary: 'Shoppers follow a parcel by its link, as JSON and as a page; carriers and tracking aggregators send what happens to parcels, in the format of their connection.' },
};
