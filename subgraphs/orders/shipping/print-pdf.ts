import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, GlyphRun } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { Instant } from '#kernel/clock.js';
import { enterLatest } from '#kernel/enter-latest.js';

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
let faces: { readonly regular: Face; readonly bold: Face } | undefined;

/** A font, and the words it has laid out: half the cost of a page, and most words of one are on the next. */
interface Face {
  readonly font: Font;
  readonly words: Map<string, GlyphRun>;
}

/** Draw a PDF; its fonts are embedded, as far as they are used. */
export async function printPdf({ size, margin, title, at }: Print, draw: (page: PdfPage) => void): Promise<Buffer> {
  faces ??= await openFaces();
  const { default: Document } = await import('pdfkit'); // a tenth of the startup time, and most processes never draw a PDF
  const page = new Document({ size: [...size], margin, font: '', info: { Title: title, Producer: 'Portico', CreationDate: new Date(at) }, bufferPages: true });
  readShortTexts(page);
  page.registerFont(FACES.regular, fontOf(faces.regular)).registerFont(FACES.bold, fontOf(faces.bold)).font(FACES.regular);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => { resolve(Buffer.concat(chunks)); }).on('error', reject);
    draw(page);
    page.end();
  });
}

/** Opened once: a document that reads its font tables again costs several times its own drawing. */
async function openFaces(): Promise<NonNullable<typeof faces>> {
  const { create } = await import('fontkit');
  const open = (file: string): Face => ({ font: create(readFileSync(file)) as Font, words: new Map() });
  return {
    regular: open(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    bold: open(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  };
}

/** The font of a face, for one document. */
const fontOf = (face: Face): FontSource => {
  const font: unknown = Object.assign(forgetGlyphs(Object.create(face.font) as Font), { layout: (text: string) => copyOf(laidOut(face, text)) });
  return font as FontSource; // the library takes open fonts; its types do not say so yet
};

/** A font remembers the first character it drew each glyph for, and a document says which characters it holds. */
const forgetGlyphs = (font: Font): Font => Object.assign(font, { _glyphs: {} });

const MOST_WORDS = 5000;

function laidOut({ font, words }: Face, text: string): GlyphRun {
  const known = words.get(text);
  if (known) return known;
  forgetGlyphs(font);
  const run = font.layout(text);
  enterLatest(words, [text, run], MOST_WORDS);
  return run;
}

/** The library scales the positions of a run in place. */
const copyOf = (run: GlyphRun): GlyphRun => Object.assign(Object.create(run) as GlyphRun, { positions: run.positions.map((position) => ({ ...position })) });

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
