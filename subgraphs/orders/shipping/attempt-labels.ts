import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { attemptLabel, LABEL_DEADLINE, type LabelOutcome } from './attempt-label.js';
import { trackingUrl, type Carrier } from './carrier.js';
import type { LabelRequest } from './label-maker.js';
import { requestOf, type LabelSource, type NumberedParcel } from './label-request.js';
import type { PrintedLabel } from './label.store.js';
import { refusalOfParcel } from './refuse-parcel.js';
import { trackingNumber } from './tracking-number.js';

type Unnumbered = Omit<LabelRequest, 'trackingNumber'>;

/** A parcel to label: refused already, or with a request for the carrier. */
interface Candidate {
  readonly facts: NumberedParcel;
  readonly request: Unnumbered | undefined;
  readonly refusal: string | undefined;
}

/** Parcels of one fulfillment order to label. */
export interface LabelAttempt {
  readonly source: LabelSource;
  readonly parcels: readonly NumberedParcel[];
}

/**
 * Try to make labels, outside any transaction: each parcel becomes a label that is ready, or one that failed with its reason; the answers
 * are in the order of the requests. Nothing is stored but the numbers drawn from the carriers' series: they rise in the order of the
 * parcels, also under concurrency, and a series may have gaps. A dry run draws no numbers and calls no carrier: it shows what would
 * be made.
 */
export async function attemptLabels(deps: OrdersDeps, context: CallContext, attempts: readonly LabelAttempt[]): Promise<PrintedLabel[][]> {
  const prepared = attempts.map(({ source, parcels }) => ({ source, candidates: parcels.map((facts) => candidate(deps, source, facts)) }));
  const open = prepared.flatMap(({ source, candidates }) => candidates.flatMap(({ request, refusal }) => (request && refusal === undefined ? [{ request, orderId: source.fulfillmentOrder.orderId }] : [])));
  const numbers = await drawTrackingNumbers(deps, context, open);
  return Promise.all(prepared.map(({ source, candidates }) => Promise.all(candidates.map((one) => labelOf(deps, context, { source, numbers, candidate: one })))));
}

interface Numbered {
  readonly source: LabelSource;
  readonly candidate: Candidate;
  readonly numbers: ReadonlyMap<Unnumbered, string>;
}

async function labelOf(deps: OrdersDeps, { dryRun }: CallContext, { source, candidate: { facts, request, refusal }, numbers }: Numbered): Promise<PrintedLabel> {
  const make = (ready: LabelRequest) => (dryRun ? deps.labelMaker.preview(ready) : deps.labelMaker.make(ready));
  const number = request && numbers.get(request);
  const outcome = request && number !== undefined
    ? await attemptLabel(make, { request: { ...request, trackingNumber: number }, deadline: LABEL_DEADLINE, onError: (error) => { deps.log.warn({ err: error, carrier: request.carrier.code, key: request.key }, 'a label could not be made'); } })
    : { reason: refusal ?? unknownCarrier(source) };
  return toLabel(outcome, { facts, request, source, id: deps.ids.next(), madeAt: instant(deps.clock) });
}

/** A parcel with unusable data becomes a failed label; the order's other parcels still get theirs. */
function candidate({ log }: OrdersDeps, source: LabelSource, facts: NumberedParcel): Candidate {
  try {
    const request = requestOf(source, facts);
    return { facts, request, refusal: request && refusalOfParcel(request) };
  } catch (error) {
    log.error({ err: error, fulfillmentOrder: source.fulfillmentOrder.id, parcel: facts.parcel }, 'A label could not be prepared');
    return { facts, request: undefined, refusal: 'What is known of this parcel cannot be read' };
  }
}

const unknownCarrier = ({ fulfillmentOrder: { shipping, shippingAddress } }: LabelSource): string =>
  (shipping.carrierCode === null ? `No carrier goes to ${shippingAddress.countryCode ?? 'this address'}` : `The carrier ${shipping.carrierCode} is not known`);

/** A request for a carrier, with the order it is for. */
interface Requested {
  readonly request: Unnumbered;
  readonly orderId: string;
}

/** The next tracking number of each request, of the series of its carrier. */
async function drawTrackingNumbers(deps: OrdersDeps, context: CallContext, requests: readonly Requested[]): Promise<ReadonlyMap<Unnumbered, string>> {
  const numbers = new Map<Unnumbered, string>();
  for (const [prefix, ofSeries] of grouped(requests, ({ request: { carrier } }) => carrier.trackingPrefix)) {
    const from = await drawOf(deps, context, { prefix, requests: ofSeries });
    ofSeries.forEach(({ request }, index) => numbers.set(request, trackingNumber(prefix, from + index)));
  }
  return numbers;
}

function drawOf({ database }: OrdersDeps, { principal: { companyId } }: CallContext, { prefix, requests }: { prefix: string; requests: readonly Requested[] }): Promise<number> {
  const from = Math.max(...requests.map(({ request: { carrier } }) => carrier.trackingFrom));
  return database.inTransaction(async (transaction) => {
    const first = await drawNumbers(transaction, { companyId, series: `tracking:${prefix}`, count: requests.length, from });
    for (const [index, { request, orderId }] of requests.entries()) transaction.recordChange({ kind: 'trackingNumber', id: request.key, subject: orderId, before: null, after: { trackingNumber: trackingNumber(prefix, first + index) } });
    return first;
  });
}

interface Making {
  readonly facts: NumberedParcel;
  readonly request: Unnumbered | undefined;
  readonly source: LabelSource;
  readonly id: string;
  readonly madeAt: string;
}

const toLabel = (outcome: LabelOutcome, { facts, request, source, id, madeAt }: Making): PrintedLabel => ({
  id, ...facts, fulfillmentOrderId: source.fulfillmentOrder.id, shipmentId: null, madeAt, ...carrierOf(source, request), ...printOf(outcome, request?.carrier),
});

const carrierOf = ({ fulfillmentOrder: { shipping } }: LabelSource, request: Unnumbered | undefined): Pick<PrintedLabel, 'carrierCode' | 'carrierName' | 'serviceCode'> => (request
  ? { carrierCode: request.carrier.code, carrierName: request.carrier.name, serviceCode: request.serviceCode }
  : { carrierCode: shipping.carrierCode, carrierName: null, serviceCode: shipping.serviceCode });

type Print = Pick<PrintedLabel, 'status' | 'trackingNumber' | 'trackingUrl' | 'format' | 'content' | 'failureReason'>;

function printOf(outcome: LabelOutcome, carrier: Carrier | undefined): Print {
  if ('reason' in outcome) return { status: 'FAILED', trackingNumber: null, trackingUrl: null, format: carrier?.labelFormat ?? 'PDF', content: null, failureReason: outcome.reason };
  const { made } = outcome;
  return { status: 'READY', ...made, trackingUrl: carrier ? trackingUrl(carrier, made.trackingNumber) : null, failureReason: null };
}
