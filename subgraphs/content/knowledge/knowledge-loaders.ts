import { dayIn } from '#contract/shopper-zone.js';
import { instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { CallContext } from '#contract/principal.js';
import { batched, type Batched } from '#subgraph-kit/batched.js';
import type { ContentDeps } from '../content-deps.js';
import { aboutOf } from './about.js';
import { countNotesAbout } from './about.store.js';
import type { Contact, MergedContact } from './contact.js';
import { findMerged } from './contact-redirect.store.js';
import { findSurvivors } from './contact.store.js';
import type { Note } from './note.js';
import { findNotesAbout } from './note.store.js';
import { findMergedIds } from './task.store.js';

/** What is read of notes, tasks and contacts together in one call. */
export interface KnowledgeLoaders {
  /** The latest notes about a record, by its key. */
  readonly notesAbout: Batched<string, readonly Note[]>;
  /** The tasks that were merged into a task. */
  readonly mergedIds: Batched<string, readonly string[]>;
  /** How many notes are about a contact or about those that were merged into it, by its id. */
  readonly notesCounts: Batched<string, number>;
  /** Contacts by their ids, or by those of contacts that were merged into them. */
  readonly contacts: Batched<string, Contact | null>;
  /** Those that were merged into a contact. */
  readonly mergedContacts: Batched<string, readonly MergedContact[]>;
  /** Today where the company works; asked once a call. */
  readonly today: () => Promise<Day>;
}

const NOTHING: readonly never[] = [];

/** Loaders restricted to the company of a call. */
export function knowledgeLoaders(deps: Pick<ContentDeps, 'database' | 'clock' | 'readWorkplace'>, call: CallContext): KnowledgeLoaders {
  const { database, clock, readWorkplace } = deps;
  const { companyId } = call.principal;
  let today: Promise<Day> | undefined;
  return {
    notesAbout: batched((keys: readonly string[]) => findNotesAbout(database, companyId, keys.flatMap(aboutOf)), NOTHING),
    notesCounts: batched((ids: readonly string[]) => countNotesAbout(database, companyId, ids), 0),
    mergedIds: batched((ids: readonly string[]) => findMergedIds(database, companyId, ids), NOTHING),
    contacts: batched((ids: readonly string[]) => findSurvivors(database, companyId, { ids }), null),
    mergedContacts: batched((ids: readonly string[]) => findMerged(database, companyId, ids), NOTHING),
    today: () => (today ??= readWorkplace(call, null).then(({ timeZone }) => dayIn(timeZone, instant(clock)))),
  };
}
