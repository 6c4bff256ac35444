import { z } from 'zod';

const Report = z.object({ status: z.enum(['ready', 'not ready']), stopping: z.boolean().optional(), checks: z.record(z.string(), z.string()) });

/** The readiness of another process of the product, as it answers it. */
export type SeenReadiness = z.infer<typeof Report>;

/** The answer of /readyz on the host of a URL; rejects when no process of the product answers there within so many milliseconds. */
export async function readReadiness(url: string, milliseconds: number): Promise<SeenReadiness> {
  const response = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(milliseconds) });
  return Report.parse(await response.json());
}
