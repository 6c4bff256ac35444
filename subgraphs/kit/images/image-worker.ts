import { parentPort } from 'node:worker_threads';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { Failure } from '#contract/failure.js';
import type { ThreadAnswer, ThreadRequest } from '#kernel/worker-thread.js';
import { receive } from '../blobs/incoming.js';
import { BadImage, requirePixels } from './bad-image.js';
import { takeBytes } from './held-bytes.js';
import { BAD_IMAGE, MOST_PIXELS, type ImageWork, type KeptKind, type MadeImage, type PhotoKind, type SizeFormat } from './image-work.js';
import { makePhoto } from './make-photo.js';

// The program of the threads that decode and encode images. The library's own threads and its cache would take what other calls need.

sharp.concurrency(1);
sharp.cache(false);

/**
 * Formats that are never read, by the library's names of their readers. What is blocked is blocked in the whole process: blocking all readers and then allowing some would, while a second thread
 * starts, refuse good images of the first.
 */
const NEVER_READ = ['Svg', 'Pdf', 'Tiff', 'Ppm', 'Vips', 'Raw', 'Dcraw', 'Magick', 'Magick7', 'Jxl', 'Jp2k', 'OpenSlide', 'Openexr', 'Fits', 'Nifti', 'Analyze', 'Mat', 'Matrix', 'Csv', 'Rad', 'Uhdr'] as const;
sharp.block({ operation: NEVER_READ.map((name) => `VipsForeignLoad${name}`) });

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
async function keep(bytes: Uint8Array, as: KeptKind): Promise<Sharp> {
  const metadata = await headOf(bytes, as);
  const frames = metadata.pages ?? 1;
  const image = sharp(bytes, { animated: frames > 1, limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_SECONDS });
  return KEPT[as](frames > 1 ? image : image.autoOrient());
}

const FORMATS: Readonly<Record<KeptKind, string>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' };

/** The head of an image, read before anything is decoded; throws for one with too many pixels. */
async function headOf(bytes: Uint8Array, as: KeptKind): Promise<Metadata> {
  const metadata = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  if (metadata.format !== FORMATS[as]) throw new BadImage('it is not what it begins as');
  requirePixels(metadata);
  return metadata;
}

const resize = (bytes: Uint8Array, width: number, format: SizeFormat): Sharp =>
  SIZES[format](sharp(bytes, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_SECONDS }).resize({ width, withoutEnlargement: true }));

async function photo(bytes: Uint8Array, as: PhotoKind): Promise<Sharp> {
  if (as !== 'heic') await headOf(bytes, as);
  return makePhoto(bytes, as);
}

function drawn(work: ImageWork, bytes: Uint8Array): Promise<Sharp> | Sharp {
  if (work.kind === 'keep') return keep(bytes, work.as);
  return work.kind === 'photo' ? photo(bytes, work.as) : resize(bytes, work.width, work.format);
}

async function encoded(work: ImageWork, bytes: Uint8Array): Promise<{ readonly data: Buffer; readonly info: OutputInfo }> {
  try {
    return await (await drawn(work, bytes)).toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof BadImage ? error : new BadImage('it is damaged or not complete'); // the library's words are no help to callers
  }
}

/** It is written here, so that the main thread never has its bytes. */
async function make(work: ImageWork): Promise<MadeImage> {
  const { data, info } = await encoded(work, work.kind === 'keep' ? takeBytes(work.port) : work.bytes);
  return { arrived: await receive(work.to, data), mediaType: `image/${info.format}`, width: info.width, height: info.pageHeight ?? info.height };
}

async function answer({ id, work }: ThreadRequest<ImageWork>): Promise<void> {
  parentPort?.postMessage(await make(work).then((result) => ({ id, result }), (error: unknown) => ({ id, ...refusalOf(error) })) satisfies ThreadAnswer<MadeImage>);
}

function refusalOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof BadImage) return { code: BAD_IMAGE, message: error.message };
  if (!(error instanceof Failure)) return { code: '', message: String(error) };
  return { code: error.code, message: error.cause instanceof Error ? error.cause.message : error.message };
}

parentPort?.on('message', (request: ThreadRequest<ImageWork> | null) => {
  if (request) void answer(request);
  else parentPort?.close();
});
