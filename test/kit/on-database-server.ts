import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Run a program of the tests, by its `import.meta.url`, again behind a private database server; answers its exit status. */
export const onDatabaseServer = (program: string, args: readonly string[]): number =>
  spawnSync(process.execPath, ['test/kit/with-database-server.mjs', process.execPath, fileURLToPath(program), ...args], { stdio: 'inherit' }).status ?? 1;
