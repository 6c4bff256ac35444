import { MessageChannel } from 'node:worker_threads';

const { port1: nowhere } = new MessageChannel();
nowhere.close();

/**
 * Free the memory of large bytes that nobody reads any more, which are in memory of their own; they are empty then. Left to the garbage collector, each few megabytes make it look through all else that the main thread has.
 */
export function freeBytes({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) nowhere.postMessage(null, [buffer]); // what is moved to a closed port is freed at once
}
