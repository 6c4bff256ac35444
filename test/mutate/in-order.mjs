import TestSequencer from '@jest/test-sequencer';

/** The test files in the order they were named. */
export default class InOrder extends TestSequencer {
  sort(tests) {
    const order = JSON.parse(process.env.MUTATE_ORDER);
    return tests.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  }
}
