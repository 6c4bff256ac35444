import { Failure } from '#contract/failure.js';
import type { OrderLine } from '../ordering/order.js';
import { unpaid } from '../ordering/payment.js';
import { refundedUnits, refundOf, type Refund, type RefundLine } from '../ordering/refund.js';
import { shippingLeft } from '../ordering/shipping-to-refund.js';
import { returnableUnits } from '../returns/returnable.js';
import { arrivedUnits, arrivedWhole, expectedUnits, type UnitsByLine } from './returned-units.js';
import { givenBack, ownCredit, ownRefunds, unitsLeft, type SettlementFacts } from './settled-return.js';

/** What is to be refunded of a return; what is left out is as its terms say. */
export interface RefundChoice {
  /** Which units: those that arrived, or those that are expected. */
  readonly units: 'ARRIVED' | 'EXPECTED';
  /** These units and no others. */
  readonly lines?: readonly ChosenUnits[] | null | undefined;
  readonly shippingMinor?: number | undefined;
  readonly withoutFee?: boolean | undefined;
}

/** Units of a line that staff name. */
export interface ChosenUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** The amounts and lines of a refund. */
export type RefundContent = Pick<Refund, 'lines' | 'shippingMinor' | 'feeMinor' | 'totalMinor'>;

/** The refund of a return by its terms (decision 55), or why there can be none. The fee is withheld by the first refund of a return alone, and never more than it comes to. */
export function planRefund(facts: SettlementFacts, choice: RefundChoice): RefundContent | Failure {
  const lines = refusalOf(facts) ?? (choice.lines == null ? openLines(facts, choice.units) : chosenLines(facts, choice.lines));
  if (lines instanceof Failure) return lines;
  const shippingMinor = choice.shippingMinor ?? shippingDue(facts, choice.units);
  if (lines.length === 0 && shippingMinor === 0) return new Failure('INVALID_STATE', `Nothing of the return ${facts.returned.number} is left to refund: no more of it arrived than was refunded`);
  const worth = lines.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, shippingMinor);
  const feeMinor = choice.withoutFee === true ? 0 : Math.min(worth, feeDue(facts));
  return { lines, shippingMinor, feeMinor, totalMinor: worth - feeMinor };
}

/** What its customer was told: exchanges and store credits are free, and stay so where they end in a refund. */
const feeDue = (facts: SettlementFacts): number => (ownRefunds(facts).length > 0 || facts.returned.resolution !== 'REFUND' ? 0 : facts.terms?.feeMinor ?? 0);

function refusalOf(facts: SettlementFacts): Failure | undefined {
  const { returned: { number, resolution }, order, isExchangeCancelled } = facts;
  if (resolution === 'EXCHANGE' && !isExchangeCancelled) return new Failure('INVALID_STATE', `The return ${number} is an exchange: its customer gets the other piece, not money`, { resolution: 'exchange' });
  if (ownCredit(facts)) return new Failure('INVALID_STATE', `The return ${number} has a store credit already`, { resolution: 'store_credit' });
  return unpaid(order.paymentStatus);
}

/** The units of a return that came, or are to come, and nothing was given back for. */
export function openLines(facts: SettlementFacts, which: RefundChoice['units']): RefundLine[] {
  const own = ownRefunds(facts);
  const units = which === 'ARRIVED' ? arrivedUnits(facts.returned.lines) : expectedUnits(facts.returned.lines);
  return facts.order.lines.flatMap((line) => {
    const open = Math.min((units.get(line.id) ?? 0) - refundedUnits(own, line.id), unitsLeft(line, facts));
    return open > 0 ? [refundLine(facts, line, open)] : [];
  });
}

function chosenLines(facts: SettlementFacts, chosen: readonly ChosenUnits[]): RefundLine[] | Failure {
  const problems: Record<string, string[]> = {};
  const lines = chosen.flatMap((one, index) => {
    const line = facts.order.lines.find(({ id }) => id === one.lineId);
    const problem = lineProblem(one, { facts, isAgain: chosen.findIndex(({ lineId }) => lineId === one.lineId) < index });
    if (problem) problems[`lines.${String(index)}.${problem.field}`] = [problem.message];
    return line && !problem ? [refundLine(facts, line, one.quantity)] : [];
  });
  return Object.keys(problems).length === 0 ? lines : new Failure('BAD_INPUT', 'The units cannot be refunded', problems);
}

interface Problem {
  readonly field: 'lineId' | 'quantity';
  readonly message: string;
}

function lineProblem({ lineId, quantity }: ChosenUnits, { facts, isAgain }: { facts: SettlementFacts; isAgain: boolean }): Problem | undefined {
  if (isAgain) return { field: 'lineId', message: 'is named twice' };
  const line = facts.order.lines.find(({ id }) => id === lineId);
  const most = unitsOfReturn(facts).get(lineId);
  if (!line || most === undefined) return { field: 'lineId', message: 'is no line of this return' };
  const left = Math.min(most - refundedUnits(ownRefunds(facts), lineId), unitsLeft(line, facts));
  if (quantity >= 1 && quantity <= left) return undefined;
  return { field: 'quantity', message: left > 0 ? `must be 1 to ${String(left)}` : 'was refunded already' };
}

/** The units that a return has at most: those expected or those that came, the more; of a cancelled one those that came. */
function unitsOfReturn({ returned: { lines, status } }: SettlementFacts): UnitsByLine {
  const [arrived, expected] = [arrivedUnits(lines), expectedUnits(lines)];
  return new Map([...arrived].map(([lineId, units]) => [lineId, status === 'CANCELLED' ? units : Math.max(units, expected.get(lineId) ?? 0)]));
}

const refundLine = (facts: SettlementFacts, line: OrderLine, quantity: number): RefundLine =>
  ({ lineId: line.id, sku: line.sku, barcode: line.barcode, quantity, subtotalMinor: refundOf(line, quantity, givenBack(facts)) });

/** The shipping of the terms, once everything is there and all of the order is in returns still; what other refunds left of it. */
export function shippingDue({ terms, order, refunds, returned, returns }: SettlementFacts, which: RefundChoice['units']): number {
  const isWhole = (which === 'EXPECTED' || arrivedWhole(returned.lines)) && order.lines.every((line) => returnableUnits(line, returns) <= 0);
  return isWhole ? Math.min(terms?.shippingMinor ?? 0, shippingLeft(order, refunds)) : 0;
}
