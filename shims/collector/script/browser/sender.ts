import { systemClock } from '#kernel/clock.js';
import { beacon, isKeptAlive, post, type Outcome } from './post.js';
import type { Job, Queue } from './queue.js';
import type { Say } from './say.js';

const [SECOND, LONGEST, MOST_TRIES] = [1000, 300, 8];

/** Sends what a queue has, one call at a time. */
export interface Sender {
  /** Within a second, together with what comes meanwhile. */
  readonly soon: () => void;
  readonly now: () => void;
  /** The page is left, or the shopper looks elsewhere: all of it, without waiting for answers. */
  readonly leave: () => void;
  /** The network is back: what waits is tried at once. */
  readonly retry: () => void;
}

/** Open it. What failed is tried again after 2, 4, 8 … 300 seconds, eight times; what the collector refuses ends it. */
export function openSender(api: string, jobs: Queue['jobs'], say: Say): Sender {
  let [timer, tries, due, isBusy, isOver] = [0, 0, 0, false, false];
  let flying: readonly unknown[] = [];

  const soon = (): void => { timer = timer || window.setTimeout(now, Math.max(SECOND, due - systemClock.now().getTime())); };
  const now = (): void => {
    clearTimeout(timer);
    timer = 0;
    const [job] = isBusy || isOver ? [] : jobs();
    if (job && systemClock.now().getTime() < due) soon();
    else if (job) void send(job);
  };
  const retry = (): void => {
    tries = due = 0;
    now();
  };
  const send = async (job: Job): Promise<void> => {
    isBusy = true;
    if (isKeptAlive(job.body)) flying = job.parts;
    const outcome = await deliver(api, job);
    isBusy = false;
    flying = [];
    isOver = isRefused(outcome);
    say(`${isOver ? 'stopped by ' : ''}${job.path}: ${String(outcome.status)} ${outcome.text} ${job.body}`, isOver);
    if (isTaken(outcome)) retry();
    else if (!isOver) fail(outcome);
  };
  const fail = ({ wait, status, text }: Outcome): void => {
    tries += 1;
    due = systemClock.now().getTime() + Math.ceil((Math.max(wait, Math.min(2 ** tries, LONGEST)) + Math.random()) * SECOND); // not all pages at once
    if (tries <= MOST_TRIES) soon();
    else say(`gives up for now: ${String(status)} ${text}`, true);
  };
  const leave = (): void => {
    for (const job of isOver ? [] : jobs(flying)) {
      if (!beacon(api + job.path, job.body)) void deliver(api, job);
      else if (tries < 1 && navigator.onLine) job.done(false); // else it stays for when the network is back
    }
  };
  return { soon, now, leave, retry };
}

async function deliver(api: string, job: Job): Promise<Outcome> {
  const outcome = await post(api + job.path, job.body);
  if (isTaken(outcome)) job.done(true);
  return outcome;
}

/** The collector answers 202 also where it could not store a thing. */
const isTaken = ({ status, text }: Outcome): boolean => status >= 200 && status < 300 && !text.includes('"storage"');

/** What is wrong with a call stays wrong. */
const isRefused = ({ status }: Outcome): boolean => status >= 400 && status < 500 && status !== 429;
