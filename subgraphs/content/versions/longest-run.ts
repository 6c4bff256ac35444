/** The most of some different numbers that stand in rising order as they are: what stays in its place when the others move. */
export function longestRun(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []; // at n, the smallest number that ends a run of n + 1
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const at = firstAbove(ends, number);
    before.set(number, ends[at - 1]);
    ends[at] = number;
  }
  const run = new Set<number>();
  for (let last = ends.at(-1); last !== undefined; last = before.get(last)) run.add(last);
  return run;
}

/** Where in rising numbers the first above another is; their end where there is none. */
function firstAbove(rising: readonly number[], number: number): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((rising[middle] ?? number) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
