import type { Day } from '#kernel/day.js';
import type { Condition } from '#subgraph-kit/search/condition.js';

/** The fulfillment orders that have not left. */
const STILL_THERE = "'NOT_READY', 'TO_FULFILL', 'ACCEPTED', 'PROCESSED', 'REJECTED', 'CANCEL_REQUESTED'";

/** That a fulfillment order `f` has not left although the day planned for it is over, as a range of the index of planned days. */
export const leavesLate = (today: Day): Condition => ({ sql: `f.status IN (${STILL_THERE}) AND f.ships_on < ?`, parameters: [today] });

/** The same where each fulfillment order of a walked list is asked for it. */
export const checkedLeavesLate = (today: Day): Condition => ({ sql: `(CASE WHEN f.status IN (${STILL_THERE}) THEN COALESCE(f.ships_on, '9999') ELSE '9999' END) < ?`, parameters: [today] });

/** That the order of a fulfillment order `f` was promised for a day: asked of each, so that no database begins with the promised orders, of which there are many more. */
export const OF_PROMISED_ORDER = "(SELECT COALESCE(o.promised_on, '') FROM orders o WHERE o.company_id = f.company_id AND o.id = f.order_id) > ''";
