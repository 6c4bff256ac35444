import type { Clock } from './clock.js';

/** The clock of a company that is ahead of the machine's. */
export interface MovedClock {
  readonly companyId: number;
  readonly aheadMilliseconds: number;
}

/** Tells this process of clocks of companies that are ahead. */
export type KnowClocks = (moved: readonly MovedClock[]) => void;

/** Tells the processes of the deployment of a clock that was moved: this one at once; resolves when all others have heard it. */
export type ClockMoved = (moved: MovedClock) => Promise<void>;

/** The clocks of this process: the machine's, and those of companies that are ahead of it. */
export interface CompanyClocks extends Required<Pick<Clock, 'now' | 'of' | 'movedCompanies'>> {
  /** From now on these clocks are so far ahead; the others stay as they are. None goes back. */
  readonly know: KnowClocks;
}

/** The clocks of a process in which no company's is known to be ahead yet. */
export function companyClocks(machine: Clock): CompanyClocks {
  const ahead = new Map<number, number>();
  const clocks = new Map<number, Clock>();
  const own: CompanyClocks = {
    now: () => machine.now(),
    of: (companyId) => clocks.get(companyId) ?? own,
    movedCompanies: () => [...clocks.keys()],
    know: (moved) => {
      for (const { companyId, aheadMilliseconds } of moved) {
        if (aheadMilliseconds <= (ahead.get(companyId) ?? 0)) continue;
        ahead.set(companyId, aheadMilliseconds);
        clocks.set(companyId, { machine, now: () => new Date(machine.now().getTime() + aheadMilliseconds) });
      }
    },
  };
  return own;
}
