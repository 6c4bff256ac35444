import { BLOCK_PARTS } from './field-definition.js';
import { below, isList, isRecord, own, type JsonRecord } from './record.js';

/** What becomes of the fields of stored values. */
export interface FieldChanges {
  /** New keys by the old paths: `{title: 'heading', 'questions.text': 'question'}`; a field of a group is named by the old keys that lead to it. */
  readonly renamed?: Readonly<Record<string, string>> | undefined;
  /** Old paths of fields whose values are dropped. */
  readonly dropped?: readonly string[] | undefined;
}

interface Steps {
  readonly renamed: ReadonlyMap<string, string>;
  readonly dropped: ReadonlySet<string>;
  /** The groups that a path leads through. */
  readonly groups: ReadonlySet<string>;
}

/** Stored values with their fields renamed and dropped; the others stay as they are, and in their order. A renamed field takes the place of one that already had its key. */
export const migrated = (values: JsonRecord, changes: FieldChanges): JsonRecord => moved(values, stepsOf(changes), '');

/** What becomes of the types of blocks, and of their fields. */
export interface BlockChanges {
  /** New keys by the old keys of types. */
  readonly renamed?: Readonly<Record<string, string>> | undefined;
  /** Old keys of types whose blocks are dropped. */
  readonly dropped?: readonly string[] | undefined;
  /** What becomes of the fields of a type, by its old key. */
  readonly fields?: Readonly<Record<string, FieldChanges>> | undefined;
}

/** The stored blocks of a page after their types changed; each keeps its id. What is no block stays as it is. */
export function migratedBlocks(blocks: readonly unknown[], { renamed = {}, dropped = [], fields = {} }: BlockChanges): readonly unknown[] {
  const keys = new Map<unknown, string>(Object.entries(renamed));
  const steps = new Map<unknown, Steps>(Object.entries(fields).map(([type, changes]) => [type, stepsOf(changes, BLOCK_PARTS)]));
  const gone = new Set<unknown>(dropped);
  return blocks.flatMap((block) => {
    if (!isRecord(block)) return [block];
    const type = own(block, 'type');
    if (gone.has(type)) return [];
    const [key, inside] = [keys.get(type), steps.get(type)];
    const changed = inside ? moved(block, inside, '') : block;
    return [key === undefined ? changed : { ...changed, type: key }];
  });
}

function stepsOf({ renamed = {}, dropped = [] }: FieldChanges, kept: readonly string[] = []): Steps {
  const paths = [...Object.keys(renamed), ...dropped];
  return {
    renamed: new Map(Object.entries(renamed).filter(([path]) => !kept.includes(path))),
    dropped: new Set(dropped.filter((path) => !kept.includes(path))),
    groups: new Set(paths.flatMap(leadingTo)),
  };
}

/** The groups that a path leads through: of `a.b.c` these are `a` and `a.b`. */
function leadingTo(path: string): readonly string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}

function moved(values: JsonRecord, steps: Steps, path: string): JsonRecord {
  const { renamed, dropped, groups } = steps;
  const fields = Object.entries(values).map(([key, value]) => ({ key, value, at: below(path, key), name: renamed.get(below(path, key)) }));
  const taken = new Set(fields.flatMap(({ name }) => name ?? []));
  const kept = fields.filter(({ key, at, name }) => !dropped.has(at) && (name !== undefined || !taken.has(key)));
  return Object.fromEntries(kept.map(({ key, value, at, name }) => [name ?? key, groups.has(at) ? within(value, steps, at) : value]));
}

const within = (value: unknown, steps: Steps, path: string): unknown => {
  if (isList(value)) return value.map((entry) => (isRecord(entry) ? moved(entry, steps, path) : entry));
  return isRecord(value) ? moved(value, steps, path) : value;
};
