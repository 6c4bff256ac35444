import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { changeEntries, entriesIn, type EntriesChange } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findSubject } from '../subjects/find-subject.js';
import { subjectEvent } from '../subjects/subject-event.js';
import type { NamedSubject } from '../subjects/subject.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly named: NamedSubject;
  readonly namespace: string;
}

/** Change the metadata of an order or return, once for a command, with its event; answers the entries of the namespace. */
export function changeMetadata({ database, clock, outbox }: OrdersDeps, { name, context, named, namespace }: Requested, change: EntriesChange): Promise<MetadataEntry[]> {
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const subject = await findSubject(transaction, companyId, named);
    const { before, after } = await changeEntries(transaction, companyId, { subjectId: subject.id, change });
    if (after !== before) {
      transaction.recordChange({ kind: 'metadata', id: subject.id, before: { entries: before }, after: { entries: after } });
      await outbox.append(transaction, companyId, [subjectEvent('metadata_changed', subject, { cause: context, record: { namespace } })]);
    }
    return entriesIn(namespace, after);
  }));
}
