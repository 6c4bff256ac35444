import { Lanes } from '../../../shims/webhooks/lanes.js';

const RECEIVER = 'receiver';
const roomOf = (lanes: Lanes): number | undefined => lanes.room().destinations?.find(({ destinationId }) => destinationId === RECEIVER)?.room;

test('a receiver that failed last gets two deliveries at a time until it answers, then twelve again', () => {
  const lanes = new Lanes();
  lanes.enter(RECEIVER);
  expect(roomOf(lanes)).toBe(11);
  lanes.leave(RECEIVER, false);
  expect(roomOf(lanes)).toBe(2);
  lanes.enter(RECEIVER);
  lanes.enter(RECEIVER);
  expect(roomOf(lanes)).toBe(0);
  lanes.leave(RECEIVER, true);
  expect(roomOf(lanes)).toBe(11);
});

test('what is under way takes room from everybody, and gives it back', () => {
  const lanes = new Lanes();
  for (const receiver of ['a', 'b', 'b']) lanes.enter(receiver);
  expect(lanes.room()).toEqual({ most: 253, perDestination: 12, destinations: [{ destinationId: 'a', room: 11 }, { destinationId: 'b', room: 10 }] });
  lanes.leave('a', true);
  lanes.leave('nobody', true);
  expect(lanes.room()).toEqual({ most: 254, perDestination: 12, destinations: [{ destinationId: 'b', room: 10 }] });
});
