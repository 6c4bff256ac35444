import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { NumberedShipment } from './parcel-of-event.js';

/** A return whose label has a number. */
export type NumberedReturn = NumberedShipment;

/** What returns do after events of carriers; injected by the composition root. */
export interface TrackingPorts {
  /** The returns whose labels have these numbers, by number, the one whose label was made last first; it counts as having left when its label was made. */
  readonly returnsOfNumbers: (reader: Reader, companyId: number, numbers: readonly string[]) => Promise<ReadonlyMap<string, readonly NumberedReturn[]>>;
  /** Mark those of some returns as in transit whose parcels were awaited; answers how many. */
  readonly departReturns: (transaction: Transaction, moved: { readonly context: CallContext; readonly returnIds: readonly string[] }) => Promise<number>;
}
