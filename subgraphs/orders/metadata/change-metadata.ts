import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findSubject } from '../subjects/find-subject.js';
import { subjectEvent } from '../subjects/subject-event.js';
import type { NamedSubject } from '../subjects/subject.js';
import type { MetadataEntry } from './metadata.js';
import { findMetadata, findMetadataVersion, saveMetadata } from './metadata.store.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly named: NamedSubject;
  readonly namespace: string;
}

/** The entries after the change; the same list where nothing changes. */
type Change = (before: readonly MetadataEntry[]) => readonly MetadataEntry[];

/** Change the metadata of an order or return, once for a command, with its event; answers the entries of the namespace. */
export function changeMetadata({ database, clock, outbox }: OrdersDeps, { name, context, named, namespace }: Requested, change: Change): Promise<MetadataEntry[]> {
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const subject = await findSubject(transaction, companyId, named);
    const version = await findMetadataVersion(transaction, companyId, subject.id);
    const before = (await findMetadata(transaction, companyId, [subject.id])).get(subject.id) ?? [];
    const after = change(before);
    if (after !== before) {
      transaction.recordChange({ kind: 'metadata', id: subject.id, before: { entries: before }, after: { entries: after } });
      await saveMetadata(transaction, companyId, { subjectId: subject.id, version, before, after });
      await outbox.append(transaction, companyId, [subjectEvent('metadata_changed', subject, { cause: context, record: { namespace } })]);
    }
    return after.filter((entry) => entry.namespace === namespace).sort((one, other) => (one.key < other.key ? -1 : 1));
  }));
}
