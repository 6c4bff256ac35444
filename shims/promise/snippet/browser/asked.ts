import { isAnswer, lastsFor, type Answer } from './answer.js';
import { elapsed } from './elapsed.js';

const SECOND = 1000;
const TIMEOUT = 15_000;
const LONGEST_SECONDS = 300;

/** A question that was asked, and what is known of it. Times are those of {@link elapsed}. */
export interface Asked {
  readonly url: string;
  answer?: Answer | undefined;
  /** When it was answered. */
  at: number;
  /** Until when the answer counts. */
  until: number;
  /** Before when it is not asked again; never, where that is of no use. */
  due: number;
  tries: number;
  /** Ends the call under way. */
  control?: AbortController | undefined;
  /** The call under way, or the last. */
  asking?: Promise<void>;
}

/** Ask it; answers until when nothing else is to be asked either. */
export async function ask(asked: Asked): Promise<number> {
  const control = asked.control = new AbortController();
  setTimeout(() => { control.abort(); }, TIMEOUT);
  let [status, wait] = [0, 0];
  try {
    const response = await fetch(asked.url, { credentials: 'omit', signal: control.signal, cache: asked.at + asked.tries > 0 ? 'reload' : 'default' });
    status = response.status;
    wait = Number(response.headers.get('retry-after'));
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) {
      const at = elapsed();
      Object.assign(asked, { answer: body, at, until: at + lastsFor(body), tries: 0 });
      return 0;
    }
    if (body instanceof Object && 'retry_after' in body) wait = Number(body.retry_after);
  } catch { /* no answer, or none that can be read */ } finally { asked.control = undefined; }
  return refuse(asked, status, wait || 0);
}

/** What is wrong with a question stays wrong; all else is tried again, later and later, and never before the surface says. */
function refuse(asked: Asked, status: number, wait: number): number {
  const now = elapsed();
  asked.tries += 1;
  if (now >= asked.until) asked.answer = undefined;
  const again = now + (Math.max(wait, Math.min(2 ** asked.tries, LONGEST_SECONDS)) + Math.random()) * SECOND;
  asked.due = status >= 400 && status < 500 && status !== 429 ? Infinity : again;
  return wait && again;
}
