import { rawBody } from '#kit/body/body-reader.js';
import { jsonAnswer } from '#kit/json-answer.js';
import type { Surface } from '#kit/surface.js';
import { COLLECTOR_API } from './api-description.js';
import { changeConsent } from './change-consent.js';
import { collectEvents } from './collect-events.js';
import { byCollectorKey } from './collector-access.js';
import type { CollectorCaller } from './collector-caller.js';
import { collectorFailure } from './errors.js';
import { BODY_BYTES, LIMITS, STOREFRONTS } from './limits.js';
import { ROOT } from './paths.js';
import { ping } from './ping.js';
import { simulateVisits } from './simulate-visits.js';
import { sizeWidget } from './size-widget.js';
import { collectorScripts } from './script/script.js';

/** Interface I (document 3): the collector of storefronts. */
export const surface: Surface<CollectorCaller> = {
  letter: 'I',
  name: 'collector',
  listing: { callers: 'Storefronts that report what visitors do', authentication: 'public key (`pk_…`) and the page\'s origin' },
  host: 'catalog',
  group: 'Collector',
  service: 'collector',
  roots: [ROOT],
  routes: [collectEvents, changeConsent, ping, sizeWidget, simulateVisits],
  access: byCollectorKey(),
  cors: STOREFRONTS,
  callLog: 'none',
  limits: LIMITS,
  body: { ...rawBody(BODY_BYTES), alsoAs: ['text/plain'] },
  encode: jsonAnswer,
  fail: collectorFailure,
  description: COLLECTOR_API,
  documents: collectorScripts,
  demo: [{ key: 'collector', kind: 'COLLECTOR', label: 'Storefront collector', collector: { settings: { domains: ['shop.example', '*.shop.example', '127.0.0.1', 'localhost'] }, origin: 'https://shop.example' } }],
  about: { summary: 'Storefronts report what their visitors do, with their consent alone.' },
};
