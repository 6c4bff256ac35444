import { clockOf, instant, type Clock, type Instant } from '#kernel/clock.js';

/** The same dependencies with the clock by which a company lives; themselves where that is the machine's. */
export function inCompanyTime<Deps extends { readonly clock: Clock }>(deps: Deps, companyId: number): Deps {
  const clock = clockOf(deps.clock, companyId);
  return clock === deps.clock ? deps : { ...deps, clock };
}

const ALL = 0;

/** Finds what is due at a time, of all companies or of one. */
type FindDue<Due> = (now: Instant, companyId?: number) => Promise<readonly Due[]>;

/** What is due of all companies: by the machine's clock, and in sandboxes whose clocks are ahead by theirs. */
export async function dueByCompanyTime<Due extends { readonly companyId: number }>(clock: Clock, find: FindDue<Due>): Promise<readonly Due[]> {
  const moved = (clock.moved?.(ALL) ?? []).map(({ companyId }) => companyId);
  const due = await find(instant(clock));
  if (moved.length === 0) return due;
  const others = due.filter(({ companyId }) => !moved.includes(companyId));
  for (const companyId of moved) others.push(...await find(instant(clockOf(clock, companyId)), companyId));
  return others;
}
