import { TRACKING_STATUSES, type CarrierFormat, type MappedCode, type TrackingStatus } from './carrier-connection.js';

/** The aggregator's status ids (document 2 decisions, F). */
export const STATUS_OF_ID: Readonly<Partial<Record<string, TrackingStatus>>> = {
  0: 'PENDING', 1: 'PENDING', 2: 'PENDING', 50: 'PENDING', 20: 'PICKED_UP', 3: 'IN_TRANSIT', 8: 'IN_TRANSIT', 4: 'OUT_FOR_DELIVERY', 5: 'EXCEPTION', 10: 'HELD', 6: 'EXCEPTION',
  95: 'RETURNED_TO_SENDER', 99: 'DELIVERED',
};

/** The express carrier's status codes; `unknown` is inferred from the description (document 2 decisions, F). */
export const STATUS_OF_CODE: Readonly<Partial<Record<string, TrackingStatus>>> = { 'pre-transit': 'PENDING', transit: 'IN_TRANSIT', delivered: 'DELIVERED', failure: 'EXCEPTION' };

const entries = (map: Readonly<Partial<Record<string, TrackingStatus>>>): MappedCode[] => Object.entries(map).flatMap(([code, status]) => (status === undefined ? [] : [{ code, status }]));

/** The codes of each format that have a meaning before any map; those of GENERIC are the platform's own words, which a map comes before. */
export const STANDARD_CODES: Readonly<Record<CarrierFormat, readonly MappedCode[]>> = {
  AGGREGATOR: entries(STATUS_OF_ID), EXPRESS: entries(STATUS_OF_CODE), GENERIC: TRACKING_STATUSES.map((status) => ({ code: status.toLowerCase(), status })),
};
