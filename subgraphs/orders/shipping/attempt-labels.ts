import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelOutcome } from './attempt-label.js';
import { attemptRequests, type UnnumberedRequest } from './attempt-requests.js';
import { trackingUrl, type Carrier } from './carrier.js';
import { requestOf, type LabelSource, type NumberedParcel } from './label-request.js';
import type { PrintedLabel } from './label.store.js';
import { refusalOfParcel } from './refuse-parcel.js';

/** A parcel to label: refused already, or with a request for the carrier. */
interface Candidate {
  readonly facts: NumberedParcel;
  readonly request: UnnumberedRequest | undefined;
  readonly refusal: string | undefined;
}

/** Parcels of one fulfillment order to label. */
export interface LabelAttempt {
  readonly source: LabelSource;
  readonly parcels: readonly NumberedParcel[];
}

/**
 * Try to make labels, outside any transaction: each parcel becomes a label that is ready, or one that failed with its reason; the answers
 * are in the order of the requests. Nothing is stored but the numbers drawn from the carriers' series, in the order of the
 * parcels. A dry run draws no numbers and calls no carrier: it shows what would
 * be made.
 */
export async function attemptLabels(deps: OrdersDeps, context: CallContext, attempts: readonly LabelAttempt[]): Promise<PrintedLabel[][]> {
  const prepared = attempts.map(({ source, parcels }) => ({ source, candidates: parcels.map((facts) => candidate(deps, source, facts)) }));
  const open = prepared.flatMap(({ source, candidates }) => candidates.flatMap(({ request, refusal }) => (request && refusal === undefined ? [{ request, orderId: source.fulfillmentOrder.orderId }] : [])));
  const outcomes = await attemptRequests(deps, context, open);
  return prepared.map(({ source, candidates }) => candidates.map(({ facts, request, refusal }) => {
    const outcome = (request && outcomes.get(request)) ?? { reason: refusal ?? unknownCarrier(source) };
    return toLabel(outcome, { facts, request, source, id: deps.ids.next(), madeAt: instant(deps.clock) });
  }));
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

interface Making {
  readonly facts: NumberedParcel;
  readonly request: UnnumberedRequest | undefined;
  readonly source: LabelSource;
  readonly id: string;
  readonly madeAt: string;
}

const toLabel = (outcome: LabelOutcome, { facts, request, source, id, madeAt }: Making): PrintedLabel => ({
  id, ...facts, fulfillmentOrderId: source.fulfillmentOrder.id, shipmentId: null, madeAt, ...carrierOf(source, request), ...printOf(outcome, request?.carrier),
});

const carrierOf = ({ fulfillmentOrder: { shipping } }: LabelSource, request: UnnumberedRequest | undefined): Pick<PrintedLabel, 'carrierCode' | 'carrierName' | 'serviceCode'> => (request
  ? { carrierCode: request.carrier.code, carrierName: request.carrier.name, serviceCode: request.serviceCode }
  : { carrierCode: shipping.carrierCode, carrierName: null, serviceCode: shipping.serviceCode });

type Print = Pick<PrintedLabel, 'status' | 'trackingNumber' | 'trackingUrl' | 'format' | 'content' | 'failureReason'>;

function printOf(outcome: LabelOutcome, carrier: Carrier | undefined): Print {
  if ('reason' in outcome) return { status: 'FAILED', trackingNumber: null, trackingUrl: null, format: carrier?.labelFormat ?? 'PDF', content: null, failureReason: outcome.reason };
  const { made } = outcome;
  return { status: 'READY', ...made, trackingUrl: carrier ? trackingUrl(carrier, made.trackingNumber) : null, failureReason: null };
}
