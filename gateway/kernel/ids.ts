import { randomFillSync } from 'node:crypto';
import type { Clock } from './clock.js';

/** Makes identifiers. */
export interface Ids {
  /** A UUID version 7 (RFC 9562, section 5.7): sorts by the time it was made. */
  next(): string;
}

const POOL = 4096;

/** UUIDv7 from a clock and the system's randomness; within one millisecond a counter keeps the order. */
export function uuidV7Ids(clock: Clock): Ids {
  const pool = Buffer.alloc(POOL);
  let used = POOL;
  let last = 0;
  let counter = 0;
  const random = (): Buffer => {
    if (used + 8 > POOL) {
      randomFillSync(pool);
      used = 0;
    }
    used += 8;
    return pool.subarray(used - 8, used);
  };
  return {
    next() {
      const tail = random();
      const now = clock.now().getTime();
      counter = now > last ? tail.readUInt16BE(0) & 0x7ff : counter + 1;
      last = Math.max(now, last);
      if (counter > 0xfff) {
        last += 1;
        counter = 0;
      }
      return format(last, counter, tail);
    },
  };
}

function format(millis: number, counter: number, tail: Buffer): string {
  const time = millis.toString(16).padStart(12, '0');
  const sequence = counter.toString(16).padStart(3, '0');
  const variant = ((tail.readUInt16BE(2) & 0x3fff) | 0x8000).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${variant}-${tail.toString('hex', 4, 8)}${(tail.readUInt16BE(0) ^ tail.readUInt16BE(4)).toString(16).padStart(4, '0')}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a UUID. */
export const isUuid = (text: string): boolean => UUID.test(text);
