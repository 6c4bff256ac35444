/** What became of an address that a key sent for an image. */
export type SourceStatus = 'PENDING' | 'ADDED' | 'FAILED';

/** An address of an image of a product. */
export interface ImageSource {
  readonly url: string;
  readonly status: SourceStatus;
  /** Why it could not be fetched. */
  readonly problem: string | null;
}

/** After so many failures that may pass an image is given up. */
export const MOST_ATTEMPTS = 4;

/** A process that ends while it works on an image leaves it to others after this time. */
export const LEASE_MILLISECONDS = 120_000;

const MINUTE = 60_000;

/** How long an image waits for its next try: 1, 5 and 25 minutes. */
export const waitAfter = (attempts: number): number => MINUTE * 5 ** (attempts - 1);
