/**
 * The result of some work, or a rejection when it takes longer. A process that was busy itself first reads what arrived meanwhile,
 * before it reports a timeout.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => { setImmediate(() => { reject(new Error(`No answer within ${String(milliseconds)} ms`)); }); }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
