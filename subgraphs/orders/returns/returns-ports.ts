import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Return } from './return.js';

/** A return whose status changed. */
export interface MovedReturn {
  readonly context: CallContext;
  readonly before: Return;
  readonly after: Return;
}

/** What folders above returns do after their changes; injected by the composition root. */
export interface ReturnsPorts {
  /** Do what follows from the status of a return: its exchange order leaves, or is cancelled with it, and its refund or its store credit is made. */
  readonly followReturn: (transaction: Transaction, moved: MovedReturn) => Promise<void>;
  /** The codes of store credits, by the credit's id: their events say nothing of them, as they are as good as money. */
  readonly creditCodes: (reader: Reader, companyId: number, creditIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
