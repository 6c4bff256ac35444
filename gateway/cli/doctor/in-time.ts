const MILLISECONDS = 1000;

/** The result of work that ends in time; rejects when it does not, and leaves the work to itself. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => { reject(new Error(`there was no answer within ${String(milliseconds / MILLISECONDS)} s`)); };
    timer = setTimeout(() => { setImmediate(giveUp); }, milliseconds); // after a pause of this process an answer that has arrived is read first
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined); // it ends by itself
  }
}
