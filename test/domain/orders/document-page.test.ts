import { documentPdf } from '../../../subgraphs/orders/shipping/document-page.js';

test.each(['(', 'W', 'W\n', 'W '])('a document prints the beginning of texts of a megabyte: %j', async (piece) => {
  const text = piece.repeat(1_000_000);
  const pdf = await documentPdf({
    title: text, at: '2026-03-10T08:00:00.000Z', sender: [text, text], blocks: [{ title: text, lines: [text] }], columns: [{ title: text, share: 1 }], cells: [[text]], summary: [[text, text]], closing: text,
  });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
