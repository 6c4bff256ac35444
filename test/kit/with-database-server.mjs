// node test/kit/with-database-server.mjs [--many-tables] <program> <argument>...: runs a program with PORTICO_TEST_MYSQL set to the address of a private
// MariaDB, or MySQL where PORTICO_TEST_SERVER is mysql, which is gone afterwards however the program ends. With --many-tables, for programs that make and drop
// thousands, it keeps no statistics of tables on disk, which is half the cost of making one, and no file of each, which is a third of the rest.
import { spawn } from 'node:child_process';
import { startDatabaseServer } from './database-server.mjs';

const FAILED = 1;
const MANY_TABLES = '--many-tables';

async function main(given) {
  const makesMany = given[0] === MANY_TABLES;
  const [command, ...args] = makesMany ? given.slice(1) : given;
  let child;
  // Before the program runs, ending this process ends the server; afterwards the signal is passed to the program, and this process ends after it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (child ? child.kill(signal) : process.exit(FAILED)));
  process.stderr.write('Starting a private database server ...\n');
  const { url, stop } = await startDatabaseServer({ settings: makesMany ? ['--innodb-stats-persistent=0', '--innodb-file-per-table=0'] : [] });
  child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PORTICO_TEST_MYSQL: url } });
  const status = await new Promise((resolve) => {
    child.on('error', (error) => { process.stderr.write(`${command}: ${error.message}\n`); resolve(FAILED); });
    child.on('close', (code) => resolve(code ?? FAILED));
  });
  await stop();
  return status;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  return FAILED;
});
