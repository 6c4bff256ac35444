import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { workerThread } from '#kernel/worker-thread.js';

const PROGRAM = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", (asked) => { if (asked) parentPort.postMessage({ id: asked.id, result: asked.work * 2 }); else parentPort.close(); })';
const thread = () => workerThread<number, number>({ module: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), workerData: undefined, ended: (cause) => new Error('ended', { cause }) });

describe('a thread', () => {
  const begun: Worker[] = [];
  const count = (worker: Worker): void => { begun.push(worker); };
  beforeEach(() => { begun.length = 0; process.on('worker', count); });
  afterEach(() => { process.off('worker', count); });

  it('starts with its first work', async () => {
    const doubling = thread();
    expect([await doubling.run(2), await doubling.run(3)]).toEqual([4, 6]);
    expect(begun).toHaveLength(1);
    await doubling.close();
  });

  it('starts before it where that is to come, and once', async () => {
    const doubling = thread();
    const started = once(process, 'worker');
    doubling.begin();
    await started;
    doubling.begin();
    expect(await doubling.run(2)).toBe(4);
    expect(begun).toHaveLength(1);
    await doubling.close();
  });
});
