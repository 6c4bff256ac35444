import type { ConnectionCaller } from './access/connection-access.js';
import type { CallHead, Route } from './route.js';

/** An order that is asked for. */
export interface AskedOrder {
  /** With its #. */
  readonly number: string;
  readonly placedAt: string;
}

/** The call of an interface by which a connection reads one order, or the shortest list that the order is in. */
export interface OrderCall {
  readonly route: (order: AskedOrder) => Route<ConnectionCaller>;
  /** Path and query, with all roots. */
  readonly target: (order: AskedOrder) => string;
  readonly params?: (order: AskedOrder) => CallHead['params'];
  readonly query?: (order: AskedOrder) => CallHead['query'];
}

/** A number as paths have it. */
export const inPath = ({ number }: AskedOrder): string => number.replace(/^#/, '');
