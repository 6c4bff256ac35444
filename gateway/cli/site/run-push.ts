import type { Failure } from '#contract/failure.js';
import { progressBar } from '../files/progress-bar.js';
import { FileProblem } from './file-problem.js';
import type { FileFault } from './local-files.js';
import type { LocalSite } from './local-site.js';
import type { Plan } from './plan-push.js';
import type { Pushing, Round, Step } from './push-step.js';
import { requireRefusal } from './rehearse.js';
import { closeRound, heldUp, noteDone, openRound } from './run-round.js';
import { lineAt, refusedLine, rootOf } from './line-at.js';
import { OfText } from './of-text.js';
import { partsOf } from './text-parts.js';
import { lineIn } from './yaml-text.js';

interface Running {
  readonly local: LocalSite;
  readonly faults: FileFault[];
  readonly show: (progress: string) => void;
}

/** Run the steps of a push; one that is refused is noted by its file, and the others go on. Answers how many were done. */
export async function runPush({ before, after }: Plan, pushing: Pushing, running: Running): Promise<number> {
  const planned = new Set([...before, ...after]);
  const total = planned.size;
  const count = { seen: 0, done: 0 };
  const schemas: Step[] = [];
  const attempt = async (step: Step): Promise<void> => {
    if (!await mayRun(step, { pushing, running })) return;
    const fault = await tried(step, pushing, running.local);
    if (!fault) {
      count.done += planned.has(step) ? 1 : 0;
      if (step.round) await noteDone(step.round, step, pushing);
    } else if (step.round) count.done -= await breakOff({ ...step, round: step.round }, fault, { pushing, running });
    else if (step.isSchema && !schemas.includes(step)) schemas.push(step);
    else noteFault(step, fault, { pushing, running });
  };
  const each = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) {
      await attempt(step);
      count.seen += 1;
      running.show(progressBar(count.seen, { total, what: 'changes' }));
    }
  };
  await each(before);
  for (const step of [...pushing.later.splice(0), ...schemas]) await attempt(step); // templates that drafts did not fit fit those that were pushed
  await each(after);
  return count.done;
}

interface Attempting {
  readonly pushing: Pushing;
  readonly running: Running;
}

/** Whether a step is to be done: not where its document failed, nor where it would park something for a round that is refused. */
async function mayRun({ document, round, makesRoom }: Step, { pushing, running }: Attempting): Promise<boolean> {
  if (!round || makesRoom !== true) return !pushing.failed.has(document ?? '');
  if (round.steps.every((step) => pushing.failed.has(step.document ?? ''))) return false;
  const broken = await openRound(round, { pushing, faultOf: (error, step) => faultOf(error, step, running.local) });
  if (!broken) return true;
  if (broken.fault) running.faults.push(broken.fault);
  noteHeldUp(round, broken.step, { pushing, running });
  return false;
}

/** Note a refusal in a round, and put back what was done of it. Answers how many steps that were. */
async function breakOff(step: Step & { readonly round: Round }, fault: FileFault, { pushing, running }: Attempting): Promise<number> {
  const done = step.round.undo.length;
  running.faults.push(fault);
  await closeRound(step.round, pushing);
  noteHeldUp(step.round, step, { pushing, running });
  return done;
}

function noteHeldUp(round: Round, broken: Step, { pushing, running }: Attempting): void {
  running.faults.push(...heldUp(round, broken).map((fault) => ({ ...fault, path: running.local.files.get(fault.path)?.path ?? fault.path })));
  for (const { document } of round.steps) if (document !== undefined) pushing.failed.add(document);
}

function noteFault({ document }: Step, fault: FileFault, { pushing, running }: Attempting): void {
  running.faults.push(fault);
  if (document !== undefined) pushing.failed.add(document);
}

async function tried(step: Step, pushing: Pushing, local: LocalSite): Promise<FileFault | undefined> {
  try {
    await step.run(pushing);
    return undefined;
  } catch (error) {
    return faultOf(error, step, local);
  }
}

/** A refusal of a step by its file. Throws what is about all. */
export function faultOf(error: unknown, step: Step, local: LocalSite): FileFault {
  const path = local.files.get(step.path)?.path ?? step.path;
  if (error instanceof OfText) return faultOf(error.cause, { ...step, path: error.slot }, local);
  if (error instanceof FileProblem) return { path, ...problemPlace(error, step, local) };
  return { path, ...placeOf(requireRefusal(error), step, local) };
}

/** The line that a problem of a file is about, with the field. */
function problemPlace({ line, message, at }: FileProblem, step: Step, local: LocalSite): Pick<FileFault, 'line' | 'message'> {
  const file = local.files.get(step.path);
  if (!at || !file) return { line: line ?? lineOf(step, local), message };
  const whole = [...rootOf(step.path), ...step.at ?? [], ...at];
  return { line: lineAt(file, whole), message: `${whole.join('.')} ${message}` };
}

/** The line that a refusal is about, and what it says of it. */
function placeOf({ message, details }: Failure, step: Step, local: LocalSite): Pick<FileFault, 'line' | 'message'> {
  const file = local.files.get(step.path);
  const [found] = Object.entries(details).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  if (!found || !file) return { line: lineOf(step, local), message };
  const [at, messages] = found;
  return { line: step.at ? lineOf(step, local, at) : refusedLine(file, at), message: `${message}: ${at} ${messages.join(', ')}` };
}

/** The line of what a step is about, where it is one of several of a file. */
function lineOf({ path, at }: Step, { files }: LocalSite, key?: string): number | undefined {
  const file = files.get(path);
  return file && at ? lineIn(partsOf(file.text, false).yaml, key === undefined ? at : [...at, key]) : undefined;
}
