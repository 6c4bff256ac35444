/** Aliases of paths (document 1, B, Conventions: a fixed set of aliases), in lower case. */
const ALIASES: ReadonlyMap<string, string> = new Map([['/orders/cancel', '/orders/canceled'], ['/return/update', '/returns/update']]);

const ROOT = '/v1';

/** The path that is looked up: in lower case, aliases resolved; `/V1/Orders/Cancel` and `/v1/orders/CANCELED` are the same. */
export function lenientPath(written: string): string {
  const lower = written.toLowerCase();
  if (!lower.startsWith(ROOT)) return written;
  const path = lower.slice(ROOT.length);
  return `/V1${ALIASES.get(path) ?? path}`;
}
