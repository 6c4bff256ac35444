import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The figures of one process, as Prometheus reads them. */
export interface Metrics {
  readonly registry: Registry;
  readonly http: Histogram<'host' | 'operation' | 'status'>;
  readonly operations: Counter<'operation' | 'outcome'>;
  /** Have the number of events that wait for the relay measured whenever the figures are read. */
  countOutbox(subgraph: string, pending: () => Promise<number>): void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures of this process alone; two deployments in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, () => Promise<number>>();
  outboxGauge(registry, counters);
  return {
    registry,
    http: new Histogram({ name: 'portico_http_seconds', help: 'Time to answer a call, by host, operation and status.', labelNames: ['host', 'operation', 'status'], buckets: SECONDS, registers }),
    operations: new Counter({ name: 'portico_graph_operations_total', help: 'Operations run on the graph, by name and outcome (ok or the code of the failure).', labelNames: ['operation', 'outcome'], registers }),
    countOutbox: (subgraph, pending) => counters.set(subgraph, pending),
  };
}

const outboxGauge = (registry: Registry, counters: ReadonlyMap<string, () => Promise<number>>): Gauge<'subgraph'> =>
  new Gauge<'subgraph'>({
    name: 'portico_outbox_pending', help: 'Events that wait for the relay, by subgraph; at most 500 are counted.', labelNames: ['subgraph'], registers: [registry],
    async collect() {
      const counts = [...counters].map(async ([subgraph, pending]) => { this.set({ subgraph }, await pending()); });
      await Promise.allSettled(counts); // a subgraph that is away leaves its last figure
    },
  });
