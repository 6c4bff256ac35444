import { Failure } from '#contract/failure.js';
import { systemResolve, type Resolve } from '#kernel/outward-target.js';
import type { Incoming } from '#subgraph-kit/blobs/blobs.js';
import { holdBytes, type HeldBytes } from '#subgraph-kit/images/held-bytes.js';
import { imageKind } from '#subgraph-kit/images/image-kind.js';
import { imageThreads } from '#subgraph-kit/images/image-threads.js';
import { BAD_IMAGE, type MadeImage, type SizeFormat } from '#subgraph-kit/images/image-work.js';
import { fetchImage, FETCH_LIMITS } from './fetch-image.js';
import { hostThread } from './host-thread.js';
import { ImageProblem } from './image-problem.js';

/** Fetches images and makes of them what is kept and served. */
export interface ImageLibrary {
  /** An image from its address, decoded, encoded anew and written; throws ImageProblem, and UNAVAILABLE where nothing can be worked on. */
  fetch(address: string, to: Incoming): Promise<MadeImage>;
  /** The same of bytes; throws ImageProblem. */
  take(bytes: Uint8Array, to: Incoming): Promise<MadeImage>;
  /** A size of a kept image. */
  resize(bytes: Uint8Array, size: ImageSize, to: Incoming): Promise<MadeImage>;
  close(): Promise<void>;
}

interface ImageSize {
  readonly width: number;
  readonly format: SizeFormat;
}

interface LibraryParts {
  readonly allowLoopback: boolean;
  readonly resolve?: Resolve | undefined;
}

/** The library of a process: what it does at once is bounded by its threads, and by who asks it to fetch. */
export function imageLibrary({ allowLoopback, resolve = systemResolve }: LibraryParts): ImageLibrary {
  const [threads, hosts, stopping] = [imageThreads(), hostThread(), new AbortController()];
  const keep = async ({ head, port }: HeldBytes, to: Incoming): Promise<MadeImage> => {
    try {
      const as = imageKind(head);
      if (!as || as === 'heic') throw new ImageProblem('it is neither JPEG, PNG, WebP, GIF nor AVIF');
      return await threads.run({ kind: 'keep', port, as, to }).catch(asProblem);
    } finally {
      port.close();
    }
  };
  return {
    take: (bytes, to) => keep(holdBytes(new Uint8Array(bytes)), to),
    fetch: async (address, to) => keep(await fetchImage(address, { ...FETCH_LIMITS, resolve, allowLoopback, ask: (question) => hosts.ask(question) }, stopping.signal), to),
    resize: (bytes, size, to) => threads.run({ kind: 'resize', bytes, ...size, to }, { isUrgent: true }),
    close: async () => {
      stopping.abort();
      hosts.close();
      await threads.close();
    },
  };
}

function asProblem(error: unknown): never {
  if (error instanceof Failure) throw error;
  throw error instanceof Error && 'code' in error && error.code === BAD_IMAGE ? new ImageProblem(error.message) : error;
}
