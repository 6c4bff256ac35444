import type { Clock, MovedClock } from './clock.js';

/** Tells this process of clocks of companies that are ahead. */
export type KnowClocks = (moved: readonly MovedClock[]) => void;

/** Tells the processes of the deployment of a clock that was moved: this one at once; resolves when all others have heard it. */
export type ClockMoved = (moved: MovedClock) => Promise<void>;

/** The clocks of a process: the machine's, and those of companies that are ahead of it. */
export type CompanyClocks = Required<Omit<Clock, 'machine'>>;

/** The clocks of a process in which no company's is known to be ahead yet. */
export function companyClocks(machine: Clock): CompanyClocks {
  const ahead = new Map<number, MovedClock>();
  const clocks = new Map<number, Clock>();
  const own: CompanyClocks = {
    now: () => machine.now(),
    of: (companyId) => clocks.get(companyId) ?? own,
    moved: (companyId) => {
      if (companyId === 0) return [...ahead.values()];
      const moved = ahead.get(companyId);
      return moved ? [moved] : [];
    },
    know: (moved) => {
      for (const { companyId, aheadMilliseconds } of moved) {
        if (aheadMilliseconds <= (ahead.get(companyId)?.aheadMilliseconds ?? 0)) continue;
        ahead.set(companyId, { companyId, aheadMilliseconds });
        clocks.set(companyId, { machine, now: () => new Date(machine.now().getTime() + aheadMilliseconds) });
      }
    },
  };
  return own;
}
