// On the embedded database only: what the pages print is the same on both, and the contract tests send the same calls to both.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROLES } from '../../gateway/server/guides/guide-list.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { compared, printedCommands, type PrintedCommands } from '../kit/printed-commands.js';
import { suiteIf } from '../kit/suite-if.js';
import { temporaryFolder } from '../kit/temporary-folder.js';

const isThere = (program: string): boolean => spawnSync(program, [program === 'openssl' ? 'version' : '--version']).status === 0;

/** One demo company serves them all: each page assumes no more than that it is there. */
const PAGES = ['README.md', ...ROLES.guides.map((name) => `gateway/docs/${name}.md`)];

/** The rows of the page of first tasks: a page, and which of its blocks, counted from the top, do the task. */
const TASKS = [...readFileSync('gateway/docs/first-tasks.md', 'utf8').matchAll(/^\|.*\]\((\S+\.md)#\S*\) \| ([\d, ]+) \| (\d+) \|$/gm)]
  .map(([, page = '', numbers = '', steps]) => ({ page, numbers: numbers.split(', ').map(Number), steps: Number(steps) }));

/** The demo company of a machine that does much else. */
const MOST_MILLISECONDS = 600_000;

const BEGINS = '\u001E block ';
const FIRST_PORT = 4000;

let running: PorticoProcess;
let folder: string;
let settings: Settings;

/** The commands run in a folder with the data of the product that was started, and the rest of a clone. */
async function start(): Promise<void> {
  folder = temporaryFolder();
  for (const name of ['package.json', 'gateway', 'shims', 'subgraphs', 'dist', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  settings = { PORT: String(await freePorts()), PORTICO_DATA: join(folder, 'data'), PORTICO_MIN_FREE_MB: '1' };
  running = await startProcess({ ...settings, PORTICO_DEMO: 'on' });
}

/** What each block of commands prints, all of them pasted into one shell. */
async function outputs(blocks: readonly string[]): Promise<readonly string[]> {
  const script = ['exec 2>&1', ...blocks.map((commands) => `printf '%s\\n' '${BEGINS}'\n${commands}`)].join('\n');
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', script], { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, ...settings }, maxBuffer: 64 * 1024 * 1024 });
  return stdout.split(`${BEGINS}\n`).slice(1);
}

/** Pages have the ports of a start without settings. */
const withUsualPorts = (text: string): string => text.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(Number(port) - Number(settings['PORT']) + FIRST_PORT));

/** The start itself is one of the commands; it was given before. */
const isStart = (commands: string): boolean => commands.trim() === 'npm start';

const withUsualAddresses = (commands: string): string => commands.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(Number(port) - FIRST_PORT + Number(settings['PORT'])));

function blockOf(blocks: readonly PrintedCommands[], number: number): PrintedCommands {
  const block = blocks[number - 1];
  if (!block) throw new Error(`The page has no block ${String(number)}`);
  return block;
}

suiteIf(['bash', 'curl', 'openssl'].every(isThere))('the commands of the pages, on a fresh start,', () => {
  beforeAll(start, MOST_MILLISECONDS);
  afterAll(async () => { expect(await running.stop()).toBe(0); });

  const expectPrinted = async (blocks: readonly PrintedCommands[]): Promise<void> => {
    expect(blocks.length).toBeGreaterThan(0);
    const printed = await outputs(blocks.map(({ commands }) => (isStart(commands) ? '' : withUsualAddresses(commands))));
    const all = blocks.map(({ line, commands, printed: said }, at) => ({ line, ...compared(said, withUsualPorts(isStart(commands) ? running.said() : printed[at] ?? '')) }));
    expect(all.map(({ line, was }) => `line ${String(line)}\n${was}`)).toEqual(all.map(({ line, said }) => `line ${String(line)}\n${said}`));
  };

  test.each(PAGES)('print what %s says', (page) => expectPrinted(printedCommands(readFileSync(page, 'utf8'))));

  test('do each of the twelve first tasks in as many steps as are said, and nothing but these', async () => {
    expect(TASKS.length).toBe(12);
    for (const { page, numbers, steps } of TASKS) {
      expect([page, numbers.length]).toEqual([page, steps]);
      const blocks = printedCommands(readFileSync(`gateway/docs/${page}`, 'utf8'));
      await expectPrinted(numbers.map((number) => blockOf(blocks, number)));
    }
  });
});
