/** The same work for everybody who asks while it is under way: what hangs is not begun again and again. */
export function sharedAttempt<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= work().finally(() => { underWay = undefined; });
    return underWay;
  };
}
