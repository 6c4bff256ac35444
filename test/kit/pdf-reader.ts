import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ThreadRequest } from '#kernel/worker-thread.js';
import type { ReadPdf } from './read-pdf.js';

const require = createRequire(import.meta.url);

const SCALE = 3; // 216 dpi, about what a label printer resolves

async function readPdf(base64: string): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')), useSystemFonts: false, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  const { items: placed } = await page.getTextContent();
  const places = placed.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [`${[4, 5, 3].map((part) => Number(item.transform[part]).toFixed(1)).join(' ')} ${item.str}`] : []));
  const viewport = page.getViewport({ scale: SCALE });
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const found = { size: page.view.slice(2), pages: document.numPages, text: texts.join('\n'), places, barcodes: await scan(image) };
  await document.destroy();
  return found;
}

interface CanvasFactory {
  create(width: number, height: number): { readonly canvas: { readonly width: number; readonly height: number }; readonly context: { getImageData(x: number, y: number, width: number, height: number): ImageLike } };
}

interface ImageLike {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

async function scan(image: ImageLike): Promise<{ format: string; text: string }[]> {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true });
  const found = await readBarcodes(image as never, { formats: ['Code128'] });
  return found.map(({ format, text }) => ({ format, text }));
}

parentPort?.on('message', ({ id, work }: ThreadRequest<string>) => {
  readPdf(work).then((result) => parentPort?.postMessage({ id, result }), (error: unknown) => parentPort?.postMessage({ id, code: '', message: String(error) }));
});
