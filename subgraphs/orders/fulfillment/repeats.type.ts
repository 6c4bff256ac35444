import { internalEnumType } from '#subgraph-kit/enum-type.js';
import type { RepeatPolicy } from './repeats.js';

/** The graph's enum of repeat policies. */
export const RepeatPolicyEnum = internalEnumType<RepeatPolicy>('RepeatPolicy', 'What happens to a call that repeats an earlier one of its warehouse.', {
  ANSWER: 'It is answered from the record, without effect.',
  REFUSE: 'It fails with ALREADY_EXISTS.',
  PROCESS: 'It is processed like any other call.',
});
