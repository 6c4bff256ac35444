import { availableParallelism } from 'node:os';
import { Failure } from '#contract/failure.js';
import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';
import type { ImageWork, MadeImage } from './image-work.js';

/** The threads that decode and encode images: few, begun when they are needed and ended when they are not. */
export interface ImageThreads {
  /** What people wait for comes before what nobody waits for. Throws UNAVAILABLE where too much waits already, or a thread ended. */
  run(work: ImageWork, options?: { readonly isUrgent?: boolean }): Promise<MadeImage>;
  close(): Promise<void>;
}

interface Waiting {
  readonly work: ImageWork;
  readonly resolve: (made: MadeImage) => void;
  readonly reject: (error: unknown) => void;
}

const [MOST_THREADS, MOST_WAITING, IDLE_MILLISECONDS] = [2, 100, 10_000] as const;

type Thread = WorkerThread<ImageWork, MadeImage>;

const PROGRAM = new URL('./image-worker.js', import.meta.url);

const unavailable = (cause: unknown): Failure => new Failure('UNAVAILABLE', 'Images cannot be worked on at present', {}, { cause });

/** Threads with the library; each works on one image at a time. */
export function imageThreads(): ImageThreads {
  const [free, all]: [Thread[], Set<Thread>] = [[], new Set()];
  const [urgent, others]: [Waiting[], Waiting[]] = [[], []];
  let idle: NodeJS.Timeout | undefined;
  const endFree = async (): Promise<void> => {
    const ended = free.splice(0);
    for (const thread of ended) all.delete(thread);
    await Promise.all(ended.map((thread) => thread.close()));
  };
  const started = (): Thread | undefined => {
    if (all.size >= Math.min(MOST_THREADS, availableParallelism())) return undefined;
    const thread = workerThread<ImageWork, MadeImage>({ module: PROGRAM, workerData: null, ended: unavailable });
    all.add(thread);
    return thread;
  };
  const next = (): void => {
    const thread = urgent.length + others.length === 0 ? undefined : free.pop() ?? started();
    const waiting = thread && (urgent.shift() ?? others.shift());
    if (!thread || !waiting) return;
    clearTimeout(idle);
    thread.run(waiting.work).then(waiting.resolve, waiting.reject).finally(() => {
      free.push(thread);
      if (free.length === all.size) idle = setTimeout(() => void endFree(), IDLE_MILLISECONDS).unref();
      next();
    });
  };
  return {
    run: (work, { isUrgent = false } = {}) => new Promise((resolve, reject) => {
      const queue = isUrgent ? urgent : others;
      if (queue.length < MOST_WAITING) queue.push({ work, resolve, reject });
      else reject(new Failure('UNAVAILABLE', 'Too many images wait to be worked on; try again'));
      next();
    }),
    close: async () => {
      clearTimeout(idle);
      await endFree();
    },
  };
}
