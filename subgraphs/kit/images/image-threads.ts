import { availableParallelism } from 'node:os';
import { Failure } from '#contract/failure.js';
import { storageFailure } from '#contract/storage-failure.js';
import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';
import { BadImage } from './bad-image.js';
import type { ImageWork, MadeImage } from './image-work.js';
import { isHeavy, WaitingImages, type WaitingImage } from './waiting-images.js';

/** How an image is asked for. */
export interface AskedImage {
  /** People wait for it. */
  readonly isUrgent?: boolean;
  /** Who asks for it: those of one of many do not keep those of the others waiting. */
  readonly owner?: string;
}

/** The threads that decode and encode images: few, begun when they are needed and ended when they are not. */
export interface ImageThreads {
  /** What people wait for comes before what nobody waits for. Rejects with BAD_IMAGE as its code what is no image that can be used, and throws UNAVAILABLE where too much waits already, a thread ended or nothing can be written, and BODY_TOO_LARGE. */
  run(work: ImageWork, options?: AskedImage): Promise<MadeImage>;
  close(): Promise<void>;
}

const [MOST_THREADS, IDLE_MILLISECONDS, MOST_MILLISECONDS] = [2, 10_000, 40_000] as const;

type Thread = WorkerThread<ImageWork, MadeImage>;

const PROGRAM = new URL('./image-worker.js', import.meta.url);

const unavailable = (cause: unknown): Failure => new Failure('UNAVAILABLE', 'Images cannot be worked on at present', {}, { cause });

/** Threads with the library; each works on one image at a time, for at most some milliseconds. */
export function imageThreads({ mostMilliseconds = MOST_MILLISECONDS }: { readonly mostMilliseconds?: number } = {}): ImageThreads {
  const [free, all, waiting]: [Thread[], Set<Thread>, WaitingImages] = [[], new Set(), new WaitingImages()];
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
    const thread = waiting.isEmpty ? undefined : free.pop() ?? started();
    if (!thread) return;
    const one = waiting.take();
    if (!one) return void free.push(thread);
    clearTimeout(idle);
    void workOn(one, thread, mostMilliseconds).finally(() => {
      waiting.done(one);
      free.push(thread);
      if (free.length === all.size) idle = setTimeout(() => void endFree(), IDLE_MILLISECONDS).unref();
      next();
    });
  };
  return {
    run: (work, { isUrgent = false, owner } = {}) => new Promise((resolve, reject) => {
      waiting.add({ work, owner, resolve, reject }, isUrgent);
      next();
    }),
    close: async () => {
      clearTimeout(idle);
      await endFree();
    },
  };
}

/** A thread that takes too long is ended, and so is one that decoded HEIC, with what its decoder took; it begins anew with its next image. */
async function workOn(one: WaitingImage, thread: Thread, mostMilliseconds: number): Promise<void> {
  const late = { is: false };
  const timer = setTimeout(() => {
    late.is = true;
    thread.kill();
  }, mostMilliseconds).unref();
  await thread.run(one.work, one.work.kind === 'keep' ? [one.work.port] : []).then(one.resolve, (error: unknown) => { one.reject(late.is ? new BadImage('it takes too long to read') : failureOf(error, one.work)); });
  clearTimeout(timer);
  if (isHeavy(one)) await thread.close();
}

/** A failure of the thread, which comes as a code and its cause, as what it is. */
function failureOf(error: unknown, { to: { most } }: ImageWork): unknown {
  if (error instanceof Failure || !(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'UNAVAILABLE') return storageFailure(error);
  return error.code === 'BODY_TOO_LARGE' ? new Failure('BODY_TOO_LARGE', error.message, { most }) : error;
}
