import { Failure } from '#contract/failure.js';
import { PushLockDocument } from '../operations/push-lock.generated.js';
import { PushUnlockDocument } from '../operations/push-unlock.generated.js';
import type { FileFault } from './local-files.js';
import type { Pushing, Round, Step } from './push-step.js';
import { rehearsed, requireRefusal } from './rehearse.js';

interface Trying {
  readonly pushing: Pushing;
  /** What a refusal says of a step, by its file. */
  readonly faultOf: (error: unknown, step: Step) => FileFault;
}

/** What is wrong with a round, where something is: nothing of it is to be done. */
export interface Broken {
  readonly step: Step;
  /** Absent where its document failed before. */
  readonly fault: FileFault | undefined;
}

/** Lock the texts of a round, and ask what the graph would refuse of its steps, before the first of them is parked: so nobody else comes in between. */
export async function openRound(round: Round, { pushing, faultOf }: Trying): Promise<Broken | undefined> {
  if (round.isOpen) return undefined;
  const ids = new Set(round.steps.map(({ document }) => String(pushing.ids.get(document ?? ''))));
  const failed = round.steps.find(({ document }) => pushing.failed.has(document ?? ''));
  if (failed) return { step: failed, fault: undefined };
  for (const step of round.steps) {
    const error = await locked(step, pushing) ?? await rehearsed(step, pushing);
    if (!error || isOfRound(error, ids)) continue;
    await unlockRound(round, pushing);
    return { step, fault: faultOf(error, step) };
  }
  round.isOpen = true;
  return undefined;
}

/** Lock the text of a step; a lock of somebody else is why it is refused. */
const locked = (step: Step, pushing: Pushing): Promise<ReturnType<typeof requireRefusal> | undefined> =>
  Promise.all(textsOf([step], pushing).map((input) => pushing.ask(PushLockDocument, { input }))).then(() => undefined, requireRefusal);

/** Note that a step of a round is done; the locks end with the last one. */
export async function noteDone(round: Round, { undo, makesRoom }: Step, pushing: Pushing): Promise<void> {
  if (undo) round.undo.push(undo);
  if (makesRoom !== true) round.waiting -= 1;
  if (round.waiting === 0) await unlockRound(round, pushing);
}

const textsOf = (steps: readonly Step[], { ids }: Pushing): { readonly id: number; readonly locale: string }[] => steps.flatMap(({ document = '', locale }) => {
  const id = ids.get(document);
  return id === undefined || locale === undefined ? [] : [{ id, locale }];
});

async function unlockRound({ steps }: Round, pushing: Pushing): Promise<void> {
  for (const input of textsOf(steps, pushing)) await pushing.ask(PushUnlockDocument, { input }).catch(ignoreFailure);
}

/** A lock ends by itself. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}

/** Whether a refusal says no more than that another of the round is still where the step leads. */
function isOfRound(error: unknown, ids: ReadonlySet<string>): boolean {
  if (!(error instanceof Failure) || error.code !== 'ALREADY_EXISTS') return false;
  const { holder } = error.details;
  return typeof holder !== 'string' || ids.has(holder); // a move does not say whose slug is in the way
}

/** Put back what was done of a round; what is refused of it is mended by the next push. */
export async function closeRound(round: Round, pushing: Pushing): Promise<void> {
  for (const one of round.undo.splice(0).toReversed()) await one(pushing).catch(ignoreFailure);
  await unlockRound(round, pushing);
}

/** What the others of a round are said to be. */
export const heldUp = ({ steps }: Round, broken: Step): FileFault[] => steps.filter(({ document }) => document !== broken.document)
  .map(({ path }) => ({ path, message: `is not pushed: it exchanges its slug or place with ${broken.name}, which is refused` }));
