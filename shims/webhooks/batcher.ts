interface Waiting<I> {
  readonly item: I;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

const MOST = 100;

/** Pass items on in batches: items that arrive during a call go into the next one. When a call fails, each of its items is passed alone. */
export function batcher<I>(hand: (items: readonly I[]) => Promise<unknown>): (item: I) => Promise<void> {
  const waiting: Waiting<I>[] = [];
  let handing = false;
  const give = async (group: readonly Waiting<I>[]): Promise<void> => {
    try {
      await hand(group.map(({ item }) => item));
      group.forEach(({ resolve }) => { resolve(); });
    } catch (error) {
      if (group.length === 1) group.forEach(({ reject }) => { reject(error); });
      else await Promise.all(group.map((alone) => give([alone])));
    }
  };
  const drain = async (): Promise<void> => {
    handing = true;
    while (waiting.length > 0) await give(waiting.splice(0, MOST));
    handing = false;
  };
  return (item) => new Promise((resolve, reject) => {
    waiting.push({ item, resolve, reject });
    if (!handing) void drain();
  });
}
