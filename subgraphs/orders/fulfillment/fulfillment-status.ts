import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';

/** The states of a warehouse's fulfillment order (document 1, A, States and transitions). */
export const FULFILLMENT_STATUSES = [
  'NOT_READY', 'TO_FULFILL', 'ACCEPTED', 'PROCESSED', 'SHIPPED', 'CANCEL_REQUESTED', 'CANCELLED', 'REJECTED', 'CLOSED',
] as const;

/** One of {@link FULFILLMENT_STATUSES}. */
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number];

/** The triggers of a fulfillment order's state table. */
export const FULFILLMENT_TRIGGERS = ['makeReady', 'withdraw', 'accept', 'reject', 'pick', 'shipSome', 'ship', 'unship', 'shortClose', 'cancel', 'close'] as const;

/** One of {@link FULFILLMENT_TRIGGERS}. */
export type FulfillmentTrigger = (typeof FULFILLMENT_TRIGGERS)[number];

type Moves = Partial<Record<FulfillmentTrigger, FulfillmentStatus>>;

/**
 * The state table of a fulfillment order; a pair that is absent is refused. Units of a voided shipment count as picked again, which the document
 * leaves open: a shipped fulfillment order becomes processed and can ship again; a cancelled or closed one keeps its state.
 */
export const FULFILLMENT_MOVES = {
  NOT_READY: { makeReady: 'TO_FULFILL', cancel: 'CANCELLED' },
  TO_FULFILL: { accept: 'ACCEPTED', reject: 'REJECTED', withdraw: 'NOT_READY', cancel: 'CANCELLED' },
  REJECTED: { makeReady: 'TO_FULFILL', withdraw: 'NOT_READY', cancel: 'CANCELLED' },
  ACCEPTED: { pick: 'PROCESSED', shortClose: 'CLOSED', cancel: 'CANCEL_REQUESTED' },
  PROCESSED: { pick: 'PROCESSED', shipSome: 'PROCESSED', ship: 'SHIPPED', unship: 'PROCESSED', shortClose: 'CLOSED', cancel: 'CANCEL_REQUESTED', close: 'CLOSED' },
  CANCEL_REQUESTED: { shortClose: 'CANCELLED', shipSome: 'CANCEL_REQUESTED', ship: 'SHIPPED', unship: 'CANCEL_REQUESTED' },
  SHIPPED: { unship: 'PROCESSED' },
  CANCELLED: { unship: 'CANCELLED' },
  CLOSED: { unship: 'CLOSED' },
} as const satisfies Record<FulfillmentStatus, Moves>;

/** The error code of a trigger that a state does not allow (document 1, A, Errors). */
const REFUSALS = {
  NOT_READY: 'ORDER_NOT_READY',
  TO_FULFILL: 'ORDER_NOT_ACCEPTED',
  REJECTED: 'ORDER_NOT_ACCEPTED',
  ACCEPTED: 'INVALID_STATE',
  PROCESSED: 'INVALID_STATE',
  CANCEL_REQUESTED: 'ORDER_CANCEL_REQUESTED',
  SHIPPED: 'INVALID_STATE',
  CANCELLED: 'ORDER_CANCELLED',
  CLOSED: 'INVALID_STATE',
} as const satisfies Record<FulfillmentStatus, ErrorCode>;

/** Error codes that also depend on the trigger. */
const SPECIAL_REFUSALS: Partial<Record<FulfillmentStatus, Partial<Record<FulfillmentTrigger, ErrorCode>>>> = {
  ACCEPTED: { accept: 'ORDER_ALREADY_ACCEPTED', reject: 'ORDER_ALREADY_ACCEPTED' },
  PROCESSED: { accept: 'ORDER_ALREADY_ACCEPTED', reject: 'ORDER_ALREADY_ACCEPTED' },
  SHIPPED: { accept: 'ORDER_ALREADY_ACCEPTED', reject: 'ORDER_ALREADY_ACCEPTED', pick: 'ORDER_ALREADY_SHIPPED' },
  REJECTED: { accept: 'INVALID_STATE', reject: 'INVALID_STATE' },
  NOT_READY: { pick: 'ORDER_NOT_ACCEPTED', shipSome: 'ORDER_NOT_ACCEPTED', ship: 'ORDER_NOT_ACCEPTED', shortClose: 'ORDER_NOT_ACCEPTED' },
  CANCELLED: { shortClose: 'ORDER_NOT_ACCEPTED' },
};

const VERBS: Record<FulfillmentTrigger, string> = {
  makeReady: 'become ready', withdraw: 'be withdrawn', accept: 'be accepted', reject: 'be rejected', pick: 'be picked',
  shipSome: 'be shipped', ship: 'be shipped', unship: 'get units back', shortClose: 'be short-closed', cancel: 'be cancelled', close: 'be closed',
};

/** The state after a trigger; a refused pair throws the code the document gives it. */
export function nextFulfillmentStatus(from: FulfillmentStatus, trigger: FulfillmentTrigger): FulfillmentStatus {
  const moves: Moves = FULFILLMENT_MOVES[from];
  const to = moves[trigger];
  if (to === undefined) throw refusal(from, trigger);
  return to;
}

/** Whether the table allows a trigger. */
export const canMove = (from: FulfillmentStatus, trigger: FulfillmentTrigger): boolean => trigger in FULFILLMENT_MOVES[from];

function refusal(from: FulfillmentStatus, trigger: FulfillmentTrigger): Failure {
  const code = SPECIAL_REFUSALS[from]?.[trigger] ?? REFUSALS[from];
  return new Failure(code, `An order that is ${from.toLowerCase()} cannot ${VERBS[trigger]}`, { status: from.toLowerCase() });
}

/** The lists a warehouse reads (document 1, A, GET /orders). */
export const WAREHOUSE_LISTS = ['TO_FULFILL', 'ACCEPTED', 'PROCESSED', 'SHIPPED', 'CANCELLED'] as const;

/** One of {@link WAREHOUSE_LISTS}. */
export type WarehouseList = (typeof WAREHOUSE_LISTS)[number];

const LISTED: Record<FulfillmentStatus, WarehouseList | null> = {
  NOT_READY: null, TO_FULFILL: 'TO_FULFILL', ACCEPTED: 'ACCEPTED', PROCESSED: 'PROCESSED', SHIPPED: 'SHIPPED',
  CANCEL_REQUESTED: 'CANCELLED', CANCELLED: 'CANCELLED', REJECTED: null, CLOSED: null,
};

/** The list a fulfillment order is in; none if its status has none or it moved to another location before it was ever ready. */
export const warehouseListOf = (status: FulfillmentStatus, isOwn: boolean): WarehouseList | null => (isOwn ? LISTED[status] : null);
