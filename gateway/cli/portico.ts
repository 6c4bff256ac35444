import { commandLine } from './command-line.js';

process.exitCode = await commandLine(process.argv.slice(2), {
  print: (text) => { process.stdout.write(`${text}\n`); },
  complain: (text) => { process.stderr.write(`${text}\n`); },
});
