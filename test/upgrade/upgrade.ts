import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SUBGRAPHS } from '#kernel/config.js';
import type { TableDefinition } from '#subgraph-kit/columns.js';
import { runUpgrade } from './campaign.js';
import { lastRevision, releaseTree, type ReleaseTree } from './release-tree.js';
import { schemasNow, tablesOf } from './released-schema.js';
import { schemaBreaks } from './schema-breaks.js';

const USAGE = 'npm run test:upgrade -- [REVISION] [--seed N]';

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** Run this release beside an older one on the same databases; the exit code says whether anything was wrong. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: [revision = lastRevision(), ...more] } = parseArgs({ args: [...args], allowPositionals: true, options: { seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  if (!Number.isSafeInteger(seed) || more.length > 0) throw new Error(USAGE);
  if (process.env['PORTICO_TEST_MYSQL'] === undefined) throw new Error('Two releases share a database on a server alone: npm run test:upgrade starts one');
  const before = releaseTree(revision, say);
  for (const one of await breaksSince(before)) say(one);
  say(`Upgrading from ${before.commit} with --seed ${String(seed)}`);
  const { found, figures } = await runUpgrade({ before, seed, say });
  for (const one of found) say(`found: ${one}`);
  say(`${JSON.stringify(figures)}; ${String(found.length)} found`);
  return found.length === 0 ? 0 : 1;
}

/** What the tables alone say, of that release by its own definitions. */
async function breaksSince({ folder }: ReleaseTree): Promise<string[]> {
  const now = schemasNow();
  const each = await Promise.all(SUBGRAPHS.map(async (name) => {
    const made = await import(pathToFileURL(join(folder, `dist/subgraphs/${name}/migrations.js`)).href) as Readonly<Record<string, readonly TableDefinition[]>>;
    const old = tablesOf(made[`${name.toUpperCase()}_TABLES`] ?? []);
    const [before, after] = [old, now[name]].map((tables) => `${String(Object.keys(tables).length)} tables, ${String(Object.values(tables).flatMap(({ columns }) => Object.keys(columns)).length)} columns`);
    return [`${name}: ${String(before)} before, ${String(after)} now`, ...schemaBreaks(old, now[name]).map((one) => `${name}, breaking by the tables alone: ${one}`)];
  }));
  return each.flat();
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack ?? error.message : String(error)}\n`);
  return 1;
});
