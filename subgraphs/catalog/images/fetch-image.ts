import { RefusedTarget, targetOf, type OutwardReach } from '#kernel/outward-target.js';
import type { HeldBytes } from '#subgraph-kit/images/held-bytes.js';
import { askHost, type HostAnswer, type HostQuestion } from './ask-host.js';
import { ImageProblem } from './image-problem.js';

/** How images are fetched. */
export interface ImageReach extends Omit<OutwardReach, 'allowHttp'> {
  /** From the first look-up to the last byte, redirects included. */
  readonly deadlineMilliseconds: number;
  /** The largest image. */
  readonly mostBytes: number;
  /** Certificate authorities that are trusted, as PEM; the platform's own list unless given. */
  readonly authorities?: readonly string[];
  /** Asks a host whose address is allowed; on this thread unless given. */
  readonly ask?: (question: HostQuestion, stopping: AbortSignal) => Promise<HostAnswer>;
}

/** The limits of the product: 10 MB within 20 seconds. */
export const FETCH_LIMITS = { deadlineMilliseconds: 20_000, mostBytes: 10 * 1024 * 1024 } as const;

const MOST_REDIRECTS = 3;

/**
 * Fetch an image: from public addresses only, resolved once and pinned; each redirect is checked as the first address is. Throws ImageProblem. Its bytes are held; the caller closes their port.
 */
export async function fetchImage(address: string, reach: ImageReach, stopping?: AbortSignal): Promise<HeldBytes> {
  const deadline = new AbortController();
  const timer = setTimeout(() => { deadline.abort(); }, reach.deadlineMilliseconds);
  const signal = stopping ? AbortSignal.any([deadline.signal, stopping]) : deadline.signal;
  const ended = new Promise<never>((_, reject) => { signal.addEventListener('abort', () => { reject(new Error('aborted')); }, { once: true }); });
  const following = follow(address, reach, signal);
  try {
    return await Promise.race([following, ended]);
  } catch (error) {
    void following.then(({ port }) => { port.close(); }, () => undefined); // what comes too late
    throw deadline.signal.aborted ? tooLate(reach) : problemOf(error);
  } finally {
    clearTimeout(timer);
    deadline.abort(); // what lost the race ends too
  }
}

const tooLate = ({ deadlineMilliseconds }: ImageReach): ImageProblem => new ImageProblem(`its host did not send it within ${String(deadlineMilliseconds / 1000)} seconds`, true);

function problemOf(error: unknown): ImageProblem {
  if (error instanceof ImageProblem) return error;
  if (error instanceof RefusedTarget) return new ImageProblem(error.message.charAt(0).toLowerCase() + error.message.slice(1));
  return new ImageProblem('its host cannot be reached', true);
}

async function follow(address: string, reach: ImageReach, signal: AbortSignal): Promise<HeldBytes> {
  const { ask = askHost, deadlineMilliseconds, mostBytes, authorities } = reach;
  const until = performance.now() + deadlineMilliseconds;
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { url, address: pinned } = await targetOf(withoutFragment(next), { ...reach, allowHttp: true });
    signal.throwIfAborted(); // nobody waits any more: a closed library would begin a thread for it
    const found = await ask({ url: url.href, address: pinned, mostBytes, milliseconds: Math.max(1, Math.ceil(until - performance.now())), authorities }, signal);
    if ('late' in found) throw tooLate(reach);
    if ('problem' in found) throw new ImageProblem(found.problem, found.passes);
    if ('held' in found) return found.held;
    next = found.redirect;
  }
  throw new ImageProblem(`its host redirects more than ${String(MOST_REDIRECTS)} times`);
}

function withoutFragment(address: string): string {
  if (!URL.canParse(address)) throw new ImageProblem('the address is no URL');
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
