import { repeat } from '../../../gateway/server/repeat.js';

const MINUTE = 60_000;

describe('a task of the worker', () => {
  const complaints: unknown[] = [];
  const log = { error: (facts: { task: string }) => complaints.push(facts.task) } as never;
  beforeEach(() => {
    complaints.length = 0;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  });
  afterEach(() => { jest.useRealTimers(); });

  it('that fails is logged, and tried again in its time and no sooner', async () => {
    let runs = 0;
    const task = repeat({ name: 'sweep', everyMilliseconds: MINUTE, run: () => { runs += 1; return Promise.reject(new Error('no')); } }, log);
    for (let minute = 0; minute < 3; minute += 1) {
      await jest.advanceTimersByTimeAsync(MINUTE);
    }
    expect([runs, complaints]).toEqual([3, ['sweep', 'sweep', 'sweep']]);
    await task.stop();
  });

  it('ends at its next step when the worker stops', async () => {
    let steps = 0;
    const task = repeat({
      name: 'walk', everyMilliseconds: MINUTE,
      run: async (stopping) => {
        while (!stopping.aborted) {
          steps += 1;
          await new Promise(setImmediate);
        }
      },
    }, log);
    jest.advanceTimersByTime(MINUTE);
    await new Promise(setImmediate);
    await task.stop();
    const ended = steps;
    jest.advanceTimersByTime(10 * MINUTE);
    expect([steps, complaints]).toEqual([ended, []]);
  });
});
