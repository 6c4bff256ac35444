import type { Transaction } from '#subgraph-kit/database.js';
import type { CallBodies, PreparedBody } from './call-bodies.js';
import { endCall, insertCalls, type Ending, type NewCallRow } from './call.store.js';

/** An entry of the log: the response of a claimed call, or a whole call without an idempotency key. */
export type CallEntry =
  | { readonly kind: 'ending'; readonly ending: Ending; readonly body: PreparedBody | undefined }
  | { readonly kind: 'call'; readonly row: NewCallRow; readonly bodies: readonly (PreparedBody | undefined)[] };

/** Write entries, with one insert for all whole calls; returns which were written. */
export async function writeEntries(transaction: Transaction, entries: readonly CallEntry[], bodies: CallBodies): Promise<boolean[]> {
  const written: boolean[] = [];
  const used: (PreparedBody | undefined)[] = [];
  for (const entry of entries) {
    const isWritten = entry.kind === 'call' || await endCall(transaction, entry.ending);
    written.push(isWritten);
    if (isWritten) used.push(...(entry.kind === 'call' ? entry.bodies : [entry.body]));
  }
  await insertCalls(transaction, entries.flatMap((entry) => (entry.kind === 'call' ? [entry.row] : [])));
  await bodies.save(transaction, used);
  return written;
}
