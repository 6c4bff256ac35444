import type { Connection } from 'mysql2/promise';

/** Whether a transaction waits for a lock of a database, not of another that the server has; the table of transactions is a copy that stays old while it is asked for often. */
export async function somebodyWaits(connection: Connection, database: string): Promise<true | undefined> {
  const [rows] = await connection.query('SHOW ENGINE INNODB STATUS');
  const [, now = ''] = JSON.stringify(rows).split('LIST OF TRANSACTIONS FOR EACH SESSION'); // before it stands the last deadlock
  return now.split('---TRANSACTION').some((transaction) => transaction.includes('LOCK WAIT') && transaction.includes(`of table \`${database}\`.`)) ? true : undefined;
}
