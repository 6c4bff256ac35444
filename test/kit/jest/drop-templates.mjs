import { createConnection } from 'mysql2/promise';

/** Drops the schemas that this run's workers copied their databases from (test/kit/migrated-database.ts); a private server is thrown away with them. */
export default async function dropTemplates() {
  const server = process.env.PORTICO_TEST_MYSQL;
  if (server === undefined) return;
  const connection = await createConnection(server.replace(/\/[^/]*$/, '/'));
  const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata WHERE LEFT(schema_name, CHAR_LENGTH(?)) = ?', Array(2).fill(`template_${process.env.PORTICO_TEST_RUN}_`));
  for (const { name } of rows) await connection.query(`DROP DATABASE \`${name}\``);
  await connection.end();
}
