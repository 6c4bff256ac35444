import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { processFigures, type Count } from '#kernel/process-figures.js';

const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];

interface Counted {
  readonly count: Count;
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
}

const COUNTED: readonly Counted[] = [
  { count: processFigures.retries, name: 'portico_transaction_retries_total', help: 'Transactions that another was faster than, by outcome: again (it ran again) or gave_up (the call failed with CONFLICT).', labelNames: ['outcome'] },
  { count: processFigures.repeatedKeys, name: 'portico_repeated_keys_total', help: 'Calls whose Idempotency-Key was sent before, by outcome: replayed, running or conflict.', labelNames: ['outcome'] },
  { count: processFigures.webhooks, name: 'portico_webhook_attempts_total', help: 'Attempts to deliver webhooks, by outcome: delivered, failed (tried again) or given_up.', labelNames: ['outcome'] },
  { count: processFigures.mails, name: 'portico_mail_attempts_total', help: 'Attempts to send mails, by outcome: sent, failed (tried again) or given_up.', labelNames: ['outcome'] },
  { count: processFigures.refused, name: 'portico_refused_calls_total', help: 'Calls refused as too many or from a blocked address, by surface and code.', labelNames: ['surface', 'code'] },
  { count: processFigures.slow, name: 'portico_slow_operations_total', help: 'Operations that took at least PORTICO_SLOW_MS, by name.', labelNames: ['operation'] },
];

/** Register what the parts of this process count. Two deployments in one process, as tests have them, show the same counts. */
export function processMetrics(registry: Registry, version: string): void {
  const registers = [registry];
  for (const { count, name, help, labelNames } of COUNTED) {
    new Counter({
      name, help, labelNames, registers,
      collect() {
        this.reset();
        for (const { names, count: value } of count.all()) this.inc(Object.fromEntries(labelNames.map((label, index) => [label, names[index] ?? ''])), value);
      },
    });
  }
  new Gauge({
    name: 'portico_job_last_success_timestamp_seconds', help: 'When a job succeeded last in this process, in seconds of the Unix clock.', labelNames: ['job'], registers,
    collect() { for (const [job, at] of processFigures.jobs) this.set({ job }, at); },
  });
  const waits = new Histogram({ name: 'portico_database_wait_seconds', help: 'Waits before a transaction or a statement began: for the one writer of an embedded database (writer), or for a connection of the pool (pool).', labelNames: ['of'], buckets: WAIT_SECONDS, registers });
  processFigures.observeWait = (of, seconds) => { waits.observe({ of }, seconds); };
  new Gauge({ name: 'portico_build_info', help: 'Always 1, with the release and the Node.js of this process.', labelNames: ['version', 'node'], registers }).set({ version, node: process.version }, 1);
}
