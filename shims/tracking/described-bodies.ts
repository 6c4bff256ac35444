import { z } from 'zod';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import { STATUS_OF_CODE, STATUS_OF_ID } from '#contract/standard-carrier-codes.js';
import { TIME_FORM } from './event-time.js';
import { MOST_PIECES, UNKNOWN } from './read-express.js';
import { LONGEST_NUMBER, MOST_EVENTS } from './reading.js';
import { STATUS_WORDS } from './words.js';

/** What is neither a text nor a number is refused; nothing is as an empty text. */
const text = (description: string) => z.union([z.string(), z.number()]).nullish().describe(description);
const time = (description: string, more = '') => z.string().meta({ pattern: TIME_FORM.source }).nullish().describe(`${description}: ISO 8601, also with a blank for the T, local to the connection's time zone unless it says its offset.${more}`);
const number = z.union([z.string().max(LONGEST_NUMBER), z.number()]);
/** One of these, or a code that only the connection's status map knows. */
const code = (known: readonly string[], description: string) => z.union([z.enum(known), z.string(), z.number()]).nullish().describe(description);
const notRead = z.unknown().optional().describe('Kept with the event, and not read.');

/** `3 in_transit, 4 out_for_delivery`. */
const meanings = (statuses: Readonly<Partial<Record<string, TrackingStatus>>>): string => Object.entries(statuses).flatMap(([word, status]) => (status ? `${word} ${STATUS_WORDS[status]}` : [])).join(', ');

const occurred = time('When it happened', ' Without it that is the time of receipt, so that a repetition in a later minute is another event: send it if calls are repeated. A time before 2000 or more than 24 hours ahead is replaced by the time of receipt.');
const DESCRIBED = 'What shoppers read, up to 500 characters';

/** One event, as a tracking aggregator sends it (document 2 decisions, F). */
const AggregatorEvent = z.looseObject({
  apiKey: z.string().describe('The key of the connection.'), trackingNumber: number.describe('The number of the parcel.'), date: occurred,
  qaplaStatusID: code(Object.keys(STATUS_OF_ID), `${meanings(STATUS_OF_ID)}; 6 is held where a detail has the id 1, 8 is a delay, and 99 with return is returned_to_sender. Others are looked up in the status map.`),
  courierStatus: text(`${DESCRIBED}.`), qaplaStatus: text('The description where courierStatus is empty.'), place: text('Where it happened, up to 200 characters.'),
  statusDetails: z.array(z.looseObject({ id: z.union([z.string(), z.number()]).optional(), detail: z.unknown().optional() })).nullish().describe('Details of a problem.'),
  return: z.union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])]).nullish().describe('Whether the parcel is on its way back to its sender.'),
  courier: notRead, reference: notRead, hasChildren: notRead, isChild: notRead,
}).meta({ id: 'AggregatorEvent', description: 'One event of a tracking aggregator.' });

const ExpressEvent = z.looseObject({
  timestamp: occurred, statusCode: code([...Object.keys(STATUS_OF_CODE), UNKNOWN], `${meanings(STATUS_OF_CODE)}; of ${UNKNOWN} the status is inferred from the description.`),
  status: text('The code of the status map where statusCode is another one, and the description where there is none.'), description: text(`${DESCRIBED}.`), remark: notRead,
  location: z.looseObject({ address: z.looseObject({ addressLocality: text('City.'), countryCode: text('Country.'), postalCode: notRead }).nullish() }).nullish().describe('Where it happened.'),
}).meta({ id: 'ExpressEvent' });

const ExpressShipment = z.looseObject({
  id: number.nullish().describe('The number of the shipment; it may be missing where there are pieceIds.'), status: ExpressEvent.nullish().describe('The last event; it may be one of events too.'),
  events: z.array(ExpressEvent).nullish().describe('The history.'), details: z.looseObject({ pieceIds: z.array(number).nullish().describe(`Numbers of its parcels, of which ${String(MOST_PIECES)} are read.`), proofOfDelivery: notRead }).nullish(),
  estimatedTimeOfDelivery: time('When it is expected'), estimatedDeliveryTimeFrame: z.looseObject({ estimatedThrough: time('The end of the time frame') }).nullish().describe('Read where there is no estimatedTimeOfDelivery.'),
  service: notRead, origin: notRead, destination: notRead,
}).meta({ id: 'ExpressShipment' });

const ExpressBody = z.looseObject({ shipments: z.array(ExpressShipment).max(MOST_EVENTS).nullish().describe('A body without is the handshake of the carrier, answered with zeros.') })
  .meta({ id: 'ExpressBody', description: 'The unified tracking body of an express carrier.' });

const GenericEvent = z.looseObject({
  tracking_number: number.describe('The number of the parcel.'),
  status: code(Object.values(STATUS_WORDS), 'One of these words, or a code that the status map of the connection knows, up to 60 characters. Where it is empty or unknown the status is inferred from the description, in Italian, English, German, French or Spanish.'),
  carrier_code: text('The carrier\'s code beside a word; read where status is empty or unknown.'), description: text(`${DESCRIBED}.`), occurred_at: occurred,
  location: z.union([z.string(), z.number(), z.looseObject({ city: text('City.'), country_code: text('Country.') })]).nullish().describe('Where it happened, up to 200 characters.'),
  estimated_delivery_at: time('When the delivery is expected'), event_id: z.unknown().optional().describe('Kept with the event; removes no duplicate.'), signed_by: notRead,
}).meta({ id: 'GenericEvent', description: 'One event of any other carrier.' });

const GenericBody = z.looseObject({ events: z.array(GenericEvent).max(MOST_EVENTS) }).meta({ id: 'GenericEvents', description: 'Events of any other carrier.' });

/** The bodies of the intake, for its description: carriers' bodies are read one event at a time, so that one that cannot be read does not stop the others. */
export const CarrierBody = z.union([AggregatorEvent, ExpressBody, GenericBody, GenericEvent]).describe('In the format of the connection.');
