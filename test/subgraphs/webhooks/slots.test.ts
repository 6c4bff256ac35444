import { Slots } from '../../../shims/webhooks/slots.js';

const RECEIVER = 'receiver';
const roomOf = (slots: Slots): number | undefined => slots.room().destinations?.find(({ destinationId }) => destinationId === RECEIVER)?.room;

test('a receiver that failed last gets two deliveries at a time until it answers, then twelve again', () => {
  const slots = new Slots();
  slots.take(RECEIVER);
  expect(roomOf(slots)).toBe(11);
  slots.free(RECEIVER, false);
  expect(roomOf(slots)).toBe(2);
  slots.take(RECEIVER);
  slots.take(RECEIVER);
  expect(roomOf(slots)).toBe(0);
  slots.free(RECEIVER, true);
  expect(roomOf(slots)).toBe(11);
});

test('deliveries in progress occupy slots, and release them', () => {
  const slots = new Slots();
  for (const receiver of ['a', 'b', 'b']) slots.take(receiver);
  expect(slots.room()).toEqual({ most: 253, perDestination: 12, destinations: [{ destinationId: 'a', room: 11 }, { destinationId: 'b', room: 10 }] });
  slots.free('a', true);
  slots.free('nobody', true);
  expect(slots.room()).toEqual({ most: 254, perDestination: 12, destinations: [{ destinationId: 'b', room: 10 }] });
});
