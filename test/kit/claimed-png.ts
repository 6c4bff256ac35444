import { crc32, deflateSync } from 'node:zlib';

/** A PNG that says it has so many pixels. */
export function claimedPng(width: number, height: number): Buffer {
  const part = (type: string, data: Buffer): Buffer => {
    const [body, length, sum] = [Buffer.concat([Buffer.from(type), data]), Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), part('IHDR', head), part('IDAT', deflateSync(Buffer.alloc(1000))), part('IEND', Buffer.alloc(0))]);
}
