import { z } from 'zod';

const Report = z.object({ status: z.enum(['ready', 'not ready']), checks: z.record(z.string(), z.string()) });

/** The readiness of a process of the product. */
export type SeenReadiness = z.infer<typeof Report>;

const DEADLINE_MILLISECONDS = 5000;

/** The answer of /readyz at a URL; undefined when no process of the product answers there. */
export async function readinessAt(url: string): Promise<SeenReadiness | undefined> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(DEADLINE_MILLISECONDS) });
    return Report.parse(await response.json());
  } catch {
    return undefined;
  }
}
