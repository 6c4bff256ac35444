/** The same attempt for every caller while it is in progress, so that hanging work is not started again. */
export function sharedAttempt<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= work().finally(() => { underWay = undefined; });
    return underWay;
  };
}
