import { Failure } from '#contract/failure.js';

/** What took too long; it may still go on. */
export class Late extends Failure {
  constructor(milliseconds: number) {
    super('UNAVAILABLE', `There was no answer within ${String(milliseconds)} milliseconds`);
  }
}

/** Work that must be done within some milliseconds, where there is such a limit; throws Late. What comes of it later is nobody's any more. */
export async function within<T>(milliseconds: number | undefined, work: Promise<T>): Promise<T> {
  if (milliseconds === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => { reject(new Late(milliseconds)); }, milliseconds); });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
