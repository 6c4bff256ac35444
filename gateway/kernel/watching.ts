import type { z } from 'zod';
import { milliseconds } from './settings.js';
import { TRACE_SETTINGS, traceLocation, type TraceLocation } from './trace-location.js';

const DEFAULT_SLOW = 500;

/** The settings by which operators see what happens. */
export const WATCH_SETTINGS = { ...TRACE_SETTINGS, PORTICO_SLOW_MS: milliseconds.default(DEFAULT_SLOW) } as const;

/** What operators see of a process. */
export interface Watching {
  /** The collector of traces; without one nothing is traced. */
  readonly traces?: TraceLocation;
  /** An operation that takes at least as long is logged with what it did; 0 for none. */
  readonly slowMilliseconds: number;
}

/** What operators see, by the settings. */
export function watching(settings: z.infer<z.ZodObject<typeof WATCH_SETTINGS>>): Watching {
  const traces = traceLocation(settings);
  return { slowMilliseconds: settings.PORTICO_SLOW_MS, ...(traces && { traces }) };
}
