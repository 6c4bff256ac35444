import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeReturn } from './change-return.js';
import { acceptedReturn, type Return } from './return.js';

/** Which return, with the warehouse's reference. */
export interface AcceptReturn {
  readonly reference: string;
  readonly wmsReference?: string | null | undefined;
}

/** The calling warehouse confirms that it expects a return; the same again changes nothing (document 1 decisions, A). */
export const acceptReturn = (deps: OrdersDeps, context: CallContext, { reference, wmsReference }: AcceptReturn): Promise<Return> =>
  changeReturn(deps, { name: 'acceptReturn', context, reference, by: 'warehouse' }, (before) =>
    ({ after: acceptedReturn(before, instant(deps.clock), wmsReference ?? null), event: 'return.accepted' }));
