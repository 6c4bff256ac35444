import { instant } from '#kernel/clock.js';
import { canonicalJson } from '#kernel/canonical-json.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { orderNumber } from '../fulfillment/order-number.js';
import { addToCount } from '../inventory/add-to-count.js';
import type { RaisedAlert } from '../alerts/raise-alerts.js';
import { findOrder } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeReturn } from './change-return.js';
import { checkReceipt, type Receipt } from './check-receipt.js';
import { findGoods } from './find-goods.js';
import { received, type Return } from './return.js';
import { sellableUnits } from './sellable-units.js';

/** Which return arrived, and what was in it. */
export interface ReceiveReturn extends Receipt {
  readonly reference: string;
  /** The number of its order, where the parcel shows one. */
  readonly orderNumber?: string | null | undefined;
  /** Whether sellable units are added to what was counted at the location, because no system reports its stock. */
  readonly entersCount?: boolean | undefined;
}

/**
 * The calling warehouse reports what arrived of a return and in which condition (document 1, A and rule 5). The same report again
 * changes nothing; another one corrects it until the return is closed; goods of a cancelled return are recorded all the same.
 */
export function receiveReturn(deps: OrdersDeps, context: CallContext, { reference, orderNumber: shown, entersCount = false, lines: reported, ...report }: ReceiveReturn): Promise<Return> {
  checkReceipt({ ...report, lines: reported });
  return changeReturn(deps, { name: 'receiveReturn', context, reference, by: 'warehouse' }, async (before, transaction) => {
    await refuseOtherOrder(transaction, context.principal.companyId, { before, shown });
    const goods = await findGoods(transaction, context.principal.companyId, { reported, known: before });
    const after = received(before, { ...report, goods, now: instant(deps.clock) });
    if (entersCount) await addToCount(deps, transaction, { context, locationId: before.locationId, items: sellableUnits(before.lines, after.lines) });
    return { after, event: 'return.received', alerts: alertsOf(before, after) };
  });
}

interface Shown {
  readonly before: Return;
  /** The number on the parcel. */
  readonly shown: string | null | undefined;
}

/** Refuse a report whose order is not that of its return: BAD_INPUT. Staff may have given an unannounced parcel its order: it still shows a number that no order has. */
async function refuseOtherOrder(reader: Reader, companyId: number, { before: { announced, number, orderId, orderNumber: known }, shown }: Shown): Promise<void> {
  if (shown == null || known === null || orderNumber(shown) === known) return;
  if (!announced && orderId !== null && !await findOrder(reader, companyId, shown)) return;
  throw new Failure('BAD_INPUT', 'The report names two orders', { orderNumber: [`is not the order of return ${number}`] });
}

/** Alert customer service of goods that are not compliant, whenever the inspection result changed. */
function alertsOf(before: Return, after: Return): RaisedAlert[] {
  if (canonicalJson(before.lines) === canonicalJson(after.lines) && before.compliant === after.compliant) return [];
  const subject = after.id;
  if (after.status === 'CANCELLED') return [{ type: 'RETURN_AFTER_CANCELLATION', subject, message: `The parcel of the cancelled return ${after.number} arrived` }];
  return after.compliant === true ? [] : [{ type: 'RETURN_NOT_COMPLIANT', subject, message: `The return ${after.number} did not arrive as it was expected` }];
}
