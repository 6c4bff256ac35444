import type { Call } from '#client/call.js';
import type { Clock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { createPump } from './pump.js';
import type { Route, Run } from './route.js';
import { ROUTES } from './routes.js';

/** Moves events from the subgraphs' outboxes to the subgraphs that follow them: at least once, each company's in order. */
export interface Relay {
  /** Something was committed; returns at once. */
  wake(): void;
  /** Resolves when no event is left but those that failed and wait for their next try. */
  drain(): Promise<void>;
  /** Also look every second, for subgraphs in other processes and for retries. */
  start(): void;
  /** Look no more; resolves when nothing is under way. */
  stop(): Promise<void>;
}

interface RelayParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info'>;
  /** The subgraphs that are tailed; all of them when nothing is said. */
  readonly routes?: readonly Route[];
}

const POLL_MILLISECONDS = 1000;

/** A relay that works through the graph alone; it never has two drains at the same time. */
export function createRelay({ call, clock, log, routes = ROUTES }: RelayParts): Relay {
  const run = asRelay(call, clock);
  const pumps = routes.map((route) => createPump({ route, run, clock, log }));
  let underWay: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const work = async (): Promise<void> => {
    do {
      again = false;
      await Promise.all(pumps.map((pump) => pump()));
    } while (isAskedAgain());
    underWay = undefined; // in the same turn as the last look, so that no call falls between
  };
  const isAskedAgain = (): boolean => again;
  const drain = (): Promise<void> => {
    again = true;
    underWay ??= work();
    return underWay;
  };
  return {
    drain,
    wake: () => void drain(),
    start: () => {
      timer ??= setInterval(() => void drain(), POLL_MILLISECONDS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await underWay;
    },
  };
}

function asRelay(call: Call, clock: Clock): Run {
  const ids = uuidV7Ids(clock);
  return (operation, variables, companyId) => call(operation, variables, {
    principal: { kind: 'system', companyId, actor: 'relay', scopes: ['system'] },
    requestId: ids.next(),
    via: 'relay',
  });
}
