import { base64Of } from '../parts/base64-of.js';

/** The graph takes 2 MB at once, a third of which base64 adds: a larger picture is made smaller here. */
const MOST_BYTES = 1_400_000;
/** Pixels of its longer side, from the largest tried to the smallest. */
const SIDES = [2400, 1600, 1200] as const;
const QUALITY = 0.85;

/** What the graph takes as an image. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** A picture as base64; one that is too large for a call is made smaller first. Undefined for what is no picture that browsers read. */
export async function imageFile(file: File): Promise<{ readonly name: string; readonly content: string } | undefined> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return undefined;
  const blob = file.size <= MOST_BYTES ? file : await smaller(file);
  return blob && { name: file.name, content: base64Of(new Uint8Array(await blob.arrayBuffer())) };
}

async function smaller(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
    if (blob.size <= MOST_BYTES) return blob;
  }
  return undefined;
}
