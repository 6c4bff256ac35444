import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const SCALE = 4;

/** What a scanner reads of a QR code that a page draws as one path of rectangles, one row high. */
export async function readQr(html: string): Promise<string[]> {
  const [, side = '0'] = /class="qr"[^>]* viewBox="0 0 (\d+) \d+"/.exec(html) ?? [];
  const width = Number(side) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '0', y = '0', length = '0'] of html.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < Number(length) * SCALE; column += 1) data.set([0, 0, 0], ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column) * 4);
    }
  }
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true });
  return (await readBarcodes({ data, width, height: width } as never, { formats: ['QRCode'] })).map(({ text }) => text);
}
