import type { RepeatCall } from './repeat-call.js';
import type { ShowOrder } from './show-order.js';

/** What subgraphs ask of interfaces; absent in tests that ask nothing of them. */
export interface AsksInterfaces {
  readonly showOrder?: ShowOrder;
  readonly repeatCall?: RepeatCall;
}
