import { narrowed, type Criterion } from '#subgraph-kit/search/narrowed.js';

const criterion = (ids: readonly string[], sql: string): Criterion & { readonly asked: number[] } => {
  const asked: number[] = [];
  return { asked, find: (most) => { asked.push(most); return Promise.resolve(ids.slice(0, most)); }, condition: { sql, parameters: [sql] } };
};
const many = Array.from({ length: 5000 }, (_, at) => `r${String(at)}`);

test('records that few criteria have in common are looked up, and what many fulfil is checked on them', async () => {
  expect(await narrowed([criterion(['a', 'b', 'b', 'c'], 'one'), criterion(['b', 'c', 'd'], 'two'), criterion(many, 'three')], 'orders.id')).toEqual([
    { sql: 'orders.id IN (?,?)', parameters: ['b', 'c'], isFew: true }, { sql: 'three', parameters: ['three'] },
  ]);
});

test('where all criteria are fulfilled by many the list is walked', async () => {
  expect(await narrowed([criterion(many, 'one'), criterion(many, 'two')], 'id')).toEqual([{ sql: 'one', parameters: ['one'] }, { sql: 'two', parameters: ['two'] }]);
});

test('no more than 4,001 records are asked for, and nothing fulfils what none has', async () => {
  const none = criterion([], 'none');
  expect([await narrowed([none], 'id'), none.asked]).toEqual([[{ sql: 'id IN (NULL)', parameters: [], isFew: true }], [4001]]);
});

test('a criterion that finds others too is checked besides', async () => {
  expect(await narrowed([Object.assign(criterion(['a'], 'rough'), { isExact: false } as const)], 'id')).toEqual([{ sql: 'id IN (?)', parameters: ['a'], isFew: true }, { sql: 'rough', parameters: ['rough'] }]);
});
