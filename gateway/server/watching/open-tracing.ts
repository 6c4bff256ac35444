import type { Config } from '#kernel/config.js';
import { tracing } from '#kernel/tracing.js';
import type { Running } from '../running.js';
import { productVersion } from '../product-version.js';

/** Begin to trace where a collector is set; without one no module of OpenTelemetry is loaded. Traces are of the process: a second deployment in it joins them. */
export async function openTracing({ traces }: Pick<Config, 'traces'>): Promise<Running | undefined> {
  if (!traces || tracing.current) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.js');
  const opened = otlpTracing(traces, productVersion());
  tracing.current = opened;
  return {
    stop: async () => {
      tracing.current = undefined;
      await opened.stop();
    },
  };
}
