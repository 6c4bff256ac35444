import { FileProblem } from './file-problem.js';
import type { Refer, Referred } from './references.js';
import type { ValuePath } from './values.js';

/** Pages and entries that are named by their numbers, as `page 7`. */
export type Numbers = ReadonlySet<string>;

interface Named {
  readonly kind: Referred;
  readonly target: number;
  readonly at: ValuePath;
}

/** The number of a page or an entry that a file names by it: only one that this site names too, and has no more. Elsewhere, and for what is there, it would be another's by chance. Throws {@link FileProblem}. */
export function ownNumber(dangling: Numbers, { kind, target, at }: Named): number {
  if (dangling.has(`${kind} ${String(target)}`)) return target;
  throw new FileProblem(`names the ${kind} ${String(target)} by its number, which can be another's here: name it by its path, as in ${kind === 'page' ? '/about' : 'journal/linen'}, or take it out`, undefined, { at });
}

/** References as they are, and what of them is left as a number: what the site names and has no more. */
export function notingNumbers(refer: Refer): { readonly refer: Refer; readonly dangling: Numbers } {
  const dangling = new Set<string>();
  return { dangling, refer: (kind, target, at) => {
    const found = refer(kind, target, at);
    if (typeof found === 'number') dangling.add(`${kind} ${String(found)}`);
    return found;
  } };
}
