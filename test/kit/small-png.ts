import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLORS = 256;
const BITS = 8;

/** A picture of a browser with at most 256 colours, which takes half the bytes: those that are nearly alike become the most frequent of them. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = pixelsOf(png);
  const { palette, places } = paletteOf(pixels);
  const rows = Buffer.alloc((width + 1) * height); // each begins with its filter, none
  places.forEach((place, at) => { rows[Math.floor(at / width) * (width + 1) + 1 + at % width] = place; });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, 3], 8); // indexed colours
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, color >> 8 & 255, color & 255]))), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The colours of the pixels, line by line, as numbers. */
function pixelsOf(png: Buffer) {
  let [width, height, channels] = [0, 0, 0];
  const data: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const [type, body] = [png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at))];
    if (type === 'IHDR') [width, height, channels] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3];
    if (type === 'IDAT') data.push(body);
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(data)), width * channels, channels);
  return { width, height, pixels: Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * channels, 3)) };
}

/** Undo the filters of the lines (PNG specification, 9.2). */
function unfiltered(filtered: Buffer, stride: number, channels: number): Buffer {
  const bytes = Buffer.alloc(filtered.length / (stride + 1) * stride);
  for (let at = 0; at < bytes.length; at += 1) {
    const [line, column] = [Math.floor(at / stride), at % stride];
    const [left, up] = [column < channels ? 0 : bytes[at - channels] ?? 0, bytes[at - stride] ?? 0];
    const corner = column < channels ? 0 : bytes[at - stride - channels] ?? 0;
    const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filtered[line * (stride + 1)] ?? 0] ?? 0;
    bytes[at] = (filtered[line * (stride + 1) + 1 + column] ?? 0) + predicted;
  }
  return bytes;
}

function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function paletteOf(pixels: readonly number[], dropped = 0): { readonly palette: readonly number[]; readonly places: readonly number[] } {
  const mask = 0x010101 * (255 >> dropped << dropped);
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const chosen = new Map<number, number>();
  for (const [color] of [...counts].sort(([, one], [, other]) => other - one)) if (!chosen.has(color & mask)) chosen.set(color & mask, color);
  if (chosen.size > MOST_COLORS) return paletteOf(pixels, dropped + 1);
  const places = new Map([...chosen.keys()].map((bucket, place) => [bucket, place]));
  return { palette: [...chosen.values()], places: pixels.map((color) => places.get(color & mask) ?? 0) };
}
