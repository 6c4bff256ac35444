import { columnsMigration, indexMigration } from '#subgraph-kit/add-columns.js';
import { code, flag, int, nullable, text, withDefault } from '#subgraph-kit/columns.js';
import { tableMigration } from '#subgraph-kit/table-migrations.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const NOTE = { name: 'note', columns: { company_id: int, id: code(10) }, primaryKey: ['company_id', 'id'] };
const MADE = tableMigration(1, NOTE);
const MORE = columnsMigration(101, 'note', { open: withDefault(int, 1), done: flag, label: nullable(code(20)), words: nullable(text), kind: withDefault(code(10), 'it\'s') });
const BY_LABEL = indexMigration(102, 'note', ['note_label', ['company_id', 'label']]);

test('added columns have their defaults in existing rows, and compare byte by byte', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const before = await openDatabase({ location, migrations: [MADE], clock });
  await before.inTransaction((transaction) => transaction.insert(NOTE, [{ company_id: 7, id: 'a' }, { company_id: 7, id: 'b' }]));
  await before.close();
  const after = await openDatabase({ location, migrations: [MADE, MORE, BY_LABEL], clock });
  await after.inTransaction((transaction) => transaction.execute('UPDATE note SET label = ?, words = ? WHERE company_id = ? AND id = ?', ['Émile', '{"a":1}', 7, 'b']));
  expect(await after.query('SELECT id, open, done, label, words, kind FROM note WHERE company_id = 7 ORDER BY id')).toEqual([
    { id: 'a', open: 1, done: 0, label: null, words: null, kind: 'it\'s' }, { id: 'b', open: 1, done: 0, label: 'Émile', words: '{"a":1}', kind: 'it\'s' },
  ]);
  expect(await after.query('SELECT id FROM note WHERE company_id = 7 AND label = ?', ['émile'])).toEqual([]);
  await after.close();
});
