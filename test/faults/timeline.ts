/** An order as staff see it: its state, what left, what was given back, and the events it left in the outbox. */
export interface Timeline {
  readonly status: string;
  readonly fulfillmentOrders: readonly { readonly status: string; readonly wmsReference: string | null }[];
  readonly timeline: readonly { readonly type: string; readonly payload: { readonly status?: string } }[];
  readonly refunds: readonly { readonly lines: readonly { readonly sku: string; readonly quantity: number }[] }[];
  readonly shipments: readonly { readonly id: string }[];
}

type AsStaff = (operation: string, variables: object) => Promise<unknown>;

const TIMELINE = `query T($reference: ID!) { order(reference: $reference) {
  status fulfillmentOrders { status wmsReference } timeline { type payload } refunds { lines { sku quantity } } shipments { id }
} }`;

/** Read an order with its history. */
export const timeline = async (asStaff: AsStaff, reference: string): Promise<Timeline> =>
  (await asStaff(TIMELINE, { reference }) as { order: Timeline }).order;

/** The acceptances in a history. */
export const accepted = (order: Timeline): Timeline['timeline'] => order.timeline.filter(({ type }) => type === 'fulfillment.accepted');
