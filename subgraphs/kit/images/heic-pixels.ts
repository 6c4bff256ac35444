import { BadImage, requirePixels } from './bad-image.js';

/** The pixels of an image, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The most memory of the decoder; a file may make it ask for two gigabytes. 50 megapixels take 410 MB. */
const MOST_BYTES = 512 * 1024 * 1024;
const PAGE_BYTES = 65_536;

const [BRAND, BRAND_AT] = [Buffer.from('heic'), 8] as const;

/** The pixels of the first image of a HEIC file, upright. Only for a thread that ends after it: what the decoder took stays until then, and a file that it failed on may have broken it. */
export async function heicPixels(bytes: Uint8Array): Promise<Pixels> {
  boundMemory();
  for (const say of ['log', 'error'] as const) console[say] = () => undefined; // the decoder tells them what is wrong with a file
  const { default: heic } = await import('heic-decode');
  const branded = Buffer.from(bytes);
  branded.set(BRAND, BRAND_AT); // the package does not know all brands that the decoder reads
  const [image] = await heic.all({ buffer: branded });
  if (!image) throw new BadImage('it has no image');
  requirePixels(image); // by its head, before anything is decoded
  const { data, width, height } = await image.decode();
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
}

/** Of this thread alone: the decoder cannot be told how much it may take. */
function boundMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const grow = Object.getOwnPropertyDescriptor(prototype, 'grow')?.value as WebAssembly.Memory['grow'];
  prototype.grow = function bounded(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES) throw new RangeError('The image takes too much memory');
    return grow.call(this, pages);
  };
}
