import { Failure } from '#contract/failure.js';

/** The public states of a return (document 2, D, Order and return statuses). */
export const RETURN_STATUSES = ['REQUESTED', 'AWAITING_RECEIPT', 'IN_TRANSIT', 'RECEIVED', 'COMPLIANT', 'NOT_COMPLIANT', 'CLOSED', 'CANCELLED'] as const;

/** One of {@link RETURN_STATUSES}. */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** The triggers of a return's state table. */
export const RETURN_TRIGGERS = ['expect', 'depart', 'arrive', 'comply', 'fail', 'close', 'cancel'] as const;

/** One of {@link RETURN_TRIGGERS}. */
export type ReturnTrigger = (typeof RETURN_TRIGGERS)[number];

type Moves = Partial<Record<ReturnTrigger, ReturnStatus>>;

/**
 * The state table of a return (document 2 decisions, D); a pair that is absent is refused. Until it is closed the verdict follows
 * what the warehouse last reported, because document 1, rule 5, decides it by the goods.
 */
export const RETURN_MOVES = {
  REQUESTED: { expect: 'AWAITING_RECEIPT', cancel: 'CANCELLED' },
  AWAITING_RECEIPT: { depart: 'IN_TRANSIT', cancel: 'CANCELLED' },
  IN_TRANSIT: { arrive: 'RECEIVED', cancel: 'CANCELLED' },
  RECEIVED: { comply: 'COMPLIANT', fail: 'NOT_COMPLIANT' },
  COMPLIANT: { comply: 'COMPLIANT', fail: 'NOT_COMPLIANT', close: 'CLOSED' },
  NOT_COMPLIANT: { comply: 'COMPLIANT', fail: 'NOT_COMPLIANT', close: 'CLOSED' },
  CLOSED: {},
  CANCELLED: {},
} as const satisfies Record<ReturnStatus, Moves>;

const VERBS: Record<ReturnTrigger, string> = {
  expect: 'be expected', depart: 'travel', arrive: 'be received', comply: 'be inspected', fail: 'be inspected', close: 'be closed', cancel: 'be cancelled',
};

/** The state after a trigger; a pair the table lacks is INVALID_STATE. */
export function nextReturnStatus(from: ReturnStatus, trigger: ReturnTrigger): ReturnStatus {
  const moves: Moves = RETURN_MOVES[from];
  const to = moves[trigger];
  if (to === undefined) throw new Failure('INVALID_STATE', `A return that is ${from.toLowerCase()} cannot ${VERBS[trigger]}`, { status: from.toLowerCase() });
  return to;
}

const FORWARD: Partial<Record<ReturnStatus, ReturnTrigger>> = { REQUESTED: 'expect', AWAITING_RECEIPT: 'depart', IN_TRANSIT: 'arrive' };

/** The states a return passes on its way to RECEIVED: an arrived parcel was in transit, even if that was never reported. */
export function wayToReceived(from: ReturnStatus): ReturnStatus[] {
  const trigger = FORWARD[from];
  if (trigger === undefined) return [];
  const next = nextReturnStatus(from, trigger);
  return [next, ...wayToReceived(next)];
}

/** The lists a warehouse reads: expected returns, or one status. */
export const WAREHOUSE_RETURN_LISTS = ['EXPECTED', ...RETURN_STATUSES] as const;

/** One of {@link WAREHOUSE_RETURN_LISTS}. */
export type WarehouseReturnList = (typeof WAREHOUSE_RETURN_LISTS)[number];

/** Whether a warehouse waits for a return in this state (document 1 decisions, A, GET /returns). */
export const isExpected = (status: ReturnStatus): boolean => status === 'AWAITING_RECEIPT' || status === 'IN_TRANSIT';

/** Whether a return in this state is still to be sent: one that moves, arrived or was cancelled needs no label. */
export const isToBeSent = (status: ReturnStatus): boolean => status === 'REQUESTED' || status === 'AWAITING_RECEIPT';
