import { signedCursors } from '#subgraph-kit/cursor.js';

const cursors = signedCursors(Buffer.alloc(32, 1));
const POSITION = ['2026-11-21T09:30:00.000Z', 'über'];

test('a cursor leads back to its position', () => {
  expect(cursors.decode('orders', cursors.encode('orders', POSITION))).toEqual(POSITION);
});

test('a cursor of another list or another key is refused', () => {
  expect(() => cursors.decode('shipments', cursors.encode('orders', POSITION))).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' }));
  expect(() => signedCursors(Buffer.alloc(32, 2)).decode('orders', cursors.encode('orders', POSITION))).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' }));
});

test('no character of a cursor can be changed, added or left out', () => {
  const cursor = cursors.encode('orders', POSITION);
  const changed = [...cursor].map((letter, index) => cursor.slice(0, index) + (letter === 'A' ? 'B' : 'A') + cursor.slice(index + 1));
  for (const wrong of [...changed, cursor.slice(1), cursor.slice(0, -1), `${cursor}A`, `${cursor}.`, `${cursor}.A`]) {
    expect(() => cursors.decode('orders', wrong)).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' }));
  }
});

test.each(['', '.', 'nonsense', '\u0000', '😀.😀', 'W10.'])('%j is not a cursor', (text) => {
  expect(() => cursors.decode('orders', text)).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' }));
});
