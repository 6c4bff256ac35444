import { z } from 'zod';
import { SimulatedOrderAnswer, SimulatedReturnAnswer, SimulatedStockAnswer } from '../answers/simulated.js';
import { command, type Option, type Unchanged } from '../command.js';
import { SimulateCancellationDocument } from '../operations/simulate-cancellation.generated.js';
import { SimulateOrdersDocument } from '../operations/simulate-orders.generated.js';
import { SimulateReturnDocument } from '../operations/simulate-return.generated.js';
import { SimulateShipmentDocument } from '../operations/simulate-shipment.generated.js';
import { SimulateStockDocument } from '../operations/simulate-stock.generated.js';
import type { SimulatedOrderViewFragment } from '../operations/simulated-order-view.generated.js';
import { wholeNumber } from './whole-number.js';

const ASKS = ['identity', 'orders'] as const;
const ORDER = 'NUMBER';
const LOCATION: Option = { value: 'CODE', help: 'Code of the location.' };

/** Has a sales channel send orders. */
export const simulateOrders = command({
  words: 'simulate orders', asks: ASKS,
  help: 'In a sandbox: have a sales channel send paid orders of items that are in stock.',
  options: { count: { value: 'COUNT', help: 'How many, 1 to 100; 1 by default.' }, location: { ...LOCATION, help: 'Code of the location that fulfils them; routing chooses by default.' } },
  answers: z.array(SimulatedOrderAnswer),
  run: async ({ ask }, { options: { count, location } }) => (await ask(SimulateOrdersDocument, { input: { count: count === undefined ? null : wholeNumber('--count', count), locationCode: location ?? null } })).simulateOrders.map(answerOf),
  shown: (orders) => orders.map(lineOf),
});

/** Has the merchant cancel an order. */
export const simulateCancellation = command({
  words: 'simulate cancellation', subject: ORDER, asks: ASKS, options: {},
  help: 'In a sandbox: have the merchant cancel an order.',
  answers: SimulatedOrderAnswer,
  run: async ({ ask }, { subject: reference }) => answerOf((await ask(SimulateCancellationDocument, { input: { reference } })).simulateCancellation),
  shown: lineOf,
});

/** Has the locations of an order ship it. */
export const simulateShipment = command({
  words: 'simulate shipment', subject: ORDER, asks: ASKS,
  help: 'In a sandbox: have the locations of an order accept and ship all of it.',
  options: { tracking: { value: 'NUMBER', help: 'Tracking number of the parcel; made up by default.' }, carrier: { value: 'CODE', help: 'Code of the carrier; that of the order by default.' } },
  answers: SimulatedOrderAnswer,
  run: async ({ ask }, { subject: reference, options: { tracking, carrier } }) =>
    answerOf((await ask(SimulateShipmentDocument, { input: { reference, trackingNumber: tracking ?? null, carrierCode: carrier ?? null } })).simulateShipment),
  shown: lineOf,
});

/** Has a customer send units of an order back. */
export const simulateReturn = command({
  words: 'simulate return', subject: ORDER, asks: ASKS,
  help: 'In a sandbox: have a customer send units of a shipped order back.',
  options: { units: { value: 'COUNT', help: 'How many units; 1 by default.' } },
  answers: SimulatedReturnAnswer,
  run: async ({ ask }, { subject: orderReference, options: { units } }) => (await ask(SimulateReturnDocument, { input: { orderReference, units: units === undefined ? null : wholeNumber('--units', units) } })).simulateReturn,
});

/** Has the warehouse of a location report its stock. */
export const simulateStock = command({
  words: 'simulate stock', asks: ASKS,
  help: 'In a sandbox: have the warehouse of a location report how many units of its items it has, of the first 1,000 at most.',
  options: { location: { ...LOCATION, required: true }, quantity: { value: 'UNITS', help: 'Units of each item; 50 by default.' }, sku: { value: 'SKU', help: 'Of this item alone.' } },
  answers: SimulatedStockAnswer,
  run: async ({ ask }, { options: { location = '', quantity, sku } }) =>
    (await ask(SimulateStockDocument, { input: { locationCode: location, quantity: quantity === undefined ? null : wholeNumber('--quantity', quantity), skus: sku === undefined ? null : [sku] } })).simulateStock,
});

type SimulatedOrder = Unchanged<z.output<typeof SimulatedOrderAnswer>>;

const answerOf = ({ number, status, customer, fulfillmentOrders, shipments }: SimulatedOrderViewFragment): SimulatedOrder => ({
  number, status, customer: customer.name,
  fulfillmentOrders: fulfillmentOrders.map((part) => ({ location: part.location?.code ?? null, status: part.status })), trackingNumbers: shipments.flatMap(({ trackingNumbers }) => trackingNumbers),
});

/** An order as a line of a table. */
function lineOf({ number, status, customer, fulfillmentOrders, trackingNumbers }: SimulatedOrder): object {
  return { number, status, customer, locations: fulfillmentOrders.map((part) => `${part.location ?? ''} ${part.status}`), tracking: trackingNumbers };
}
