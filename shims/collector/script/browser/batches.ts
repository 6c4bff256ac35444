const [MOST_EVENTS, MOST_BYTES] = [50, 6e4];

/** Events in batches that the collector takes, each 50 at most and well below 64 KB with what is sent beside them. */
export function batches(events: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [];
  let [batch, bytes]: [string[], number] = [[], MOST_BYTES];
  for (const event of events) {
    const { size } = new Blob([event]);
    bytes += size;
    if (bytes > MOST_BYTES || batch.length >= MOST_EVENTS) {
      all.push(batch = []);
      bytes = size;
    }
    batch.push(event);
  }
  return all;
}
