import { isUuid, uuidV7Ids } from '#kernel/ids.js';
import { manualClock } from '../../kit/manual-clock.js';

test('an id is a UUID version 7 that begins with its time', () => {
  const id = uuidV7Ids(manualClock('2026-11-21T09:30:00.000Z')).next();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-21T09:30:00.000Z'));
  expect(isUuid(id)).toBe(true);
});

test('ids sort in the order of their creation: in one millisecond, over thousands, after the clock was set back', () => {
  const clock = manualClock();
  const ids = uuidV7Ids(clock);
  const made = Array.from({ length: 20_000 }, (_, index) => {
    if (index % 5000 === 4999) clock.turn(index % 10_000 === 9999 ? -50 : 1);
    return ids.next();
  });
  expect(made).toEqual([...made].sort());
  expect(new Set(made).size).toBe(20_000);
});
