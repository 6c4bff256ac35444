import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { FileFault } from '../../files/file-fault.js';
import { readMapping, type Mapping } from '../../files/mapping.js';
import { openProducts, UnknownColumns, type ProductFile } from '../../files/open-products.js';
import { replaceFile } from '../../server/replace-file.js';
import { flag, textOrNull, whole } from '../answers/described.js';
import { command } from '../command.js';
import { catalogApi, requireAnswer } from '../files/catalog-api.js';
import { importFile, rehearseFile } from '../files/import-file.js';
import { ImportReport } from '../files/import-report.js';
import { importState } from '../files/import-state.js';
import { ProductCategories } from '../files/product-categories.js';
import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';
import { WrongUsage } from '../wrong-usage.js';

const INDENT = 2;

const Answer = z.object({
  isDryRun: flag('Whether nothing was written.'),
  created: whole('Products that were made.'), updated: whole('Products that were changed.'), partial: whole('Products of which a part was refused.'), skipped: whole('Products that were left as they are.'),
  failed: whole('Products that were refused.'), invalid: whole('Products of the file that could not be sent.'),
  faults: whole('Lines of the report that are errors.'), notes: whole('Lines of the report that are notes.'), report: textOrNull('The file that says why, row by row; null where there is nothing to say.'),
});

type Imported = z.output<typeof Answer>;

/** Imports a file of products. */
export const importProducts = command({
  words: 'import', subject: 'FILE',
  help: 'Import products from a .csv, .xlsx, .json or .ndjson file through the catalog API, with the key in PORTICO_CATALOG_KEY. What was refused is printed by its row and written to FILE.report.csv; then the exit status is 1.',
  options: {
    mapping: { value: 'FILE', help: 'What the columns hold; a first import of a file with unknown columns proposes one as FILE.mapping.json.' },
    'dry-run': { help: 'Check every product, and write none.' },
    url: { value: 'URL', help: 'Address of the catalog host; that of this deployment by default.' },
  },
  examples: ['import products.csv --dry-run', 'import products.xlsx --mapping products.mapping.json'],
  answers: Answer,
  run: async (session, { subject: path, options }) => {
    const { mapping } = options;
    if (!existsSync(path)) throw new WrongUsage(`${path} does not exist`);
    const text = mapping === undefined ? undefined : textOf(mapping);
    const file = await opened(path, text === undefined ? undefined : refusingFaults(() => readMapping(text)));
    try {
      return await imported({ session, path, file, mapping: text }, options);
    } catch (error) {
      throw asRefusal(error);
    } finally {
      file.close();
    }
  },
  shown: ({ isDryRun, faults, notes: _, report, ...counts }) => (faults > 0 ? undefined : { ...(isDryRun && { 'dry run': 'nothing was written' }), ...counts, ...(report !== null && { report }) }),
  problem: ({ isDryRun, faults, notes: _, report, ...counts }) => {
    const said = Object.entries(counts).filter(([, number]) => number > 0).map(([status, number]) => `${String(number)} ${status}`).join(', ');
    return faults > 0 ? `${said}; ${isDryRun ? 'nothing was written; ' : ''}${report ?? ''} says why, row by row` : undefined;
  },
});

interface Importing {
  readonly session: Session;
  readonly path: string;
  readonly file: ProductFile;
  readonly mapping: string | undefined;
}

async function imported({ session: { config, terminal: { print, show, pause } }, path, file, mapping }: Importing, { url = config.urls.catalog, 'dry-run': dryRun }: Readonly<Record<string, string | undefined>>): Promise<Imported> {
  const api = catalogApi(config, pause, url);
  const total = await count(file);
  print(`${path}: ${file.kind}, ${counted(total)}`);
  if (file.leftOut.length > 0) print(`Columns that are left out: ${file.leftOut.join(', ')}`);
  await requireAnswer(api);
  const report = new ImportReport(`${path}.report.csv`, print);
  const around = { api, report, pause, show, total };
  if (dryRun !== undefined) await rehearseFile(file, around);
  else {
    const state = await importState(path, { around: { signInFile: config.signInFile, clock: systemClock, ids: uuidV7Ids(systemClock) }, where: [url, config.catalogKey ?? '', mapping ?? ''] });
    if (state.isResumed) print('An import of this file has not ended; it goes on');
    const awaited = await importFile(file, around, { run: state.run, categories: new ProductCategories(api) }).catch((error: unknown) => { throw error instanceof Refusal ? new Refusal(`${error.message}. Run the same command again: it goes on where it stopped`, { cause: error }) : error; });
    state.end();
    for (const { importId, products } of awaited) print(`Images of ${counted(products)} are being fetched; what cannot be is a note of GET /imports/${importId}`);
  }
  show('');
  return ended(report, dryRun !== undefined);
}

const counted = (products: number): string => `${products.toLocaleString('en')} ${products === 1 ? 'product' : 'products'}`;

/** Reads the whole file once: one with a fault is refused before anything of it is sent. */
async function count({ products }: ProductFile): Promise<number> {
  let total = 0;
  for await (const _ of products()) total += 1;
  if (total === 0) throw new FileFault('The file has no products');
  return total;
}

async function ended(report: ImportReport, isDryRun: boolean): Promise<Imported> {
  const { counts, faults, notes } = await report.end();
  return { isDryRun, ...counts, faults, notes, report: faults + notes > 0 ? report.file : null };
}

async function opened(path: string, mapping: Mapping | undefined): Promise<ProductFile> {
  try {
    return await openProducts(path, mapping);
  } catch (error) {
    if (!(error instanceof UnknownColumns)) throw asRefusal(error);
    const proposed = `${path}.mapping.json`;
    if (existsSync(proposed)) throw new Refusal(`${error.message}. ${proposed} is there already: run the command with --mapping ${proposed}, or delete it for a new proposal`);
    replaceFile(proposed, `${JSON.stringify(error.proposed, undefined, INDENT)}\n`);
    throw new Refusal(`${error.message}. ${proposed} proposes what they hold: edit it, then run the command again with --mapping ${proposed}`);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${path} cannot be read`, { cause: error });
  }
}

function refusingFaults<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asRefusal(error);
  }
}

const asRefusal = (error: unknown): unknown => (error instanceof FileFault ? new Refusal(error.message, { cause: error }) : error);
