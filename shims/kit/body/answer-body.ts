import { createHash } from 'node:crypto';
import { Failure } from '#contract/failure.js';
import { answerThread } from '#kernel/answer-thread.js';
import type { ThreadedBody } from './threaded-body.js';

/** The program of a thread that reads bodies: answers what the reader makes of each, and moves what of it is `moved` without a copy. */
export const answerBodies = (read: (body: Buffer) => unknown, moved?: (read: unknown) => readonly ArrayBuffer[]): void => {
  answerThread<Uint8Array, ThreadedBody>({
    run: (bytes) => {
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      try {
        return { read: read(body), digest: createHash('sha256').update(body).digest('hex') };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const { code, message, details } = error;
        return { refusal: { code, message, details } };
      }
    },
    moved: (answer) => ('read' in answer ? moved?.(answer.read) ?? [] : []),
  });
};
