import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { orNull } from '../addresses/given.js';
import { findFulfillmentOrdersOfOrder } from '../fulfillment/fulfillment-order.store.js';
import { findLocations } from '../inventory/location.store.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { givenOfOrder } from '../return-money/settled-return.js';
import type { ExchangeOption } from '../return-policies/exchange-options.js';
import { returnableFacts } from '../return-policies/read-returnable.js';
import { returnableOf } from '../return-policies/returnable.js';
import { receivingLocation } from '../returns/receiving-location.js';
import type { ReturnLine } from '../returns/return-line.js';
import type { ReturnAmounts } from '../returns/return-terms.js';
import type { Return } from '../returns/return.js';
import { checkExchange } from './check-exchange.js';
import { checkRequest } from './check-request.js';
import { chosenExchanges } from './chosen-exchanges.js';
import { orderOfSession } from './order-of-session.js';
import { storesOf } from './portal-order.js';
import type { OpenSession } from './require-session.js';
import { amountsOf } from './return-amounts.js';
import { written, type RequestedLine, type ReturnRequest } from './return-request.js';

/** A return that may be made. */
export interface PlannedReturn {
  readonly order: Order;
  /** All that the order has already. */
  readonly returns: readonly Return[];
  readonly lines: readonly ReturnLine[];
  readonly exchanges: readonly (ExchangeOption | null)[];
  readonly locationId: string;
  readonly amounts: ReturnAmounts;
}

/** What a request comes to, or why the policy of its session refuses it. */
export async function planReturn({ clock }: Pick<OrdersDeps, 'clock'>, reader: Reader, { session: { companyId, orderId, policy }, request }: { session: OpenSession; request: ReturnRequest }): Promise<PlannedReturn> {
  const order = await orderOfSession(reader, { companyId, orderId });
  const facts = await returnableFacts(reader, companyId, { order, policy, clock });
  checkRequest(request, { policy, returnable: returnableOf(policy, facts, instant(clock)) });
  const given = { returns: facts.returns, ...await givenOfOrder(reader, companyId, order.id) };
  checkExchange(request, order.lines, given);
  const exchanges = await chosenExchanges(reader, companyId, { order, policy, request });
  return {
    order, exchanges, returns: facts.returns, amounts: amountsOf(policy, request, { order, ...given }),
    lines: request.lines.flatMap((line, index) => returnLine(order, line, exchanges[index] ?? null)),
    locationId: await locationOf(reader, companyId, { order, request }),
  };
}

async function locationOf(reader: Reader, companyId: number, { order, request: { method, storeCode, lines } }: { order: Order; request: ReturnRequest }): Promise<string> {
  if (method === 'CARRIER_LABEL') {
    return receivingLocation(reader, companyId, { code: null, fulfillmentOrders: await findFulfillmentOrdersOfOrder(reader, companyId, order.id), lineIds: [...new Set(lines.map(({ lineId }) => lineId))] });
  }
  const store = storesOf(await findLocations(reader, companyId)).find(({ code }) => code === storeCode);
  if (!store) throw new Failure('BAD_INPUT', 'The return cannot be made', { store_code: ['must be the code of a store that takes returns'] });
  return store.id;
}

function returnLine(order: Order, { lineId, quantity, reason, comment }: RequestedLine, exchange: ExchangeOption | null): ReturnLine[] {
  const sold = order.lines.find(({ id }) => id === lineId);
  if (!sold) return [];
  return [{
    lineId, variantId: sold.variantId, sku: sold.sku, barcode: sold.barcode, itemKey: sold.itemKey, title: sold.title, quantityExpected: quantity, quantityReceived: 0,
    classification: null, reasonCode: orNull(reason), reason: written(comment), lotNumber: null, serialNumber: null, note: null, ...exchangeOf(exchange),
  }];
}

const exchangeOf = (exchange: ExchangeOption | null): Pick<ReturnLine, 'exchangeBarcode' | 'exchangeSku'> => ({ exchangeSku: exchange?.sku ?? null, exchangeBarcode: exchange?.barcode ?? null });
