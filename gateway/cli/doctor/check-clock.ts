import type { Check, Problem } from './check.js';
import type { ServerReading } from './read-servers.js';

const MOST_MILLISECONDS = 5000;
const MILLISECONDS = 1000;

/** The clock of this machine, by those of the database servers. */
export const checkClock: Check = {
  name: 'clock',
  warns: 'this machine\'s clock and that of a database server differ by more than five seconds: leases, lockouts and the order of events go by the clocks of the processes',
  remedy: 'Let a time service (chrony, systemd-timesyncd) set the clocks of all machines.',
  look: async ({ servers }) => {
    const readings = await servers();
    return { found: readings.some(({ facts }) => facts) ? 'agrees with that of the database servers' : 'nothing to compare it with', problems: problemsOfClocks(readings) };
  },
};

/** What is wrong with the clocks. */
export const problemsOfClocks = (readings: readonly Pick<ServerReading, 'place' | 'facts'>[]): Problem[] => readings.flatMap(({ place, facts }): Problem[] => {
  if (!facts || Math.abs(facts.aheadMilliseconds) - facts.uncertainMilliseconds <= MOST_MILLISECONDS) return [];
  const seconds = Math.round(Math.abs(facts.aheadMilliseconds) / MILLISECONDS);
  return [{ state: 'WARN', found: `the clock of ${place} is ${String(seconds)} s ${facts.aheadMilliseconds > 0 ? 'ahead of' : 'behind'} that of this machine` }];
});
