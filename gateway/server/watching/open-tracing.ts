import { readFileSync } from 'node:fs';
import type { Config } from '#kernel/config.js';
import { sourceFolder } from '#kernel/source-folder.js';
import { tracing } from '#kernel/tracing.js';
import type { Running } from '../running.js';

/** Begin to trace where a collector is set; without one no module of OpenTelemetry is loaded. Traces are of the process: a second deployment in it joins them. */
export async function openTracing({ traces }: Pick<Config, 'traces'>): Promise<Running | undefined> {
  if (!traces || tracing.current) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.js');
  const opened = otlpTracing(traces, version());
  tracing.current = opened;
  return {
    stop: async () => {
      tracing.current = undefined;
      await opened.stop();
    },
  };
}

const version = (): string => {
  const { version: own } = JSON.parse(readFileSync(new URL('../../../package.json', sourceFolder(import.meta.url)), 'utf8')) as { readonly version: string };
  return own;
};
