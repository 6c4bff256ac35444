/** What a statement may not use, because a database of the MySQL family that the product is to run on refuses it or does it differently. */
export interface PortableRule {
  readonly rule: string;
  readonly pattern: RegExp;
  /** Which database, and what it does. */
  readonly reason: string;
  /** Where that is written. */
  readonly source: string;
  /** Code that breaks the rule. */
  readonly planted: string;
  /** The files that use it all the same, and why that is right there. */
  readonly uses?: readonly { readonly file: string; readonly reason: string }[];
}

const TIDB = 'https://docs.pingcap.com/tidb/stable/mysql-compatibility';
const VITESS = 'https://vitess.io/docs/reference/compatibility/mysql-compatibility/';
const GALERA = 'https://mariadb.com/kb/en/mariadb-galera-cluster-known-limitations/';
const MYSQL = 'https://dev.mysql.com/doc/refman/8.4/en/';

const WRITES_IT = 'the transaction writes the row that it locks, so on another node its commit is refused (1213) and it runs again';
const WRITES_FEED = 'what is changed under the lock carries a change sequence: the transaction writes the row of its company in feed, so on another node its commit is refused (1213) and it runs again';

/** What MySQL 8.4 or 9.7 reserves (information_schema.keywords) and MariaDB takes for the name of a table or column. */
export const RESERVED = 'cube cume_dist database dense_rank empty external first_value function generated get grouping groups io_after_gtids io_before_gtids json_table lag last_value lateral lead library nth_value ntile of '
  + 'optimizer_costs option percent_rank qualify rank row schema stored system tablesample virtual window';

