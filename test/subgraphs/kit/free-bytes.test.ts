import { freeBytes } from '../../../subgraphs/kit/free-bytes.js';

const MEGABYTE = 1024 * 1024;

test('bytes that are freed take no memory any more, before any garbage is collected', () => {
  const before = process.memoryUsage().arrayBuffers;
  const all = Array.from({ length: 8 }, () => new Uint8Array(4 * MEGABYTE));
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(30 * MEGABYTE);
  for (const bytes of all) freeBytes(bytes);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MEGABYTE);
  expect(all.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});
