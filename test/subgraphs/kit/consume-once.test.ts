import { consumeOnce } from '#subgraph-kit/consume-once.js';
import { noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

let open: NoteDatabase;
let applied: string[];
beforeEach(async () => {
  open = await noteDatabase();
  applied = [];
});
afterEach(() => open.database.close());

const event = (second: number, index: number) => ({ sequence: `2026-11-21T09:30:0${String(second)}.000Z`, index, id: `${String(second)}.${String(index)}` });

const consume = (events: readonly ReturnType<typeof event>[], source = 'catalog'): Promise<number> => open.database.inTransaction((transaction) =>
  consumeOnce(transaction, { companyId: 1, source, events }, (fresh) => {
    applied.push(...fresh.map(({ id }) => id));
    return Promise.resolve();
  }));

test('events are applied once, however often they are delivered', async () => {
  expect(await consume([event(1, 0), event(1, 1)])).toBe(2);
  expect(await consume([event(1, 0), event(1, 1), event(2, 0)])).toBe(1);
  expect(await consume([event(1, 1)])).toBe(0);
  expect(applied).toEqual(['1.0', '1.1', '2.0']);
});

test('each source has its own position', async () => {
  await consume([event(2, 0)]);
  expect(await consume([event(1, 0)], 'identity')).toBe(1);
});

test('a position is stored only with its effect', async () => {
  await expect(open.database.inTransaction((transaction) =>
    consumeOnce(transaction, { companyId: 1, source: 'catalog', events: [event(1, 0)] }, () => Promise.reject(new Error('no'))))).rejects.toThrow('no');
  expect(await consume([event(1, 0)])).toBe(1);
});
