import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess } from '../kit/portico-process.js';
import { suiteIf } from '../kit/suite-if.js';
import { temporaryFolder } from '../kit/temporary-folder.js';

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** The commands of the guide, which run the command line in a container, as they are for a process of this machine. */
const commands = (base: number): string => {
  const guide = readFileSync('gateway/docs/deploying.md', 'utf8');
  const block = /```sh\n(portico\(\) \{[^`]*)```/.exec(guide)?.[1] ?? '';
  return block
    .replace('docker compose --profile single exec -T portico node ', '"$NODE" ')
    .replace('http://127.0.0.1:4001/', `http://127.0.0.1:${String(base + 1)}/`);
};

suiteIf(['bash', 'curl'].every(isThere))('the commands of the guide', () => {
  it('begin a company on an empty deployment, up to the first answered call of an integration', async () => {
    const base = await freePorts();
    const settings = { PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', PORTICO_DEMO: 'off', ...databaseSettings() };
    const running = await startProcess(settings);
    const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', commands(base)], { cwd: resolve('.'), env: { PATH: process.env['PATH'], NODE: process.execPath, ...settings } });
    expect(await running.stop()).toBe(0);
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    expect(lines.slice(0, 2)).toEqual(['id    1', 'name  Aurora']);
    expect(lines.some((line) => /^one-time password +\w{20}$/.test(line))).toBe(true);
    expect(lines.filter((line) => line.startsWith('status '))).toEqual(['status         DRAFT', expect.stringMatching(/^status +ACTIVE$/)]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ api_version: 'v1', company: { id: 1, name: 'Aurora' } });
  });
});
