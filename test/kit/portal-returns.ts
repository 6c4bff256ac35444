import type { Call } from '#client/call.js';
import type { Principal } from '#contract/principal.js';
import { parsed } from './parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** Who calls the graph for a portal: staff of a company, its warehouse, and the surfaces. */
interface PortalCallers {
  readonly call: Call;
  readonly staff: Principal;
  readonly warehouse: Principal;
  readonly system: Principal;
}

/** What a test opens with a shopper's return, beside what is usual. */
export interface OpeningOfReturn {
  readonly resolution?: 'REFUND' | 'EXCHANGE' | 'STORE_CREDIT';
  readonly method?: 'CARRIER_LABEL' | 'IN_STORE';
  readonly storeCode?: string;
  readonly language?: string;
  readonly quantity?: number;
  readonly exchangeBarcode?: string;
  readonly shopperAddress?: { readonly postalCode: string } & Readonly<Record<string, unknown>>;
  readonly customer?: object;
  readonly shipping?: object;
  /** The location that sends it and takes it back. */
  readonly from?: string;
}

/** Where shoppers of the tests live. */
export const SHOPPER_ADDRESS = { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Roma 1', city: 'Torino', postalCode: '10121', countryCode: 'IT' } as const;

const SLUG = 'lume';

/** A portal whose shoppers open returns of orders that have shipped. */
export function portalReturns({ call, staff, warehouse, system }: PortalCallers) {
  const run = async (operation: string, variables: Readonly<Record<string, unknown>>, principal: Principal = staff): Promise<any> => call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
  const change = (name: string, input: object, principal: Principal): Promise<any> => run(`mutation M($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`, { input }, principal);
  const shipped = async (sku: string, { quantity = 1, customer, shopperAddress, shipping, from }: OpeningOfReturn): Promise<any> => {
    const input = {
      channel: 'shop', currency: 'EUR', customer: customer ?? { name: 'Ada Rossi', email: 'ada@customer.example' }, shippingAddress: shopperAddress ?? SHOPPER_ADDRESS, shipping: shipping ?? { methodCode: 'standard' },
      lines: [{ sku, quantity, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: from ?? 'MI1' }],
    };
    const { placeOrder: { number, id, lines } } = await run('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number id lines { id } } }', { input });
    await change('acceptFulfillmentOrder', { reference: number }, warehouse);
    await change('reportPicking', { reference: number, lines: [{ sku, quantity }], parcels: [{}] }, warehouse);
    await change('reportShipment', { reference: number }, warehouse);
    return { number, id, lineId: lines[0].id };
  };
  return {
    run, shipped, slug: SLUG,
    /** Open the portal, and let it take everything back. */
    open: async (policy: object = {}): Promise<void> => {
      await change('saveReturnPortal', { slug: SLUG }, staff);
      await change('saveReturnPolicy', { resolutions: ['REFUND', 'EXCHANGE', 'STORE_CREDIT'], methods: ['CARRIER_LABEL', 'IN_STORE'], verifyWith: ['EMAIL', 'ZIP'], languages: ['it', 'en', 'de', 'fr', 'es'], ...policy }, staff);
    },
    /** A return that a shopper opens of an order that has shipped: its token and number. */
    opened: async (sku: string, opening: OpeningOfReturn = {}): Promise<{ readonly token: string; readonly number: string; readonly order: any }> => {
      const order = await shipped(sku, opening);
      const { resolution = 'REFUND', method = 'CARRIER_LABEL', storeCode, language = 'it', quantity = 1, exchangeBarcode, shopperAddress } = opening;
      const verifier = shopperAddress?.postalCode ?? SHOPPER_ADDRESS.postalCode;
      const { portalLookup: { session } } = await run('query L($input: PortalLookupInput!) { portalLookup(input: $input) { session } }', { input: { slug: SLUG, order: order.number, verifier, language } }, system);
      const input = { slug: SLUG, session, resolution, method, storeCode, lines: [{ lineId: order.lineId, quantity, reason: 'too_small', exchangeBarcode }] };
      const { createPortalReturn: made } = await run('mutation C($input: CreatePortalReturnInput!) { createPortalReturn(input: $input) { token return { number } } }', { input }, system);
      return { token: made.token, number: made.return.number, order };
    },
    /** Have the labels made that are due. */
    make: async (): Promise<number> => (await run('mutation { makeReturnLabels }', {}, system)).makeReturnLabels,
    /** A return with its label, as staff read it. */
    read: async (reference: string): Promise<any> => (await run(
      'query R($reference: ID!) { return(reference: $reference) { id number status trackingNumbers carrier { code name } updatedAt label { status carrier { code name } trackingNumber trackingUrl attempts nextAttemptAt failureReason contentBase64 } } }', { reference })).return,
    /** The label as the holder of the token gets it. */
    label: async (token: string): Promise<string> => (await run('query L($input: PortalTokenInput!) { portalReturnLabel(input: $input) }', { input: { slug: SLUG, token } }, system)).portalReturnLabel,
    /** Of the page of the token: whether its label can be had, and whether it is waited for. */
    shown: async (token: string): Promise<{ available: boolean; isAwaited: boolean }> => (await run('query R($input: PortalTokenInput!) { portalReturn(input: $input) { label { available isAwaited } } }', { input: { slug: SLUG, token } }, system)).portalReturn.label,
    cancel: (token: string): Promise<any> => run('mutation C($input: PortalTokenInput!) { cancelPortalReturn(input: $input) { status } }', { input: { slug: SLUG, token } }, system),
    /** The events of an order, oldest first: the type, with the state of a return where it changed. */
    events: async (orderId: string): Promise<string[]> => (await run('query O($reference: ID!) { order(reference: $reference) { timeline { type payload } } }', { reference: orderId })).order.timeline.filter(({ type }: any) => type.startsWith('return.')).map(({ type, payload }: any) => (type === 'return.status_changed' ? `to ${String(payload.status)}` : type)),
  };
}

/** A portal of the tests. */
export type PortalReturns = ReturnType<typeof portalReturns>;
