import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const TICKS_A_SECOND = 100;

/** Records what the test files of this worker run. */
export async function recording(root) {
  const recorder = createRequire(import.meta.url)('./recorder.cjs');
  await noteProduct(root, recorder);
  let before = 0;
  return {
    begin: (path) => { recorder.begin(relative(join(root, 'test'), path)); },
    end: () => {
      const now = cpuSeconds();
      recorder.end(now - before);
      before = now;
    },
  };
}

/** What is not seen where the drivers are: statements for the thread of SQLite files, statuses of routes, and operations of the graph that succeed. */
async function noteProduct(root, { note, noteStatement }) {
  const built = (file) => import(pathToFileURL(join(root, 'dist', file)).href);
  const { sqliteThread } = await built('subgraphs/kit/sqlite-thread.js');
  const { run } = sqliteThread;
  sqliteThread.run = (work, ...rest) => {
    if ('statement' in work && process.env.PORTICO_TEST_MYSQL === undefined) noteStatement(work.statement.sql);
    return run(work, ...rest);
  };
  const { operationOf } = await built('shims/kit/handler.js');
  subscribe('http.server.response.finish', ({ request, response }) => {
    const route = operationOf(response);
    if (route !== undefined) note('route', `${route} ${request.method} ${response.statusCode}`);
  });
  subscribe('portico-test:operation', ({ fields }) => { for (const field of fields) note('operation', field); });
}

/** The CPU this process took so far, and the processes that it waited for. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [ofChildren, inTheirSystem] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(13, 15).map(Number);
  return (user + system) / 1e6 + (ofChildren + inTheirSystem) / TICKS_A_SECOND;
}
