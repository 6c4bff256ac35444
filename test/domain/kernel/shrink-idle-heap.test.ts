import { execFileSync } from 'node:child_process';

const LOOK_MILLISECONDS = 20;

/** A process that keeps a list of functions which V8 compiled, is busy for a second and then idle: prints how large its heap was at the end of either, in bytes. */
const PROGRAM = `
  import { getHeapStatistics } from 'node:v8';
  import { shrinkIdleHeap } from './dist/gateway/kernel/shrink-idle-heap.js';
  const size = () => getHeapStatistics().total_heap_size;
  const kept = Array.from({ length: 20_000 }, (_, at) => new Function('a', 'return [' + 'a + ' + at + ', a]'));
  for (const one of kept) one(1);
  let garbage = Array.from({ length: 400_000 }, (_, at) => ({ at }));
  const full = size();
  garbage = undefined;
  shrinkIdleHeap(${String(LOOK_MILLISECONDS)});
  const busyUntil = performance.now() + 1000;
  const work = () => {
    if (performance.now() < busyUntil) { const turn = performance.now() + 5; while (performance.now() < turn); setImmediate(work); return; }
    const busy = size();
    const waiting = setInterval(() => { if (size() < full / 2) { clearInterval(waiting); process.stdout.write(JSON.stringify({ full, busy, idle: size(), sum: kept[7](1)[0] })); } }, 10);
  };
  work();
`;

/** A process whose V8 lets nobody inspect it, as with --permission: says that it is alive after it was asked. */
const REFUSED = `
  import { Session } from 'node:inspector';
  import { shrinkIdleHeap } from './dist/gateway/kernel/shrink-idle-heap.js';
  let times = 0;
  Session.prototype.connect = () => { times += 1; throw new Error('refused'); };
  shrinkIdleHeap(${String(LOOK_MILLISECONDS)});
  const waiting = setInterval(() => { if (times > 0) { clearInterval(waiting); setTimeout(() => { process.stdout.write('alive'); }, 50); } }, 10);
`;

describe('the heap of a process', () => {
  it('stays as it is where the inspector is refused, and the process runs on', () => {
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', REFUSED], { encoding: 'utf8', timeout: 60_000 })).toBe('alive');
  });

  it('shrinks once nothing is done, not while something is, and its code runs as before', () => {
    const { full, busy, idle, sum } = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8', timeout: 60_000 })) as Record<'full' | 'busy' | 'idle' | 'sum', number>;
    expect(busy).toBeGreaterThan(full * 0.9);
    expect(idle).toBeLessThan(full / 2);
    expect(sum).toBe(8);
  });
});
