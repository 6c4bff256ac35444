import { dayIn, shopperZone } from '#contract/shopper-zone.js';
import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped, slices } from '#subgraph-kit/grouped.js';
import type { Logistics } from '../calendars/logistics.js';
import { comparedPostcode } from '../calendars/policy.js';
import { tagsOfItems } from '../calendars/tags-of-items.js';
import { isPickup } from '../fulfillment/pickup.js';
import type { Order } from '../ordering/order.js';
import { findOrdersById } from '../ordering/order.store.js';
import type { PastOrder } from './dated-orders.js';
import { findDeliveries, findLocationsOfOrders, findOrdersOfLocation, type PastSearch } from './past-order.store.js';

const AT_ONCE = 500;

/** The orders of which a part went to a location, the oldest first, without those that customers collect: a handful of statements for each 500. */
export async function readPastOrders(reader: Reader, companyId: number, { logistics, ...search }: PastSearch & { readonly logistics: Logistics }): Promise<{ readonly orders: readonly PastOrder[]; readonly isCut: boolean }> {
  const { ids, isCut } = await findOrdersOfLocation(reader, companyId, search);
  const found: PastOrder[] = [];
  for (const some of slices(ids, AT_ONCE)) {
    const orders = (await findOrdersById(reader, companyId, some)).filter((order) => !isPickup(order));
    const tags = await tagsOfItems(reader, companyId, { logistics, variantIds: orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)) });
    const locations = grouped(await findLocationsOfOrders(reader, companyId, some), ({ orderId }) => orderId);
    const delivered = await findDeliveries(reader, companyId, orders.filter(({ status }) => status === 'DELIVERED').map(({ id }) => id));
    found.push(...orders.map((order) => toPastOrder(order, {
      tags, locationIds: (locations.get(order.id) ?? []).map(({ locationId }) => locationId), deliveredAt: delivered.get(order.id),
    })));
  }
  return { orders: found.toSorted((one, other) => compared(`${one.placedAt} ${one.number}`, `${other.placedAt} ${other.number}`)), isCut };
}

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

interface Known {
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly locationIds: readonly string[];
  readonly deliveredAt: Instant | undefined;
}

function toPastOrder({ number, placedAt, channel, shippingAddress, shipping, lines }: Order, { tags, locationIds, deliveredAt }: Known): PastOrder {
  const countryCode = shippingAddress.countryCode?.toUpperCase() ?? null;
  return {
    number, placedAt, channel, countryCode, postcode: comparedPostcode(shippingAddress.postalCode), carrierCode: shipping.carrierCode, shippingType: shipping.type, locationIds,
    tags: lines.flatMap(({ variantId }) => tags.get(variantId ?? '') ?? []),
    deliveredOn: deliveredAt === undefined ? null : dayIn(shopperZone(countryCode ?? ''), deliveredAt),
  };
}
