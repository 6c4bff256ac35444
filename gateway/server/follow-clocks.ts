import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.js';
import { companyClocks, type ClockMoved, type CompanyClocks } from '#kernel/company-clocks.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { SubgraphOperation, SubgraphRunner } from '#client/subgraph-runner.js';
import { systemContext } from '#contract/system-context.js';
import { MovedClocksDocument, type MovedClocksQuery } from './operations/moved-clocks.generated.js';
import type { Running } from './running.js';

/** Every process that calls looks so often for clocks that another one moved. */
const LOOK_MILLISECONDS = 2000;

/** Who moved a clock waits for one look of every such process, and its answer. */
const HEARD_MILLISECONDS = LOOK_MILLISECONDS + 1000;

interface Following {
  readonly machine: Clock;
  /** Reaches the subgraph that owns companies, without the plans of the whole graph; undefined before the subgraphs are open. */
  readonly identity: () => SubgraphRunner | undefined;
  readonly ids: Ids;
  readonly log: Log;
  /** Whether no other process may move a clock, or has to hear of one. */
  readonly isAlone: boolean;
  /** Whether this process calls others, or itself, without being called: a process of subgraphs alone hears of clocks with each call. */
  readonly calls: boolean;
}

/** Keeps the clocks of sandboxes as they were moved, in whatever process. */
export interface FollowedClocks {
  readonly clock: CompanyClocks;
  readonly moved: ClockMoved;
  /** Look once; where the subgraph that owns companies does not answer the clocks stay as they are known. */
  readonly look: () => Promise<void>;
  /** Look from now on, where there are other processes. */
  readonly start: () => Running;
}

/** Follows the clocks of sandboxes in this process. */
export function followClocks({ machine, identity, ids, log, isAlone, calls }: Following): FollowedClocks {
  const clock = companyClocks(machine);
  let operation: SubgraphOperation | undefined;
  let looking: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    operation ??= identity()?.prepare(MovedClocksDocument);
    const { data, errors = [] } = await operation?.({}, systemContext({ actor: 'clocks', requestId: ids.next() })) ?? {};
    if (errors.length > 0) throw new AggregateError(errors, 'The subgraph of companies answered with errors');
    if (data) clock.know((data as MovedClocksQuery).movedClocks);
  };
  const look = (): Promise<void> => looking ??= read()
    .catch((error: unknown) => { log.debug({ err: error }, 'The clocks of sandboxes could not be read'); })
    .finally(() => { looking = undefined; });
  return {
    clock,
    moved: async (moved) => {
      clock.know([moved]);
      if (!isAlone) await delay(HEARD_MILLISECONDS);
    },
    look,
    start() {
      const timer = isAlone || !calls ? undefined : setInterval(() => void look(), LOOK_MILLISECONDS);
      if (timer) void look();
      return { async stop() { clearInterval(timer); await looking; } };
    },
  };
}
