import DataLoader from 'dataloader';
import type { CallContext } from '#contract/principal.js';
import { batched } from '#subgraph-kit/batched.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { FulfillmentOrder } from './fulfillment/fulfillment-order.js';
import { findParts } from './fulfillment/fulfillment-order.store.js';
import { findPartIds, placeOf, type PartPlace } from './fulfillment/part-ids.store.js';
import type { Location } from './inventory/location.js';
import { findLocationsById } from './inventory/location.store.js';
import { StockLoaders } from './inventory/stock-loaders.js';
import type { Order } from './ordering/order.js';
import { findOrders } from './ordering/order.store.js';
import type { Refund } from './ordering/refund.js';
import { findRefunds } from './ordering/refund.store.js';
import type { Shipment } from './shipping/shipment.js';
import { findShipments } from './shipping/shipment.store.js';
import type { OrdersDeps } from './orders-deps.js';
import { findReadableReturnsOfOrders, findReturnsById } from './returns/return.store.js';
import type { Return } from './returns/return.js';
import { ShippingLoaders } from './shipping/shipping-loaders.js';

const MOST_PARTS = 10_000;

const inOrder = <T>(names: readonly string[], groups: ReadonlyMap<string, T[]>): T[][] => names.map((name) => groups.get(name) ?? []);

/** The loaders of one call; each is made when it is first used. */
export class OrdersLoaders {
  /** Labels and documents. */
  readonly shipping: ShippingLoaders;
  #stock: StockLoaders | undefined;
  readonly #knownLocations = new Map<string, Location>();
  #locations: ((id: string) => Promise<Location | undefined>) | undefined;
  #orders: DataLoader<string, Order | undefined> | undefined;
  #parts: DataLoader<string, FulfillmentOrder[]> | undefined;
  #partIds: DataLoader<PartPlace, string | null, string> | undefined;
  #returns: DataLoader<string, Return | undefined> | undefined;
  #shipments: DataLoader<string, Shipment[]> | undefined;
  #refunds: ((orderId: string) => Promise<Refund[]>) | undefined;
  #returnsOfOrders: DataLoader<string, Return[]> | undefined;

  constructor(private readonly deps: OrdersDeps, private readonly call: CallContext) {
    this.shipping = new ShippingLoaders(deps, call);
  }

  /** Stock of items. */
  get stock(): StockLoaders {
    this.#stock ??= new StockLoaders(this.deps, this.call);
    return this.#stock;
  }

  /** Read locations before they are asked for: a page asks for the same few hundreds of times, and needs no promise for any of them then. */
  async locationsAhead(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#knownLocations.has(id));
    if (missing.length === 0) return;
    for (const [id, location] of await findLocationsById(this.deps.database, this.companyId, missing)) this.#knownLocations.set(id, location);
  }

  /** A location by id. */
  location(id: string): Location | Promise<Location | undefined> {
    const known = this.#knownLocations.get(id);
    if (known) return known;
    this.#locations ??= batched(async (ids) => {
      const found = await findLocationsById(this.deps.database, this.companyId, ids);
      return ids.map((wanted) => found.get(wanted));
    });
    return this.#locations(id);
  }

  /** An order by id. */
  order(id: string): Promise<Order | undefined> {
    this.#orders ??= new DataLoader(async (ids) => {
      const found = await findOrders(this.deps.database, this.companyId, { where: `id IN (${places(ids.length)})`, parameters: [...ids], orderBy: 'id', limit: ids.length });
      const byId = new Map(found.map((order) => [order.id, order]));
      return ids.map((wanted) => byId.get(wanted));
    });
    return this.#orders.load(id);
  }

  /** The parts of an order. */
  partsOfOrder(orderId: string): Promise<FulfillmentOrder[]> {
    this.#parts ??= new DataLoader(async (ids) => inOrder(ids, grouped(await findParts(this.deps.database, this.companyId, { where: `f.order_id IN (${places(ids.length)})`, parameters: [...ids], orderBy: 'f.order_id, f.id', limit: MOST_PARTS }), (part) => part.orderId)));
    return this.#parts.load(orderId);
  }

  /** The id of the part of an order that a location has; the newest where it has several. */
  partIdAt(wanted: PartPlace): Promise<string | null> {
    this.#partIds ??= new DataLoader(async (places) => {
      const found = await findPartIds(this.deps.database, this.companyId, places);
      return places.map((place) => found.get(placeOf(place)) ?? null);
    }, { cacheKeyFn: placeOf });
    return this.#partIds.load(wanted);
  }

  /** A return by id. */
  return(id: string): Promise<Return | undefined> {
    this.#returns ??= new DataLoader(async (ids) => {
      const found = await findReturnsById(this.deps.database, this.companyId, ids);
      const byId = new Map(found.map((one) => [one.id, one]));
      return ids.map((wanted) => byId.get(wanted));
    });
    return this.#returns.load(id);
  }

  /** The returns of an order. */
  returnsOfOrder(orderId: string): Promise<Return[]> {
    this.#returnsOfOrders ??= new DataLoader(async (ids) => inOrder(ids, grouped(await findReadableReturnsOfOrders(this.deps.database, this.companyId, ids), (one) => one.orderId ?? '')));
    return this.#returnsOfOrders.load(orderId);
  }

  /** The shipments of an order. */
  shipmentsOfOrder(orderId: string): Promise<Shipment[]> {
    this.#shipments ??= new DataLoader(async (ids) => {
      const found = await findShipments(this.deps.database, this.companyId, ids);
      await this.locationsAhead(found.map(({ locationId }) => locationId));
      return inOrder(ids, grouped(found, (one) => one.orderId));
    });
    return this.#shipments.load(orderId);
  }

  /** The refunds of an order. */
  refundsOfOrder(orderId: string): Promise<Refund[]> {
    this.#refunds ??= batched(async (ids) => inOrder(ids, grouped(await findRefunds(this.deps.database, this.companyId, ids), (one) => one.orderId)));
    return this.#refunds(orderId);
  }

  private get companyId(): number {
    return this.call.principal.companyId;
  }
}
