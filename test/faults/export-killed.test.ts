import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '#kernel/config.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDialect } from '../kit/database.js';
import { freePorts } from '../kit/free-ports.js';
import { portico, type Settings } from '../kit/portico-process.js';
import { SHORT_LIVED } from '../kit/short-lived.js';
import { storeEvents } from '../kit/stored-events.js';
import { temporaryFolder } from '../kit/temporary-folder.js';

const [EVENTS, EVERY, MINUTES, MOST_MILLISECONDS_LATER] = [20_000, 60_000, 420_000, 4] as const;
/** Where a kill hits an export does not depend on the database. */
const KILLS = testDialect === 'sqlite' ? 4 : 3;
const DAYS = ['--from', '2026-11-01', '--to', '2026-11-30'] as const;

const [folder, data] = [temporaryFolder(), temporaryFolder()];
let settings: Settings;
beforeAll(async () => {
  settings = { PORTICO_DATA: data, PORT: String(await freePorts()), PORTICO_DEMO: 'off', ...databaseSettings() };
  await storeEvents(readConfig(settings).databases.catalog, { companyId: 1, count: EVENTS, every: EVERY });
  await portico(settings, 'company', 'create', '--name', 'Lume');
}, MINUTES);

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Start an export, and kill it as soon as its part of the file has a size; answers whether it was killed. */
async function killedAt(path: string, size: number): Promise<boolean> {
  const child = spawn(process.execPath, [...SHORT_LIVED, 'dist/bundle/command-line.js', 'export-events', path, ...DAYS], { env: { PATH: process.env['PATH'], ...settings }, stdio: 'ignore' });
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  while (child.exitCode === null && sizeOf(`${path}.part`) < size) await delay(1);
  await delay(randomInt(0, MOST_MILLISECONDS_LATER));
  child.kill('SIGKILL');
  return (await exit)[1] === 'SIGKILL';
}

test.each(['csv', 'ndjson'])(`killed ${String(KILLS)} times, an export to %s has each event once, and the bytes of one that was not [I-EXPORT-2] [REL-R19 I]`, async (ending) => {
  const [whole, path] = [join(folder, `whole.${ending}`), join(folder, `killed.${ending}`)];
  expect(await portico(settings, 'export-events', whole, ...DAYS)).toMatchObject({ status: 0, stderr: '' });
  const size = sizeOf(whole);
  let kills = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const [from, to] = [Math.floor(size / (KILLS + 1) * (kill - 1)), Math.floor(size / (KILLS + 1) * kill)];
    if (await killedAt(path, randomInt(from + 1, to))) kills += 1;
  }
  expect(kills).toBeGreaterThan(1);
  const { status, stdout } = await portico(settings, 'export-events', path, ...DAYS);
  expect([status, /^events +(\d+)$/m.exec(stdout)?.[1]]).toEqual([0, String(EVENTS)]);
  const written = readFileSync(path, 'utf8');
  expect(written === readFileSync(whole, 'utf8')).toBe(true);
  const uids = [...written.matchAll(/^(?:\{"uid":")?(event-\d+)\b/gm)].map(([, uid]) => uid);
  expect([uids.length, new Set(uids).size]).toEqual([EVENTS, EVENTS]);
  expect(readdirSync(folder).sort()).toEqual([`killed.${ending}`, `whole.${ending}`]);
  for (const file of [whole, path]) rmSync(file);
}, MINUTES);
