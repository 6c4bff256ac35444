/** Statements that one database needs and the other does not: nothing of them can be asked of the other. */
const OF_ONE_DATABASE = [
  /^(?:BEGIN|START TRANSACTION|COMMIT|ROLLBACK|SET SESSION|SAVEPOINT|RELEASE)/i, // the life of a transaction
  /^(?:PRAGMA|EXPLAIN|ANALYZE|VACUUM|CHECKPOINT)/i, // the database's own affairs
  /^(?:CREATE|ALTER|DROP|RENAME) /i, // tables, which the drift test compares with their definitions on both
  /sqlite_(?:master|schema|stat)|pragma_table_info|information_schema/i,
];

/** Of a statement's text what is the same on both databases; undefined of one that has nothing to do on the other. */
export function madeAlike(text) {
  if (OF_ONE_DATABASE.some((own) => own.test(text))) return undefined;
  const known = texts.get(text) ?? withoutChoices(inOneDialect(text));
  texts.set(text, known);
  return known;
}

const texts = new Map();

const inOneDialect = (text) => text
  .replace(/["`]/g, '')
  .replace(/\btest_\w+\.(?=\w)/g, '') // a snapshot on a server names the schema
  .replace(/ ON CONFLICT \([^)]*\) DO UPDATE SET /g, ' ON DUPLICATE KEY UPDATE ')
  .replace(/excluded\.(\w+)/g, 'VALUES($1)')
  .replace(/\bCHAR_LENGTH\(/g, 'LENGTH(')
  .replace(/ IN \(NULL\)/g, ' IN (?)') // an empty list
  .replace(/ FOR UPDATE$/, '')
  .replace(/^INSERT OR IGNORE/, 'INSERT IGNORE');

/** Parts of a union, in whichever order they were put together. */
const PARTS = /SELECT \* FROM \((?:[^()]|\([^()]*\))*\) \w+(?: UNION SELECT \* FROM \((?:[^()]|\([^()]*\))*\) \w+)+/g;

/** A condition that is there as often as a caller gave values is one, and so are the columns a caller changes. */
function withoutChoices(text) {
  let short = text.replace(/'[^']*'/g, "'x'").replace(/ (?:ASC|DESC)\b/g, '').replace(/^(UPDATE \w+) SET .*? WHERE/, '$1 SET WHERE').replace(/( ON DUPLICATE KEY UPDATE) .*/, '$1');
  short = short.replace(PARTS, (parts) => parts.split(' UNION ').toSorted().join(' UNION '));
  for (let round = 0; round < 3; round += 1) {
    short = short
      .replace(/\(([^()]*)\)(?: (?:OR|AND) \(\1\))+/g, '($1)')
      .replace(/(\w+ = \?(?: AND \w+ = \?)+)(?: OR \1)+/g, '$1')
      .replace(/(SELECT (?:(?!UNION ALL).)*?)(?: UNION ALL \1)+/g, '$1')
      .replace(/(\w+(?:\.\w+)? (?:=|LIKE|>=|<=|<|>) \?)(?: (?:OR|AND) \1)+/g, '$1');
  }
  return short;
}
