import { createReadStream, createWriteStream } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { Clock } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { OpenedProductFile, OpenProductFile, ProductFileContent } from '#subgraph-kit/subgraph.js';
import { companySlots } from '../company-slots.js';
import { isDiskFull } from '../disk-full.js';
import { makeFileFolder, removeFileFolder, sweepFileFolders } from './file-folder.js';
import type { LinesMade, LinesWork } from './product-lines.js';

const PROGRAM = new URL('./product-lines-worker.js', import.meta.url);
const [MOST_WAITING, MOST_OF_COMPANY, MOST_MEGABYTES, LONGEST_ENDING] = [6, 2, 256, 10] as const;
/** A file of the largest size takes half a minute. */
const MOST_MILLISECONDS = 120_000;

/** Reads files of products, one after the other, each on a thread that ends with it. What is kept of a file meanwhile is in a folder of its own, which is removed with it. */
export function productFiles(clock: Clock): OpenProductFile {
  const waiting = companySlots({ most: MOST_WAITING, mostOfCompany: MOST_OF_COMPANY, refusal: () => new Failure('UNAVAILABLE', 'Other files are being read; try again in a minute') });
  let last: Promise<unknown> = Promise.resolve();
  void sweepFileFolders(clock);
  return (file) => waiting.during(file.companyId, () => {
    const mine = last.catch(() => undefined).then(() => open(file));
    last = mine;
    return mine;
  });
}

async function open({ name, content, mapping }: ProductFileContent): Promise<OpenedProductFile> {
  const folder = await makeFileFolder();
  const close = (): Promise<void> => removeFileFolder(folder);
  try {
    const [path, lines] = [join(folder, `products${extname(name).toLowerCase().slice(0, LONGEST_ENDING)}`), join(folder, 'lines')];
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    const made = await onThread({ path, lines, mapping: mapping == null ? undefined : JSON.stringify(mapping) });
    if ('refusal' in made) throw new Failure('BAD_INPUT', made.refusal, { file: [made.refusal], ...(made.proposed && { mapping: made.proposed }) });
    return { ...made, lines: () => createReadStream(lines), close };
  } catch (error) {
    await close();
    throw isDiskFull(error) ? new Failure('UNAVAILABLE', 'The disk for temporary files is full; try again when there is room', {}, { cause: error }) : error;
  }
}

function onThread(work: LinesWork): Promise<LinesMade> {
  const worker = new Worker(PROGRAM, { workerData: work, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  const made = new Promise<LinesMade>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (cause: NodeJS.ErrnoException) => { reject(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('memory') : cause); });
    worker.once('exit', () => { reject(tooMuch('time')); }); // nothing after a message or an error
  });
  const timer = setTimeout(() => void worker.terminate(), MOST_MILLISECONDS);
  return made.finally(() => { clearTimeout(timer); });
}

const tooMuch = (what: 'memory' | 'time'): Failure => new Failure('BAD_INPUT', `The file takes more ${what} than a file may; split it`, { file: [`takes too much ${what}`] });
