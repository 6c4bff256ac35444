import { answeredAt, isAnswer, lastsFor, type Answer } from './answer.js';
import { elapsed } from './elapsed.js';

const [SECOND, TIMEOUT, MOST_TRIES, LONGEST_SECONDS] = [1000, 15_000, 6, 60];

/** A question that was asked, and what is known of it. Times are those of {@link elapsed}. */
export interface Asked {
  readonly url: string;
  answer?: Answer | undefined;
  /** When it was answered, and the surface's time then. */
  at: number;
  servedAt: number;
  /** Until when the answer counts. */
  until: number;
  /** Before when it is not asked (again); never, where that is of no use. */
  due: number;
  tries: number;
  hasFailed: boolean;
  control?: AbortController | undefined;
  /** Who waits for it: with null it will not be answered. */
  waiting: ((answer: Answer | null) => void)[];
}

/** A question that is to be asked. */
export const unasked = (url: string): Asked => ({ url, at: 0, servedAt: 0, until: 0, due: 0, tries: 0, hasFailed: false, waiting: [] });

/** Ask it; answers until when nothing else is to be asked either. */
export async function ask(asked: Asked): Promise<number> {
  const control = new AbortController();
  const timer = setTimeout(() => { control.abort(); }, TIMEOUT);
  asked.control = control;
  try {
    const response = await fetch(asked.url, { credentials: 'omit', signal: control.signal, cache: asked.answer ?? asked.tries > 0 ? 'reload' : 'default' });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && isAnswer(body)) return receive(asked, body, response.headers);
    return refuse(asked, response.status, secondsIn(body) || Number(response.headers.get('retry-after')));
  } catch {
    return refuse(asked);
  } finally {
    clearTimeout(timer);
    asked.control = undefined;
  }
}

const secondsIn = (body: unknown): number => (body instanceof Object && 'retry_after' in body ? Number(body.retry_after) : 0);

function receive(asked: Asked, answer: Answer, headers: Headers): number {
  const [at, servedAt] = [elapsed(), answeredAt(answer, headers)];
  Object.assign(asked, { answer, at, servedAt, until: at + lastsFor(answer, servedAt), tries: 0, hasFailed: false });
  return 0;
}

/** What is wrong with a question or a token stays wrong; all else is tried again, later and later, and never before the surface says. */
function refuse(asked: Asked, status = 0, retryAfter = 0): number {
  const now = elapsed();
  asked.tries += 1;
  asked.hasFailed = true;
  if (now >= asked.until) asked.answer = undefined;
  const isLasting = (status >= 400 && status < 500 && status !== 429) || asked.tries === MOST_TRIES;
  const seconds = Math.max(retryAfter || 0, Math.min(2 ** asked.tries, LONGEST_SECONDS)) + Math.random();
  asked.due = isLasting ? Infinity : now + seconds * SECOND;
  if (status === 401 || status === 403) return Infinity;
  return retryAfter > 0 ? now + seconds * SECOND : 0;
}
