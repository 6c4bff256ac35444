// A process that counts calls: each line "take <caller> <times> <limit>" is answered with how many of the calls are within the limit.
import { createInterface } from 'node:readline';
import { createLog } from '#kernel/log.js';
import { openLimiter } from '#kit/limiter.js';

const limiter = await openLimiter(process.argv[2], createLog('info'));
process.stdout.write('open\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [, caller = '', times, limit] = line.split(' ');
  const windows = await Promise.all(Array.from({ length: Number(times) }, () => limiter.take(caller)));
  process.stdout.write(`${String(windows.filter(({ used }) => used <= Number(limit)).length)}\n`);
}
await limiter.close();
