import { Failure } from '#contract/failure.js';
import { systemResolve, type Resolve } from '#kernel/outward-target.js';
import { imageKind } from '#subgraph-kit/images/image-kind.js';
import { imageThreads } from '#subgraph-kit/images/image-threads.js';
import { BAD_IMAGE, type MadeImage, type SizeFormat } from '#subgraph-kit/images/image-work.js';
import { fetchImage, FETCH_LIMITS } from './fetch-image.js';
import { hostThread } from './host-thread.js';
import { ImageProblem } from './image-problem.js';

/** Fetches images and makes of them what is kept and served. */
export interface ImageLibrary {
  /** An image from its address, decoded and encoded anew; throws ImageProblem, and UNAVAILABLE where nothing can be worked on. */
  fetch(address: string): Promise<MadeImage>;
  /** The same of bytes; throws ImageProblem. */
  take(bytes: Uint8Array): Promise<MadeImage>;
  /** A size of a kept image. */
  resize(bytes: Uint8Array, width: number, format: SizeFormat): Promise<MadeImage>;
  close(): Promise<void>;
}

interface LibraryParts {
  readonly allowLoopback: boolean;
  readonly resolve?: Resolve | undefined;
}

/** The library of a process: what it does at once is bounded by its threads, and by who asks it to fetch. */
export function imageLibrary({ allowLoopback, resolve = systemResolve }: LibraryParts): ImageLibrary {
  const [threads, hosts, stopping] = [imageThreads(), hostThread(), new AbortController()];
  const take = async (bytes: Uint8Array, isMoved = false): Promise<MadeImage> => {
    const as = imageKind(bytes);
    if (!as || as === 'heic') throw new ImageProblem('it is neither JPEG, PNG, WebP, GIF nor AVIF');
    return threads.run({ kind: 'keep', bytes, as }, { isMoved }).catch(asProblem);
  };
  return {
    take: (bytes) => take(bytes),
    fetch: async (address) => take(await fetchImage(address, { ...FETCH_LIMITS, resolve, allowLoopback, ask: (question) => hosts.ask(question) }, stopping.signal), true),
    resize: (bytes, width, format) => threads.run({ kind: 'resize', bytes, width, format }, { isUrgent: true }),
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
