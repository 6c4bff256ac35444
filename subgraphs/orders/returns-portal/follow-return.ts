import type { Transaction } from '#subgraph-kit/database.js';
import { cancelling, isEnded } from '../ordering/cancel-order.js';
import { readOrder } from '../ordering/change-order.js';
import { releasing } from '../ordering/release-order.js';
import { writeChanges } from '../ordering/write-changes.js';
import type { OrdersDeps } from '../orders-deps.js';
import { settleByItself } from '../return-money/settle-by-itself.js';
import type { MovedReturn } from '../returns/returns-ports.js';

/** What follows from the status of a return, in its transaction: the exchange order leaves once the return is compliant, and is cancelled with it; the refund or store credit is made where its policy says so (decision 55). */
export async function followReturn(deps: OrdersDeps, transaction: Transaction, moved: MovedReturn): Promise<void> {
  if (moved.after.exchangeOrderId !== null) await followExchange(deps, transaction, { ...moved, exchangeOrderId: moved.after.exchangeOrderId });
  else await settleByItself(deps, transaction, moved);
}

async function followExchange(deps: OrdersDeps, transaction: Transaction, { context, after: { status, number }, exchangeOrderId }: MovedReturn & { readonly exchangeOrderId: string }): Promise<void> {
  if (status !== 'COMPLIANT' && status !== 'CANCELLED') return;
  const before = await readOrder(transaction, context.principal, exchangeOrderId);
  if (status === 'COMPLIANT' && before.order.holdKind === 'RETURN') await writeChanges(deps, transaction, { context, changes: [{ before, after: releasing(deps, context, before) }] });
  if (status === 'CANCELLED' && !isEnded(before.order)) {
    await writeChanges(deps, transaction, { context, changes: [{ before, after: cancelling(deps, context, { now: before, reason: `The return ${number} was cancelled` }) }] });
  }
}
