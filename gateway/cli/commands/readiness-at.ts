import { z } from 'zod';

const Report = z.object({ status: z.enum(['ready', 'not ready']), checks: z.record(z.string(), z.string()) });

/** What a process of the product says about itself. */
export type SeenReadiness = z.infer<typeof Report>;

const DEADLINE_MILLISECONDS = 5000;

/** What the process at a URL answers on /readyz; undefined when none of the product answers there. */
export async function readinessAt(url: string): Promise<SeenReadiness | undefined> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(DEADLINE_MILLISECONDS) });
    return Report.parse(await response.json());
  } catch {
    return undefined;
  }
}
