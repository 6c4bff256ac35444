import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pinnedTo, type Target } from '#kernel/outward-target.js';

/** A receiver's answer. */
export interface Answered {
  readonly status: number;
  readonly headers: string;
  /** The beginning of the body. */
  readonly body: string;
}

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  readonly authorities: readonly string[] | undefined;
}

const MOST_READ = 1024 * 1024;
const KEPT = 4096;

/** Post to the checked address only; redirects are not followed. Rejects on anything but a whole answer of at most a mebibyte. */
export function post({ url, address }: Target, { headers, body, signal, authorities }: Posted): Promise<Answered> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST', headers, signal, agent: false, ...(authorities && { ca: [...authorities] }),
      lookup: pinnedTo(address),
    }, (answer) => { readAnswer(answer).then(resolve, reject).finally(() => { sent.destroy(); }); });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readAnswer(answer: IncomingMessage): Promise<Answered> {
  const kept: Buffer[] = [];
  let [read, keeps] = [0, 0];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > MOST_READ) throw new Error('The answer is larger than a mebibyte');
    if (keeps < KEPT) kept.push(chunk.subarray(0, KEPT - keeps));
    keeps += chunk.length;
  }
  return { status: answer.statusCode ?? 0, headers: JSON.stringify(answer.headers), body: Buffer.concat(kept).toString('utf8') };
}
