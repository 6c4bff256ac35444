import { isUnavailable } from '#contract/is-unavailable.js';
import { Backoff } from '#kernel/backoff.js';
import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import { tracedWork } from '#kernel/tracing.js';
import { companyDelivery, type Outcome } from './deliver-company.js';
import type { CompanyEvents, RelayedEvent, Route, Run } from './route.js';

/** Empties one subgraph's outbox, as far as its events can be delivered now; never rejects. */
export type Pump = () => Promise<void>;

interface PumpParts {
  readonly route: Route;
  readonly run: Run;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info' | 'error'>;
  /** Checked between pages. */
  readonly isStopped: () => boolean;
  /** Called when events were relayed, or set aside. */
  readonly onNoted?: () => void;
}

const PER_PAGE = 500;
/** A subgraph that is unavailable or starting is tried at every poll: nothing else would show that it is back. */
const LONGEST_UNAVAILABLE_MILLISECONDS = 1000;

/** A pump with a backoff per company, so that a failing company does not delay others. */
export function createPump({ route, run, clock, log, isStopped, onNoted }: PumpParts): Pump {
  const words = { failed: 'Events could not be relayed; they are kept and tried again', recovered: 'Events are relayed again' };
  const outbox = new Backoff<'the outbox'>({ clock, log, source: route.source, words });
  const companies = new Backoff<number>({ clock, log, source: route.source, words });
  const deliver = tracedDelivery(route.source, companyDelivery({ project: async (batch) => route.project?.(run, batch), kindOf: (event) => route.kindOf?.(event), companies, isStopped, log }));
  const page = async (): Promise<boolean> => {
    const except = companies.waiting();
    const events = await route.pending(run, { first: PER_PAGE, except });
    const outcomes = await Promise.all(byCompany(events.filter(({ companyId }) => !except.includes(companyId))).map(deliver));
    const [ids, parked] = [outcomes.flatMap(({ done }) => done), outcomes.flatMap((outcome) => outcome.parked)];
    const noted = (ids.length > 0 ? await route.relayed(run, ids) : 0) + (parked.length > 0 ? await route.park(run, parked) : 0);
    const failed = outcomes.find(({ unavailable }) => unavailable !== undefined);
    if (failed) throw failed.unavailable;
    if (noted > 0) onNoted?.();
    return events.length === PER_PAGE && (noted > 0 || outcomes.some(({ waits }) => waits)); // else nothing was left, or the next page would be the same
  };
  return async () => {
    if (outbox.isWaiting('the outbox')) return;
    try {
      while (!isStopped() && await page());
      outbox.succeeded('the outbox');
    } catch (error) {
      outbox.failed('the outbox', error, isUnavailable(error) ? { longest: LONGEST_UNAVAILABLE_MILLISECONDS } : {});
    }
  };
}

/** Each company's events are a trace of their own: looks that find none leave no trace. */
const tracedDelivery = (source: string, deliver: (batch: CompanyEvents) => Promise<Outcome>) => (batch: CompanyEvents): Promise<Outcome> =>
  tracedWork({ name: `relay ${source}`, kind: 'consumer', attributes: { 'portico.company_id': batch.companyId, 'portico.events': batch.events.length } }, () => deliver(batch));

function byCompany(events: readonly RelayedEvent[]): CompanyEvents[] {
  const companies = new Map<number, RelayedEvent[]>();
  for (const event of events) {
    const known = companies.get(event.companyId);
    if (known) known.push(event);
    else companies.set(event.companyId, [event]);
  }
  return [...companies].map(([companyId, mine]) => ({ companyId, events: mine }));
}
