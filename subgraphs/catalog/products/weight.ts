/** The units that weights are given in. */
export const WEIGHT_UNITS = ['G', 'KG', 'LB', 'OZ'] as const;

/** One of {@link WEIGHT_UNITS}. */
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Grams of each unit (the international pound of 1959). */
const GRAMS: Readonly<Record<WeightUnit, number>> = { G: 1, KG: 1000, LB: 453.592_37, OZ: 28.349_523_125 };

/** A weight in whole grams. */
export const gramsOf = (weight: string, unit: WeightUnit): number => Math.round(Number(weight) * GRAMS[unit]);
