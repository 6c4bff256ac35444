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
  /** Whether the body of a success is not read. */
  readonly ignoresBody: boolean;
}

const MOST_READ = 1024 * 1024;
const KEPT = 4096;

/** Post to the checked address only; redirects are not followed. Rejects on anything but a whole answer of at most a mebibyte, or a success whose body is not to be read. */
export function post({ url, address }: Target, { headers, body, signal, authorities, ignoresBody }: Posted): Promise<Answered> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST', headers, signal, agent: false, ...(authorities && { ca: [...authorities] }),
      lookup: pinnedTo(address),
    }, (answer) => { readAnswer(answer, ignoresBody).then(resolve, reject).finally(() => { sent.destroy(); }); });
    sent.on('error', reject);
    sent.end(body);
  });
}

const [SUCCESS, REDIRECT] = [200, 300] as const;

/** Whether a status is a success. */
export const isSuccess = (status: number): boolean => status >= SUCCESS && status < REDIRECT;

async function readAnswer(answer: IncomingMessage, ignoresBody: boolean): Promise<Answered> {
  const { statusCode: status = 0 } = answer;
  const headers = JSON.stringify(answer.headers);
  if (ignoresBody && isSuccess(status)) return { status, headers, body: '' };
  const kept: Buffer[] = [];
  let [read, keeps] = [0, 0];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > MOST_READ) throw new Error('The answer is larger than a mebibyte');
    if (keeps < KEPT) kept.push(chunk.subarray(0, KEPT - keeps));
    keeps += chunk.length;
  }
  return { status, headers, body: Buffer.concat(kept).toString('utf8') };
}
