import type { CallContext } from '#contract/principal.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { attemptLabel, LABEL_DEADLINE, type LabelOutcome } from './attempt-label.js';
import type { LabelRequest } from './label-maker.js';
import { trackingNumber } from './tracking-number.js';

/** A request for a carrier, before a number of its series is drawn. */
export type UnnumberedRequest = Omit<LabelRequest, 'trackingNumber'>;

/** A request with the order it is for. */
export interface OrderedRequest {
  readonly request: UnnumberedRequest;
  readonly orderId: string;
}

/**
 * Try to make labels, outside any transaction; answers how each attempt ended, by its request. Nothing is stored but the numbers drawn from the carriers' series: they rise in
 * the order of the requests, also under concurrency, and a series may have gaps. A dry run calls no carrier: it shows what would be made.
 */
export async function attemptRequests(deps: OrdersDeps, context: CallContext, requests: readonly OrderedRequest[]): Promise<ReadonlyMap<UnnumberedRequest, LabelOutcome>> {
  const make = (ready: LabelRequest) => (context.dryRun ? deps.labelMaker.preview(ready) : deps.labelMaker.make(ready));
  const numbers = await drawTrackingNumbers(deps, context, requests);
  return new Map(await Promise.all([...numbers].map(async ([request, number]) => [request, await attemptLabel(make, {
    request: { ...request, trackingNumber: number }, deadline: LABEL_DEADLINE,
    onError: (error) => { deps.log.warn({ err: error, carrier: request.carrier.code, key: request.key }, 'a label could not be made'); },
  })] as const)));
}

/** The next tracking number of each request, of the series of its carrier. */
async function drawTrackingNumbers(deps: OrdersDeps, context: CallContext, requests: readonly OrderedRequest[]): Promise<ReadonlyMap<UnnumberedRequest, string>> {
  const numbers = new Map<UnnumberedRequest, string>();
  for (const [prefix, ofSeries] of grouped(requests, ({ request: { carrier } }) => carrier.trackingPrefix)) {
    const from = await drawOf(deps, context, { prefix, requests: ofSeries });
    ofSeries.forEach(({ request }, index) => numbers.set(request, trackingNumber(prefix, from + index)));
  }
  return numbers;
}

function drawOf({ database }: OrdersDeps, { principal: { companyId } }: CallContext, { prefix, requests }: { prefix: string; requests: readonly OrderedRequest[] }): Promise<number> {
  const from = Math.max(...requests.map(({ request: { carrier } }) => carrier.trackingFrom));
  return database.inTransaction(async (transaction) => {
    const first = await drawNumbers(transaction, { companyId, series: `tracking:${prefix}`, count: requests.length, from });
    for (const [index, { request, orderId }] of requests.entries()) transaction.recordChange({ kind: 'trackingNumber', id: request.key, subject: orderId, before: null, after: { trackingNumber: trackingNumber(prefix, first + index) } });
    return first;
  });
}
