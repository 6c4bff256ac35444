import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const REPORT_MILLISECONDS = 10_000;

/**
 * Run a program quietly and say every ten seconds that it still runs; answers its exit status and what it printed.
 * `progress` puts into words what is being done at that moment; `env` is set for the program beside our own environment; it runs in `folder`.
 */
export function run(command, args, { title, progress, env = {}, folder = ROOT }) {
  const started = process.hrtime.bigint();
  const seconds = () => Number((process.hrtime.bigint() - started) / 1_000_000_000n);
  process.stderr.write(`${title}\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    const report = setInterval(() => process.stderr.write(`  ${progress()} (${seconds()} s so far)\n`), REPORT_MILLISECONDS);
    child.on('error', (error) => {
      clearInterval(report);
      reject(new Error(`${command} could not be started: ${error.message}`));
    });
    child.on('close', (status) => {
      clearInterval(report);
      resolve({ status, output: Buffer.concat(printed).toString('utf8').trimEnd() });
    });
  });
}
