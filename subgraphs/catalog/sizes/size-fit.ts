/** How a product turns out beside the size that is on it. */
export type SizeFit = 'RUNS_SMALL' | 'TRUE_TO_SIZE' | 'RUNS_LARGE';

/** What became of one size of a product. */
export interface SizeFigures {
  readonly size: string;
  /** Units that were sold. */
  readonly sold: number;
  /** Units of them that were delivered: what is on its way says nothing yet. */
  readonly delivered: number;
  /** Units that came back, for whatever reason. */
  readonly returned: number;
  /** Of these, those that were too small, and those that were too large. */
  readonly tooSmall: number;
  readonly tooLarge: number;
}

/** The codes of reasons that say how a size turned out, as the return policy has them unless somebody renamed them. */
export const SIZE_REASONS = { tooSmall: 'too_small', tooLarge: 'too_large' } as const;

const [FEWEST_DELIVERED, FEWEST_MISFITS, MOST_FITTING_SHARE, LEAST_SHARE, LEAST_MAJORITY] = [20, 5, 0.1, 0.05, 2 / 3] as const;

/** How a product turns out, by what came back of it: small or large where at least five units and a twentieth of those delivered did for their size, two thirds of them for the same; true to size where a tenth at most did of twenty delivered units or more; null where too little is known. */
export function fitOf(sizes: readonly SizeFigures[]): SizeFit | null {
  const [delivered, small, large] = [sum(sizes, 'delivered'), sum(sizes, 'tooSmall'), sum(sizes, 'tooLarge')];
  const misfits = small + large;
  if (misfits >= FEWEST_MISFITS && misfits >= delivered * LEAST_SHARE && Math.max(small, large) >= misfits * LEAST_MAJORITY) return small > large ? 'RUNS_SMALL' : 'RUNS_LARGE';
  return delivered >= FEWEST_DELIVERED && misfits <= delivered * MOST_FITTING_SHARE ? 'TRUE_TO_SIZE' : null;
}

const sum = (sizes: readonly SizeFigures[], of: 'delivered' | 'tooSmall' | 'tooLarge'): number => sizes.reduce((total, size) => total + size[of], 0);
