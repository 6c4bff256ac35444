import type { Step } from './push-step.js';

/** Steps in an order in which each finds the slugs free that it wants: what holds one leaves it first, and where that goes around in a circle one of them is parked for a moment. */
export function inPlaceOrder(steps: readonly Step[]): Step[] {
  const releasers = new Map(steps.flatMap((step) => (step.places?.releases ?? []).map((place) => [place, step] as const)));
  const before = stepsBefore(steps);
  const [ordered, done, open] = [[] as Step[], new Set<Step>(), new Set<Step>()];
  const makeRoom = (step: Step, place: string): void => {
    const holder = releasers.get(place);
    if (!holder || holder === step) return;
    if (!open.has(holder)) visit(holder);
    else if (holder.places?.park && releasers.delete(place)) ordered.push(...holder.places.park(place));
  };
  const visit = (step: Step): void => {
    if (done.has(step) || open.has(step)) return;
    open.add(step);
    for (const one of before.get(step) ?? []) visit(one);
    for (const place of step.places?.wants ?? []) makeRoom(step, place);
    open.delete(step);
    done.add(step);
    ordered.push(step);
  };
  for (const step of steps) visit(step);
  return ordered;
}

/** What comes before each step in any case: the other steps of its document, and those of the page above it. */
function stepsBefore(steps: readonly Step[]): ReadonlyMap<Step, readonly Step[]> {
  const last = new Map<string, Step>();
  return new Map(steps.map((step) => {
    const [own, above] = [last.get(step.document ?? ''), last.get(step.places?.below ?? '')];
    if (step.document !== undefined) last.set(step.document, step);
    return [step, [own, above].filter((one) => one !== undefined)] as const;
  }));
}
