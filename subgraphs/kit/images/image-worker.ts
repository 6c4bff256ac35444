import { parentPort } from 'node:worker_threads';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { ThreadAnswer, ThreadRequest } from '#kernel/worker-thread.js';
import { BadImage, requirePixels } from './bad-image.js';
import { BAD_IMAGE, MOST_PIXELS, type ImageWork, type KeptKind, type MadeImage, type PhotoKind, type SizeFormat } from './image-work.js';
import { makePhoto } from './make-photo.js';

// The program of the threads that decode and encode images. The library's own threads and its cache would take what other calls need.

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif', 'VipsForeignLoadHeif'] });

const MOST_SECONDS = 30;
const [JPEG_QUALITY, WEBP_QUALITY, SIZE_QUALITY] = [88, 90, 80] as const;

/** What each format is kept as; AVIF takes seconds to write. */
const KEPT: Readonly<Record<KeptKind, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: JPEG_QUALITY }), png: (image) => image.png(), gif: (image) => image.gif(),
  webp: (image) => image.webp({ quality: WEBP_QUALITY }), avif: (image) => image.webp({ quality: WEBP_QUALITY }),
};

const SIZES: Readonly<Record<SizeFormat, (image: Sharp) => Sharp>> = {
  webp: (image) => image.webp({ quality: SIZE_QUALITY }), jpeg: (image) => image.jpeg({ quality: SIZE_QUALITY }), png: (image) => image.png(),
};

/** Decoded and encoded anew: nothing but pixels stays of what was sent. */
async function keep(bytes: Uint8Array, as: KeptKind): Promise<MadeImage> {
  const metadata = await headOf(bytes, as);
  const frames = metadata.pages ?? 1;
  const image = sharp(bytes, { animated: frames > 1, limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_SECONDS });
  return made(KEPT[as](frames > 1 ? image : image.autoOrient()));
}

const FORMATS: Readonly<Record<KeptKind, string>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' };

/** The head of an image, read before anything is decoded; throws for one with too many pixels. */
async function headOf(bytes: Uint8Array, as: KeptKind): Promise<Metadata> {
  const metadata = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  if (metadata.format !== FORMATS[as]) throw new BadImage('it is not what it begins as');
  requirePixels(metadata);
  return metadata;
}

const resize = (bytes: Uint8Array, width: number, format: SizeFormat): Promise<MadeImage> =>
  made(SIZES[format](sharp(bytes, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_SECONDS }).resize({ width, withoutEnlargement: true })));

async function photo(bytes: Uint8Array, as: PhotoKind): Promise<MadeImage> {
  if (as !== 'heic') await headOf(bytes, as);
  return made(await makePhoto(bytes, as));
}

async function made(image: Sharp): Promise<MadeImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), mediaType: `image/${info.format}`, width: info.width, height: info.pageHeight ?? info.height };
}

function make(work: ImageWork): Promise<MadeImage> {
  if (work.kind === 'keep') return keep(work.bytes, work.as);
  return work.kind === 'photo' ? photo(work.bytes, work.as) : resize(work.bytes, work.width, work.format);
}

const answer = async ({ id, work }: ThreadRequest<ImageWork>): Promise<void> => {
  try {
    const result = await make(work);
    parentPort?.postMessage({ id, result } satisfies ThreadAnswer<MadeImage>, [result.bytes.buffer as ArrayBuffer]);
  } catch (error) {
    const message = error instanceof BadImage ? error.message : 'it is damaged or not complete'; // the library's words are no help to callers
    parentPort?.postMessage({ id, code: BAD_IMAGE, message } satisfies ThreadAnswer<MadeImage>);
  }
};

parentPort?.on('message', (request: ThreadRequest<ImageWork> | null) => {
  if (request) void answer(request);
  else parentPort?.close();
});
