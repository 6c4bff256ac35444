import { requireScope, type CallContext, type Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { RaisedAlert } from '../alerts/raise-alerts.js';
import { versionOf } from '../fulfillment/record-version.store.js';
import { refusedAsRead } from '../fulfillment/refused-as-read.js';
import type { OrdersDeps } from '../orders-deps.js';
import { requireReturn, requireWarehouseReturn } from './read-returns.js';
import type { ReturnEventType } from './return-events.js';
import type { Return } from './return.js';
import { settleReturn } from './settle-return.js';

/** The changed return, with its events. */
export interface ReturnChange {
  readonly after: Return;
  /** Events besides that of its status. */
  readonly event?: ReturnEventType;
  readonly alerts?: readonly RaisedAlert[];
}

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly reference: string;
  /** Who changes it: staff, or the warehouse that receives it. */
  readonly by: 'staff' | 'warehouse';
}

type Change = (before: Return, transaction: Transaction) => ReturnChange | Promise<ReturnChange>;

const CHECKS = {
  staff: (principal: Principal) => { requirePermission(principal, 'commerce.write'); },
  warehouse: (principal: Principal) => { requireScope(principal, 'fulfillment:write'); },
} as const;
const FINDERS = { staff: requireReturn, warehouse: requireWarehouseReturn } as const;

/** Change a return, once for a command: what `change` makes of it is settled and written with its events; an unchanged return is only answered. */
export function changeReturn(deps: OrdersDeps, { name, context, reference, by }: Requested, change: Change): Promise<Return> {
  CHECKS[by](context.principal);
  return deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name }, async () => {
      const before = await FINDERS[by](transaction, context, reference);
      const made = await refusedAsRead(transaction, context.principal.companyId, { records: [versionOf('return', before)], work: () => change(before, transaction) });
      return made.after === before ? before : settleReturn(deps, transaction, { context, before, ...made });
    }));
}
