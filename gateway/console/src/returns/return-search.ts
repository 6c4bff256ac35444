import type { PaymentStatus, ReturnFilter, ReturnMethod, ReturnResolution, ReturnSource, ReturnStatus } from '#contract/schema.generated.js';
import { PAYMENT_STATUSES } from '../orders/order-values.js';
import { searchReader, type AddressSearch } from '../parts/address-search.js';
import type { Period } from '../parts/use-period.js';

/** The states of returns, in the order of their lives. */
export const RETURN_STATUSES = ['REQUESTED', 'AWAITING_RECEIPT', 'IN_TRANSIT', 'RECEIVED', 'COMPLIANT', 'NOT_COMPLIANT', 'CLOSED', 'CANCELLED'] as const satisfies readonly ReturnStatus[];

/** What customers get. */
export const RESOLUTIONS = ['REFUND', 'EXCHANGE', 'STORE_CREDIT'] as const satisfies readonly ReturnResolution[];

/** How goods travel back. */
export const METHODS = ['CARRIER_LABEL', 'IN_STORE'] as const satisfies readonly ReturnMethod[];

/** Who opens returns. */
export const SOURCES = ['PORTAL', 'CHANNEL', 'WAREHOUSE'] as const satisfies readonly ReturnSource[];

/** What the filters of the list are about. */
export const FILTER_FIELDS = ['resolution', 'method', 'source', 'verdict', 'payment', 'location', 'order', 'country', 'carrier', 'channel', 'tag', 'from', 'to'] as const;

/** Reads what the address of the list of returns says. */
export const readReturnSearch = searchReader(['q', 'status', ...FILTER_FIELDS, 'sort', 'after', 'before']);

/** What the address of the list says. */
export type ReturnSearch = ReturnType<typeof readReturnSearch>;

/** The searches of every day, by the names of their labels. */
export const USUAL_RETURNS: Readonly<Record<UsualReturns, AddressSearch<'source' | 'status'>>> = {
  all: {}, open: { status: 'REQUESTED,AWAITING_RECEIPT,IN_TRANSIT' }, arrived: { status: 'RECEIVED,COMPLIANT,NOT_COMPLIANT' }, faulty: { status: 'NOT_COMPLIANT' }, unannounced: { source: 'WAREHOUSE' },
};

/** A name of {@link USUAL_RETURNS}. */
export type UsualReturns = 'all' | 'arrived' | 'faulty' | 'open' | 'unannounced';

/** The filter of the graph by the address; a word that it does not know filters nothing. */
export const returnsFilter = (search: ReturnSearch, { from, to }: Period): ReturnFilter => ({
  ...wordsOf(search), ...textsOf(search), statuses: statusesOf(search.status), countryCode: search.country?.toUpperCase() ?? null, createdFrom: from, createdTo: to,
});

const textsOf = ({ q, order, location, carrier, channel, tag }: ReturnSearch): ReturnFilter =>
  ({ search: q ?? null, orderReference: order ?? null, locationCode: location ?? null, carrierCode: carrier ?? null, channel: channel ?? null, tag: tag ?? null });

const statusesOf = (text = ''): ReturnStatus[] | null => {
  const statuses = RETURN_STATUSES.filter((one) => text.split(',').includes(one));
  return statuses.length > 0 ? statuses : null;
};

function wordsOf({ resolution, method, source, verdict, payment }: ReturnSearch): Pick<ReturnFilter, 'compliant' | 'method' | 'paymentStatus' | 'resolution' | 'source'> {
  const paymentStatus: PaymentStatus | undefined = PAYMENT_STATUSES.find((one) => one === payment);
  return {
    resolution: RESOLUTIONS.find((one) => one === resolution) ?? null, method: METHODS.find((one) => one === method) ?? null, source: SOURCES.find((one) => one === source) ?? null,
    compliant: verdict === 'yes' || verdict === 'no' ? verdict === 'yes' : null, paymentStatus: paymentStatus ?? null,
  };
}
