import type { OrderModel } from '../kit/order-model.js';
import type { Place } from './connect-dialects.js';
import type { Answered, WireCall } from './doors.js';

/** A call of a burst, and what is known once it has its answer. */
export interface Work {
  readonly call: WireCall;
  /** Whether an answer means that the work is done; `again` when the call was sent before with unknown outcome. */
  readonly isDone: (answer: Answered, again: boolean) => boolean;
  readonly apply: (answer: Answered) => void;
  /** It reads what others did in the same burst: its answer is looked at after theirs. */
  readonly reads?: boolean;
}

/** An order of one item at one warehouse, as its calls left it. */
export interface Tracked {
  readonly at: Place;
  model: OrderModel;
  isPlaced: boolean;
  /** What comes back of it. */
  back?: { readonly number: string; isReceived: boolean };
}

/** All that was done so far, as the callers know it. */
export interface State {
  readonly orders: Tracked[];
  /** What each warehouse counted last. */
  readonly levels: Map<Place, number>;
  /** The keys of calls that were answered. */
  readonly keys: Set<string>;
  /** How many calls were made: each has a number of its own. */
  made: number;
}

const SUCCESS = new Set([200, 201]);
/** The answer to a repeated cancellation that had already happened. */
const CANCELLED_BEFORE = /"code":"(?:ORDER_CANCELLED|ORDER_CANCEL_REQUESTED|INVALID_STATE)"/;

/** How each interface answers that it is done. */
export const IS_DONE: Readonly<Record<WireCall['door'], Work['isDone']>> = {
  A: ({ status }) => SUCCESS.has(status),
  B: ({ status, body }) => SUCCESS.has(status) && /"Success":\s*true/.test(body),
  C: ({ status, body }) => status === 200 && !body.includes('>KO<'),
  D: ({ status }) => SUCCESS.has(status),
  H: ({ status }) => SUCCESS.has(status),
  staff: ({ status, body }, again) => status === 200 && (!body.includes('"errors"') || (again && CANCELLED_BEFORE.test(body))),
};
