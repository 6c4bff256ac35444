import { documentPdf } from '../../../subgraphs/orders/shipping/document-page.js';
import { readPdf } from '../../kit/read-pdf.js';

test.each(['(', 'W', 'W\n', 'W '])('a document prints the beginning of texts of a megabyte: %j', async (piece) => {
  const text = piece.repeat(1_000_000);
  const pdf = await documentPdf({
    title: text, at: '2026-03-10T08:00:00.000Z', sender: [text, text], blocks: [{ title: text, lines: [text] }], columns: [{ title: text, share: 1 }], cells: [[text]], summary: [[text, text]], closing: text,
  });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the text of a document does not depend on the documents before it', async () => {
  const printed = async (text: string): Promise<string> =>
    (await readPdf((await documentPdf({ title: text, at: '2026-03-10T08:00:00.000Z', sender: [text], blocks: [], columns: [{ title: text, share: 1 }], cells: [[text]], summary: [] })).toString('base64'))).text;
  await printed('\u2126\u00B5\u0391\u2010\u2011\u0131\u212B\uFB01');
  expect(await printed('ΩμA-iÅ 12.50 EUR')).toContain('ΩμA-iÅ 12.50 EUR');
});
