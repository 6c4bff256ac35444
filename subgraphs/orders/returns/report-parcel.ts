import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { arrivedOnce } from './arrived-once.js';
import { receiveReturn } from './receive-return.js';
import { registerUnannouncedReturn, type UnannouncedReturn } from './register-unannounced-return.js';
import type { Return } from './return.js';

/** A parcel, and the return it belongs to if it was announced. */
export interface ReportParcel extends UnannouncedReturn {
  readonly reference?: string | null | undefined;
}

/** The calling warehouse reports a parcel (document 1, C, notify-reso): what arrived of a return, or an unannounced parcel. The same report again changes nothing. */
export const reportParcel = (deps: OrdersDeps, context: CallContext, { reference, ...parcel }: ReportParcel): Promise<Return> =>
  (reference == null ? registerUnannouncedReturn(deps, arrivedOnce(context, parcel), parcel) : receiveReturn(deps, context, { ...parcel, reference }));
