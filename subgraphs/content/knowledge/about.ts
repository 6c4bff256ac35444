import { isUuid } from '#kernel/ids.js';
import type { Problems } from '#contract/problems.js';

/** The kinds of records that notes and tasks can be about. */
export const RECORD_KINDS = ['ORDER', 'RETURN', 'PRODUCT', 'CONTACT', 'PAGE'] as const;

/** One of {@link RECORD_KINDS}. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record that a note or a task is about. */
export interface RecordReference {
  readonly kind: RecordKind;
  /** A UUID, or the number of a product or a page. */
  readonly id: string;
}

/** A record with every id that it may be named by: a contact has those of the contacts that were merged into it. */
export interface NamedRecord {
  readonly kind: RecordKind;
  readonly ids: readonly string[];
}

/** The most records that a note or a task is about. */
export const MOST_ABOUT = 20;

const NUMBERED: ReadonlySet<RecordKind> = new Set(['PRODUCT', 'PAGE']);
const NUMBER = /^[1-9]\d{0,15}$/;

/** References as they are kept, each once; notes what no record can have as its id under `path`. */
export function keptAbout(given: readonly RecordReference[], problems: Problems, path = 'about'): RecordReference[] {
  if (given.length > MOST_ABOUT) problems.add(path, `must be at most ${String(MOST_ABOUT)} records`);
  const known = given.slice(0, MOST_ABOUT).map(({ kind, id }, index) => {
    problems.add(`${path}.${String(index)}.id`, idProblem({ kind, id }));
    return { kind, id: id.toLowerCase() };
  });
  return united(known);
}

/** What is wrong with the id of a record. */
function idProblem({ kind, id }: RecordReference): string | undefined {
  if (NUMBERED.has(kind)) return NUMBER.test(id) && Number.isSafeInteger(Number(id)) ? undefined : `must be the number of a ${kind.toLowerCase()}`;
  return isUuid(id) ? undefined : `must be the id of ${kind === 'ORDER' ? 'an order' : `a ${kind.toLowerCase()}`}, a UUID, not its number or name`;
}

/** References without those that are there twice, in their order. */
export const united = (all: readonly RecordReference[]): RecordReference[] => [...new Map(all.map((one) => [keyOf(one), one])).values()];

/** A reference as a text: `ORDER 0191…`. */
export const keyOf = ({ kind, id }: RecordReference): string => `${kind} ${id}`;

/** References as one text, each in a line. */
export const aboutText = (about: readonly RecordReference[]): string => about.map(keyOf).join('\n');

/** The references of such a text; lines that are none, and ids that no such record can have, are left out. */
export const aboutOf = (text: string): RecordReference[] => text.split('\n').flatMap((line) => {
  const at = line.indexOf(' ');
  const kind = RECORD_KINDS.find((one) => one === line.slice(0, at));
  const id = line.slice(at + 1);
  return kind === undefined || idProblem({ kind, id }) !== undefined ? [] : [{ kind, id }];
});
