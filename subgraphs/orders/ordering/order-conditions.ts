import { shift, type Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { facet } from '#subgraph-kit/search/facet.js';
import { narrowed, type Criterion } from '#subgraph-kit/search/narrowed.js';
import { findLocations } from '../inventory/location.store.js';
import { checkOrderFilter, hasLetterOrDigit, type OrderFilter, type WaitingReason } from './order-filter.js';
import { ofFacet, ofLocation, ofSearch, ofShipment } from './order-token.store.js';
import { inRange, notLate, promisedRange } from './promise-conditions.js';

/** A filter, and when and how it is asked for. */
export interface Filtering {
  readonly companyId: number;
  readonly filter: OrderFilter;
  readonly now: Instant;
  /** Whether the list is read in the order of the promised days. */
  readonly byPromise?: boolean;
}

/** What a filter demands of orders. */
export interface OrderConditions {
  /** What an index or the few records found before answer. */
  readonly indexed: readonly Condition[];
  /** What is looked at on each order. */
  readonly checked: readonly Condition[];
}

/** What a filter demands of orders. BAD_INPUT for a filter that no list serves. */
export async function orderConditions(reader: Reader, { companyId, filter, now, byPromise = false }: Filtering): Promise<OrderConditions> {
  checkOrderFilter(filter);
  const search = checkSearch(filter.search);
  const criteria = facetsOf(filter).map((token) => ofFacet(reader, companyId, token));
  if (search) criteria.push(await ofSearch(reader, companyId, search));
  if (filter.locationCode != null) criteria.push(await atLocation(reader, companyId, filter.locationCode));
  if (filter.shipmentStatus != null) criteria.push(ofShipment(reader, companyId, filter.shipmentStatus));
  if (filter.lateAgainstPromise === false) criteria.push(notLate(reader, companyId, now));
  const promised = promisedRange(filter, now);
  const conditions = criteria.length === 0 ? [] : await narrowed(criteria, 'orders.id');
  return {
    indexed: [...conditions.filter(({ isFew }) => isFew), ...await rangeConditions(reader, companyId, { range: promised, byPromise }), ...columnConditions(filter, now)],
    checked: [...conditions.filter(({ isFew }) => !isFew), ...numberCondition(filter.text)],
  };
}

/** A list in the order of the promised days begins at the range; any other looks the few orders of it up. */
const rangeConditions = async (reader: Reader, companyId: number, { range, byPromise }: { range: Condition | undefined; byPromise: boolean }): Promise<readonly Condition[]> => {
  if (range === undefined) return [];
  return byPromise ? [range] : narrowed([inRange(reader, companyId, range)], 'orders.id');
};

function facetsOf({ channel, tag, countryCode, carrierCode, paymentStatus }: OrderFilter): string[] {
  const named = { channel, tag, country: countryCode?.toUpperCase(), carrier: carrierCode, payment: paymentStatus };
  return Object.entries(named).flatMap(([name, value]) => (value == null ? [] : [facet(name, value)]));
}

async function atLocation(reader: Reader, companyId: number, code: string): Promise<Criterion> {
  const location = (await findLocations(reader, companyId)).find((one) => one.code === code);
  return location ? ofLocation(reader, companyId, location.id) : NOTHING;
}

const NOTHING: Criterion = { find: () => Promise.resolve([]), condition: { sql: '1 = 0', parameters: [] } };

function columnConditions(filter: OrderFilter, now: Instant): Condition[] {
  const one = (sql: string, value: string | number | null | undefined): Condition[] => (value == null ? [] : [{ sql, parameters: [value] }]);
  return [
    ...one('status = ?', filter.status),
    ...one("status = 'ON_HOLD' AND hold_kind = ?", filter.holdKind),
    ...one('unallocated = ?', filter.unallocated == null ? null : Number(filter.unallocated)),
    ...filter.waitingFor == null ? [] : [{ sql: WAITING[filter.waitingFor], parameters: [] }],
    ...one(`${OPEN} AND placed_at < ?`, filter.openForDays == null ? null : shift(now, -filter.openForDays * DAY)),
    ...one('placed_at >= ?', filter.placedFrom),
    ...one('placed_at < ?', filter.placedTo),
    ...one('changed_at >= ?', filter.updatedSince),
    ...one('changed_at < ?', filter.updatedBefore),
    ...one('customer_email = ?', isAddress(filter.text) ? filter.text?.toLowerCase() : null),
  ];
}

const DAY = 86_400_000;
const OPEN = "status IN ('RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT', 'CANCELLATION_REQUESTED')";
const UNSHIPPED = "status IN ('RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT')";

/** As `waitingFor` of an order says it. */
const WAITING = {
  HOLD: "status = 'ON_HOLD'",
  PAYMENT: `${UNSHIPPED} AND payment_status NOT IN ('AUTHORIZED', 'PAID', 'CAPTURED', 'PARTIALLY_REFUNDED')`,
  CARRIER: `${UNSHIPPED} AND method_code IS NULL AND carrier_code IS NULL`,
  ITEM_CODES: `${UNSHIPPED} AND EXISTS (SELECT 1 FROM order_line l WHERE l.company_id = orders.company_id AND l.order_id = orders.id AND l.item_key IS NULL AND l.quantity > l.cancelled)`,
  STOCK: 'unallocated = 1',
} as const satisfies Record<WaitingReason, string>;

const isAddress = (text: string | null | undefined): boolean => text?.includes('@') === true;

function numberCondition(text: string | null | undefined): Condition[] {
  if (text == null || text === '' || isAddress(text)) return [];
  const plain = text.replaceAll(/[%_\\]/g, '');
  return [!hasLetterOrDigit(plain) ? NOTHING.condition : { sql: 'number LIKE ?', parameters: [`%${plain}%`] }]; // no number has such a sign
}
