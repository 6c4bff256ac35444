import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pinnedTo, RefusedTarget, targetOf, type OutwardReach, type Target } from '#kernel/outward-target.js';
import { ImageProblem } from './image-problem.js';

/** How images are fetched. */
export interface ImageReach extends Omit<OutwardReach, 'allowHttp'> {
  /** From the first look-up to the last byte, redirects included. */
  readonly deadlineMilliseconds: number;
  /** The largest image. */
  readonly mostBytes: number;
  /** Certificate authorities that are trusted, as PEM; the platform's own list unless given. */
  readonly authorities?: readonly string[];
}

/** The limits of the product: 10 MB within 20 seconds. */
export const FETCH_LIMITS = { deadlineMilliseconds: 20_000, mostBytes: 10 * 1024 * 1024 } as const;

const MOST_REDIRECTS = 3;
const HEADERS = { 'User-Agent': 'Portico (images of products)', 'Accept-Encoding': 'identity', Accept: 'image/webp,image/jpeg,image/png,image/gif,image/avif;q=0.8,*/*;q=0.1' };

/**
 * Fetch an image: from public addresses only, resolved once and pinned; each redirect is checked as the first address is. Throws ImageProblem. Nothing of the answer but its bytes is believed.
 */
export async function fetchImage(address: string, reach: ImageReach, stopping?: AbortSignal): Promise<Buffer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => { deadline.abort(); }, reach.deadlineMilliseconds);
  const signal = stopping ? AbortSignal.any([deadline.signal, stopping]) : deadline.signal;
  const ended = new Promise<never>((_, reject) => { signal.addEventListener('abort', () => { reject(new Error('aborted')); }, { once: true }); });
  try {
    return await Promise.race([follow(address, reach, signal), ended]);
  } catch (error) {
    throw problemOf(error, { isLate: deadline.signal.aborted, reach });
  } finally {
    clearTimeout(timer);
    deadline.abort(); // what lost the race ends too
  }
}

function problemOf(error: unknown, { isLate, reach }: { readonly isLate: boolean; readonly reach: ImageReach }): ImageProblem {
  if (isLate) return new ImageProblem(`its host did not send it within ${String(reach.deadlineMilliseconds / 1000)} seconds`, true);
  if (error instanceof ImageProblem) return error;
  if (error instanceof RefusedTarget) return new ImageProblem(error.message.charAt(0).toLowerCase() + error.message.slice(1));
  return new ImageProblem('its host cannot be reached', true);
}

async function follow(address: string, reach: ImageReach, signal: AbortSignal): Promise<Buffer> {
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const found = await ask(await targetOf(withoutFragment(next), { ...reach, allowHttp: true }), reach, signal);
    if (Buffer.isBuffer(found)) return found;
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

/** The bytes of a target, or where it leads. */
function ask({ url, address }: Target, { mostBytes, authorities }: ImageReach, signal: AbortSignal): Promise<Buffer | { readonly redirect: string }> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: HEADERS, signal, agent: false, lookup: pinnedTo(address), ...(authorities && { ca: [...authorities] }) }, (answer) => {
      read(answer, { url, mostBytes }).then(resolve, reject).finally(() => { sent.destroy(); });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const [OK, REDIRECT, REFUSED, TIMED_OUT, TOO_EARLY, TOO_MANY, FAILED] = [200, 300, 400, 408, 425, 429, 500] as const;
const PASSING: ReadonlySet<number> = new Set([TIMED_OUT, TOO_EARLY, TOO_MANY]);

async function read(answer: IncomingMessage, { url, mostBytes }: { readonly url: URL; readonly mostBytes: number }): Promise<Buffer | { readonly redirect: string }> {
  const { statusCode: status = 0, headers: { location } } = answer;
  if (isRedirect(status) && location !== undefined && URL.canParse(location, url)) return { redirect: new URL(location, url).href };
  if (status !== OK) throw new ImageProblem(`its host answered ${String(status)}`, PASSING.has(status) || status >= FAILED);
  return collected(answer, mostBytes);
}

const isRedirect = (status: number): boolean => status >= REDIRECT && status < REFUSED;

async function collected(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new ImageProblem(`it is larger than ${String(Math.floor(mostBytes / 1024 / 1024))} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
