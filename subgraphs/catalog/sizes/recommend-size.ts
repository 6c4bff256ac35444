import { isAlike, type ChartFacts } from './size-chart.js';
import type { SizeFigures, SizeFit } from './size-fit.js';

/** How sure a recommendation is. */
export type SizeConfidence = 'LOW' | 'MEDIUM' | 'HIGH';

/** What a recommendation rests on. */
export type SizeBasis = 'OWN_PURCHASE' | 'OWN_RETURN' | 'SAME_BRAND' | 'SIMILAR_PRODUCTS' | 'ALL_SHOPPERS';

/** The size that a shopper is told. */
export interface SizeRecommendation {
  readonly size: string;
  readonly confidence: SizeConfidence;
  readonly basis: SizeBasis;
}

/** A variant that the shopper bought, the last first. */
export interface BoughtPiece extends ChartFacts {
  readonly productId: number;
  readonly size: string;
  /** Units that were delivered and not sent back. */
  readonly kept: number;
  readonly tooSmall: number;
  readonly tooLarge: number;
  /** An order says so, and not the storefront alone. */
  readonly isConfirmed: boolean;
}

/** What a size is told by. */
export interface SizeQuestion extends ChartFacts {
  readonly productId: number;
  /** The sizes of the product in their order, with what became of them. */
  readonly sizes: readonly SizeFigures[];
  readonly fit: SizeFit | null;
  readonly bought: readonly BoughtPiece[];
}

/** The size for a shopper: by what they kept or sent back of the product itself, then by what they kept of its brand and kind, then of its kind, then by what all shoppers kept; null where nothing tells it. */
export function recommendSize(question: SizeQuestion): SizeRecommendation | null {
  if (question.sizes.length < FEWEST_SIZES) return null;
  return ownPurchase(question) ?? ownReturn(question) ?? similar(question) ?? allShoppers(question);
}

const FEWEST_SIZES = 2;

const placeOf = (sizes: readonly SizeFigures[], size: string): number => sizes.findIndex((one) => isAlike(one.size, size));

function ownPurchase({ productId, sizes, bought }: SizeQuestion): SizeRecommendation | null {
  const kept = bought.find((piece) => piece.productId === productId && piece.kept > 0 && placeOf(sizes, piece.size) >= 0);
  return kept ? at(sizes, placeOf(sizes, kept.size), { confidence: kept.isConfirmed ? 'HIGH' : 'MEDIUM', basis: 'OWN_PURCHASE' }) : null;
}

/** Next to what was too small or too large, where nothing that was is on the other side. */
function ownReturn({ productId, sizes, bought }: SizeQuestion): SizeRecommendation | null {
  const places = (of: 'tooSmall' | 'tooLarge'): number[] => bought.filter((piece) => piece.productId === productId && piece[of] > 0).map(({ size }) => placeOf(sizes, size)).filter((place) => place >= 0);
  const [above, below] = [Math.max(-1, ...places('tooSmall')), Math.min(sizes.length, ...places('tooLarge'))];
  if (above < 0 && below === sizes.length) return null;
  const place = above >= 0 ? above + 1 : below - 1;
  return place > above && place < below ? at(sizes, place, { confidence: 'MEDIUM', basis: 'OWN_RETURN' }) : null;
}

const STEP = { RUNS_SMALL: 1, TRUE_TO_SIZE: 0, RUNS_LARGE: -1 } as const satisfies Record<SizeFit, number>;
const [SURE_UNITS, SURE_SHARE] = [3, 2 / 3] as const;

/** The size that the shopper kept most of products of the same kind, of the same brand before others; one up or down where the product turns out small or large. */
function similar({ productId, sizes, fit, bought, ...facts }: SizeQuestion): SizeRecommendation | null {
  const kept = bought.filter((piece) => piece.productId !== productId && piece.kept > 0 && isAlike(piece.productType, facts.productType) && (piece.gender === null || facts.gender === null || isAlike(piece.gender, facts.gender)) && placeOf(sizes, piece.size) >= 0);
  const ofBrand = kept.filter((piece) => isAlike(piece.brand, facts.brand));
  const votes = votesOf(ofBrand.length > 0 ? ofBrand : kept, sizes);
  const [first] = votes;
  if (!first) return null;
  const all = votes.reduce((total, { units }) => total + units, 0);
  const isSure = first.units >= SURE_UNITS && first.units >= all * SURE_SHARE;
  const place = Math.min(sizes.length - 1, Math.max(0, first.place + (fit ? STEP[fit] : 0)));
  return at(sizes, place, ofBrand.length > 0 ? { confidence: isSure ? 'HIGH' : 'MEDIUM', basis: 'SAME_BRAND' } : { confidence: isSure ? 'MEDIUM' : 'LOW', basis: 'SIMILAR_PRODUCTS' });
}

interface Vote { readonly place: number; readonly units: number }

/** Units by size, the most first; of as many the one that was bought last. */
function votesOf(pieces: readonly BoughtPiece[], sizes: readonly SizeFigures[]): Vote[] {
  const units = new Map<number, number>();
  for (const { size, kept } of pieces) units.set(placeOf(sizes, size), (units.get(placeOf(sizes, size)) ?? 0) + kept);
  return [...units].map(([place, kept]) => ({ place, units: kept })).toSorted((one, other) => other.units - one.units);
}

const [FEWEST_KEPT, MANY_KEPT, LARGE_SHARE] = [5, 50, 0.4] as const;

/** Sizes of things rather than of people, of which none is anybody's: 80X150, 20CM. */
const MEASURED = /^\d{1,6}(?:[.,]\d{1,3})?\s?(?:x\s?\d|(?:cm|mm|ml|kg)$)/iu;

function allShoppers({ sizes }: SizeQuestion): SizeRecommendation | null {
  const kept = sizes.map(({ delivered, returned }) => Math.max(0, delivered - returned));
  const [all, most] = [kept.reduce((sum, units) => sum + units, 0), Math.max(...kept)];
  const isTied = kept.filter((units) => units === most).length > 1;
  if (all < FEWEST_KEPT || isTied || sizes.some(({ size }) => MEASURED.test(size))) return null;
  return at(sizes, kept.indexOf(most), { confidence: all >= MANY_KEPT && most >= all * LARGE_SHARE ? 'MEDIUM' : 'LOW', basis: 'ALL_SHOPPERS' });
}

const at = (sizes: readonly SizeFigures[], place: number, told: Omit<SizeRecommendation, 'size'>): SizeRecommendation | null => {
  const size = sizes[place];
  return size ? { size: size.size, ...told } : null;
};