/** Every rule; a test looks at all statements and migrations of the subgraphs. */
export const RULES: readonly PortableRule[] = [
  {
    rule: 'a locking read', pattern: /\bFOR UPDATE\b/, source: GALERA, planted: 'const sql = `SELECT id FROM job WHERE id = ?${forUpdate(transaction)}`;',
    reason: 'Galera locks on one node alone: two writers on two nodes both get the row, and only a write of the row lets the later commit be refused',
    uses: [
      { file: 'subgraphs/kit/statement.ts', reason: 'where it is written' },
      { file: 'subgraphs/kit/feed.ts', reason: `orders the commits of a company: ${WRITES_IT}; a dry run writes nothing that stays` },
      { file: 'subgraphs/kit/consume-once.ts', reason: WRITES_IT },
      { file: 'subgraphs/catalog/collector/cart.store.ts', reason: WRITES_IT },
      { file: 'subgraphs/catalog/collector/visitor.store.ts', reason: `${WRITES_IT}: an erasure deletes it` },
      { file: 'subgraphs/catalog/products/save-products.store.ts', reason: WRITES_IT },
      { file: 'subgraphs/identity/deliveries/claim.store.ts', reason: WRITES_IT },
      { file: 'subgraphs/orders/tracking/tracked-shipment.store.ts', reason: WRITES_IT },
      { file: 'subgraphs/content/sites/site-content.store.ts', reason: `${WRITES_IT}: they are deleted` },
      { file: 'subgraphs/content/sites/site.store.ts', reason: `${WRITES_FEED}; a publication that is scheduled writes none, and two nodes at once may exceed their number by one` },
      { file: 'subgraphs/content/sites/workspace.store.ts', reason: WRITES_FEED },
      { file: 'subgraphs/content/locks/document-lock.store.ts', reason: 'who gives a lock writes its row; a save that passes a lock which is given on another node at that moment is found by the version of the text' },
    ],
  },
  { rule: 'a shared lock', pattern: /\bLOCK IN SHARE MODE\b|\bFOR SHARE\b/, source: TIDB, reason: 'TiDB ignores it, Galera has it on one node', planted: "const sql = 'SELECT id FROM job LOCK IN SHARE MODE';" },
  { rule: 'a lock that skips or does not wait', pattern: /\bSKIP LOCKED\b|\bNOWAIT\b/, source: TIDB, reason: 'TiDB has no SKIP LOCKED; work is claimed by lease', planted: "const sql = 'SELECT id FROM job FOR UPDATE SKIP LOCKED';" },
  {
    rule: 'VALUES(column) in an upsert', pattern: /(?<!INTO [^(]*\([^)]*\) )\bVALUES\(\?/, source: `${MYSQL}insert-on-duplicate.html`, planted: 'const sql = `INSERT INTO job (id) VALUES (?) ON DUPLICATE KEY UPDATE id = VALUES(${column})`;',
    reason: 'deprecated since MySQL 8.0.20 in favour of an alias of the row, which MariaDB does not have',
    uses: [
      { file: 'subgraphs/kit/statement.ts', reason: 'the one place that writes upserts: MySQL 8.4 still takes it with a warning, TiDB and Vitess take it, and no other form runs on MariaDB too' },
    ],
  },
  { rule: 'an alias of inserted rows', pattern: /\bVALUES\b.*\bAS new\b/, source: `${MYSQL}insert-on-duplicate.html`, reason: 'MariaDB does not parse it', planted: "const sql = 'INSERT INTO job (id) VALUES (?) AS new ON DUPLICATE KEY UPDATE id = new.id';" },
  {
    rule: 'a window function', pattern: /\bOVER ?\(/, source: VITESS, planted: "const sql = 'SELECT ROW_NUMBER() OVER (PARTITION BY id) FROM job';",
    reason: 'Vitess runs it where all rows are on one shard only; TiDB, Galera, MySQL and MariaDB run it',
    uses: [
      { file: 'subgraphs/content/knowledge/note.store.ts', reason: 'of one company, which is on one shard; without it each target would cost a query' },
      { file: 'subgraphs/orders/fulfillment/reconciliation.store.ts', reason: 'of one company, which is on one shard; orders beyond the shown ones are counted in the same reading' },
      { file: 'subgraphs/orders/inventory/stock.table.ts', reason: 'a migration, once, over a derived table; on Vitess it runs on each shard alone, where all positions of a company are' },
    ],
  },
  { rule: 'a savepoint', pattern: /\bSAVEPOINT\b/, source: VITESS, reason: 'Galera certifies the whole transaction, and Vitess keeps savepoints on one shard', planted: "const sql = 'SAVEPOINT one';", uses: [
      { file: 'subgraphs/kit/rehearsing.ts', reason: 'dry runs, which are rolled back whole; the steps are those of one company' },
      { file: 'subgraphs/kit/keeping/mysql-snapshot.ts', reason: 'a backup, which only reads on one connection' },
    ] },
  { rule: 'a lock of the session or of tables', pattern: /\bGET_LOCK\b|\bRELEASE_LOCK\b|\bLOCK TABLES?\b|\bFLUSH TABLES\b/, source: GALERA, reason: 'Galera does not replicate it, Vitess refuses it', planted: "const sql = \"SELECT GET_LOCK('one', 1)\";", uses: [
      { file: 'subgraphs/kit/keeping/mysql-snapshot.ts', reason: 'a backup of several servers at one moment; one server, or a cluster, needs none' },
    ] },
  { rule: 'code in the database', pattern: /\bCREATE (?:OR REPLACE )?(?:TRIGGER|PROCEDURE|FUNCTION|EVENT)\b|\bCALL \w+\(/, source: TIDB, reason: 'TiDB and Vitess have none', planted: "const sql = 'CREATE TRIGGER one BEFORE INSERT ON job';" },
  { rule: 'a foreign key', pattern: /\bFOREIGN KEY\b|\bREFERENCES \w|\bON DELETE CASCADE\b/, source: VITESS, reason: 'Vitess refuses those across shards; cascades are not in the write set in order on Galera', planted: "const sql = 'ALTER TABLE job ADD FOREIGN KEY (id) REFERENCES person (id)';" },
  { rule: 'a number that the database counts up', pattern: /\bAUTO_?INCREMENT\b|\bLAST_INSERT_ID\b|\bNEXTVAL\b/i, source: TIDB, reason: 'neither consecutive nor in order on TiDB and Galera', planted: "const sql = 'CREATE TABLE job (id int AUTO_INCREMENT)';", uses: [
      { file: 'subgraphs/kit/migrate.ts', reason: 'the number of a recorded migration, by which nobody is served' },
    ] },
  { rule: 'a variable of the session', pattern: /(?<![@\w])@[a-z_]\w*/, source: VITESS, reason: 'a pool and a proxy change the connection between statements', planted: "const sql = 'SELECT @place := 1 FROM job';" },
  { rule: 'a recursive query', pattern: /\bWITH RECURSIVE\b/, source: VITESS, reason: 'Vitess runs it on one shard only', planted: "const sql = 'WITH RECURSIVE tree AS (SELECT 1) SELECT * FROM tree';" },
  { rule: 'a table of another schema', pattern: /(?:FROM|JOIN|INTO|UPDATE) `?[\w?]+`?\.`?[\w?]+/, source: VITESS, reason: 'each subgraph may be on a server of its own', planted: "const sql = 'SELECT id FROM identity.person WHERE id = ?';", uses: [
      { file: 'subgraphs/kit/database-bytes.ts', reason: 'the size of a database, for the metrics; its failure leaves the last value' },
      { file: 'subgraphs/kit/ready-host.ts', reason: 'the facts of a host before it is written' },
      { file: 'subgraphs/kit/schema-facts.ts', reason: 'migrations ask what is there' },
      { file: 'subgraphs/kit/keeping/migrations-at.ts', reason: 'a start, and the doctor, look before they open the schema' },
      { file: 'subgraphs/kit/keeping/mysql-snapshot.ts', reason: 'a backup reads all schemas over one connection, to have one moment of them' },
      { file: 'subgraphs/kit/keeping/restore-target.ts', reason: 'a restore asks what is there' },
    ] },
  { rule: 'a hint to the planner', pattern: /\bSTRAIGHT_JOIN\b|\b(?:FORCE|USE|IGNORE) (?:INDEX|KEY)\b|\/\*\+/, source: VITESS, reason: 'names of indexes and their use differ between the databases', planted: "const sql = 'SELECT id FROM job FORCE INDEX (job_due)';" },
  {
    rule: 'a name that MySQL reserves', pattern: new RegExp(`(?<![\`\\w.'])(?:${RESERVED.replaceAll(' ', '|')})(?![\`\\w(])`), source: `${MYSQL}keywords.html`, planted: "const sql = 'UPDATE counter SET last_value = 1 WHERE company_id = 1';",
    reason: 'MySQL cannot read the statement; MariaDB and SQLite take it. In backticks all three do, and so does every statement that the kit writes',
  },
  { rule: 'rows returned by a write', pattern: /\bRETURNING\b/, source: 'https://mariadb.com/kb/en/insertreturning/', reason: 'MySQL and TiDB have none', planted: "const sql = 'DELETE FROM job WHERE id = ? RETURNING id';" },
  { rule: 'a write that reads its own table in a subselect', pattern: /^(?:UPDATE|DELETE FROM) (\w+)\b.*(?<!FROM )\(SELECT (?:(?!\bFROM\b).)*FROM \1\b/, source: `${MYSQL}subqueries.html`, reason: 'MySQL refuses it (1093) unless a derived table is between them', planted: "const sql = 'DELETE FROM job WHERE id IN (SELECT id FROM job WHERE due = 1)';" },
  { rule: 'a write of several tables', pattern: /^UPDATE \w+(?: \w+)? (?:INNER |LEFT )?JOIN\b|^DELETE \w+(?:\.\*)? FROM\b|^DELETE FROM .* USING\b/, source: VITESS, reason: 'Vitess does not split it over shards, SQLite has none', planted: "const sql = 'UPDATE job JOIN person ON person.id = job.id SET job.due = 1';" },
  { rule: 'a function that not all have', pattern: /\b(?:MATCH ?\(|AGAINST ?\(|ST_\w+\(|EXTRACTVALUE\(|UPDATEXML\(|JSON_TABLE\(|SOUNDEX\(|LOAD_FILE\(|GROUPING\(|PERCENTILE_\w+\(|MEDIAN\()|\bWITH ROLLUP\b|\bSOUNDS LIKE\b|\bINTERSECT\b|\bEXCEPT\b/, source: TIDB, reason: 'TiDB has no full text, geometry, XML or JSON_TABLE; MariaDB and MySQL differ in the rest', planted: "const sql = 'SELECT id FROM job WHERE MATCH (words) AGAINST (?)';" },
  { rule: 'a type that not all have alike', pattern: /\bCREATE TABLE\b.*\b(?:JSON|ENUM|SET|GEOMETRY|POINT|UUID|INET6?)\b|\bGENERATED ALWAYS\b/i, source: `${MYSQL}json.html`, reason: 'JSON is a text with another collation on MariaDB, its UUID is not on MySQL; values are kept as text', planted: "const sql = 'CREATE TABLE job (id int PRIMARY KEY, payload JSON)';" },
  { rule: 'several statements in one', pattern: /;\s*(?:SELECT|INSERT|UPDATE|DELETE|ALTER|CREATE|DROP)\b/, source: VITESS, reason: 'the driver refuses it, and no database rolls back both', planted: "const sql = 'DELETE FROM job; DELETE FROM person';" },
  { rule: 'another isolation than READ COMMITTED', pattern: /\b(?:SERIALIZABLE|READ UNCOMMITTED|REPEATABLE READ)\b/, source: GALERA, reason: 'Galera has no SERIALIZABLE across nodes, TiDB no READ UNCOMMITTED', planted: "const sql = 'SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE';", uses: [
      { file: 'subgraphs/kit/keeping/mysql-snapshot.ts', reason: 'a backup reads one moment' },
    ] },
  { rule: 'a write that asks for an order and a limit', pattern: /^(?:UPDATE|DELETE FROM) (?:(?!\(SELECT).)* (?:ORDER BY .*)?LIMIT \d/, source: VITESS, reason: 'each shard would take as many', planted: "const sql = 'DELETE FROM job WHERE due = 1 LIMIT 10';" },
];
