import { ean13 } from '../../../gateway/demo/data/ean13.js';

describe('a demo barcode', () => {
  it.each([
    [0, '2000000000008'],
    [1, '2000000000015'],
    [20, '2000000000206'],
    [8019, '2000000080192'],
    [1234567890, '2012345678903'],
  ])('of item %d is %s', (serial, barcode) => {
    expect(ean13(serial)).toBe(barcode);
  });
});
