/** The units that weights are given in. */
export const WEIGHT_UNITS = ['g', 'kg', 'lb', 'oz'] as const;

/** One of {@link WEIGHT_UNITS}. */
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Grams of each unit (the international pound of 1959). */
const GRAMS: Readonly<Record<WeightUnit, number>> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 };

/** A weight in whole grams. */
export const gramsOf = (weight: number, unit: WeightUnit): number => Math.round(weight * GRAMS[unit]);
