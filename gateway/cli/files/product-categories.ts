import { z } from 'zod';
import type { FileProduct } from '../../files/file-product.js';
import { Refusal } from '../refusal.js';
import type { CatalogApi } from './catalog-api.js';
import { listed, type ItemResult } from './catalog-answers.js';
import type { ImportReport } from './import-report.js';

const Category = z.object({ id: z.int(), path: z.string() });

/** Sets the categories of products that are in several: the catalog API takes one with a product, and all of them in a call of their own (document 3, H, PUT categories). */
export class ProductCategories {
  private byPath: Map<string, number> | undefined;
  private readonly api: CatalogApi;

  constructor(api: CatalogApi) {
    this.api = api;
  }

  /** Set those of products that were written; one that the catalog does not have is reported. */
  async set(products: readonly Omit<FileProduct, 'body'>[], results: readonly ItemResult[], report: ImportReport): Promise<void> {
    for (const { index, product_id: id, sku } of results) {
      const place = products[index];
      if (!place?.categories || id === null) continue;
      const known = await this.known();
      const missing = place.categories.filter((path) => !known.has(bare(path)));
      if (missing.length > 0) {
        await report.fault({ row: place.row, sku, status: 'partial', field: 'category', message: `the catalog has no category ${missing.join(', ')}; of a product in several each must be there`, isNote: false });
        continue;
      }
      const body = JSON.stringify({ category_ids: place.categories.map((path) => known.get(bare(path))) });
      await this.api({ method: 'PUT', path: `/products/${String(id)}/categories`, body }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return report.fault({ row: place.row, sku, status: 'partial', field: 'category', message: error.message, isNote: false }); // locked, or kept by the rule of the key
      });
    }
  }

  private async known(): Promise<ReadonlyMap<string, number>> {
    if (this.byPath) return this.byPath;
    this.byPath = new Map();
    for await (const { id, path } of listed(this.api, Category, '/categories')) this.byPath.set(bare(path), id);
    return this.byPath;
  }
}

/** A path without the blanks around its names, and without the `>` in front of one of digits. */
const bare = (path: string): string => path.split('>').map((name) => name.trim()).filter((name) => name !== '').join('>');
