import { Failure } from '#contract/failure.js';
import { progressBar } from '../files/progress-bar.js';
import { Refusal } from '../refusal.js';
import { FileProblem } from './file-problem.js';
import type { FileFault, LocalFile } from './local-files.js';
import type { LocalSite } from './local-site.js';
import type { Plan } from './plan-push.js';
import type { Pushing, Step } from './push-step.js';
import { partsOf } from './text-parts.js';
import { lineIn } from './yaml-text.js';

/** What the graph refuses of one file; whatever else it says is about all. */
const REFUSED: ReadonlySet<string> = new Set(['BAD_INPUT', 'NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT', 'INVALID_STATE']);

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
    if (pushing.failed.has(step.document ?? '')) return;
    const fault = await tried(step, pushing, running.local);
    if (!fault) count.done += planned.has(step) ? 1 : 0;
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

function noteFault({ document }: Step, fault: FileFault, { pushing, running }: { readonly pushing: Pushing; readonly running: Running }): void {
  running.faults.push(fault);
  if (document !== undefined) pushing.failed.add(document);
}

async function tried(step: Step, pushing: Pushing, local: LocalSite): Promise<FileFault | undefined> {
  try {
    await step.run(pushing);
    return undefined;
  } catch (error) {
    const path = local.files.get(step.path)?.path ?? step.path;
    if (error instanceof FileProblem) return { path, line: error.line ?? lineOf(step, local), message: error.message };
    if (!(error instanceof Failure)) throw error;
    if (!REFUSED.has(error.code)) throw new Refusal(`${error.message}. Run the same command again: it goes on where it stopped`, { cause: error });
    return { path, ...placeOf(error, step, local) };
  }
}

/** The line that a refusal is about, and what it says of it. */
function placeOf({ message, details }: Failure, step: Step, local: LocalSite): Pick<FileFault, 'line' | 'message'> {
  const file = local.files.get(step.path);
  const [found] = Object.entries(details).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  if (!found || !file) return { line: lineOf(step, local), message };
  const [at, messages] = found;
  return { line: step.at ? lineOf(step, local, at) : lineFor(file, at, step.path.startsWith('entries/') ? 'fields' : 'blocks'), message: `${message}: ${at} ${messages.join(', ')}` };
}

/** The line of what a step is about, where it is one of several of a file. */
function lineOf({ path, at }: Step, { files }: LocalSite, key?: string): number | undefined {
  const file = files.get(path);
  return file && at ? lineIn(partsOf(file.text, false).yaml, key === undefined ? at : [...at, key]) : undefined;
}

/** Publishing names the locale in front of a path, not the blocks or fields. */
function lineFor({ text, path }: LocalFile, at: string, root: string): number | undefined {
  const steps = at.split('.').map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : part));
  const { yaml, offsets } = partsOf(text, path.endsWith('.md'));
  const line = lineIn(yaml, steps) ?? lineIn(yaml, [root, ...steps.slice(1)]);
  return line === undefined ? undefined : line + offsets.yaml;
}
