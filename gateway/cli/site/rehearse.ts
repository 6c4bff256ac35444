import { Failure } from '#contract/failure.js';
import { Refusal } from '../refusal.js';
import { FileProblem } from './file-problem.js';
import type { Pushing, Step } from './push-step.js';

/** What the graph refuses of one file; whatever else it says is about all. */
const REFUSED: ReadonlySet<string> = new Set(['BAD_INPUT', 'NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT', 'INVALID_STATE']);

/** What the graph says of one file. Throws what it says of all. */
export function requireRefusal(error: unknown): Failure {
  if (!(error instanceof Failure)) throw error;
  if (!REFUSED.has(error.code)) throw new Refusal(`${error.message}. Run the same command again: it goes on where it stopped`, { cause: error });
  return error;
}

/** The same push where every change is a dry run, and nothing is noted. */
const changingNothing = (pushing: Pushing): Pushing => ({
  ...pushing, ids: new Map(pushing.ids), collectionIds: new Map(pushing.collectionIds), versions: new Map(pushing.versions), failed: new Set(), later: [], isRehearsal: true, foundSite: () => undefined,
  ask: (operation, variables) => pushing.ask(operation, { ...variables, dryRun: true }),
});

/** Ask what the graph would refuse of a step; nothing where it would not, or cannot be asked. */
export async function rehearsed({ rehearse }: Step, pushing: Pushing): Promise<Failure | FileProblem | undefined> {
  try {
    await rehearse?.(changingNothing(pushing));
    return undefined;
  } catch (error) {
    if (error instanceof FileProblem) return error;
    return requireRefusal(error);
  }
}
