import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from '#kernel/worker-thread.js';
import { askHost, type HostAnswer, type HostQuestion } from './ask-host.js';

// The program of the thread that asks hosts for images, many at once: what arrives in thousands of pieces is no work for the garbage collector of the main thread, which has all else to look at each time.

parentPort?.on('message', (request: ThreadRequest<HostQuestion> | null) => {
  if (request) void answer(request);
  else parentPort?.close();
});

async function answer({ id, work }: ThreadRequest<HostQuestion>): Promise<void> {
  const result = await askHost(work);
  parentPort?.postMessage({ id, result } satisfies ThreadAnswer<HostAnswer>, 'held' in result ? [result.held.port] : []);
}
