import { systemClock, type Clock } from '#kernel/clock.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one process, in Prometheus format. */
export interface Metrics {
  readonly registry: Registry;
  readonly http: Histogram<'host' | 'operation' | 'status'>;
  readonly operations: Counter<'operation' | 'outcome'>;
  readonly unknownCallers: Counter<'surface' | 'status'>;
  readonly unloggedCalls: Counter<'surface'>;
  /** Count a subgraph's waiting and set-aside events whenever the metrics are read. */
  countOutbox(subgraph: string, count: () => Promise<OutboxCounts>): void;
  /** Read for how many seconds the longest waiting entry of a queue has been due, whenever the metrics are read. */
  countQueue(queue: string, seconds: () => Promise<number>): void;
  /** Read the consecutive failures of each job, and the waiting and given-up mails, whenever the metrics are read. */
  countJobsAndMails(read: () => Promise<JobsAndMails>): void;
}

/** How many events of a subgraph wait for the relay, and how many were set aside. */
export interface OutboxCounts {
  readonly waiting: number;
  readonly parked: number;
  /** Since when the longest waiting event waits, in milliseconds of the Unix clock; undefined where none does. */
  readonly since?: number | undefined;
}

/** How many runs of each job failed in a row, and how many mails wait or were given up. */
export interface JobsAndMails {
  readonly jobs: readonly { readonly name: string; readonly failures: number }[];
  readonly mailCounts: { readonly waiting: number; readonly givenUp: number };
}

const MILLISECONDS = 1000;
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process alone; two deployments in one process are separate. */
export function createMetrics(clock: Clock = systemClock): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, () => Promise<OutboxCounts>>();
  outboxGauges(registry, counters, clock);
  const queues = new Map<string, () => Promise<number>>();
  queueGauge(registry, queues);
  return {
    registry,
    http: new Histogram({ name: 'portico_http_seconds', help: 'Time to answer a call, by host, operation and status.', labelNames: ['host', 'operation', 'status'], buckets: SECONDS, registers }),
    operations: new Counter({ name: 'portico_graph_operations_total', help: 'Operations run on the graph, by name and outcome (ok or the code of the failure).', labelNames: ['operation', 'outcome'], registers }),
    countQueue: (queue, seconds) => queues.set(queue, seconds),
    countJobsAndMails: (read) => { jobAndMailGauges(registry, read); },
    countOutbox: (subgraph, count) => counters.set(subgraph, count),
    unknownCallers: new Counter({ name: 'portico_unknown_caller_calls_total', help: 'Calls whose caller was not known, by surface and status; few of them are logged.', labelNames: ['surface', 'status'], registers }),
    unloggedCalls: new Counter({ name: 'portico_unlogged_calls_total', help: 'Reads that were answered although the call log could not be written, by surface.', labelNames: ['surface'], registers }),
  };
}

/** While the source is unavailable the last values stay. */
function jobAndMailGauges(registry: Registry, read: () => Promise<JobsAndMails>): void {
  const registers = [registry];
  const mails = new Gauge<'state'>({ name: 'portico_mails', help: 'Mails that wait, and those that were given up in the last thirty days.', labelNames: ['state'], registers });
  new Gauge<'job'>({
    name: 'portico_job_failures', help: 'Runs in a row that failed or were lost with their process, by job.', labelNames: ['job'], registers,
    async collect() {
      const counts = await read().catch(() => undefined);
      if (!counts) return;
      for (const { name, failures } of counts.jobs) this.set({ job: name }, failures);
      mails.set({ state: 'waiting' }, counts.mailCounts.waiting);
      mails.set({ state: 'given_up' }, counts.mailCounts.givenUp);
    },
  });
}

/** A queue whose subgraph is unavailable keeps its last value. */
function queueGauge(registry: Registry, queues: ReadonlyMap<string, () => Promise<number>>): void {
  new Gauge<'queue'>({
    name: 'portico_queue_due_seconds', help: 'How long the longest waiting webhook, mail, scheduled publication, import or job of many orders has been due; 0 where none is.', labelNames: ['queue'], registers: [registry],
    async collect() {
      await Promise.allSettled([...queues].map(async ([queue, seconds]) => { this.set({ queue }, await seconds()); }));
    },
  });
}

function outboxGauges(registry: Registry, counters: ReadonlyMap<string, () => Promise<OutboxCounts>>, clock: Clock): void {
  let counted: Promise<(OutboxCounts & { readonly subgraph: string })[]> = Promise.resolve([]);
  const common = { labelNames: ['subgraph'] as const, registers: [registry] };
  new Gauge<'subgraph'>({
    ...common, name: 'portico_outbox_pending', help: 'Events that wait for the relay, by subgraph; at most 500 are counted.',
    async collect() {
      counted = count(counters); // collected first: gauges are read in the order they were created
      for (const { subgraph, waiting } of await counted) this.set({ subgraph }, waiting);
    },
  });
  new Gauge<'subgraph'>({
    ...common, name: 'portico_outbox_parked', help: 'Events the relay set aside because they cannot be relayed, by subgraph; at most 500 are counted.',
    async collect() {
      for (const { subgraph, parked } of await counted) this.set({ subgraph }, parked);
    },
  });
  new Gauge<'subgraph'>({
    ...common, name: 'portico_relay_lag_seconds', help: 'How long the longest waiting event has waited for the relay, by subgraph, of those counted; 0 where none waits.',
    async collect() {
      const now = clock.now().getTime();
      for (const { subgraph, since = now } of await counted) this.set({ subgraph }, Math.max(0, now - since) / MILLISECONDS);
    },
  });
}

/** A subgraph that is unavailable is skipped and keeps its last value. */
async function count(counters: ReadonlyMap<string, () => Promise<OutboxCounts>>): Promise<(OutboxCounts & { readonly subgraph: string })[]> {
  const counts = await Promise.allSettled([...counters].map(async ([subgraph, read]) => ({ subgraph, ...await read() })));
  return counts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
