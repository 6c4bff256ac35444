import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { CompanyEvents, RelayedEvent, Route, Run } from './route.js';
import { Setbacks } from './setbacks.js';

/** Empties one subgraph's outbox, as far as its events can be delivered now; never rejects. */
export type Pump = () => Promise<void>;

interface PumpParts {
  readonly route: Route;
  readonly run: Run;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

const PER_PAGE = 500;

/** A pump that remembers which companies have to wait, so that one that fails holds up no other. */
export function createPump({ route, run, clock, log }: PumpParts): Pump {
  const outbox = new Setbacks<'the outbox'>(clock, log, route.source);
  const companies = new Setbacks<number>(clock, log, route.source);
  const deliver = async (batch: CompanyEvents): Promise<readonly string[]> => {
    try {
      await route.project?.(run, batch);
    } catch (error) {
      companies.failed(batch.companyId, error);
      return [];
    }
    companies.succeeded(batch.companyId);
    return batch.events.map(({ id }) => id);
  };
  const page = async (): Promise<number> => {
    const except = companies.waiting();
    const events = await route.pending(run, { first: PER_PAGE, except });
    const delivered = await Promise.all(byCompany(events).map(deliver));
    const ids = delivered.flat();
    if (ids.length > 0) await route.relayed(run, ids);
    return events.length;
  };
  return async () => {
    if (outbox.waiting().length > 0) return;
    try {
      while (await page() > 0);
      outbox.succeeded('the outbox');
    } catch (error) {
      outbox.failed('the outbox', error);
    }
  };
}

function byCompany(events: readonly RelayedEvent[]): CompanyEvents[] {
  const companies = new Map<number, RelayedEvent[]>();
  for (const event of events) {
    const known = companies.get(event.companyId);
    if (known) known.push(event);
    else companies.set(event.companyId, [event]);
  }
  return [...companies].map(([companyId, mine]) => ({ companyId, events: mine }));
}
