/** What took too long; it may still go on. */
export class Late extends Error {
  override readonly name = 'Late';
}

/** Work that must be done within some milliseconds; throws Late. What comes of it later is nobody's any more. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => { reject(new Late()); }, milliseconds); });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
