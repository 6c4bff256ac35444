import { Failure } from '#contract/failure.js';
import { poolRoom } from '#subgraph-kit/pool-room.js';

/** A pool of two connections, work on it that the test ends, and a clock. */
function openPool() {
  let at = 0;
  const room = poolRoom(2, () => at);
  const running: { end: () => void; over: Promise<void> }[] = [];
  return {
    turn: (milliseconds: number) => { at += milliseconds; },
    begin: (count = 1) => {
      for (let begun = 0; begun < count; begun += 1) {
        let end = (): void => undefined;
        const work = new Promise<void>((resolve) => { end = resolve; });
        running.push({ end, over: room.during(() => work) });
      }
    },
    end: async () => {
      const first = running.shift();
      first?.end();
      await first?.over;
    },
    hasRoom: (): boolean => {
      try {
        room.require();
        return true;
      } catch (error) {
        if (error instanceof Failure && error.code === 'UNAVAILABLE') return false;
        throw error;
      }
    },
  };
}

test('a pool with a free connection accepts work, however slow its work was', async () => {
  const pool = openPool();
  for (let time = 0; time < 20; time += 1) {
    pool.begin();
    pool.turn(10_000);
    await pool.end();
  }
  pool.begin();
  expect(pool.hasRoom()).toBe(true);
});

test('a fast pool accepts many waiting callers, a slow one few', async () => {
  const pool = openPool();
  for (let time = 0; time < 30; time += 1) {
    pool.begin();
    pool.turn(10);
    await pool.end();
  }
  pool.begin(300);
  expect(pool.hasRoom()).toBe(true); // 299 of 10 ms, two at a time
  pool.begin(200);
  expect(pool.hasRoom()).toBe(false);
  for (let time = 0; time < 450; time += 1) {
    pool.turn(10);
    await pool.end();
  }
  expect(pool.hasRoom()).toBe(true);
});

test('a pool that becomes slow is detected by the work in progress, before any of it has ended', () => {
  const pool = openPool();
  pool.begin(10);
  expect(pool.hasRoom()).toBe(true);
  pool.turn(400);
  expect(pool.hasRoom()).toBe(true); // nine of 400 ms, two at a time
  pool.turn(100);
  expect(pool.hasRoom()).toBe(false);
});

test('work that fails passes its connection to the next', async () => {
  const room = poolRoom(1, () => 0);
  await expect(room.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(() => { room.require(); }).not.toThrow();
});
