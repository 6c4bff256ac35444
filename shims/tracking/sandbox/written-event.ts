import { DateTime } from 'luxon';
import type { Instant } from '#kernel/clock.js';
import type { CarrierFormat } from '#contract/carrier-connection.js';
import { UNKNOWN } from '../read-express.js';
import type { Fields } from '../reading.js';
import { STATUS_WORDS } from '../words.js';
import { CARRIER_STEPS, type CarrierStep } from './carrier-step.js';

/** An event to write in the format of a connection. */
export interface SimulatedEvent {
  readonly trackingNumber: string;
  readonly step: CarrierStep;
  /** In place of the code of the step. */
  readonly code: string | null;
  readonly description: string;
  /** As a carrier writes it. */
  readonly occurredAt: string;
  readonly city: string;
  readonly countryCode: string;
}

/** The body that a carrier would send of an event, without what proves it (document 2 decisions, F). */
export const writtenEvent: Readonly<Record<CarrierFormat, (event: SimulatedEvent) => Fields>> = {
  AGGREGATOR: ({ trackingNumber, step, code, description, occurredAt, city }) => ({ trackingNumber, date: occurredAt, qaplaStatusID: code ?? CARRIER_STEPS[step].id, courierStatus: description, place: city }),
  EXPRESS: ({ trackingNumber, step, code, description, occurredAt, city, countryCode }) => ({
    shipments: [{ id: trackingNumber, events: [{ timestamp: occurredAt, ...code === null ? { statusCode: CARRIER_STEPS[step].code } : { statusCode: UNKNOWN, status: code }, description, location: { address: { addressLocality: city, countryCode } } }] }],
  }),
  GENERIC: ({ trackingNumber, step, code, description, occurredAt, city, countryCode }) => ({
    events: [{ tracking_number: trackingNumber, status: code ?? STATUS_WORDS[CARRIER_STEPS[step].status], description, occurred_at: occurredAt, location: { city, country_code: countryCode } }],
  }),
};

/** A time to the second as carriers of a format write it: aggregators in the time zone of the connection, without an offset. */
export const carrierTime = (at: Instant, { format, timeZone }: { readonly format: CarrierFormat; readonly timeZone: string }): string =>
  (format === 'AGGREGATOR' ? DateTime.fromISO(at, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm:ss') : `${at.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`);
