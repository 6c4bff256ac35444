import type { TrackingStatus } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import { STATUS_OF_ID } from '#contract/standard-carrier-codes.js';
import { eventTime } from './event-time.js';
import { isFields, numberOf, textOf, type Fields, type ReadBody } from './reading.js';

/** In transit with a delay anomaly. */
const DELAYED = '8';

/** The webhook body of a tracking aggregator: one event. */
export function readAggregator(payload: unknown, timeZone: string): ReadBody {
  if (!isFields(payload)) throw new Failure('BAD_INPUT', 'The body must be an event', { body: ['must be an object'] });
  const problems = new Problems();
  const text = (name: string): string => textOf(payload[name], name, problems);
  const [number, date, id] = [numberOf(payload['trackingNumber'], 'trackingNumber', problems), text('date'), text('qaplaStatusID')];
  const occurredAt = date === '' ? null : eventTime(date, timeZone);
  if (number === '') problems.add('trackingNumber', 'is required');
  if (occurredAt === undefined) problems.add('date', 'must be a time such as 2026-11-21 09:30:00');
  const description = text('courierStatus') || text('qaplaStatus');
  const location = text('place');
  problems.refuse('The event cannot be read');
  return { events: [{ trackingNumbers: [number], status: statusOf(id, payload), code: id, description, occurredAt: occurredAt ?? null, location, isDelayed: id === DELAYED, raw: JSON.stringify({ ...payload, apiKey: undefined }) }], rejected: 0 };
}

/** Exception is held when a detail has the id 1. A parcel on its way back that is delivered is so to its sender. */
function statusOf(id: string, { statusDetails, return: isReturn }: Fields): TrackingStatus | null {
  if (id === '6' && Array.isArray(statusDetails) && statusDetails.some((detail: unknown) => isFields(detail) && String(detail['id']) === '1')) return 'HELD';
  const status = STATUS_OF_ID[id] ?? null;
  return status === 'DELIVERED' && [true, 1, '1', 'true'].some((yes) => yes === isReturn) ? 'RETURNED_TO_SENDER' : status;
}
