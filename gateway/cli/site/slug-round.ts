import { PushPagePlaceDocument } from '../operations/push-page-place.generated.js';
import { holdersOf, withParking } from './place-order.js';
import type { Round, Step } from './push-step.js';

/** Steps of pages and entries that exchange slugs or places: pages that only move exchange their places in one call each, of others one has a slug of its own for a moment. */
export function asSlugRound(found: readonly Step[]): Step[] {
  const circle = circleOf(found);
  const steps = circle ? circle.map((step, index) => exchanging(step, circle[index + 1])) : withParking(found);
  const round: Round = { steps: [], undo: [], isOpen: circle !== undefined, waiting: found.length };
  const own = steps.map((step): Step => ({ ...step, round }));
  round.steps.push(...own.filter(({ makesRoom }) => makesRoom !== true));
  return own;
}

/** Pages that move, each to where the next one is, and the last to where the first is. */
function circleOf(steps: readonly Step[]): Step[] | undefined {
  const [holders, circle] = [holdersOf(steps), [] as Step[]];
  for (let [next] = steps; next?.moves !== undefined && !circle.includes(next); next = holders.get(next.places?.wants.find((place) => holders.has(place)) ?? '')) circle.push(next);
  return circle.length === steps.length ? circle : undefined;
}

/** A page that goes where the next one is, which goes where it was; the last one is there by then. */
function exchanging(step: Step, next: Step | undefined): Step {
  const [id, exchangeWith] = [step.moves, next?.moves];
  if (id === undefined || exchangeWith === undefined) return { ...step, rehearse: undefined, run: () => Promise.resolve() };
  const run: Step['run'] = async ({ ask }) => { await ask(PushPagePlaceDocument, { input: { id, exchangeWith } }); };
  return { ...step, run, rehearse: run, undo: run };
}
