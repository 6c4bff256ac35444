import { passwords } from '../../../subgraphs/identity/accounts/password-hashing.js';

/** Computes nothing until it is told to, and notes how many are computed at once. */
function slowArgon() {
  const [running, seen]: [(() => void)[], number[]] = [[], []];
  const compute = <T>(answer: T): Promise<T> => new Promise((resolve) => {
    running.push(() => { resolve(answer); });
    seen.push(running.length);
  });
  return {
    hash: (password: string) => compute(`hash of ${password}`), verify: (stored: string, password: string) => compute(stored === `hash of ${password}`),
    /** The most that were computed at once. */
    most: () => Math.max(...seen),
    finishOne: async () => {
      running.shift()?.();
      await new Promise(setImmediate);
    },
    left: () => running.length,
  };
}

const settled = (works: readonly Promise<unknown>[]) => Promise.allSettled(works).then((all) => all.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code)));

test('two passwords are computed at once and forty wait; more are refused at once, and whoever waited gets their turn in order', async () => {
  const argon = slowArgon();
  const { hash } = passwords(argon);
  const order: number[] = [];
  const answers = settled(Array.from({ length: 50 }, (_, at) => hash(String(at)).finally(() => { order.push(at); })));
  await new Promise(setImmediate);
  expect([argon.left(), order]).toEqual([2, [42, 43, 44, 45, 46, 47, 48, 49]]);
  while (argon.left() > 0) await argon.finishOne();
  expect([argon.most(), order.slice(8)]).toEqual([2, Array.from({ length: 42 }, (_, at) => at)]);
  expect((await answers).slice(40)).toEqual(['hash of 40', 'hash of 41', ...Array<string>(8).fill('UNAVAILABLE')]);
});

test('an account without a password takes the same work, and a place is free again after one that failed', async () => {
  const argon = slowArgon();
  const { verify } = passwords({ ...argon, verify: (stored, password) => (password === 'broken' ? Promise.reject(new Error('broken')) : argon.verify(stored, password)) });
  const answers = settled([verify('hash of p', 'p'), verify(null, 'p'), verify('hash of p', 'broken'), verify('hash of p', 'broken'), verify('hash of p', 'q')]);
  await new Promise(setImmediate);
  let computed = 0;
  for (; argon.left() > 0; computed += 1) await argon.finishOne();
  expect([await answers, computed, argon.most()]).toEqual([[true, false, undefined, undefined, false], 4, 2]); // a password nobody has is hashed once, for all
});
