import * as z from 'zod/mini';
import { OWN_TOOLS } from '#contract/own-tools.js';

const Place = z.object({ issuer: z.string(), page: z.string(), client: z.literal(OWN_TOOLS.console), hosts: z.object({ commerce: z.string(), catalog: z.string() }) });

/** Where the console stands, as the server wrote it into the page. */
export function readPlace(): z.infer<typeof Place> {
  const text = document.querySelector('meta[name="portico-place"]')?.getAttribute('content') ?? '{}';
  return z.parse(Place, JSON.parse(text));
}
