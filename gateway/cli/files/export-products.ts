import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CatalogApi } from './catalog-api.js';
import { listed } from './catalog-answers.js';
import { catalogWords, ExportedProduct } from './exported-products.js';
import { ProductTable } from './product-table.js';
import { Refusal } from '../refusal.js';
import { WrongUsage } from '../wrong-usage.js';

/** What is exported, and where it is shown how far it is. */
export interface Exporting {
  readonly api: CatalogApi;
  readonly withStock: boolean;
  readonly show: (progress: string) => void;
}

/** Write every product of a catalog, by its id, to a file: the file is whole or is not there. Answers how many. */
export async function exportProducts(path: string, { api, withStock, show }: Exporting): Promise<number> {
  const lines = linesFor(path);
  const [draft, count] = [`${path}.${String(process.pid)}.part`, { products: 0 }];
  const counted = async function* (): AsyncIterable<ExportedProduct> {
    for await (const product of listed(api, ExportedProduct, '/products')) {
      count.products += 1;
      show(`${count.products.toLocaleString('en')} products`);
      yield product;
    }
  };
  try {
    await pipeline(Readable.from(lines(counted(), { api, withStock })), createWriteStream(draft));
    renameSync(draft, path);
    return count.products;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error instanceof Refusal || !(error instanceof Error && 'code' in error) ? error : new Refusal(`${path} cannot be written: ${error.message}`, { cause: error });
  }
}

type Lines = (products: AsyncIterable<ExportedProduct>, around: Pick<Exporting, 'api' | 'withStock'>) => AsyncIterable<string>;

function linesFor(path: string): Lines {
  const lines = { '.csv': csvLines, '.ndjson': jsonLines, '.jsonl': jsonLines }[extname(path).toLowerCase()];
  if (!lines) throw new WrongUsage('Products are exported to a file that ends in .csv or .ndjson');
  return lines;
}

const csvLines: Lines = async function* (products, around) {
  const table = new ProductTable(await catalogWords(around.api, around));
  yield table.header();
  for await (const product of products) yield table.lines(product);
};

/** As the catalog API takes a product; empty fields say nothing there. */
const jsonLines: Lines = async function* (products, { withStock }) {
  for await (const { images, variants, ...product } of products) {
    const own = { ...product, image_urls: images.map(({ url }) => url), variants: variants.map(({ stock, ...variant }) => ({ ...variant, ...(withStock && { stock }) })) };
    yield `${JSON.stringify(own)}\n`;
  }
};
