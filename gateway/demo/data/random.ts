/** A small pseudo-random generator: the same seed always makes the same choices. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  fraction(): number;
  /** A whole number between two others, both possible. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Some different choices, in their own order. */
  several<T>(choices: readonly T[], count: number): T[];
}

/** A generator for a seed and a purpose; generators of different purposes are independent. */
export function createRandom(seed: number, ...purpose: readonly (string | number)[]): Random {
  const fraction = mulberry32(fnv1a([seed, ...purpose].join('/')));
  const between = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick: (choices) => at(choices, between(0, choices.length - 1)),
    several(choices, count) {
      const taken = new Set<number>();
      while (taken.size < Math.min(count, choices.length)) taken.add(between(0, choices.length - 1));
      return [...taken].sort((one, other) => one - other).map((index) => at(choices, index));
    },
  };
}

/** An element of a list that is not empty. */
function at<T>(choices: readonly T[], index: number): T {
  const choice = choices[index];
  if (choice === undefined) throw new Error('There is nothing to choose from');
  return choice;
}

/** Tommy Ettinger's mulberry32: 32 bits of state, good enough to scatter demo data. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
