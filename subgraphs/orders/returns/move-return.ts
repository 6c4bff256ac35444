import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeReturn } from './change-return.js';
import { cancelledReturn, closed, departed, expected, type Return } from './return.js';

/** Which return staff change. */
interface Which {
  readonly reference: string;
}

/** Which return will not arrive, and why. */
interface Cancelling extends Which {
  readonly reason?: string | null | undefined;
}

/** Announce a return to its warehouse. */
export const expectReturn = (deps: OrdersDeps, context: CallContext, { reference }: Which): Promise<Return> =>
  changeReturn(deps, { name: 'expectReturn', context, reference, by: 'staff' }, (before) => ({ after: expected(before) }));

/** Mark a return as in transit. */
export const markReturnInTransit = (deps: OrdersDeps, context: CallContext, { reference }: Which): Promise<Return> =>
  changeReturn(deps, { name: 'markReturnInTransit', context, reference, by: 'staff' }, (before) => ({ after: departed(before) }));

/** Close an inspected return. */
export const closeReturn = (deps: OrdersDeps, context: CallContext, { reference }: Which): Promise<Return> =>
  changeReturn(deps, { name: 'closeReturn', context, reference, by: 'staff' }, (before) => ({ after: closed(before, instant(deps.clock)) }));

/** Staff cancel a return that has not arrived; a cancelled one stays as it is. */
export const cancelReturn = (deps: OrdersDeps, context: CallContext, given: Cancelling): Promise<Return> => cancel(deps, context, { ...given, by: 'staff' });

/** The calling warehouse reports that a return will not arrive (document 1, B, Returns/Canceled); a cancelled one stays as it is. */
export const cancelWarehouseReturn = (deps: OrdersDeps, context: CallContext, given: Cancelling): Promise<Return> => cancel(deps, context, { ...given, by: 'warehouse' });

const cancel = (deps: OrdersDeps, context: CallContext, { reference, reason, by }: Cancelling & { by: 'staff' | 'warehouse' }): Promise<Return> =>
  changeReturn(deps, { name: 'cancelReturn', context, reference, by }, (before) =>
    ({ after: cancelledReturn(before, instant(deps.clock), reason ?? null), event: 'return.cancelled' }));
