import Sqlite from 'better-sqlite3';
import { writePlannerStatistics } from '../../../subgraphs/kit/planner-statistics.js';

const statistics = (handle: Sqlite.Database): unknown[] => handle.prepare('SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY tbl, idx').all();
const planOf = (handle: Sqlite.Database, sql: string): string[] => (handle.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail);

function opened(): Sqlite.Database {
  const handle = new Sqlite(':memory:');
  handle.exec(`CREATE TABLE piece (company_id INTEGER, parcel_id TEXT, place INTEGER, PRIMARY KEY (company_id, parcel_id, place));
    CREATE TABLE parcel (company_id INTEGER, id TEXT, location_id TEXT, order_id TEXT, PRIMARY KEY (company_id, id));
    CREATE INDEX parcel_place ON parcel (company_id, location_id, order_id); CREATE TABLE note (text TEXT PRIMARY KEY)`);
  return handle;
}

const PIECES = 'SELECT p.place FROM parcel s JOIN piece p ON p.company_id = s.company_id AND p.parcel_id = s.id WHERE s.company_id = 7 AND s.location_id = \'MI1\' AND s.order_id = \'1\'';

test('the statistics say: a company has many rows, a location half of them, any other value few, a whole key one', () => {
  const handle = opened();
  writePlannerStatistics(handle);
  expect(statistics(handle)).toEqual([
    { tbl: 'parcel', idx: 'parcel_place', stat: '1000000 100000 50000 10' }, { tbl: 'parcel', idx: 'sqlite_autoindex_parcel_1', stat: '1000000 100000 1' },
    { tbl: 'piece', idx: 'sqlite_autoindex_piece_1', stat: '1000000 100000 10 1' },
  ]);
});

test('a join begins with the smaller table, at once and on the same connection', () => {
  const handle = opened();
  writePlannerStatistics(handle);
  expect(planOf(handle, PIECES)).toEqual([
    'SEARCH s USING INDEX parcel_place (company_id=? AND location_id=? AND order_id=?)', 'SEARCH p USING COVERING INDEX sqlite_autoindex_piece_1 (company_id=? AND parcel_id=?)',
  ]);
});

test('existing statistics are not written again; those of a new index are', () => {
  const handle = opened();
  writePlannerStatistics(handle);
  const { changes } = handle.prepare('SELECT total_changes() AS changes').get() as { changes: number };
  writePlannerStatistics(handle);
  expect(handle.prepare('SELECT total_changes() AS changes').get()).toEqual({ changes });
  handle.exec('CREATE INDEX parcel_order ON parcel (company_id, order_id)');
  writePlannerStatistics(handle);
  expect(statistics(handle)).toContainEqual({ tbl: 'parcel', idx: 'parcel_order', stat: '1000000 100000 10' });
});
