import { Problems } from '#contract/problems.js';
import { checkBlocks } from './check-blocks.js';
import { checkValues } from './check-values.js';
import type { BlockType, FieldDefinition } from './field-definition.js';
import type { Place } from './judgement.js';

/** A value that a changed definition does not allow. */
export interface Unfit {
  readonly path: string;
  readonly message: string;
}

/** Definitions before and after a change. */
export interface Change<Definition> {
  /** Absent where stored values are to be judged whole. */
  readonly before?: readonly Definition[] | undefined;
  readonly after: readonly Definition[];
  /** Whether values may lack what is required. */
  readonly isDraft?: boolean | undefined;
}

/** Why stored values do not fit the fields after a change; of a value that did not fit before either nothing is said. Empty when they fit. */
export const unfit = (change: Change<FieldDefinition>, values: unknown): readonly Unfit[] => newProblems(change, (definitions, place) => { checkValues(definitions, values, place); });

/** Why the stored blocks of a page do not fit the types of blocks after a change, as {@link unfit} has it. */
export const unfitBlocks = (change: Change<BlockType>, blocks: unknown): readonly Unfit[] => newProblems(change, (types, place) => { checkBlocks(types, blocks, place); });

function newProblems<Definition>({ before, after, isDraft = false }: Change<Definition>, check: (definitions: readonly Definition[], place: Place) => void): readonly Unfit[] {
  const found = (definitions: readonly Definition[]): ReadonlyMap<string, readonly string[]> => {
    const problems = new Problems();
    check(definitions, { problems, path: '', isDraft });
    return problems.found;
  };
  const known = before ? found(before) : new Map<string, readonly string[]>();
  const isKnown = (path: string): boolean => known.has(path) && !known.has(''); // values that were no record, or judged in part, are judged whole
  return [...found(after)].flatMap(([path, messages]) => (isKnown(path) ? [] : messages.map((message) => ({ path, message }))));
}
