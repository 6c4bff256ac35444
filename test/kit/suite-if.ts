/** Declares a suite, skipped where its condition does not hold. `describe` is looked up at each use: it belongs to the test file that runs, and a module of the kit stays for the next one. */
export const suiteIf = (isPossible: boolean) => (name: string, tests: () => void): void => {
  (isPossible ? describe : describe.skip)(name, tests);
};
