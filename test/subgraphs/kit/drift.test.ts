import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { code, flag, int, nullable, text, withDefault, type TableDefinition } from '#subgraph-kit/columns.js';
import { entitySchema } from '#subgraph-kit/entity-schema.js';
import { migrate } from '#subgraph-kit/migrate.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { CATALOG_TABLES, catalogMigrations } from '../../../subgraphs/catalog/migrations.js';
import { CONTENT_TABLES, contentMigrations } from '../../../subgraphs/content/migrations.js';
import { IDENTITY_TABLES, identityMigrations } from '../../../subgraphs/identity/migrations.js';
import { ORDERS_MIGRATIONS, ORDERS_TABLES } from '../../../subgraphs/orders/migrations.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { asTypeorm, connected, definedSchema, schemaOf } from '../../kit/schema.js';

interface History {
  readonly tables: readonly TableDefinition[];
  readonly migrations: readonly Migration[];
}

const HISTORIES: Readonly<Record<SubgraphName, History>> = {
  orders: { tables: ORDERS_TABLES, migrations: ORDERS_MIGRATIONS }, catalog: { tables: CATALOG_TABLES, migrations: catalogMigrations },
  content: { tables: CONTENT_TABLES, migrations: contentMigrations }, identity: { tables: IDENTITY_TABLES, migrations: identityMigrations },
};

interface Drift {
  /** Lines of the schema that only the database has (+), and that only the definitions have (-). */
  readonly lines: readonly string[];
  /** The statements with which TypeORM would change the schema to the definitions. */
  readonly changes: readonly string[];
}

/** The differences between a database after all migrations and the definitions. */
async function driftOf({ tables, migrations }: History): Promise<Drift> {
  const location = testDatabase('orders');
  const source = await connected(location);
  const tool = await asTypeorm(location, tables.map((table) => entitySchema(table, testDialect)));
  try {
    await migrate(source, { migrations, ids: uuidV7Ids(manualClock()) });
    const [actual, defined] = [await schemaOf(source), definedSchema(tables, testDialect)];
    const lines = [...actual.filter((line) => !defined.includes(line)).map((line) => `+ ${line}`), ...defined.filter((line) => !actual.includes(line)).map((line) => `- ${line}`)];
    const { upQueries } = await tool.driver.createSchemaBuilder().log();
    return { lines, changes: upQueries.map(({ query }) => query) };
  } finally {
    await Promise.all([source.destroy(), tool.destroy()]);
  }
}

test.each(SUBGRAPHS)('%s: the database after all migrations matches its tables\' definitions exactly', async (name) => {
  expect(await driftOf(HISTORIES[name])).toEqual({ lines: [], changes: [] });
});

const CARD = {
  name: 'card',
  columns: { company_id: int, id: code(10), words: nullable(text), open: flag, colour: withDefault(code(10), 'red') },
  primaryKey: ['company_id', 'id'],
  unique: { card_colour: ['company_id', 'colour'] },
  indexes: { card_open: { since: 9, columns: ['company_id', 'open', 'id'] } },
} satisfies TableDefinition;

const { words: _words, ...wordless } = CARD.columns;
const EVERYTHING = [...Object.keys(CARD.columns), 'PRIMARY', 'card_colour', 'card_open:'];

/** Definitions that differ from the database of {@link CARD}, with the differing lines. */
const DRIFTED: readonly (readonly [what: string, definition: TableDefinition, lines: readonly string[]])[] = [
  ['an undefined column', { ...CARD, columns: wordless }, ['+ card.words']],
  ['a column that is missing', { ...CARD, columns: { ...CARD.columns, size: nullable(int) } }, ['- card.size']],
  ['another type', { ...CARD, columns: { ...CARD.columns, words: nullable(code(10)) } }, ['+ card.words', '- card.words']],
  ['another length', { ...CARD, columns: { ...CARD.columns, colour: withDefault(code(11), 'red') } }, ['+ card.colour', '- card.colour']],
  ['a column that may not be empty', { ...CARD, columns: { ...CARD.columns, words: text } }, ['+ card.words', '- card.words']],
  ['another default', { ...CARD, columns: { ...CARD.columns, colour: withDefault(code(10), 'blue') } }, ['+ card.colour', '- card.colour']],
  ['no default', { ...CARD, columns: { ...CARD.columns, open: int } }, ['+ card.open', '- card.open']],
  ['another primary key', { ...CARD, primaryKey: ['company_id', 'id', 'open'] }, ['+ card.PRIMARY', '- card.PRIMARY']],
  ['an index that is missing', { ...CARD, indexes: { ...CARD.indexes, card_words: ['company_id', 'colour', 'id'] } }, ['- card.card_words:']],
  ['an undefined index', { ...CARD, indexes: {} }, ['+ card.card_open:']],
  ['another column in an index', { ...CARD, indexes: { card_open: ['company_id', 'colour', 'id'] } }, ['+ card.card_open:', '- card.card_open:']],
  ['an index that is not unique', { ...CARD, unique: {}, indexes: { ...CARD.indexes, ...CARD.unique } }, ['+ card.card_colour', '- card.card_colour:']],
  ['a table that is missing', { ...CARD, name: 'cards' }, [...EVERYTHING.map((line) => `+ card.${line}`), ...EVERYTHING.map((line) => `- cards.${line}`)]],
];

test.each(DRIFTED)('%s is found, by TypeORM too', async (_what, definition, lines) => {
  const found = await driftOf({ tables: [definition], migrations: tableMigrations(1, CARD) });
  expect(found.lines.map((line) => line.split(' ').slice(0, 2).join(' ')).sort()).toEqual([...lines].sort());
  expect(found.changes).not.toEqual([]);
});

test('the definition of the table itself has no difference', async () => {
  expect(await driftOf({ tables: [CARD], migrations: tableMigrations(1, CARD) })).toEqual({ lines: [], changes: [] });
});

test('another order of an index is found, which TypeORM does not see on every database', async () => {
  const { lines } = await driftOf({ tables: [{ ...CARD, indexes: { card_open: ['company_id', 'id', 'open'] } }], migrations: tableMigrations(1, CARD) });
  expect(lines).toEqual(['+ card.card_open: company_id,open,id', '- card.card_open: company_id,id,open']);
});
