import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { Instant } from '#kernel/clock.js';

/** A document that is being drawn. */
export type PdfPage = InstanceType<typeof PDFDocument>;

/** The faces documents are set in; they hold every Latin script, Greek and Cyrillic. */
export const FACES = { regular: 'regular', bold: 'bold' } as const;

interface Print {
  /** Width and height in points. */
  readonly size: readonly [number, number];
  readonly margin: number;
  readonly title: string;
  readonly at: Instant;
}

type FontSource = PDFKit.Mixins.PDFFontSource;

/** Points of a millimetre. */
export const MILLIMETRE = 72 / 25.4;

const require = createRequire(import.meta.url);
let fonts: { readonly regular: Font; readonly bold: Font } | undefined;

/** Draw a PDF; its fonts are embedded, as far as they are used. */
export async function printPdf({ size, margin, title, at }: Print, draw: (page: PdfPage) => void): Promise<Buffer> {
  fonts ??= await openFonts();
  const { default: Document } = await import('pdfkit'); // a tenth of the startup time, and most processes never draw a PDF
  const page = new Document({ size: [...size], margin, font: '', info: { Title: title, Producer: 'Portico', CreationDate: new Date(at) }, bufferPages: true });
  readShortTexts(page);
  page.registerFont(FACES.regular, unused(fonts.regular)).registerFont(FACES.bold, unused(fonts.bold)).font(FACES.regular);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => { resolve(Buffer.concat(chunks)); }).on('error', reject);
    draw(page);
    page.end();
  });
}

/** Opened once: a document that reads its font tables again costs several times its own drawing. */
async function openFonts(): Promise<NonNullable<typeof fonts>> {
  const { create } = await import('fontkit');
  const open = (file: string): Font => create(readFileSync(file)) as Font;
  return {
    regular: open(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    bold: open(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  };
}

/** The same font for another document: a font remembers the first character it drew each glyph for, and a document says which characters it holds. */
const unused = (font: Font): FontSource => {
  const own: unknown = Object.assign(Object.create(font) as object, { _glyphs: {} });
  return own as FontSource; // the library takes open fonts; its types do not say so yet
};

const [LONGEST_TEXT, LONGEST_LINE] = [4000, 500];

/** No more of a text than a page has use for. A line without spaces costs the library the square of its length: a hundred thousand characters take all memory. */
const shortText = (text: string): string => (text.length <= LONGEST_LINE ? text : text.slice(0, LONGEST_TEXT).split('\n').map((line) => line.slice(0, LONGEST_LINE)).join('\n'));

function readShortTexts(page: PdfPage): void {
  const [text, heightOfString, widthOfString] = [page.text.bind(page), page.heightOfString.bind(page), page.widthOfString.bind(page)];
  Object.assign(page, {
    text: (given: string, ...place: never[]) => text(shortText(given), ...place),
    heightOfString: (given: string, ...options: never[]) => heightOfString(shortText(given), ...options),
    widthOfString: (given: string, ...options: never[]) => widthOfString(given.slice(0, LONGEST_LINE), ...options),
  });
}
