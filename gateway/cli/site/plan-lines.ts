import type { Plan } from './plan-push.js';
import type { Step, StepKind } from './push-step.js';

const KINDS = ['created', 'changed', 'moved', 'published', 'removed'] as const satisfies readonly StepKind[];

const [MOST, WIDTH] = [200, 9] as const;

/** A plan as lines for people: what the graph says that it would refuse, what is done to what, and how much that is. Of files that cannot be read there is none. */
export function planLines({ before, after, left, unpushed }: Plan, { refused, faulty }: { readonly refused: ReadonlyMap<Step, string>; readonly faulty: number }): string[] {
  const steps = [...before, ...after].filter((step) => !refused.has(step));
  const shown = [...[...refused].map(([step, why]) => refusalOf(step, why)), ...KINDS.flatMap((kind) => steps.filter((step) => step.kind === kind)).map(lineOf)].slice(0, MOST);
  const counts = [[refused.size, 'refused'] as const, ...KINDS.map((kind) => [steps.filter((step) => step.kind === kind).length, kind] as const)].filter(([count]) => count > 0);
  return [
    ...unpushed.slice(0, MOST), ...unpushed.length > MOST ? [`and ${(unpushed.length - MOST).toLocaleString('en')} more are not pushed`] : [],
    ...shown, ...steps.length + refused.size > shown.length ? [`and ${(steps.length + refused.size - shown.length).toLocaleString('en')} more`] : [],
    ...counts.length > 0 ? [counts.map(([count, kind]) => `${count.toLocaleString('en')} ${kind}`).join(', ')] : [faulty > 0 ? 'There is nothing else to push' : 'There is nothing to push'],
    ...left > 0 ? [`${left.toLocaleString('en')} on the site alone stay; --delete removes what was pulled once`] : [],
  ];
}

const refusalOf = ({ kind, name }: Step, why: string): string => `${'refused'.padEnd(WIDTH)}  ${name}  (${kind}: ${why})`;

const lineOf = ({ kind, name, detail }: Step): string => `${kind.padEnd(WIDTH)}  ${name}${detail === undefined ? '' : `  (${detail})`}`;
