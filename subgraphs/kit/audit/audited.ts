import { instant, type Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import { COMMAND_LINE, type CallContext } from '#contract/principal.js';
import type { Database, Transaction } from '../database.js';
import { AUDIT_ENTRY } from './audit-entry.table.js';
import { changedRecord, type RecordChange } from './record-change.js';
import { shortened } from './shortened.js';

/** A mutation as it was called. */
export interface CalledMutation {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

interface Auditing extends CalledMutation {
  /** Leave out transactions that change no record. */
  readonly changesAlone?: boolean;
  readonly call: CallContext;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Whether the writes of a call are kept in the audit log: those of people and of the command line. Connections have the log of calls. */
export const isAudited = ({ principal: { kind }, via }: CallContext): boolean => kind === 'staff' || via === COMMAND_LINE;

/** A database whose every transaction that writes leaves an entry in the audit log, committed with it. */
export const audited = (database: Database, auditing: Auditing): Database => Object.assign({}, database, {
  inTransaction: <T>(work: (transaction: Transaction) => Promise<T>) => database.inTransaction(async (transaction) => {
    const seen: Seen = { changes: [], hasWritten: false, isWithheld: false, hasEntry: false };
    const result = await work(watched(transaction, seen));
    if (seen.hasWritten && !seen.hasEntry && (!auditing.changesAlone || seen.changes.length > 0)) await transaction.insert(AUDIT_ENTRY, [entryOf(auditing, seen)]);
    return result;
  }),
});

/** What a transaction did. */
interface Seen {
  readonly changes: RecordChange[];
  hasWritten: boolean;
  isWithheld: boolean;
  hasEntry: boolean;
}

function watched(transaction: Transaction, seen: Seen): Transaction {
  const { insert, upsert, accumulate, beforeCommit } = transaction; // eslint-disable-line @typescript-eslint/unbound-method -- they use no this
  const writing = <Write extends (...given: never[]) => unknown>(write: Write): Write => ((...given: never[]) => {
    seen.hasWritten = true;
    return write(...given);
  }) as Write;
  return Object.assign({}, transaction, {
    execute: async (...given: Parameters<Transaction['execute']>) => {
      const found = await transaction.execute(...given);
      seen.hasWritten ||= found > 0;
      return found;
    },
    insert: writing(insert), upsert: writing(upsert), accumulate: writing(accumulate), beforeCommit: writing(beforeCommit),
    recordChange: (change: RecordChange | (() => RecordChange)) => { seen.changes.push(typeof change === 'function' ? change() : change); },
    withholdChanges: () => { seen.isWithheld = true; },
    leaveNoEntry: () => { seen.hasEntry = true; },
  });
}

const [MOST_CHANGES, LONGEST_JSON] = [20, 65_536] as const;

const orElse = (json: string, short: string): string => (json.length > LONGEST_JSON ? short : json);

/** A record that was made of another company is in the log of that one. */
const companyOf = (first: RecordChange | undefined, { companyId }: CallContext['principal']): number => first?.companyId ?? companyId;

function entryOf({ call: { principal, requestId, via }, operation, input, clock, ids }: Auditing, { changes, isWithheld }: Seen) {
  const [first] = changes;
  const { dryRun: _, input: only, ...others } = input;
  const records = changes.map(changedRecord).filter(({ fields }) => Object.keys(fields).length > 0);
  const kept = Object.keys(others).length === 0 && only !== undefined ? only : input;
  return {
    company_id: companyOf(first, principal), id: ids.next(), written_at: instant(clock), operation, actor: principal.actor, via, request_id: requestId,
    subject: isWithheld || !first ? null : first.subject ?? first.id,
    input: isWithheld ? null : orElse(JSON.stringify(shortened(kept)), '{"…":"too long to be kept"}'),
    changes: isWithheld ? null : orElse(JSON.stringify({ records: records.slice(0, MOST_CHANGES), count: records.length }), JSON.stringify({ records: [], count: records.length })),
  };
}
