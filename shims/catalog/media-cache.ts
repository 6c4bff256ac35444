import { shift, type Instant } from '#kernel/clock.js';

/** An image as it is answered. */
export interface ServedMedia {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

interface Kept extends ServedMedia {
  readonly until: Instant;
}

const [MOST_BYTES, MOST_OF_ONE, KEPT_MILLISECONDS] = [32 * 1024 * 1024, 512 * 1024, 60_000] as const;

/** The images that were asked for last, in memory: the bytes of an address never change. They are asked for again after a minute, so that a removed image goes. */
export class MediaCache {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** An image that is kept. */
  get(name: string, now: Instant): ServedMedia | undefined {
    const found = this.#kept.get(name);
    if (!found) return undefined;
    this.#forget(name, found);
    if (found.until < now) return undefined;
    this.#keep(name, found); // behind the others: those that nobody asks for go first
    return found;
  }

  /** Keep an image, unless it is large. */
  put(name: string, media: ServedMedia, now: Instant): void {
    if (media.bytes.length > MOST_OF_ONE) return;
    const before = this.#kept.get(name);
    if (before) this.#forget(name, before);
    this.#keep(name, { ...media, until: shift(now, KEPT_MILLISECONDS) });
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#forget(oldest, one);
    }
  }

  #keep(name: string, kept: Kept): void {
    this.#kept.set(name, kept);
    this.#bytes += kept.bytes.length;
  }

  #forget(name: string, { bytes }: Kept): void {
    this.#kept.delete(name);
    this.#bytes -= bytes.length;
  }
}
