import { shift, type Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { facet } from '#subgraph-kit/search/facet.js';
import { narrowed, type Criterion } from '#subgraph-kit/search/narrowed.js';
import { inStates, statesOf } from '#subgraph-kit/search/states.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import { findLocations } from '../inventory/location.store.js';
import { amountCurrency, amountRange } from './amount-conditions.js';
import { checkOrderFilter, hasLetterOrDigit, type OrderFacets, type OrderFilter } from './order-filter.js';
import { type WaitingReason } from './waiting-reason.js';
import { shipsLate, shipsNotLate } from './late-departure.store.js';
import { ofFacet, ofLocation, ofSearch, ofShipment } from './order-token.store.js';
import type { OrderSortKey } from './order-sort.js';
import type { OrderStatus } from './order-status.js';
import { notReady, readyRange } from './pickup-conditions.js';
import { inBounds, inRange, notLate, promisedRange, type Range } from './promise-conditions.js';

/** A filter, and when and how it is asked for. */
export interface Filtering {
  readonly companyId: number;
  readonly filter: OrderFilter;
  readonly now: Instant;
  /** What a list of them is sorted by; nothing where they are counted. */
  readonly sortedBy?: OrderSortKey;
}

/** What a filter demands of orders. */
export interface OrderConditions {
  /** What an index or the few records found before answer. */
  readonly indexed: readonly Condition[];
  /** What is looked at on each order. */
  readonly checked: readonly Condition[];
  /** The order of the index that answers them alone. */
  readonly orderBy?: string | undefined;
  /** Where nothing else is indexed: the states that are asked for, each a range of an index. */
  readonly states?: readonly OrderStatus[] | undefined;
}

/** What a filter demands of orders. BAD_INPUT for a filter that no list serves. */
export async function orderConditions(reader: Reader, { companyId, filter, now, sortedBy }: Filtering): Promise<OrderConditions> {
  checkOrderFilter(filter);
  const criteria = await criteriaOf(reader, { companyId, filter, now });
  const conditions = criteria.length === 0 ? [] : await narrowed(criteria, 'orders.id');
  const { asked, others } = rangesOf({ filter, now, sortedBy });
  const { few, many } = await lookedUp(reader, companyId, asked);
  const indexed = [...conditions.filter(({ isFew }) => isFew), ...few, ...others];
  const checked = [...conditions.filter(({ isFew }) => !isFew), ...numberCondition(filter.text), ...amountCurrency(filter), ...notReady(filter), ...(filter.shipsLate === false ? [shipsNotLate(companyId, now)] : [])];
  const walked = many.map((range) => (sortedBy === undefined ? range : range.walked ?? range));
  return withStates(indexed.length === 0 ? { indexed: walked, checked, orderBy: many[0]?.orderBy } : { indexed, checked: [...checked, ...walked] }, { filter, sortedBy });
}

/** A filter, and what the list of it is sorted by. */
interface Asked extends Pick<Filtering, 'filter' | 'now'> {
  readonly sortedBy: OrderSortKey | undefined;
}

/** The ranges of columns that are looked up first, and those that the list is read along or the planner chooses from. */
function rangesOf({ filter, now, sortedBy }: Asked): { readonly asked: readonly Range[]; readonly others: readonly Range[] } {
  const [promised, amounts, ready, columns] = [promisedRange(filter, now), amountRange(filter), readyRange(filter), columnConditions({ filter, now, sortedBy })];
  if (sortedBy === 'PROMISED') return { asked: [...columns, ...amounts, ...ready], others: promised };
  return sortedBy === 'TOTAL' ? { asked: [...promised, ...ready], others: [...columns, ...amounts] } : { asked: [...promised, ...amounts, ...ready], others: columns };
}

/** States that are no column are ranges of their own where nothing else is found by an index or ids. Else one is a column as well, and several are asked of each order. */
function withStates(conditions: OrderConditions, asked: Omit<Asked, 'now'>): OrderConditions {
  const states = statesOf(asked.filter);
  if (states === undefined || isColumn(states, asked)) return conditions;
  if (conditions.indexed.length === 0) return { ...conditions, states };
  if (states.length === 1) return { ...conditions, indexed: [...conditions.indexed, ...inStates('status', states)] };
  return { ...conditions, checked: [...conditions.checked, ...inStates("COALESCE(status, '')", states)] };
}

/** One state is looked up by its index like any column, but for an order that this index does not have: SQLite walks the list in that order to the few that are in the state. */
const isColumn = (states: readonly OrderStatus[] | undefined, { sortedBy }: Pick<Asked, 'sortedBy'>): boolean => states?.length === 1 && sortedBy !== 'PLACED' && sortedBy !== 'TOTAL';

/** What is answered by other tables than that of the orders, or by most orders. */
async function criteriaOf(reader: Reader, { companyId, filter, now }: Omit<Filtering, 'sortedBy'>): Promise<readonly Criterion[]> {
  const search = checkSearch(filter.search);
  return [
    ...facetsOf(filter).map((token) => ofFacet(reader, companyId, token)),
    ...(search ? [await ofSearch(reader, companyId, search)] : []),
    ...(filter.locationCode == null ? [] : [await atLocation(reader, companyId, filter.locationCode)]),
    ...(filter.shipmentStatus == null ? [] : [ofShipment(reader, companyId, filter.shipmentStatus)]),
    ...(filter.lateAgainstPromise === false ? [notLate(reader, companyId, now)] : []),
    ...(filter.shipsLate === true ? [shipsLate(reader, companyId, now)] : []),
  ];
}

/** No index has promised days beside another column: a list in their order looks the few orders up that other columns choose, and another list or a count those of some days. */
async function lookedUp(reader: Reader, companyId: number, ranges: readonly Range[]): Promise<{ readonly few: readonly Condition[]; readonly many: readonly Range[] }> {
  const found = ranges.length === 0 ? [] : await narrowed(ranges.map((range) => inRange(reader, companyId, range)), 'orders.id');
  return { few: found.filter(({ isFew }) => isFew), many: ranges.filter((range) => found.includes(range)) };
}

/** The tokens of what a filter demands of orders as a whole value. */
export function facetsOf({ channel, tag, countryCode, carrierCode, paymentStatus }: OrderFacets): string[] {
  const named = [['channel', channel], ['tag', tag?.trim()], ['country', countryCode?.toUpperCase()], ['carrier', carrierCode], ['payment', paymentStatus]] as const;
  return named.flatMap(([name, value]) => (value == null ? [] : [facet(name, value)]));
}

async function atLocation(reader: Reader, companyId: number, code: string): Promise<Criterion> {
  const location = (await findLocations(reader, companyId)).find((one) => one.code === code);
  return location ? ofLocation(reader, companyId, location.id) : NOTHING;
}

const NOTHING: Criterion = { find: () => Promise.resolve([]), condition: { sql: '1 = 0', parameters: [] } };

function columnConditions({ filter, now, sortedBy }: Asked): Range[] {
  const states = statesOf(filter);
  return [
    ...(isColumn(states, { sortedBy }) ? inStates('status', states) : []),
    ...ifGiven("status = 'ON_HOLD' AND hold_kind = ?", filter.holdKind),
    ...ifGiven('unallocated = ?', filter.unallocated == null ? null : Number(filter.unallocated)),
    ...filter.waitingFor == null ? [] : [{ sql: WAITING[filter.waitingFor], parameters: [] }],
    ...filter.openForDays == null ? [] : [{ sql: OPEN, parameters: [] }, ...inBounds('placed_at', [['<', shift(now, -filter.openForDays * DAY)]])],
    ...inBounds('placed_at', [['>=', filter.placedFrom], ['<', filter.placedTo]]),
    ...inBounds('changed_at', [['>=', filter.updatedSince], ['<', filter.updatedBefore]]),
    ...ifGiven('customer_email = ?', isAddress(filter.text) ? normalisedEmail(filter.text ?? '') : null),
  ];
}

/** Milliseconds. */
export const DAY = 86_400_000;
const OPEN = "status IN ('RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT', 'CANCELLATION_REQUESTED')";
const UNSHIPPED = "status IN ('RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT')";

/** As `waitingFor` of an order says it. */
export const WAITING = {
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
