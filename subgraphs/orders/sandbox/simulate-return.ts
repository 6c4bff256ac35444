import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import { findOrder } from '../ordering/order.store.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { announceReturn } from '../returns/announce-return.js';
import type { AnnouncedLine } from '../returns/check-announcement.js';
import type { Return } from '../returns/return.js';
import { findReturnsOfOrders } from '../returns/return.store.js';
import { returnableUnits } from '../returns/returnable.js';
import { asMerchant } from './as-merchant.js';
import { requireSimulator } from './require-simulator.js';
import { ownReference } from './simulate-cancellation.js';

/** Which order comes back, and how much of it. */
export interface SimulateReturn {
  readonly orderReference: string;
  /** Units; 1 unless given. */
  readonly units?: number | null | undefined;
}

/** A customer sends units of a shipped order back: the return is announced to the warehouse that shipped them. */
export async function simulateReturn(deps: OrdersDeps, context: CallContext, { orderReference: reference, units }: SimulateReturn): Promise<Return> {
  requireSimulator(context.principal);
  await requireSandbox(deps, context);
  const { companyId } = context.principal;
  const named = await ownReference(deps, context, reference);
  const order = await findOrder(deps.database, companyId, named);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return announceReturn(deps, asMerchant(context), { orderReference: order.id, lines: await linesOf(deps, { companyId, order, units: units ?? 1 }) });
}

interface Wanted {
  readonly companyId: number;
  readonly order: Order;
  readonly units: number;
}

/** Units of the first lines that can still be returned; those that are too many are of the first line, where the announcement refuses them, unless it is a repeated one. */
async function linesOf({ database }: OrdersDeps, { companyId, order, units }: Wanted): Promise<AnnouncedLine[]> {
  if (!Number.isInteger(units) || units < 1) throw new Failure('BAD_INPUT', 'The call is not valid', { units: ['must be at least 1'] });
  const returns = await findReturnsOfOrders(database, companyId, [order.id]);
  let left = units;
  const back = order.lines.map((line) => {
    const quantity = Math.min(left, Math.max(0, returnableUnits(line, returns)));
    left -= quantity;
    return { lineId: line.id, quantity, reasonCode: 'SIZE', reason: 'It does not fit' };
  });
  return back.map((line, index) => (index === 0 ? { ...line, quantity: line.quantity + left } : line)).filter(({ quantity }) => quantity > 0);
}
