import type { CallContext } from '#contract/principal.js';
import { batched } from '#subgraph-kit/batched.js';
import { byId, grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { LocationCalendar } from './calendars/calendar.js';
import { findCalendars } from './calendars/calendar.store.js';
import { WORKED_STATUSES, type FulfillmentOrder } from './fulfillment/fulfillment-order.js';
import { findFulfillmentOrders } from './fulfillment/fulfillment-order.store.js';
import { findFulfillmentOrderIds } from './fulfillment/fulfillment-order-ids.store.js';
import type { Reservation } from './fulfillment/reconciliation.js';
import { findReservations } from './fulfillment/reconciliation.store.js';
import type { Location } from './inventory/location.js';
import { findLocationsById } from './inventory/location.store.js';
import { StockLoaders } from './inventory/stock-loaders.js';
import { findCustomerTags } from './customers/customer-tag.store.js';
import { findCustomerTotals, type CustomerTotal } from './customers/customer.store.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import { findMetadata } from '#subgraph-kit/metadata/metadata.store.js';
import type { Order } from './ordering/order.js';
import { findOrdersById } from './ordering/order.store.js';
import type { Refund } from './ordering/refund.js';
import { findReplacements, type Replacement } from './ordering/replacement.store.js';
import { findRefunds } from './ordering/refund.store.js';
import type { Shipment } from './shipping/shipment.js';
import { findShipments } from './shipping/shipment.store.js';
import type { OrdersDeps } from './orders-deps.js';
import { findCodeUse, type CodeUse } from './tracking/code-use.store.js';
import { findEstimates, findLastReports, findRawEvents, findTrackingEvents, type DeliveryEstimate, type TrackingEventRecord } from './tracking/tracking-event.store.js';
import type { ReturnPhoto } from './return-photos/return-photo.js';
import { findReturnPhotos } from './return-photos/return-photo.store.js';
import { findCredits } from './return-money/store-credit.store.js';
import type { StoreCredit } from './return-money/store-credit.js';
import { findReturnTerms } from './returns/return-terms.store.js';
import type { ReturnTerms } from './returns/return-terms.js';
import type { ReturnLabel } from './returns/return-label.js';
import { findPrintedReturnLabels, findReturnLabels } from './returns/return-label.store.js';
import { findReadableReturnsOfOrders, findReturnsById } from './returns/return.store.js';
import type { Return } from './returns/return.js';
import { ShippingLoaders } from './shipping/shipping-loaders.js';

const MOST_PARTS = 10_000;

const [RAW_AT_ONCE, PRINTED_AT_ONCE] = [200, 50] as const;

/** The loaders of one call. */
export class OrdersLoaders {
  /** Labels and documents. */
  readonly shipping: ShippingLoaders;
  /** Stock of items. */
  readonly stock: StockLoaders;
  readonly #knownLocations = new Map<string, Location>();

  constructor(private readonly deps: OrdersDeps, private readonly call: CallContext) {
    this.shipping = new ShippingLoaders(deps, call);
    this.stock = new StockLoaders(deps, call);
  }

  /** An order by id. */
  readonly order = batched(async (ids: readonly string[]) => byId<string, Order>(await findOrdersById(this.deps.database, this.companyId, ids)), undefined);

  /** The fulfillment orders of an order. */
  readonly fulfillmentOrdersOfOrder = batched(async (ids: readonly string[]) => grouped<FulfillmentOrder>(
    await findFulfillmentOrders(this.deps.database, this.companyId, { where: `f.order_id IN (${places(ids.length)})`, parameters: [...ids], orderBy: 'f.order_id, f.id', limit: MOST_PARTS }), (fulfillmentOrder) => fulfillmentOrder.orderId), []);

  /** What accepted orders hold of an item at a location, by the ids of both with a space between them. */
  readonly acceptedStock = batched<string, Reservation, undefined>((names) =>
    findReservations(this.deps.database, this.companyId, { variantIds: [...new Set(names.map((name) => name.slice(0, name.indexOf(' '))))], statuses: WORKED_STATUSES }), undefined);

  /** A return by id. */
  readonly return = batched(async (ids: readonly string[]) => byId<string, Return>(await findReturnsById(this.deps.database, this.companyId, ids)), undefined);

  /** The returns of an order. */
  readonly returnsOfOrder = batched(async (ids: readonly string[]) => grouped<Return>(await findReadableReturnsOfOrders(this.deps.database, this.companyId, ids), (one) => one.orderId ?? ''), []);

  /** The photos of a return. */
  readonly photosOfReturn = batched<string, readonly ReturnPhoto[], readonly ReturnPhoto[]>((ids) => findReturnPhotos(this.deps.database, this.companyId, ids), []);
  /** What the customer of a return was told to get. */
  readonly termsOfReturn = batched<string, ReturnTerms, undefined>((ids) => findReturnTerms(this.deps.database, this.companyId, ids), undefined);

  /** The store credit of a return. */
  readonly creditOfReturn = batched<string, StoreCredit, undefined>(async (ids) => new Map((await findCredits(this.deps.database, this.companyId, { column: 'return_id', values: ids })).map((credit) => [credit.returnId, credit])), undefined);
  /** The label of a return. */
  readonly returnLabel = batched<string, ReturnLabel | undefined, undefined>((ids) => findReturnLabels(this.deps.database, this.companyId, ids), undefined);

  /** What is printed on the label of a return; few at once, since they are long. */
  readonly printedReturnLabel = batched<string, Buffer | undefined, undefined>((ids) => findPrintedReturnLabels(this.deps.database, this.companyId, ids), undefined, PRINTED_AT_ONCE);

  /** The shipments of an order. */
  readonly shipmentsOfOrder = batched(async (ids: readonly string[]) => {
    const found = await findShipments(this.deps.database, this.companyId, ids);
    await this.locationsAhead(found.map(({ locationId }) => locationId));
    return grouped<Shipment>(found, (one) => one.orderId);
  }, []);

  /** What carriers reported of a shipment, the latest first. */
  readonly trackingEvents = batched(async (ids: readonly string[]) => grouped<TrackingEventRecord>(await findTrackingEvents(this.deps.database, this.companyId, ids), (event) => event.shipmentId), []);

  /** When a carrier last reported anything of a shipment. */
  readonly lastReportOf = batched((ids: readonly string[]) => findLastReports(this.deps.database, this.companyId, ids), null);

  /** In which shipments codes of a carrier came, by {@link codeKey}. */
  readonly codeUse = batched<string, CodeUse, undefined>((keys) => findCodeUse(this.deps.database, this.companyId, keys), undefined);

  /** What a carrier sent of an event, by the event's key; few at once, since they may be long. */
  readonly rawEvent = batched((keys: readonly string[]) => findRawEvents(this.deps.database, this.companyId, keys), null, RAW_AT_ONCE);

  /** When carriers expected to deliver a shipment, what they said last first. */
  readonly deliveryEstimates = batched(async (ids: readonly string[]) => grouped<DeliveryEstimate>(await findEstimates(this.deps.database, this.companyId, ids), (estimate) => estimate.shipmentId), []);

  /** Which orders replace an order, and which it replaces itself. */
  readonly replacements = batched<string, readonly Replacement[], readonly Replacement[]>(async (ids) => {
    const found = await findReplacements(this.deps.database, this.companyId, ids);
    return new Map(ids.map((id) => [id, found.filter(({ orderId, replacementId }) => orderId === id || replacementId === id)]));
  }, []);

  /** The refunds of an order. */
  readonly refundsOfOrder = batched(async (ids: readonly string[]) => grouped<Refund>(await findRefunds(this.deps.database, this.companyId, ids), (one) => one.orderId), []);

  /** What staff keep on an order or return. */
  readonly metadata = batched<string, readonly MetadataEntry[], readonly MetadataEntry[]>((ids) => findMetadata(this.deps.database, this.companyId, ids), []);

  /** What a customer ordered for, by e-mail address. */
  readonly totalsOfCustomer = batched<string, readonly CustomerTotal[], readonly CustomerTotal[]>((emails) => findCustomerTotals(this.deps.database, this.companyId, emails), []);

  /** The tags of a customer, by e-mail address. */
  readonly tagsOfCustomer = batched<string, readonly string[], readonly string[]>((emails) => findCustomerTags(this.deps.database, this.companyId, emails), []);

  /** An order that this call has placed has no shipments, refunds or returns: they are not looked for. */
  orderIsNew(id: string): void {
    this.shipmentsOfOrder.prime(id, []);
    this.refundsOfOrder.prime(id, []);
    this.returnsOfOrder.prime(id, []);
  }

  readonly #partIds = batched((ids: readonly string[]) => findFulfillmentOrderIds(this.deps.database, this.companyId, ids), new Map<string, string>());

  readonly #laterLocation = batched((ids: readonly string[]) => findLocationsById(this.deps.database, this.companyId, ids), undefined);

  /** The calendar of a location that has one of its own: those of the company are few, and read in one statement. */
  readonly calendar = batched<string, LocationCalendar, undefined>(() => findCalendars(this.deps.database, this.companyId), undefined);

  /** Prefetch locations: a page resolves the same few hundreds of times, and then needs no promise for each. */
  async locationsAhead(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#knownLocations.has(id));
    if (missing.length === 0) return;
    for (const [id, location] of await findLocationsById(this.deps.database, this.companyId, missing)) this.#knownLocations.set(id, location);
  }

  /** A location by id. */
  location(id: string): Location | Promise<Location | undefined> {
    return this.#knownLocations.get(id) ?? this.#laterLocation(id);
  }

  /** The id of an order's fulfillment order at a location; the newest where it has several. */
  async fulfillmentOrderIdAt({ orderId, locationId }: { orderId: string; locationId: string }): Promise<string | null> {
    return (await this.#partIds(orderId)).get(locationId) ?? null;
  }

  private get companyId(): number {
    return this.call.principal.companyId;
  }
}
