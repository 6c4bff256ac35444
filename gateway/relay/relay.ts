import type { Call } from '#client/call.js';
import type { Clock } from '#kernel/clock.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { SubgraphName } from '#kernel/config.js';
import { paced } from '#kernel/paced.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { systemContext } from '#contract/system-context.js';
import { createPump } from './pump.js';
import type { Route, Run } from './route.js';
import { ROUTES } from './routes.js';

/** Moves events from the subgraphs' outboxes to the subgraphs that follow them: at least once, each company's in order. */
export interface Relay {
  /** Signals that events were committed, by one subgraph or by any; returns at once. */
  wake(source?: SubgraphName): void;
  /** Resolves when no event is left but failed ones that wait for their next attempt. */
  drain(): Promise<void>;
  /** Also poll, for subgraphs in other processes and for retries. */
  start(): void;
  /** Stop polling; resolves once the page in progress is done, even if events are left. */
  stop(): Promise<void>;
}

interface RelayParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info' | 'error'>;
  /** The subgraphs whose outboxes are read; all of them unless given. */
  readonly routes?: readonly Route[];
  /** Whether this process is the one that relays; it is unless given. */
  readonly isHeld?: () => boolean;
  /** The poll interval; a second unless given. */
  readonly pollMilliseconds?: number;
}

const POLL_MILLISECONDS = 1000;
/** Commits that follow each other sooner are relayed together: a look at the outbox costs as much as a small call. */
const PACE_MILLISECONDS = 25;

/** A relay that works through the graph alone; the outboxes are read independently, and none by two runs at the same time. */
export function createRelay({ call, clock, log, routes = ROUTES, isHeld = () => true, pollMilliseconds = POLL_MILLISECONDS }: RelayParts): Relay {
  const run = asRelay(call, clock);
  let [stopped, hasNoted] = [false, false];
  const isStopped = (): boolean => stopped || !isHeld();
  const onNoted = (): void => { hasNoted = true; };
  const wasNoted = (): boolean => hasNoted;
  const runners = routes.map((route) => {
    const runner = coalescingRunner(createPump({ route, run, clock, log, isStopped, onNoted }));
    return { ...runner, source: route.source, paced: paced(runner.ask, PACE_MILLISECONDS) };
  });
  let timer: NodeJS.Timeout | undefined;
  const wake = (source?: SubgraphName): void => {
    if (!isStopped()) for (const runner of runners) if (source === undefined || runner.source === source) runner.paced.ask();
  };
  const settle = async (): Promise<void> => {
    while (runners.some((runner) => runner.underWay() !== undefined)) await Promise.all(runners.map(async (runner) => runner.underWay()));
  };
  return {
    wake,
    drain: async () => {
      do {
        hasNoted = false;
        for (const runner of runners) if (!isStopped()) runner.ask();
        await settle();
      } while (wasNoted() && !isStopped()); // following events may have made events
    },
    start: () => {
      timer ??= setInterval(() => { wake(); }, pollMilliseconds).unref();
    },
    stop: () => {
      stopped = true;
      clearInterval(timer);
      for (const runner of runners) runner.paced.stop();
      return settle();
    },
  };
}

function asRelay(call: Call, clock: Clock): Run {
  const ids = uuidV7Ids(clock);
  return (operation, variables, companyId) => call(operation, variables, systemContext({ actor: 'relay', companyId, requestId: ids.next() }));
}
