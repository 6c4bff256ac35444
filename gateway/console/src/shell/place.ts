import * as z from 'zod/mini';

const Place = z.object({ issuer: z.string(), page: z.string(), mark: z.string(), hosts: z.object({ commerce: z.string(), catalog: z.string() }) });

/** Where the console stands, as the server wrote it into the page. */
export function readPlace(): z.infer<typeof Place> {
  const text = document.querySelector('meta[name="portico-place"]')?.getAttribute('content') ?? '{}';
  return z.parse(Place, JSON.parse(text));
}
