import { HIGHEST_SEQUENCE, isTrackingNumber, trackingNumber } from '../../../subgraphs/orders/shipping/tracking-number.js';

test('the last number of a series has nine digits, as every other', () => {
  expect(trackingNumber('SW', HIGHEST_SEQUENCE)).toBe('SW9999999999');
  expect(trackingNumber('SW', HIGHEST_SEQUENCE)).toHaveLength(trackingNumber('SW', 1).length);
  expect(isTrackingNumber('SW9999999999')).toBe(true);
});
