import type { FileProduct } from '../../files/file-product.js';
import type { ProductFile } from '../../files/open-products.js';
import type { CatalogApi, Pause } from './catalog-api.js';
import { ask, BulkRead, ImportRead, QueuedImport, type ItemResult } from './catalog-answers.js';
import { hasAwaitedImages, type ImportReport } from './import-report.js';
import { productParts, type PartLimits, type ProductPart } from './product-parts.js';
import { progressBar } from './progress-bar.js';
import type { ProductCategories } from './product-categories.js';

/** What a file is imported with. */
export interface FileImport {
  readonly api: CatalogApi;
  readonly report: ImportReport;
  readonly pause: Pause;
  /** Show how far it is. */
  readonly show: (progress: string) => void;
  /** The products of the file. */
  readonly total: number;
}

/** What an import of the catalog API takes, and what a call of several products does (document 3, H, Endpoints). */
const [IMPORT, BULK]: readonly [PartLimits, PartLimits] = [{ products: 5000, characters: 6_000_000 }, { products: 100, characters: 600_000 }];

const [FIRST_LOOK, LONGEST_LOOK] = [250, 3000] as const;

/** Products of an import whose images are fetched when they are written. */
export interface AwaitedImages {
  readonly importId: string;
  readonly products: number;
}

/** Import the products of a file, 5,000 at a time, one import after the other; answers whose images are not there yet. A run that is repeated goes on where it stopped: its calls have the keys that they had. */
export async function importFile({ products }: ProductFile, around: FileImport, { run, categories }: { readonly run: string; readonly categories: ProductCategories }): Promise<readonly AwaitedImages[]> {
  let [number, done] = [0, 0];
  const awaited: AwaitedImages[] = [];
  for await (const part of productParts(products(), IMPORT)) {
    if ('unusable' in part) await around.report.refuse(part.unusable);
    else {
      const { importId, results } = await imported(part, around, { key: `${run}-${String(number)}`, done });
      awaited.push({ importId, products: results.filter(hasAwaitedImages).length });
      await reported(part.products, results, around.report);
      await categories.set(part.products, results, around.report);
      number += 1;
    }
    done += 'unusable' in part ? 1 : part.products.length;
    around.show(progressBar(done, { total: around.total, what: 'products' }));
  }
  return awaited.filter((one) => one.products > 0);
}

async function imported({ json }: ProductPart, { api, pause, show, total }: FileImport, { key, done }: { readonly key: string; readonly done: number }): Promise<{ readonly importId: string; readonly results: readonly ItemResult[] }> {
  const { data: { id } } = await ask(api, QueuedImport, { method: 'POST', path: '/imports', body: json, headers: { 'idempotency-key': key } });
  for (let wait: number = FIRST_LOOK; ; wait = Math.min(2 * wait, LONGEST_LOOK)) {
    const { data: { status, processed, results } } = await ask(api, ImportRead, { path: `/imports/${id}` });
    show(progressBar(done + processed, { total, what: 'products' }));
    if (status !== 'queued' && status !== 'processing') return { importId: id, results };
    await pause(wait);
  }
}

/** See what an import of a file would do, with nothing written. */
export async function rehearseFile({ products }: ProductFile, { api, report, show, total }: FileImport): Promise<void> {
  let done = 0;
  for await (const part of productParts(products(), BULK)) {
    if ('unusable' in part) await report.refuse(part.unusable);
    else {
      const { data: { results } } = await ask(api, BulkRead, { method: 'POST', path: '/products/bulk', body: part.json, headers: { 'x-service-dry-run': 'true' } });
      await reported(part.products, results, report);
    }
    done += 'unusable' in part ? 1 : part.products.length;
    show(progressBar(done, { total, what: 'products' }));
  }
}

async function reported(products: readonly Omit<FileProduct, 'body'>[], results: readonly ItemResult[], report: ImportReport): Promise<void> {
  for (const result of results) {
    const place = products[result.index];
    if (place) await report.add(place, result);
  }
}
