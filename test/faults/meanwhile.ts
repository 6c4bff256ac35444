import type { Call } from '#client/call.js';
import { around } from './around.js';

const PIPELINE: ReadonlySet<string> = new Set(['Authenticate', 'ClaimCall', 'FinishCall', 'LogCall']);

/** When something happens meanwhile: before the next operation that is a call's own work, or before the next end of a keyed call. */
type Moment = 'work' | 'finish';

/** Steps that happen during a call, each once. */
export function meanwhile() {
  const steps = new Map<Moment, () => Promise<void>>();
  const take = async (moment: Moment): Promise<void> => {
    const step = steps.get(moment);
    steps.delete(moment);
    await step?.();
  };
  return {
    /** Run a step at the next such moment. */
    at: (moments: readonly Moment[], step: () => Promise<void>): void => { for (const moment of moments) steps.set(moment, step); },
    /** The call function between a surface and the graph. */
    between: (call: Call): Call => around(call, { before: (name) => (name === 'FinishCall' ? take('finish') : PIPELINE.has(name) ? undefined : take('work')) }),
  };
}
