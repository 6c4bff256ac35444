import type { GaleraCluster } from './galera-cluster.js';
import type { GaleraNode } from './galera-node.js';

const TABLES = "SELECT table_schema AS holder, table_name AS name FROM information_schema.tables WHERE table_schema LIKE 'kills\\_%' ORDER BY 1, 2";
/** Galera finds the row of a change by its primary key; without one a DELETE of many rows is not replicated at all. */
const WITHOUT_KEY = `SELECT t.table_schema AS holder, t.table_name AS name FROM information_schema.tables t LEFT JOIN information_schema.table_constraints c
  ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY' WHERE t.table_schema LIKE 'kills\\_%' AND t.table_type = 'BASE TABLE' AND c.table_name IS NULL`;

interface Table { readonly holder: string; readonly name: string }

/** What differs between the nodes of a cluster that nobody writes, table by table, and the tables that cannot be replicated; and how many tables there are. */
export async function nodeFlaws({ nodes }: GaleraCluster): Promise<{ readonly found: string[]; readonly tables: number }> {
  const [first, ...others] = nodes;
  const tables = await first.rows<Table>(TABLES);
  const keyless = await first.rows<Table>(WITHOUT_KEY);
  const sums = await sumsOf(first, tables);
  const found = keyless.map(({ holder, name }) => `${holder}.${name} has no primary key`);
  for (const node of others) {
    const own = await sumsOf(node, tables);
    found.push(...[...sums].flatMap(([table, sum]) => (own.get(table) === sum ? [] : [`${table} is ${sum} on ${first.name} and ${String(own.get(table))} on ${node.name}`])));
  }
  return { found, tables: tables.length };
}

/** The number of rows and the sum of each table, after everything that was committed elsewhere. */
async function sumsOf(node: GaleraNode, tables: readonly Table[]): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>();
  for (const { holder, name } of tables) {
    const [sum] = await node.rows<{ Checksum: unknown }>(`CHECKSUM TABLE \`${holder}\`.\`${name}\``);
    const [count] = await node.rows<{ counted: unknown }>(`SELECT COUNT(*) AS counted FROM \`${holder}\`.\`${name}\``);
    sums.set(`${holder}.${name}`, `${String(count?.counted)} rows, ${String(sum?.Checksum)}`);
  }
  return sums;
}
