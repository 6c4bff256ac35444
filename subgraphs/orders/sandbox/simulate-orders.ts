import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { findLocation } from '../inventory/location.store.js';
import { requireLocationCode } from '../inventory/require-location-code.js';
import type { Location } from '../inventory/location.js';
import type { Order } from '../ordering/order.js';
import { placeOrders } from '../ordering/place-orders.js';
import type { NewOrder } from '../ordering/sent-order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { carrierFor, type Carrier } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { asMerchant } from './as-merchant.js';
import { draws } from '#kernel/draws.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import { findFreeItems, latestOrderId } from './free-item.store.js';
import { requireSimulator, workedLocation } from './require-simulator.js';
import { SHOPPERS, type Shopper } from './shoppers.js';
import { simulatedOrder } from './simulated-order.js';

/** How many orders, and of which location. */
export interface SimulateOrders {
  /** 1 to 100; 1 unless given. */
  readonly count?: number | null | undefined;
  /** The code of the location that fulfils them; a warehouse's own for its connection, else routing's choice unless given. */
  readonly locationCode?: string | null | undefined;
}

const MOST_ORDERS = 100;
const MOST_ITEMS = 200;

/** A sales channel sends paid orders of items that are in stock: they are placed, routed, published and sent to webhooks like any others. */
export async function simulateOrders(deps: OrdersDeps, context: CallContext, { count, locationCode }: SimulateOrders): Promise<Order[]> {
  requireSimulator(context.principal);
  await requireSandbox(deps, context);
  const wanted = count ?? 1;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST_ORDERS) throw new Failure('BAD_INPUT', 'The call is not valid', { count: [`must be 1 to ${String(MOST_ORDERS)}`] });
  const location = await locationOf(deps, context, locationCode ?? null);
  await endOfTurn(); // SQLite answers at once: of several such mutations in one call each lets other callers in
  return placeOrders(deps, asMerchant(context), await madeUp(deps, context, { wanted, location }));
}

async function locationOf({ database }: OrdersDeps, { principal }: CallContext, code: string | null): Promise<Location | null> {
  const { companyId } = principal;
  const warehouseId = workedLocation(principal);
  if (warehouseId !== undefined) return await findLocation(database, companyId, warehouseId) ?? null;
  return code === null ? null : requireLocationCode(database, companyId, { code, field: 'locationCode' });
}

async function madeUp({ database }: OrdersDeps, { principal: { companyId } }: CallContext, { wanted, location }: { readonly wanted: number; readonly location: Location | null }): Promise<NewOrder[]> {
  const free = await findFreeItems(database, companyId, { locationId: location?.id ?? null, most: MOST_ITEMS });
  const shoppers = reached(await findCarriers(database, companyId));
  const simulation = { shoppers, draw: draws(await latestOrderId(database, companyId)), free, locationCode: location?.code ?? null };
  const orders = Array.from({ length: wanted }, () => simulatedOrder(simulation)).filter((order) => order !== undefined);
  if (orders.length === wanted) return orders;
  const where = location === null ? 'No location has' : `The location ${location.code} has not`;
  throw new Failure('INVALID_STATE', `${where} enough units of items with a barcode in stock for ${String(wanted)} orders: report its stock first, or simulate it`, { possible: orders.length });
}

/** The customers whom the company's carriers reach: an order to others would be on hold. All where it has no carriers, or they reach none. */
function reached(carriers: readonly Carrier[]): readonly Shopper[] {
  const shoppers = SHOPPERS.filter(({ address: { countryCode } }) => carrierFor({ carrierCode: null }, countryCode ?? null, carriers) !== undefined);
  return shoppers.length === 0 ? SHOPPERS : shoppers;
}
