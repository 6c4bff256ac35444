import { readFileSync } from 'node:fs';
import { SUBGRAPHS } from '#kernel/config.js';
import { code, flag, int, nullable, text, withDefault, type TableDefinition } from '#subgraph-kit/columns.js';
import { announcements } from '../../gateway/cli/generate/breaking-changes.js';
import { lastRelease, schemasNow, tablesOf } from './released-schema.js';
import { schemaBreaks } from './schema-breaks.js';

const { version, schemas } = lastRelease();

it.each(SUBGRAPHS)('the code of the last release works on the tables of %s, but for what the changelog calls breaking', (name) => {
  const announced = announcements();
  const breaks = schemaBreaks(schemas[name], schemasNow()[name]).filter((one) => !announced.some((line) => line.includes(/`[^`]+`/.exec(one)?.[0] ?? one)));
  expect(breaks).toEqual([]);
});

it('the last release is one of the changelog, or nothing was released yet', () => {
  const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[?(\d+\.\d+\.\d+)/gm)].map(([, one]) => one);
  expect(released.length === 0 ? version : released[0]).toBe(version);
});

const CARD = {
  name: 'card',
  columns: { company_id: int, id: code(10), words: nullable(code(20)), open: flag, colour: withDefault(code(10), 'red'), body: text },
  primaryKey: ['company_id', 'id'],
  unique: { card_colour: ['company_id', 'colour'] },
} satisfies TableDefinition;
const { columns } = CARD;
const { words: _, ...wordless } = columns;
const card = (changed: Partial<TableDefinition>): readonly TableDefinition[] => [{ ...CARD, ...changed }];
const having = (more: TableDefinition['columns']): readonly TableDefinition[] => card({ columns: { ...columns, ...more } });

it.each<[string, readonly TableDefinition[], readonly string[]]>([
  ['a table that is gone', [], ['`card` is gone']],
  ['a table that has another name', card({ name: 'sheet' }), ['`card` is gone']],
  ['a column that is gone', card({ columns: wordless }), ['`card.words` is gone']],
  ['a shorter column', having({ words: nullable(code(19)) }), ['`card.words` is varchar(19), which does not hold every varchar(20)']],
  ['a column of another type', having({ open: withDefault(code(1), '0') }), ['`card.open` is varchar(1), which does not hold every int']],
  ['a text that has a length', having({ body: code(4000) }), ['`card.body` is varchar(4000), which does not hold every text']],
  ['a column that may not be empty any more', having({ words: withDefault(code(20), '') }), ['`card.words` may not be empty any more']],
  ['a column that may be empty', having({ body: nullable(text) }), ['`card.body` may be empty, which the release before does not expect']],
  ['a column without its default', having({ colour: code(10) }), ['`card.colour` has lost its default']],
  ['a new column that must have a value', having({ size: int }), ['`card.size` is new and must have a value: rows of the release before have none']],
  ['another primary key', card({ primaryKey: ['company_id', 'colour', 'id'] }), ['`card` has the primary key (company_id,colour,id), which was (company_id,id)']],
  ['a new unique index over old columns', card({ unique: { ...CARD.unique, card_words: ['company_id', 'words'] } }), ['`card.card_words` refuses rows alike in (company_id,words), which the release before may write']],
  ['a new unique index over a column that rows of before have one value in', card({ columns: { ...columns, size: flag }, unique: { ...CARD.unique, card_size: ['company_id', 'size'] } }), ['`card.card_size` refuses rows alike in (company_id,size), which the release before may write']],
  ['a unique index that is gone', card({ unique: {} }), ['`card.card_colour` is gone, over which the release before may write']],
  ['a new table, columns that may be omitted, longer columns, weaker and empty unique indexes', [
    { ...CARD, columns: { ...columns, words: nullable(text), colour: withDefault(code(11), 'blue'), size: flag, note: nullable(text) }, unique: { ...CARD.unique, card_open: ['company_id', 'id', 'open'], card_note: ['company_id', 'note'] } },
    { ...CARD, name: 'sheet' },
  ], []],
])('%s', (_what, now, breaks) => {
  expect(schemaBreaks(tablesOf([CARD]), tablesOf(now))).toEqual(breaks);
});
