import sharp, { type Sharp } from 'sharp';
import { heicPixels } from './heic-pixels.js';
import { LONGEST_SIDE, MOST_PIXELS, type PhotoKind } from './image-work.js';

const [QUALITY, MOST_SECONDS] = [85, 30] as const;

/** A photo as JPEG, upright, in sRGB and on white, at most {@link LONGEST_SIDE} pixels long, with nothing of what it said of itself. */
export async function makePhoto(bytes: Uint8Array, as: PhotoKind): Promise<Sharp> {
  const image = as === 'heic' ? await ofHeic(bytes) : sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
  return image.timeout({ seconds: MOST_SECONDS }).flatten({ background: 'white' })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb').jpeg({ quality: QUALITY });
}

async function ofHeic(bytes: Uint8Array): Promise<Sharp> {
  const { data, width, height } = await heicPixels(bytes);
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS });
}
