import type { Failure } from '#contract/failure.js';
import { FileProblem } from './file-problem.js';
import type { Plan } from './plan-push.js';
import type { Pushing, Step } from './push-step.js';
import { rehearsed } from './rehearse.js';

interface Foreseeing {
  readonly pushing: Pushing;
  readonly show: (progress: string) => void;
  /** What a refusal says, with the field that it is about. */
  readonly said: (error: unknown, step: Step) => string;
}

/** Ask the graph what of a plan it would refuse, and why, by dry runs. What other steps of the plan change first is not asked, or asked without what they mend. */
export async function foresee({ before, after }: Plan, { pushing, show, said }: Foreseeing): Promise<ReadonlyMap<Step, string>> {
  const [steps, refused, coming] = [[...before, ...after], new Map<Step, string>(), new Set<string>()];
  const planned = new Set([...steps.map(({ name }) => name), ...before.flatMap(({ document }) => document ?? [])]);
  const around = { releases: new Set(before.flatMap(({ places }) => places?.releases ?? [])), makes: before.some(({ kind, document }) => kind === 'created' && document !== undefined), coming };
  const isAskable = ({ restsOn = [], isSchema = false }: Step): boolean => !restsOn.some((name) => planned.has(name)) && !(isSchema && before.some(({ document }) => document !== undefined));
  for (const [index, step] of steps.entries()) {
    const broken = brokenBy(step, refused);
    const error = !broken && isAskable(step) ? await rehearsed(step, pushing) : undefined;
    if (broken) refused.set(step, `${broken.name} is refused`);
    else if (error && !isMended(step, error, around)) refused.set(step, said(error, step));
    else coming.add(`${step.kind} ${step.name}`);
    show(`${(index + 1).toLocaleString('en')} of ${steps.length.toLocaleString('en')} changes asked about`);
  }
  return refused;
}

/** A step that is refused, without which another is not done: one of the same page or entry, or the page above it that is not made. */
const brokenBy = ({ document, places }: Step, refused: ReadonlyMap<Step, string>): Step | undefined => [...refused.keys()].find((other) =>
  other.document !== undefined && (other.document === document || (other.document === places?.below && other.kind === 'created')));

interface Around {
  /** The slugs that steps before leave, by their places. */
  readonly releases: ReadonlySet<string>;
  /** Whether pages or entries are made, which files may name. */
  readonly makes: boolean;
  /** What was not refused so far. */
  readonly coming: ReadonlySet<string>;
}

function isMended({ places, isMended: isMendedBy }: Step, error: Failure | FileProblem, { releases, makes, coming }: Around): boolean {
  if (error instanceof FileProblem) return makes;
  if (error.code === 'ALREADY_EXISTS' && places?.wants.some((place) => releases.has(place)) === true) return true;
  return isMendedBy?.(error, coming) === true;
}
