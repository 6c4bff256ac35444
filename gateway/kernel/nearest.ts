import { distance } from 'fastest-levenshtein';

/** More than this many letters differ: it was meant to be something else. */
const FARTHEST = 0.5;
const LONGEST = 60;

/** Of some names the one that was most probably meant; undefined when none is like it. */
export function nearest(meant: string, names: readonly string[]): string | undefined {
  if (meant.length > LONGEST) return undefined; // a long text is no slip of the pen, and costs its square
  const lower = meant.toLowerCase();
  const [best] = names.map((name) => ({ name, differs: distance(lower, name.toLowerCase()) })).sort((one, other) => one.differs - other.differs);
  return best && best.differs <= Math.max(lower.length, best.name.length) * FARTHEST ? best.name : undefined;
}
