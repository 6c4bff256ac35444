import { z } from 'zod';
import type { HostName } from '#kernel/config.js';

const DEADLINE_MILLISECONDS = 5000;
const Index = z.object({ host: z.string(), hosts: z.record(z.string(), z.string()) });
const Resource = z.object({ resource: z.string() });

/** What a server says of itself. */
export interface Introduced {
  /** The public address of the host that was asked for, where it is that host. */
  readonly address?: string;
  /** Which host it says that it is, where it is another one. */
  readonly other?: string;
  /** The same in words, or what it is instead. */
  readonly found: string;
}

/** What answers at a URL, as the start page of a host says it; the connector has metadata in its place. Rejects where nothing answers. */
export async function introduced(url: string, host: HostName): Promise<Introduced> {
  const path = host === 'mcp' ? '/.well-known/oauth-protected-resource' : '/';
  const response = await fetch(`${url}${path}`, { headers: { accept: 'application/json' }, redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MILLISECONDS) });
  const told: unknown = await response.json().catch(() => undefined);
  const index = Index.safeParse(told).data;
  const own = host === 'mcp' ? Resource.safeParse(told).data?.resource : index?.host === host ? index.hosts[host] : undefined;
  if (own !== undefined) return { address: own.replace(/\/$/, ''), found: `it says that it is ${own}` };
  return index ? { other: index.host, found: `it is the host ${index.host}` } : { found: `status ${String(response.status)}` };
}
