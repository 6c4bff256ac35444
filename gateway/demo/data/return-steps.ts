import type { Random } from './random.js';

/** The last state of a return. */
export const RETURN_ENDS = ['requested', 'awaited', 'accepted', 'travelling', 'compliant', 'damaged', 'missing', 'closed', 'cancelled', 'unannounced'] as const;

/** The return of one unit. */
export interface ReturnStep {
  readonly kind: 'return';
  readonly end: (typeof RETURN_ENDS)[number];
  readonly reasonCode: string;
  readonly reason: string;
  /** Another size is wanted instead, on the portal. */
  readonly isExchange?: true;
  /** The refund of the unit. */
  readonly refund: (typeof REFUNDS)[number];
}

const RETURNED = 0.09;
const REFUNDS = ['none', 'goods', 'withShipping'] as const;
const WHY = [
  { reasonCode: 'SIZE', reason: 'Too small' },
  { reasonCode: 'DEFECT', reason: 'A seam is open' },
  { reasonCode: 'CHANGED_MIND', reason: 'Did not like the colour' },
  { reasonCode: 'WRONG_ITEM', reason: 'Ordered something else' },
] as const;

/** The return of an order that was shipped, if there is one. */
export const returnSteps = (random: Random): ReturnStep[] =>
  (random.chance(RETURNED) ? [withRefund(random, { kind: 'return', end: random.pick(RETURN_ENDS), ...random.pick(WHY) })] : []);

/** A closed return is refunded, sometimes with shipping; so are some of those received as announced. */
function withRefund(random: Random, step: Omit<ReturnStep, 'refund'>): ReturnStep {
  const drawn = random.pick(REFUNDS);
  if (step.end === 'closed') return { ...step, refund: drawn === 'none' ? 'goods' : drawn };
  return { ...step, refund: step.end === 'compliant' ? drawn : 'none' };
}
