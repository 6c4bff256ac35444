import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pinnedTo } from '#kernel/outward-target.js';
import { collectBytes } from '#subgraph-kit/images/collect-bytes.js';
import { holdBytes, type HeldBytes } from '#subgraph-kit/images/held-bytes.js';
import { ImageProblem } from './image-problem.js';

/** What is asked of a host whose address is known and allowed; plain values, since a thread asks. */
export interface HostQuestion {
  readonly url: string;
  /** The address that its name has, and no other is connected to. */
  readonly address: string;
  readonly mostBytes: number;
  /** How long the answer may take. */
  readonly milliseconds: number;
  /** Certificate authorities that are trusted, as PEM; the platform's own list unless given. */
  readonly authorities?: readonly string[] | undefined;
}

/** Its bytes, held; where it leads; that it took too long; or what is wrong with it, and whether it may be right later. */
export type HostAnswer = { readonly held: HeldBytes } | { readonly redirect: string } | { readonly late: true } | { readonly problem: string; readonly passes: boolean };

const HEADERS = { 'User-Agent': 'Portico (images of products)', 'Accept-Encoding': 'identity', Accept: 'image/webp,image/jpeg,image/png,image/gif,image/avif;q=0.8,*/*;q=0.1' };

/** Ask a host for an image; never rejects. Nothing of the answer but its bytes is believed. */
export async function askHost(question: HostQuestion, stopping?: AbortSignal): Promise<HostAnswer> {
  const late = AbortSignal.timeout(question.milliseconds);
  try {
    return await ask(question, stopping ? AbortSignal.any([late, stopping]) : late);
  } catch (error) {
    if (late.aborted) return { late: true };
    return error instanceof ImageProblem ? { problem: error.message, passes: error.passes } : { problem: 'its host cannot be reached', passes: true };
  }
}

function ask({ url: text, address, mostBytes, authorities }: HostQuestion, signal: AbortSignal): Promise<HostAnswer> {
  const url = new URL(text);
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

async function read(answer: IncomingMessage, { url, mostBytes }: { readonly url: URL; readonly mostBytes: number }): Promise<HostAnswer> {
  const { statusCode: status = 0, headers: { location } } = answer;
  if (isRedirect(status) && location !== undefined && URL.canParse(location, url)) return { redirect: new URL(location, url).href };
  if (status !== OK) throw new ImageProblem(`its host answered ${String(status)}`, PASSING.has(status) || status >= FAILED);
  const tooLarge = (): Error => new ImageProblem(`it is larger than ${String(Math.floor(mostBytes / 1024 / 1024))} MB`);
  return { held: holdBytes(await collectBytes(answer as AsyncIterable<Buffer>, { most: mostBytes, tooLarge })) };
}

const isRedirect = (status: number): boolean => status >= REDIRECT && status < REFUSED;
