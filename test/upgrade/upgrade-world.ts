import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '#kernel/config.js';
import { openDoors, type Send } from '../kills/doors.js';
import { openCompany } from '../kills/open-company.js';
import type { World } from '../kills/world.js';
import { closedTogether } from '../kit/closed-together.js';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { graphUrls, publicUrls } from '../kit/process-addresses.js';
import type { ReleaseTree } from './release-tree.js';

/** A process of either release, that answers calls. */
export interface Side {
  readonly name: string;
  readonly send: Send;
  /** Its commerce host. */
  readonly host: string;
  stop(): Promise<number | null>;
}

/** The company of {@link World} with a catalog key and a returns portal, in databases that the release before made. */
export interface UpgradeWorld extends Omit<World, 'process' | 'send'> {
  /** A process with everything, of the release before. */
  readonly old: Side;
  /** Start one of this release; the first brings the tables up to date. */
  startNew(): Promise<Side>;
  /** Start the hosts of the release before, in front of the subgraphs of this one. */
  startOldHosts(): Promise<Side>;
}

/** Everything but what has its own process in larger sizes, so that the subgraphs are open to others. */
const WITH_OPEN_SUBGRAPHS = 'all,-collector';
const HERE = '.';

/** Start the release before on empty databases, with that company, made by its own command line and graph. */
export const openUpgradeWorld = ({ folder }: ReleaseTree): Promise<UpgradeWorld> => closedTogether((opened) => openParts(folder, opened));

async function openParts(before: string, opened: (() => unknown)[]): Promise<Omit<UpgradeWorld, 'close'>> {
  const data = mkdtempSync(join(tmpdir(), 'portico-upgrade-'));
  opened.push(() => { rmSync(data, { recursive: true, force: true }); });
  const ports = { old: await freePorts(), new: await freePorts(), oldHosts: await freePorts() };
  const shared = { PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', PORTICO_DATA: data, ...databaseSettings(), ...publicUrls(ports.old) };
  const settings = { ...shared, PORT: String(ports.old) };
  const token = await ownersToken(before, settings);
  const started = async (folder: string, own: Settings): Promise<PorticoProcess> => {
    const one = await startProcess({ ...shared, ...own }, folder);
    opened.push(one.stop);
    return one;
  };
  const first = await started(before, settings);
  const { doors, made } = await openCompany(ports.old, token, opened);
  const side = (name: string, port: number, { stop }: PorticoProcess): Side => ({ name, send: openDoors(port, doors), host: `http://127.0.0.1:${String(port + 1)}`, stop });
  return {
    ...made, settings, databases: readConfig(settings).databases,
    old: side('the release before', ports.old, first),
    startNew: async () => side('this release', ports.new, await started(HERE, { PORT: String(ports.new), PORTICO_SERVICES: WITH_OPEN_SUBGRAPHS })),
    startOldHosts: async () => side('hosts of the release before, subgraphs of this one', ports.oldHosts, await started(before, { PORT: String(ports.oldHosts), PORTICO_SERVICES: 'gateway,surfaces', ...graphUrls(ports.new) })),
  };
}

/** What staff need before anything runs, by the command line of that release: the one of this release would bring the tables up to date. */
async function ownersToken(folder: string, settings: Settings): Promise<string> {
  const typed = async (...words: readonly string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, ['dist/bundle/command-line.js', ...words], { cwd: folder, env: { PATH: process.env['PATH'], PORTICO_DEMO: 'off', ...settings } })).stdout;
  await typed('company', 'create', '--name', 'Lume');
  await typed('person', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'OWNER');
  return /pst_\w+/.exec(await typed('token', 'create', '--email', 'ada@example.com'))?.[0] ?? '';
}
