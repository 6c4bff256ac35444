import { systemClock } from '#kernel/clock.js';
import { code, int, uuid } from '#subgraph-kit/columns.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { measuredWhileGrowing } from '#subgraph-kit/server-statistics.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { suiteIf } from '../../kit/suite-if.js';
import { until } from '../../kit/until.js';

test('a table is measured at 1,000 rows and each time as many came again, after a failure too', async () => {
  const measured: string[] = [];
  let rows = 0;
  const noteInserted = measuredWhileGrowing((table) => {
    measured.push(`${table} ${String(rows)}`);
    return rows === 1000 ? Promise.reject(new Error('The server is gone')) : Promise.resolve();
  });
  for (rows = 100; rows <= 9000; rows += 100) {
    noteInserted('entry', 100);
    await Promise.resolve().then(() => undefined).then(() => undefined);
  }
  noteInserted('few', 999);
  expect(measured).toEqual(['entry 1000', 'entry 2000', 'entry 4000', 'entry 8000']);
});

suiteIf(testDialect === 'mysql')('on a server', () => {
  const ENTRY = { name: 'entry', columns: { company_id: int, word: code(64), record: uuid }, primaryKey: ['company_id', 'word', 'record'], indexes: { entry_record: ['company_id', 'record', 'word'] } } as const;
  const RECORD = { name: 'record', columns: { company_id: int, id: uuid }, primaryKey: ['company_id', 'id'] } as const;

  test('a table that was open when it was empty is read by the index that finds a record, not by that which has the whole company first', async () => {
    const database = await openDatabase({ location: testDatabase('orders'), clock: systemClock, migrations: [...tableMigrations(1, ENTRY), ...tableMigrations(11, RECORD)] });
    const keyRead = async (): Promise<string | undefined> => {
      const steps = await database.query<{ table: string; key: string }>('EXPLAIN FORMAT=TRADITIONAL SELECT COUNT((SELECT MIN(e.word) FROM entry e WHERE e.company_id = r.company_id AND e.record = r.id)) FROM record r WHERE r.company_id = 1');
      return steps.find(({ table }) => table === 'e')?.key;
    };
    expect(await keyRead()).toBe('PRIMARY');
    const records = Array.from({ length: 200 }, (_, index) => ({ company_id: 1, id: `r${String(index)}` }));
    await database.inTransaction((transaction) => transaction.insert(RECORD, records));
    await database.inTransaction((transaction) => transaction.insert(ENTRY, records.flatMap(({ company_id: company, id }) => Array.from({ length: 10 }, (_, word) => ({ company_id: company, word: `w${String(word)}-${id}`, record: id })))));
    expect(await until(async () => (await keyRead()) === 'entry_record' || undefined)).toBe(true);
    await database.close();
  });
});
