import type { CallContext } from '#contract/principal.js';
import { system } from './orders.js';
import { openShop, type Shop } from './shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const DAY = 86_400_000;

/** A line of an order: units by sku, their price and what is taken off the line. */
export interface SoldLine {
  readonly sku: string;
  readonly quantity: number;
  readonly price?: string;
  readonly discount?: string;
}

/** A shop with a returns portal, and what is done to its orders. */
export interface ReturnedOrders extends Shop {
  run(operation: string, variables?: object, as?: Partial<CallContext>): Promise<any>;
  policy(input: object): Promise<any>;
  /** A paid order that was delivered: its id, number and lines. */
  delivered(lines: readonly SoldLine[], more?: object): Promise<any>;
  /** The shopper opens a return of units of an order's lines, by place; answers its number and its token. */
  opens(order: any, units: readonly (readonly [place: number, quantity: number, reason?: string, more?: object])[], more?: object): Promise<any>;
  inTransit(number: string): Promise<unknown>;
  /** The warehouse reports what arrived of a return; in sellable condition unless another is named. */
  arrives(number: string, units: readonly (readonly [sku: string, quantity: number, classification?: string])[]): Promise<any>;
  refund(input: object, as?: Partial<CallContext>): Promise<any>;
  /** Refunds of a return: what was given back, for lines, for shipping, and what was withheld. */
  refunds(number: string): Promise<string[]>;
  one(number: string, fields: string): Promise<any>;
  days(count: number): void;
}

/** Open it; close `orders.subgraph` in afterAll. */
export async function openReturnedOrders(): Promise<ReturnedOrders> {
  const shop = await openShop();
  const { orders } = shop;
  const run: ReturnedOrders['run'] = (operation, variables = {}, as = {}) => orders.run(operation, variables as Record<string, unknown>, as);
  await run('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: 'lume' } });
  const delivered: ReturnedOrders['delivered'] = async (lines, { currency = 'EUR', ...more }: any = {}) => {
    const money = (amount: string) => ({ amount, currency });
    const number = await shop.place([], {
      currency, customer: { name: 'Ada Rossi', email: 'ada@example.test' }, ...more,
      lines: lines.map(({ sku, quantity, price = '10.00', discount }) => ({ sku, quantity, unitPrice: money(price), locationCode: 'MI1', ...(discount !== undefined && { discount: money(discount) }) })),
    });
    await shop.report('acceptFulfillmentOrder', { reference: number });
    await shop.report('reportPicking', { reference: number, lines: [...new Set(lines.map(({ sku }) => sku))].map((sku) => ({ sku, quantity: lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0) })) });
    await shop.report('reportShipment', { reference: number });
    const { order } = await run('query O($reference: ID!) { order(reference: $reference) { id number lines { id sku } shipments { id } } }', { reference: number });
    await run('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId: order.shipments[0].id, status: 'DELIVERED' } });
    return order;
  };
  const one: ReturnedOrders['one'] = async (reference, fields) => (await run(`query R($reference: ID!) { return(reference: $reference) { ${fields} } }`, { reference })).return;
  return {
    ...shop, run, delivered, one,
    policy: async (input) => (await run('mutation S($input: SaveReturnPolicyInput!) { saveReturnPolicy(input: $input) { version savedAt } }', { input })).saveReturnPolicy,
    opens: async (order, units, more = {}) => {
      const { portalLookup: { session } } = await run('query L($input: PortalLookupInput!) { portalLookup(input: $input) { session } }', { input: { slug: 'lume', order: order.number, verifier: 'ada@example.test' } }, { principal: system });
      const lines = units.map(([place, quantity, reason = 'too_small', given = {}]) => ({ lineId: order.lines[place].id, quantity, reason, ...given }));
      const { createPortalReturn } = await run('mutation C($input: CreatePortalReturnInput!) { createPortalReturn(input: $input) { token return { number refund { estimated fee } } } }',
        { input: { slug: 'lume', session, resolution: 'REFUND', method: 'CARRIER_LABEL', lines, ...more } }, { principal: system });
      return { token: createPortalReturn.token, ...createPortalReturn.return };
    },
    inTransit: (reference) => run('mutation T($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { id } }', { input: { reference } }),
    arrives: (reference, units) => shop.report('receiveWarehouseReturn', { reference, lines: units.map(([sku, quantity, classification = 'SELLABLE']) => ({ sku, quantity, classification })) }),
    refund: async (input, as) => (await run('mutation F($input: RefundReturnInput!, $dryRun: Boolean) { refundReturn(input: $input, dryRun: $dryRun) { id total { amount } fee { amount } shipping { amount } lines { lineId quantity subtotal { amount } } order { paymentStatus } return { number } } }', { input }, as)).refundReturn,
    refunds: async (number) => (await one(number, 'refunds { total { amount } fee { amount } shipping { amount } lines { quantity subtotal { amount } } }')).refunds
      .map(({ total, fee, shipping, lines }: any) => `${String(total.amount)} = ${(lines as any[]).map(({ quantity, subtotal }: any) => `${String(quantity)} for ${String(subtotal.amount)}`).join(' + ')} + ${String(shipping.amount)} - ${String(fee.amount)}`),
    days: (count) => { orders.clock.turn(count * DAY); },
  };
}
