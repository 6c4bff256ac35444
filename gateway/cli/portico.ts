import { commandLine } from './command-line.js';

const OTHERS = 0o077;
const GRACE_MILLISECONDS = 1000;

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // a reader that has seen enough (head) ends no command half way
process.umask(OTHERS); // files this process writes are readable by their owner alone
process.exitCode = await commandLine(process.argv.slice(2), {
  print: (text) => { process.stdout.write(`${text}\n`); },
  ...(process.stderr.isTTY && { show: (text: string) => { process.stderr.write(`\r\u001b[2K${text}`); } }),
  complain: (text) => { process.stderr.write(`${text}\n`); },
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
});
setTimeout(() => { process.exit(); }, GRACE_MILLISECONDS).unref(); // a server that hangs may still hold a connection that the doctor gave up
