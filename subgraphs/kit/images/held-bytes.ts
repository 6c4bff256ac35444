import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { HEAD_BYTES } from './image-kind.js';

/**
 * Bytes on their way from thread to thread, which the thread between them does not have: they wait in the port. As an object of the main thread each two megabytes had it collect its whole
 * heap, with all that the product keeps there, every few dozen. Who gets the port closes it, and the bytes are gone; where it was handed on, closing it does nothing.
 */
export interface HeldBytes {
  readonly port: MessagePort;
  /** The first of them, which tell the format of an image. */
  readonly head: Uint8Array;
}

/** Hold bytes, which are in memory of their own, and gone here. */
export function holdBytes(bytes: Uint8Array<ArrayBuffer>): HeldBytes {
  const head = bytes.slice(0, HEAD_BYTES);
  const { port1, port2: port } = new MessageChannel();
  port1.postMessage(bytes, [bytes.buffer]);
  port1.close(); // what was posted stays with the other end
  return { port, head };
}

/** The bytes of a port, once: it is closed then, and Node.js itself breaks down where a closed port is asked again. */
export function takeBytes(port: MessagePort): Uint8Array {
  const held: { readonly message: unknown } | undefined = receiveMessageOnPort(port);
  port.close();
  if (!(held?.message instanceof Uint8Array)) throw new Error('The port holds no bytes');
  return held.message;
}
