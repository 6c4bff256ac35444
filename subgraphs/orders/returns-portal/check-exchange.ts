import { Failure } from '#contract/failure.js';
import type { OrderLine } from '../ordering/order.js';
import { refundedUnits, type GivenBack, type Refund } from '../ordering/refund.js';
import { returnableUnits } from '../returns/returnable.js';
import type { Return } from '../returns/return.js';
import type { ReturnRequest } from './return-request.js';

/** What was given back of an order, and what is in its returns. */
interface GivenFacts {
  readonly returns: readonly Return[];
  readonly refunds: readonly Refund[];
  readonly credits: readonly (GivenBack & { readonly returnId: string | null })[];
}

/** Refuse to exchange units whose money or credit was given back already: their customer would have both. QUANTITY_EXCEEDED, by line. */
export function checkExchange({ resolution, lines }: Pick<ReturnRequest, 'resolution' | 'lines'>, sold: readonly OrderLine[], given: GivenFacts): void {
  if (resolution !== 'EXCHANGE') return;
  const left = new Map(sold.map((line) => [line.id, exchangeableUnits(line, given)]));
  const flaws: Record<string, string[]> = {};
  lines.forEach(({ lineId, quantity }, index) => {
    const units = left.get(lineId) ?? 0;
    if (quantity > units) flaws[`lines.${String(index)}.quantity`] = [`only ${String(Math.max(0, units))} can still be exchanged`];
    left.set(lineId, units - quantity);
  });
  if (Object.keys(flaws).length > 0) throw new Failure('QUANTITY_EXCEEDED', 'The return cannot be made', flaws);
}

/** Units that are in no return that counts and that nothing was given back for. */
function exchangeableUnits(line: OrderLine, { returns, refunds, credits }: GivenFacts): number {
  const counted = new Set(returns.filter(({ status }) => status !== 'CANCELLED').map(({ id }) => id));
  const beside = [...refunds, ...credits].filter(({ returnId }) => returnId === null || !counted.has(returnId));
  return returnableUnits(line, returns) - refundedUnits(beside, line.id);
}
