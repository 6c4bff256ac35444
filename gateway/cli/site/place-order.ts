import type { Step } from './push-step.js';

/** What becomes of steps that wait for one another in a circle. */
export type AsRound = (round: readonly Step[]) => readonly Step[];

/** Steps in an order in which each finds the slugs free that it wants: what holds one leaves it first. Where that goes around in a circle `asRound` says what is done. */
export function inPlaceOrder(steps: readonly Step[], asRound: AsRound): Step[] {
  const needs = needsOf(steps);
  const [numbers, open, isOpen, ordered] = [new Map<Step, number>(), [] as Step[], new Set<Step>(), [] as Step[]];
  const close = (step: Step): void => {
    const round = open.splice(open.indexOf(step));
    for (const one of round) isOpen.delete(one);
    ordered.push(...round.length === 1 ? round : asRound(round));
  };
  /** Answers the first step that it is in a circle with, by its number (Tarjan's strongly connected components). */
  const visit = (step: Step): number => {
    const own = numbers.size;
    let lowest = own;
    numbers.set(step, own);
    open.push(step);
    isOpen.add(step);
    for (const need of needs.get(step) ?? []) {
      const known = numbers.get(need);
      if (known === undefined) lowest = Math.min(lowest, visit(need));
      else if (isOpen.has(need)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) close(step);
    return lowest;
  };
  for (const step of steps) if (!numbers.has(step)) visit(step);
  return ordered;
}

/** What comes before each step: the other steps of its document, those of the page above it, and what holds the slugs that it wants. */
function needsOf(steps: readonly Step[]): ReadonlyMap<Step, readonly Step[]> {
  const [last, holders] = [new Map<string, Step>(), holdersOf(steps)];
  return new Map(steps.map((step) => {
    const around = [last.get(step.document ?? ''), last.get(step.places?.below ?? ''), ...(step.places?.wants ?? []).map((place) => holders.get(place))];
    if (step.document !== undefined) last.set(step.document, step);
    return [step, around.filter((one) => one !== undefined).filter((one) => one !== step)] as const;
  }));
}

/** The steps that leave slugs, by their places. */
export const holdersOf = (steps: readonly Step[]): Map<string, Step> => new Map(steps.flatMap((step) => (step.places?.releases ?? []).map((place) => [place, step] as const)));

/** The steps of a circle in an order in which each finds the slugs free that it wants, with those that park one for a moment where nothing else helps. */
export function withParking(round: readonly Step[]): Step[] {
  const [needs, holders] = [needsOf(round), holdersOf(round)];
  const [ordered, done, open] = [[] as Step[], new Set<Step>(), new Set<Step>()];
  const makeRoom = (step: Step, place: string): void => {
    const holder = holders.get(place);
    if (holder && holder !== step && open.has(holder) && holder.places?.park && holders.delete(place)) ordered.push(...holder.places.park(place));
  };
  const visit = (step: Step): void => {
    if (done.has(step) || open.has(step)) return;
    open.add(step);
    for (const need of needs.get(step) ?? []) visit(need);
    for (const place of step.places?.wants ?? []) makeRoom(step, place);
    open.delete(step);
    done.add(step);
    ordered.push(step);
  };
  for (const step of round.toSorted((a, b) => Number(b.places?.park !== undefined) - Number(a.places?.park !== undefined))) visit(step);
  return ordered;
}
