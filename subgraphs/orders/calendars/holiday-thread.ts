import { Failure } from '#contract/failure.js';
import { workerThread } from '#kernel/worker-thread.js';
import type { HolidayAnswer, HolidayQuestion } from './holiday-question.js';

/** Asks for holidays on a thread, which begins with the first question and ends when there was none for a while. */
export interface HolidayThread {
  /** Throws UNAVAILABLE where the thread ended, and begins it anew with the next question. */
  ask(question: HolidayQuestion): Promise<HolidayAnswer>;
  close(): Promise<void>;
}

/** Does work after a while, which does not keep the process alive; answers what cancels it. */
export type AfterWhile = (work: () => void) => () => void;

const IDLE_MILLISECONDS = 5_000;

/** A question that takes longer is not answered: orders wait for it. */
const MOST_MILLISECONDS = 10_000;

const after = (milliseconds: number): AfterWhile => (work) => {
  const timer = setTimeout(work, milliseconds).unref();
  return () => { clearTimeout(timer); };
};

const PROGRAM = new URL('./holiday-worker.js', import.meta.url);

const unavailable = (cause: unknown): Failure => new Failure('UNAVAILABLE', 'Public holidays cannot be looked up at present', {}, { cause });

/** The thread of a process. */
export function holidayThread({ afterIdle = after(IDLE_MILLISECONDS), afterLong = after(MOST_MILLISECONDS), module = PROGRAM }: { readonly afterIdle?: AfterWhile; readonly afterLong?: AfterWhile; readonly module?: URL } = {}): HolidayThread {
  const thread = workerThread<HolidayQuestion, HolidayAnswer>({ module, workerData: null, ended: unavailable });
  let [asking, cancel]: [number, (() => void) | undefined] = [0, undefined];
  return {
    ask: async (question) => {
      cancel?.();
      asking += 1;
      const inTime = afterLong(() => { thread.kill(); });
      try {
        return await thread.run(question);
      } catch (error) {
        throw error instanceof Failure ? error : unavailable(error);
      } finally {
        inTime();
        asking -= 1;
        if (asking === 0) cancel = afterIdle(() => { thread.kill(); });
      }
    },
    close: async () => {
      cancel?.();
      await thread.close();
    },
  };
}
