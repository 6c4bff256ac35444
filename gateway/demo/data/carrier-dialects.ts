import type { ReportedEventInput, TrackingStatus } from '#contract/schema.generated.js';
import type { ParcelReport } from './parcel-reports.js';
import type { ReportStep } from './report-words.js';

/** A report with where it is from, in the carrier's words. */
export interface WrittenReport extends ParcelReport {
  readonly trackingNumber: string;
  readonly courier: string;
  readonly description: string;
  readonly city: string;
  readonly countryCode: string;
  /** Of the connection, for local times. */
  readonly timeZone: string;
}

/** How carriers call, by the format of their connection. */
export type Dialect = 'aggregator' | 'express' | 'generic';

const STATUS_OF = {
  announced: 'PENDING', collected: 'PICKED_UP', hub: 'IN_TRANSIT', depot: 'IN_TRANSIT', van: 'OUT_FOR_DELIVERY', delivered: 'DELIVERED', absent: 'EXCEPTION', ready: 'HELD', returning: 'RETURNED_TO_SENDER',
} as const satisfies Record<ReportStep, TrackingStatus>;
const AGGREGATOR_IDS = { announced: 1, collected: 20, hub: 3, depot: 3, van: 4, delivered: 99, absent: 5, ready: 10, returning: 95 } as const satisfies Record<ReportStep, number>;
const EXPRESS_CODES = { announced: 'pre-transit', collected: 'unknown', hub: 'transit', depot: 'transit', van: 'unknown', delivered: 'delivered', absent: 'failure', ready: 'unknown', returning: 'unknown' } as const satisfies Record<ReportStep, string>;
/** Of the local carrier's own codes the connection's map knows two. */
const GENERIC_CODES = { announced: 'pending', collected: 'picked_up', hub: 'in_transit', depot: 'in_transit', van: 'out_for_delivery', delivered: 'CON', absent: 'exception', ready: 'GIA', returning: 'returned_to_sender' } as const satisfies Record<ReportStep, string>;

/** A report as interface F reads it in each dialect, with what the carrier sends of it. */
export const DIALECTS: Readonly<Record<Dialect, (report: WrittenReport) => ReportedEventInput>> = {
  aggregator: ({ step, at, trackingNumber, courier, description, city, timeZone, ...report }) => ({
    ...common({ step, at, trackingNumber, courier, description, city, timeZone, ...report }), status: STATUS_OF[step], code: String(AGGREGATOR_IDS[step]),
    raw: JSON.stringify({ trackingNumber, courier: courier.toUpperCase(), date: new Date(at).toLocaleString('sv-SE', { timeZone }), courierStatus: description, place: city, qaplaStatusID: AGGREGATOR_IDS[step] }),
  }),
  express: (report) => ({
    ...common(report), status: EXPRESS_CODES[report.step] === 'unknown' ? null : STATUS_OF[report.step], code: EXPRESS_CODES[report.step],
    raw: JSON.stringify({ timestamp: report.at, location: { address: { countryCode: report.countryCode, addressLocality: report.city } }, statusCode: EXPRESS_CODES[report.step], description: report.description }),
  }),
  generic: (report) => ({
    ...common(report), code: GENERIC_CODES[report.step],
    raw: JSON.stringify({ tracking_number: report.trackingNumber, status: GENERIC_CODES[report.step], description: report.description, occurred_at: report.at, location: { city: report.city, country_code: report.countryCode } }),
  }),
};

const common = ({ trackingNumber, description, at, city, countryCode, expectedAt }: WrittenReport): ReportedEventInput =>
  ({ trackingNumbers: [trackingNumber], description, occurredAt: at, location: `${city}, ${countryCode}`, estimatedAt: expectedAt });
