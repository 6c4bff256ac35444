import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { OrdersDeps } from '../orders-deps.js';
import { attemptLabel, LABEL_DEADLINE, type LabelOutcome } from './attempt-label.js';
import { trackingUrl, type Carrier } from './carrier.js';
import type { LabelRequest } from './label-maker.js';
import { requestOf, type LabelSource, type NumberedParcel } from './label-request.js';
import type { PrintedLabel } from './label.store.js';
import { refusalOfParcel } from './refuse-parcel.js';
import { trackingNumber } from './tracking-number.js';

type Unnumbered = Omit<LabelRequest, 'trackingNumber'>;

/** A parcel on its way to a label: refused already, or about to be asked for. */
interface Candidate {
  readonly facts: NumberedParcel;
  readonly request: Unnumbered | undefined;
  readonly refusal: string | undefined;
}

/**
 * Try to make labels, outside any transaction: each parcel becomes a label that is ready, or one that failed with its reason.
 * Nothing is stored but the numbers drawn from the carrier's series; a series may have gaps. A dry run draws no numbers and asks no
 * carrier: it shows what would be made.
 */
export async function attemptLabels(deps: OrdersDeps, context: CallContext, { source, parcels }: { source: LabelSource; parcels: readonly NumberedParcel[] }): Promise<PrintedLabel[]> {
  const candidates = parcels.map((facts) => candidate(deps, source, facts));
  const open = candidates.flatMap(({ request, refusal }) => (request && refusal === undefined ? [request] : []));
  const numbers = await drawTrackingNumbers(deps, context, open);
  const make = (request: LabelRequest) => (context.dryRun ? deps.labelMaker.preview(request) : deps.labelMaker.make(request));
  return Promise.all(candidates.map(async ({ facts, request, refusal }) => {
    const number = request && numbers.get(request);
    const outcome = request && number !== undefined
      ? await attemptLabel(make, { request: { ...request, trackingNumber: number }, deadline: LABEL_DEADLINE, onError: (error) => { deps.log.warn({ err: error, carrier: request.carrier.code, key: request.key }, 'a label could not be made'); } })
      : { reason: refusal ?? unknownCarrier(source) };
    return toLabel(outcome, { facts, request, source, id: deps.ids.next(), madeAt: instant(deps.clock) });
  }));
}

/** A parcel whose facts cannot be worked with is a label that failed: the order's other parcels have theirs. */
function candidate({ log }: OrdersDeps, source: LabelSource, facts: NumberedParcel): Candidate {
  try {
    const request = requestOf(source, facts);
    return { facts, request, refusal: request && refusalOfParcel(request) };
  } catch (error) {
    log.error({ err: error, fulfillmentOrder: source.part.id, parcel: facts.parcel }, 'A label could not be prepared');
    return { facts, request: undefined, refusal: 'What is known of this parcel cannot be read' };
  }
}

const unknownCarrier = ({ part: { shipping, shippingAddress } }: LabelSource): string =>
  (shipping.carrierCode === null ? `No carrier goes to ${shippingAddress.countryCode ?? 'this address'}` : `The carrier ${shipping.carrierCode} is not known`);

/** The next tracking number of each request; all requests of a part have one carrier. */
async function drawTrackingNumbers({ database }: OrdersDeps, { principal: { companyId }, dryRun }: CallContext, requests: readonly Unnumbered[]): Promise<ReadonlyMap<Unnumbered, string>> {
  const [first] = requests;
  if (!first) return new Map();
  const { trackingPrefix, trackingFrom } = first.carrier;
  const from = await database.inTransaction((transaction) => {
    if (dryRun) transaction.discard();
    return drawNumbers(transaction, { companyId, series: `tracking:${trackingPrefix}`, count: requests.length, from: trackingFrom });
  });
  return new Map(requests.map((request, index) => [request, trackingNumber(trackingPrefix, from + index)]));
}

interface Making {
  readonly facts: NumberedParcel;
  readonly request: Unnumbered | undefined;
  readonly source: LabelSource;
  readonly id: string;
  readonly madeAt: string;
}

const toLabel = (outcome: LabelOutcome, { facts, request, source, id, madeAt }: Making): PrintedLabel => ({
  id, ...facts, fulfillmentOrderId: source.part.id, shipmentId: null, madeAt, ...carrierOf(source, request), ...printOf(outcome, request?.carrier),
});

const carrierOf = ({ part: { shipping } }: LabelSource, request: Unnumbered | undefined): Pick<PrintedLabel, 'carrierCode' | 'carrierName' | 'serviceCode'> => (request
  ? { carrierCode: request.carrier.code, carrierName: request.carrier.name, serviceCode: request.serviceCode }
  : { carrierCode: shipping.carrierCode, carrierName: null, serviceCode: shipping.serviceCode });

type Print = Pick<PrintedLabel, 'status' | 'trackingNumber' | 'trackingUrl' | 'format' | 'content' | 'failureReason'>;

function printOf(outcome: LabelOutcome, carrier: Carrier | undefined): Print {
  if ('reason' in outcome) return { status: 'FAILED', trackingNumber: null, trackingUrl: null, format: carrier?.labelFormat ?? 'PDF', content: null, failureReason: outcome.reason };
  const { made } = outcome;
  return { status: 'READY', ...made, trackingUrl: carrier ? trackingUrl(carrier, made.trackingNumber) : null, failureReason: null };
}
