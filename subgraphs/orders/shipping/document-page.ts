import { FACES, MILLIMETRE, printPdf, type PdfPage } from './print-pdf.js';

/** A4 in points. */
const SIZE = [210 * MILLIMETRE, 297 * MILLIMETRE] as const;
const MARGIN = 48;
const WIDTH = SIZE[0] - 2 * MARGIN;
const BOTTOM = SIZE[1] - MARGIN;
const GAP = 6;

/** A block of lines under a small title. */
export interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A column of a table; the fractions of the page's width add up to 1. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** The content of a document, from top to bottom. */
export interface Paper {
  readonly title: string;
  readonly at: string;
  /** The sender, beside the title. */
  readonly sender: readonly string[];
  readonly blocks: readonly Block[];
  readonly columns: readonly Column[];
  readonly cells: readonly (readonly string[])[];
  /** Pairs of a label and a value at the end. */
  readonly summary: readonly (readonly [string, string])[];
  readonly closing?: string;
}

/** A document as a PDF of as many A4 pages as it needs. */
export const documentPdf = (paper: Paper): Promise<Buffer> => printPdf({ size: SIZE, margin: MARGIN, title: paper.title, at: paper.at }, (page) => {
  drawHead(page, paper);
  drawBlocks(page, paper.blocks);
  drawTable(page, paper);
  drawSummary(page, paper.summary);
  if (paper.closing !== undefined) page.moveDown(2).font(FACES.regular).fontSize(9).text(paper.closing, MARGIN, page.y, { width: WIDTH });
});

function drawHead(page: PdfPage, { title, sender }: Paper): void {
  const [name = '', ...rest] = sender;
  page.font(FACES.bold).fontSize(18).text(title, MARGIN, MARGIN, { width: WIDTH * 0.55 });
  const below = page.y;
  page.fontSize(10).text(name, MARGIN + WIDTH * 0.6, MARGIN, { width: WIDTH * 0.4, align: 'right' });
  page.font(FACES.regular).fontSize(9).text(rest.join('\n'), { width: WIDTH * 0.4, align: 'right' });
  page.y = Math.max(below, page.y) + 3 * GAP;
}

function drawBlocks(page: PdfPage, blocks: readonly Block[]): void {
  const top = page.y;
  const width = WIDTH / blocks.length;
  const ends = blocks.map(({ title, lines }, index) => {
    page.font(FACES.bold).fontSize(8).text(title, MARGIN + index * width, top, { width: width - GAP });
    page.font(FACES.regular).fontSize(10).text(lines.join('\n'), { width: width - GAP });
    return page.y;
  });
  page.y = Math.max(top, ...ends) + 3 * GAP;
}

function drawTable(page: PdfPage, { columns, cells }: Paper): void {
  drawRow(page, columns, { texts: columns.map(({ title }) => title), bold: true });
  for (const texts of cells) {
    page.font(FACES.regular).fontSize(9);
    if (page.y + heightOf(page, columns, texts) > BOTTOM) {
      page.addPage();
      drawRow(page, columns, { texts: columns.map(({ title }) => title), bold: true });
    }
    drawRow(page, columns, { texts, bold: false });
  }
}

const heightOf = (page: PdfPage, columns: readonly Column[], texts: readonly string[]): number =>
  GAP + Math.max(...columns.map(({ share }, index) => page.heightOfString(texts[index] ?? '', { width: share * WIDTH - GAP })));

function drawRow(page: PdfPage, columns: readonly Column[], { texts, bold }: { texts: readonly string[]; bold: boolean }): void {
  page.font(bold ? FACES.bold : FACES.regular).fontSize(9);
  const top = page.y;
  const height = heightOf(page, columns, texts);
  let x = MARGIN;
  columns.forEach(({ share, align = 'left' }, index) => {
    page.text(texts[index] ?? '', x, top, { width: share * WIDTH - GAP, align });
    x += share * WIDTH;
  });
  page.y = top + height;
  page.moveTo(MARGIN, page.y - GAP / 2).lineTo(MARGIN + WIDTH, page.y - GAP / 2).lineWidth(bold ? 1 : 0.4).stroke(bold ? 'black' : '#999999');
}

const SUMMARY_LINE = 16;

function drawSummary(page: PdfPage, summary: readonly (readonly [string, string])[]): void {
  if (page.y + (summary.length + 1) * SUMMARY_LINE > BOTTOM) page.addPage();
  let y = page.y + GAP;
  summary.forEach(([word, value], index) => {
    page.font(index === summary.length - 1 ? FACES.bold : FACES.regular).fontSize(10)
      .text(word, MARGIN + WIDTH * 0.4, y, { width: WIDTH * 0.35 - GAP }).text(value, MARGIN + WIDTH * 0.7, y, { width: WIDTH * 0.3 - GAP, align: 'right' });
    y += SUMMARY_LINE;
  });
  page.y = y;
}
