import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { Failure } from '#contract/failure.js';
import type { OpenedProductFile, OpenProductFile, ProductFileContent } from '#subgraph-kit/subgraph.js';
import type { LinesMade, LinesWork } from './product-lines.js';

const PROGRAM = new URL('./product-lines-worker.js', import.meta.url);
const [MOST_WAITING, MOST_MEGABYTES, LONGEST_ENDING] = [4, 256, 10] as const;

/** Reads files of products, one after the other, each on a thread that ends with it. What is kept of a file meanwhile is in a folder of its own, which is removed with it. */
export function productFiles(): OpenProductFile {
  let [last, waiting]: [Promise<unknown>, number] = [Promise.resolve(), 0];
  return async (file) => {
    if (waiting >= MOST_WAITING) throw new Failure('UNAVAILABLE', 'Other files are being read; try again in a minute');
    waiting += 1;
    const mine = last.catch(() => undefined).then(() => open(file));
    last = mine;
    return mine.finally(() => { waiting -= 1; });
  };
}

async function open({ name, content, mapping }: ProductFileContent): Promise<OpenedProductFile> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-file-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const [path, lines] = [join(folder, `products${extname(name).toLowerCase().slice(0, LONGEST_ENDING)}`), join(folder, 'lines')];
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    const made = await onThread({ path, lines, mapping: mapping == null ? undefined : JSON.stringify(mapping) });
    if ('refusal' in made) throw new Failure('BAD_INPUT', made.refusal, { file: [made.refusal], ...(made.proposed && { mapping: made.proposed }) });
    return { ...made, lines: () => createReadStream(lines), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const onThread = (work: LinesWork): Promise<LinesMade> => new Promise((resolve, reject) => {
  const worker = new Worker(PROGRAM, { workerData: work, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  worker.once('message', resolve);
  worker.once('error', (cause: NodeJS.ErrnoException) => { reject(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Failure('BAD_INPUT', 'The file takes more memory than a file may; split it', { file: ['takes too much memory'] }) : cause); });
  worker.once('exit', () => { reject(new Failure('UNAVAILABLE', 'The file could not be read; try again')); }); // nothing after a message
});
