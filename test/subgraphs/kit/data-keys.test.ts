import { namedKey } from '#kernel/crypto.js';
import { DATA_KEY } from '#subgraph-kit/data-keys/data-key.table.js';
import type { MasterKey, MasterKeys } from '#subgraph-kit/data-keys/master-key.js';
import { openDataKeys } from '#subgraph-kit/data-keys/open-data-keys.js';
import { rewrapDataKeys, wrappedWith } from '#subgraph-kit/data-keys/rewrap-data-keys.js';
import { unwrap, wrap } from '#subgraph-kit/data-keys/wrapped-key.js';
import type { Database } from '#subgraph-kit/database.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import type { KeyHistory, SubgraphKeys } from '#subgraph-kit/subgraph.js';
import { tableMigration } from '#subgraph-kit/table-migrations.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const ROUNDS = 20;
const clock = manualClock('2026-11-29T09:30:00.000Z');
const masterOf = (id: string, byte: number): MasterKey => ({ wrapping: { id, bytes: Buffer.alloc(32, byte) }, derived: { cursor: Buffer.alloc(32, byte + 1), sealing: namedKey(Buffer.alloc(32, byte + 2)) } });
const [OLD, NEW] = [masterOf('old', 10), masterOf('new', 20)];
const UNUSED: KeyHistory = { isUsed: () => Promise.resolve(false) };
const USED: KeyHistory = { isUsed: () => Promise.resolve(true) };

test('a wrapped key is opened by its master key alone, in its own place', () => {
  const [key, place] = [Buffer.alloc(32, 7), { subgraph: 'orders', purpose: 'cursor' } as const];
  const wrapped = wrap(key, place, OLD.wrapping);
  expect([unwrap(wrapped, place, OLD.wrapping), wrapped.startsWith('old.'), wrapped.includes(key.toString('base64url'))]).toEqual([key, true, false]);
  const middle = Math.floor(wrapped.length / 2); // not the last letter, of which some bits mean nothing
  const damaged = wrapped.slice(0, middle) + (wrapped.charAt(middle) === 'A' ? 'B' : 'A') + wrapped.slice(middle + 1);
  for (const [text, at, by] of [[wrapped, place, NEW.wrapping], [wrapped, { ...place, subgraph: 'catalog' }, OLD.wrapping], [wrapped, { ...place, purpose: 'sealing' }, OLD.wrapping], [damaged, place, OLD.wrapping]] as const) {
    expect(() => unwrap(text, at, by)).toThrow('what is stored of its key for');
  }
});

describe('the keys of a database', () => {
  const location = testDatabase('orders');
  const connect = (): Promise<Database> => openDatabase({ location, migrations: [tableMigration(1, DATA_KEY)], clock });
  let [database, other]: (Database | undefined)[] = [];
  const main = (): Database => database ?? raise();
  beforeAll(async () => {
    database = await connect();
    if (testDialect === 'mysql') other = await connect(); // an embedded database has one process by design
  });
  afterAll(() => Promise.all([database?.close(), other?.close()]));
  beforeEach(() => main().inTransaction((transaction) => transaction.execute('DELETE FROM data_key')));

  const open = (masters: MasterKeys, history = USED, from = main()): Promise<SubgraphKeys> => openDataKeys(from, { subgraph: 'orders', masters, history, clock });
  const rewrap = (masters: MasterKeys, to: string): Promise<string[]> => rewrapDataKeys(main(), { subgraph: 'orders', masters, clock }, to);

  it('are drawn for a new one, and are the same from then on', async () => {
    const drawn = await open([NEW, OLD], UNUSED);
    expect(await open([NEW])).toEqual(drawn);
    for (const { derived } of [NEW, OLD]) expect([drawn.cursor.equals(derived.cursor), drawn.sealing.id === derived.sealing.id]).toEqual([false, false]);
  });

  it('are what an earlier release derived where it was used, which one master key alone tells unless its secrets do', async () => {
    await expect(open([NEW, OLD])).rejects.toMatchObject({ name: 'SeveralMasterKeys' });
    await expect(open([NEW], { ...USED, sealedWith: () => Promise.resolve('old') })).rejects.toMatchObject({ name: 'WrongMasterKey', expected: 'old', presented: ['new'] });
    expect(await open([NEW, OLD], { ...USED, sealedWith: () => Promise.resolve('old') })).toEqual(OLD.derived);
    expect(await wrappedWith(main())).toEqual(['old']);
    expect(await open([OLD])).toEqual(OLD.derived);
  });

  it('stay the same under another master key, and the one before opens them no more', async () => {
    const keys = await open([OLD], UNUSED);
    await expect(rewrap([OLD], 'new')).rejects.toMatchObject({ name: 'WrongMasterKey', expected: 'new' });
    await expect(rewrap([NEW], 'new')).rejects.toMatchObject({ name: 'WrongMasterKey', expected: 'old' });
    expect((await Promise.all([rewrap([NEW, OLD], 'new'), rewrap([NEW, OLD], 'new')])).map((ids) => ids.join()).sort()).toEqual(['new', 'old']);
    expect([await wrappedWith(main()), await open([NEW]), await open([OLD, NEW])]).toEqual([['new'], keys, keys]);
    await expect(open([OLD])).rejects.toMatchObject({ name: 'WrongMasterKey', expected: 'new', presented: ['old'] });
  });

  it('are refused where one of them is missing or damaged', async () => {
    await open([OLD], UNUSED);
    await main().inTransaction((transaction) => transaction.execute("UPDATE data_key SET wrapped = 'old.AAAA' WHERE purpose = 'sealing'"));
    await expect(open([OLD])).rejects.toThrow('what is stored of its key for sealing is damaged');
    await main().inTransaction((transaction) => transaction.execute("DELETE FROM data_key WHERE purpose = 'sealing'"));
    await expect(open([OLD])).rejects.toThrow('its key for sealing is missing');
  });

  it('are those of one of two processes that open a new one together, and the other is refused; an embedded one may change its master key while nothing is made with it', async () => {
    if (!other) {
      const before = await open([OLD], UNUSED);
      expect((await open([NEW], UNUSED)).sealing.id).not.toBe(before.sealing.id);
      return;
    }
    const processes = [[main(), OLD], [other, NEW]] as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      await main().inTransaction((transaction) => transaction.execute('DELETE FROM data_key'));
      const outcomes = await Promise.all(processes.map(([from, master]) => open([master], UNUSED, from).then(() => 'opened', (error: unknown) => (error as Error).name)));
      expect(outcomes.sort()).toEqual(['WrongMasterKey', 'opened']);
    }
  });
});

function raise(): never {
  throw new TypeError('It was opened before');
}
