/** How a product turns out beside the size that is on it. */
export type SizeFit = 'RUNS_SMALL' | 'TRUE_TO_SIZE' | 'RUNS_LARGE';

/** What became of one size of a product. */
export interface SizeFigures {
  readonly size: string;
  /** Units that were sold. */
  readonly sold: number;
  /** Units that came back, for whatever reason. */
  readonly returned: number;
  /** Of these, those that were too small, and those that were too large. */
  readonly tooSmall: number;
  readonly tooLarge: number;
}

/** The codes of reasons that say how a size turned out, as the return policy has them unless somebody renamed them. */
export const SIZE_REASONS = { tooSmall: 'too_small', tooLarge: 'too_large' } as const;

const [FEWEST_SOLD, FEWEST_MISFITS, MOST_FITTING_SHARE, LEAST_SHARE, LEAST_MAJORITY] = [20, 5, 0.1, 0.05, 2 / 3] as const;

/** How a product turns out, by what came back of it: small or large where at least five units and a twentieth did for their size, two thirds of them for the same; true to size where a tenth at most did of twenty units or more; null where too little is known. */
export function fitOf(sizes: readonly SizeFigures[]): SizeFit | null {
  const [sold, small, large] = [sum(sizes, 'sold'), sum(sizes, 'tooSmall'), sum(sizes, 'tooLarge')];
  const misfits = small + large;
  if (misfits >= FEWEST_MISFITS && misfits >= sold * LEAST_SHARE && Math.max(small, large) >= misfits * LEAST_MAJORITY) return small > large ? 'RUNS_SMALL' : 'RUNS_LARGE';
  return sold >= FEWEST_SOLD && misfits <= sold * MOST_FITTING_SHARE ? 'TRUE_TO_SIZE' : null;
}

const sum = (sizes: readonly SizeFigures[], of: 'sold' | 'tooSmall' | 'tooLarge'): number => sizes.reduce((total, size) => total + size[of], 0);
