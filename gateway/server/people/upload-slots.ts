import { Failure } from '#contract/failure.js';

const [MOST_OF_COMPANY, MOST, WAIT_SECONDS] = [4, 16, 10] as const;

/** Room for files that arrive: each takes its place on the disk from its first byte, however slowly it comes. */
export interface UploadSlots {
  /** Receive a file of a company; RATE_LIMITED, before anything is read, while four of the company or sixteen of all arrive. */
  during<Received>(companyId: number, receive: () => Promise<Received>): Promise<Received>;
}

/** Room for sixteen files. */
export function uploadSlots(): UploadSlots {
  const arriving: number[] = [];
  return {
    async during(companyId, receive) {
      if (arriving.length >= MOST || arriving.filter((one) => one === companyId).length >= MOST_OF_COMPANY) throw new Failure('RATE_LIMITED', 'Other files are arriving; send this one when they have', { retryAfterSeconds: WAIT_SECONDS });
      arriving.push(companyId);
      try {
        return await receive();
      } finally {
        arriving.splice(arriving.indexOf(companyId), 1);
      }
    },
  };
}
